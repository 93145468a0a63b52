#pragma once

#include <string>
#include <vector>

#include "app/screens/table/ShownPosition.h"
#include "app/thinking/Forecast.h"
#include "scene/Marks.h"
#include "ui/kit/Context.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TablePanels;
class TableSession;
class TableThoughts;

/// Shows the expected end of the game while the position is analysed: tiles on places with an expected owner,
/// and sums above the board. Nothing is shown until enough games have been played.
class TableForecast {
  public:
    TableForecast(Shell& shell, TablePanels& panels, TableThoughts& thoughts);

    /// True if the shown forecast may have changed.
    [[nodiscard]] bool update();
    /// Makes signs and words anew if they have changed; call once a frame.
    void pass();
    /// Adds its signs.
    void mark(scene::Marks& marks) const;
    /// Updates the panels; call before each frame.
    void refresh(const ui::kit::Context& ui);
    void toggle();
    [[nodiscard]] bool thinking() const { return forecast_.thinking(); }

    /// The text above the board, one entry on each line.
    [[nodiscard]] std::string text() const;

  private:
    [[nodiscard]] TableSession& table() const;
    [[nodiscard]] bool open() const;
    void addSigns(const ui::kit::Palette& palette);
    void addWords(const ui::kit::Palette& palette);

    /// What signs and words were made for.
    struct Made {
        int games = 0;  ///< 0: nothing is shown
        ShownPosition position = {};
        std::string theme = {};
        bool highContrast = false;
        std::string language = {};
        friend bool operator==(const Made&, const Made&) = default;
    };

    Shell& shell_;
    TablePanels& panels_;
    TableThoughts& thoughts_;
    Forecast forecast_;
    ShownPosition position_;
    Made made_;
    std::vector<scene::Sign> signs_;
    std::vector<ui::screens::ProspectView> words_;
};

}  // namespace app
