#pragma once

#include <string>
#include <vector>

#include "app/screens/table/ShownPosition.h"
#include "scene/Marks.h"
#include "ui/kit/Context.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TablePanels;
class TableSession;

/// Signs over the board: how near each player is to winning, and announced threats; and the numbers of the
/// move being entered and of engines' turns.
class TableSigns {
  public:
    TableSigns(Shell& shell, TablePanels& panels) : shell_(shell), panels_(panels) {}

    /// Makes signs and texts anew if they have changed; call once a frame.
    void pass();
    /// Adds its signs.
    void mark(scene::Marks& marks) const;
    /// Updates the panels; call before each frame.
    void refresh();
    /// The texts about the players, one on each line.
    [[nodiscard]] std::string text() const;

  private:
    /// What signs and texts were made for.
    struct Made {
        ShownPosition position = {};
        bool prospects = false;
        bool threats = false;
        std::string theme = {};
        bool highContrast = false;
        std::string language = {};
        friend bool operator==(const Made&, const Made&) = default;
    };
    void addProspects();
    void refreshCounts();
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    TablePanels& panels_;
    Made made_;
    std::vector<scene::Sign> signs_;
    std::vector<ui::screens::ProspectView> prospects_;
};

}  // namespace app
