#pragma once

#include "ui/game/Presentation.h"

namespace tactiki::table {

/// Figures and ranks as icons; the players in the colours of rain and sun.
class TactikiPresentation final : public ui::game::Presentation {
  public:
    /// "rank1" to "rank5", "tiki", "tac"; before the game "ready", "shuffle", "mirror", "bench", "own"; in a
    /// player's line "statue", "defeated", "unseen".
    [[nodiscard]] ui::kit::Shape icon(std::string_view name) const override;
    [[nodiscard]] ImVec4 seatColor(const ui::kit::Palette& palette, game::PlayerId player) const override;
    [[nodiscard]] bool beginsTurn(char character) const override;
    [[nodiscard]] std::optional<base::Msgid> brief(std::string_view notation) const override;
    [[nodiscard]] std::vector<Gesture> gestures() const override;
    [[nodiscard]] std::vector<Layer> pileAt(const game::View& view, game::Place place) const override;
};

}  // namespace tactiki::table
