#pragma once

#include "games/hex/table/HexTable.h"
#include "ui/game/Presentation.h"

namespace hex::table {

/// Players in the colours of their stones. There is nothing to choose from, and so there are no icons.
class HexPresentation final : public ui::game::Presentation {
  public:
    [[nodiscard]] ui::kit::Shape icon(std::string_view) const override { return {}; }
    [[nodiscard]] ImVec4 seatColor(const ui::kit::Palette&, game::PlayerId player) const override {
        const glm::vec3 color = kColors[player.value];
        return {color.x, color.y, color.z, 1};
    }
    [[nodiscard]] bool beginsTurn(char character) const override {
        return character >= 'a' && character < 'a' + rules::kWidest;
    }
    [[nodiscard]] std::vector<Gesture> gestures() const override {
        using base::msgid;
        return {{Gesture::By::Mouse, msgid("Put a stone on a hexagon"), msgid("Click")},
                {Gesture::By::Touch, msgid("Put a stone on a hexagon"), msgid("Tap")}};
    }
};

}  // namespace hex::table
