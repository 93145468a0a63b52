#pragma once

#include "ui/game/Presentation.h"

namespace caravan::table {

/// Cards as icons, with the same pegs as on the table; players in the colours of their camels.
class CaravanPresentation final : public ui::game::Presentation {
  public:
    /// "card1" to "card5".
    [[nodiscard]] ui::kit::Shape icon(std::string_view name) const override;
    [[nodiscard]] ImVec4 seatColor(const ui::kit::Palette& palette, game::PlayerId player) const override;
    [[nodiscard]] bool beginsTurn(char character) const override;
    [[nodiscard]] std::vector<Gesture> gestures() const override;
};

}  // namespace caravan::table
