#pragma once

#include "games/tactik/table/KeyWords.h"
#include "ui/game/Presentation.h"

namespace tactik::table {

/// Cards as icons, the four colours of the seats, and how far each player has come.
class TactikPresentation final : public ui::game::Presentation {
  public:
    /// "card" and the card's text in notation: "card1" to "card12", "cardS", "card7".
    [[nodiscard]] ui::kit::Shape icon(std::string_view name) const override;
    [[nodiscard]] bool handAtEdge() const override { return true; }
    [[nodiscard]] ImVec4 seatColor(const ui::kit::Palette& palette, game::PlayerId player) const override;
    /// Capital letters of the colours, which leave the small ones to keys of the table; numbers and a Swap
    /// are passed by their names.
    [[nodiscard]] bool beginsTurn(char character) const override;
    [[nodiscard]] std::vector<Gesture> gestures() const override;
    [[nodiscard]] const char* byKeys(std::string_view msgid) const override { return table::byKeys(msgid); }
    /// The last played cards on the pile, in the colours of their players.
    [[nodiscard]] std::vector<Layer> pileAt(const game::View& view, game::Place place) const override;
    [[nodiscard]] bool hasProspects() const override { return true; }
    /// Pawns at home and steps to go; the cells that are taken and those that are free.
    [[nodiscard]] std::vector<Prospect> prospects(const i18n::Catalogue& texts,
                                                  const game::View& view) const override;
};

}  // namespace tactik::table
