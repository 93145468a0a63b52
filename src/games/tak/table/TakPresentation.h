#pragma once

#include "ui/game/Presentation.h"

namespace tak::table {

/// Flats, walls and capstones as icons; turns are typed as PTN writes them; roads are what players look for.
class TakPresentation final : public ui::game::Presentation {
  public:
    [[nodiscard]] ui::kit::Shape icon(std::string_view name) const override;
    [[nodiscard]] bool beginsTurn(char character) const override;
    /// Stacks of two and more; what can be lifted is the carry limit's (rule 10).
    [[nodiscard]] std::vector<Layer> stackAt(const game::View& view, game::Place place) const override;
    [[nodiscard]] bool hasProspects() const override { return true; }
    /// How far each player is from a road (rules::roadDistance()).
    [[nodiscard]] std::vector<Prospect> prospects(const i18n::Catalogue& texts,
                                                  const game::View& view) const override;
    /// Flats, to whole ones, with komi: "Black 11 with komi 2".
    [[nodiscard]] std::string expectation(const i18n::Catalogue& texts, const game::View& view,
                                          game::PlayerId player, double points) const override;
};

}  // namespace tak::table
