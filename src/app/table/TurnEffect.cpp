#include "app/table/TurnEffect.h"

#include <algorithm>

#include "app/table/TopPiece.h"

namespace app {

TurnEffect::TurnEffect(const game::View& view, game::Action action) {
    const std::vector<game::PieceState> pieces = view.pieces();
    const std::vector<game::Hop> hops = netHopsOf(view.foreseen(action));
    for (const game::Hop& hop : hops) {
        const game::PieceState& before = hop.before;
        const game::PieceState& after = hop.after;
        Change change{.owner = before.owner.value,
                      .shape = before.shape,
                      .face = before.face,
                      .from = before.place.area,
                      .shapeAfter = after.shape,
                      .faceAfter = after.face,
                      .area = after.place.area,
                      .spot = after.place.spot,
                      .found = kAnything};
        if (before.place.area == after.place.area) {
            const game::PieceState* const below = topPieceAt(pieces, hops, after.place);
            change.found = below == nullptr ? kNothing : below->owner.value;
        }
        changes_.push_back(change);
    }
    std::sort(changes_.begin(), changes_.end());
}

}  // namespace app
