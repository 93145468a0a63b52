#pragma once

#include "games/tak/table/KeyWords.h"
#include "ui/game/Presentation.h"

namespace tak::table {

// ---- what shared screens say of Tak (app::CatalogEntry)
inline constexpr base::Msgid kSayAnnouncements = base::msgid("Say “Tak”");
inline constexpr base::Msgid kMarkAnnouncements = base::msgid("Mark threats");
inline constexpr base::Msgid kAboutMarks =
    base::msgid("Marks on the board where a threat would be carried out.");

/// Tak's icons for flats, walls and capstones, its typed turns (PTN), and its prospects: distances to a road.
class TakPresentation final : public ui::game::Presentation {
  public:
    [[nodiscard]] ui::kit::Shape icon(std::string_view name) const override;
    [[nodiscard]] bool beginsTurn(char character) const override;
    /// How stacks are lifted and spread.
    [[nodiscard]] std::vector<Gesture> gestures() const override;
    [[nodiscard]] const char* byKeys(std::string_view msgid) const override { return table::byKeys(msgid); }
    /// Stacks of two pieces or more; the carry limit decides which pieces can be lifted (rule 10).
    [[nodiscard]] std::vector<Layer> pileAt(const game::View& view, game::Place place) const override;
    [[nodiscard]] bool hasProspects() const override { return true; }
    /// The distance of each player from a road (rules::roadDistance()).
    [[nodiscard]] std::vector<Prospect> prospects(const i18n::Catalogue& texts,
                                                  const game::View& view) const override;
    /// The expected number of flats, rounded to whole ones, with komi: "Black 11 with komi 2".
    [[nodiscard]] std::string expectation(const i18n::Catalogue& texts, const game::View& view,
                                          game::PlayerId player, double points) const override;
};

}  // namespace tak::table
