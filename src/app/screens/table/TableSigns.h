#pragma once

#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "scene/Components.h"
#include "ui/game/Presentation.h"
#include "ui/screens/PlayCounts.h"

namespace app {

class Shell;
class TableSession;

/// Signs over the board: how near each player is to winning, announced threats, and those of other parts.
class TableSigns final : public PlayPart {
  public:
    /// Signs from other parts, refreshed before: drawn below and above the board's own.
    struct OtherSigns {
        const std::vector<scene::Sign>& below;
        const std::vector<scene::Sign>& above;
    };
    TableSigns(Shell& shell, const OtherSigns& others) : shell_(shell), others_(others) {}

    void refresh(const ui::kit::Context& ui, float seconds) override;
    void claim(ui::screens::PlayNeeds& needs) const override { needs.prospects = !prospects_.empty(); }
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    /// While `on`, draws nothing over the board.
    void setPlain(bool on) { plain_ = on; }
    /// The texts about the players, one on each line.
    [[nodiscard]] std::string text() const override;

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
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    OtherSigns others_;
    Shown shown_;
    std::vector<scene::Sign> signs_;
    std::vector<ui::screens::ProspectView> prospects_;
    bool plain_ = false;
};

}  // namespace app
