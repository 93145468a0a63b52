#pragma once

#include <string>
#include <vector>

#include "scene/Marks.h"
#include "ui/game/Presentation.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TablePanels;
class TableSession;

/// Signs over the board: the numbers of the move being entered and of engines' turns, how near each player is
/// to winning, and announced threats.
class TableSigns {
  public:
    TableSigns(Shell& shell, TablePanels& panels) : shell_(shell), panels_(panels) {}

    /// Signs from other parts: drawn below and above the board's own.
    struct OtherSigns {
        const std::vector<scene::Sign>& below;
        const std::vector<scene::Sign>& above;
    };
    /// Updates signs and panels; call before each frame.
    void refresh(const ui::kit::Context& ui, const OtherSigns& others);
    /// While `on`, draws nothing over the board.
    void setPlain(bool on) { plain_ = on; }
    /// The texts about the players, one on each line.
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
