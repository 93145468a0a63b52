#pragma once

#include <string>
#include <vector>

#include "scene/Components.h"
#include "ui/game/Presentation.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TablePanels;
class TableSession;

/// What is drawn over the board to read it by: the numbers of the move being entered and of what engines
/// consider, how near each player is to winning, and what was announced.
class TableSigns {
  public:
    TableSigns(Shell& shell, TablePanels& panels) : shell_(shell), panels_(panels) {}

    /// Signs of others: those below the board's own, and those above.
    struct OtherSigns {
        const std::vector<scene::Sign>& below;
        const std::vector<scene::Sign>& above;
    };
    /// Gives signs to the table and numbers to the panels. Before each frame.
    void refresh(const ui::kit::Context& ui, const OtherSigns& others);
    /// Nothing is drawn over the board, while this is on.
    void setPlain(bool on) { plain_ = on; }
    /// What is said of the players, a line each.
    [[nodiscard]] std::string text() const;

  private:
    struct Shown {
        bool prospects = false;
        bool threats = false;
        std::string language;
        std::string theme;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    void readBoard(const ui::kit::Context& ui);
    void addProspects(const ui::kit::Context& ui);
    void refreshCounts();
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    TablePanels& panels_;
    Shown shown_;
    std::vector<scene::Sign> signs_;
    bool plain_ = false;
};

}  // namespace app
