#pragma once

#include <string>
#include <vector>

#include "app/screens/table/ShownPosition.h"
#include "app/thinking/Forecast.h"
#include "scene/Marks.h"
#include "ui/kit/Context.h"

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
    /// Updates signs and panels; call before each frame.
    void refresh(const ui::kit::Context& ui);
    void toggle();
    [[nodiscard]] bool thinking() const { return forecast_.thinking(); }

    /// Signs to draw on the table.
    [[nodiscard]] const std::vector<scene::Sign>& signs() const { return signs_; }
    /// The text above the board, one entry on each line.
    [[nodiscard]] std::string text() const;

  private:
    [[nodiscard]] TableSession& table() const;
    [[nodiscard]] bool open() const;
    void addSigns(const ui::kit::Context& ui);
    void addWords(const ui::kit::Context& ui);

    Shell& shell_;
    TablePanels& panels_;
    TableThoughts& thoughts_;
    Forecast forecast_;
    ShownPosition position_;
    std::vector<scene::Sign> signs_;
};

}  // namespace app
