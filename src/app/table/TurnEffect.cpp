#include "app/table/TurnEffect.h"

#include <algorithm>

namespace app {
namespace {

/// The top one of the pieces at a place, without those that the turn moves; null if there is none.
const game::PieceState* topAt(const std::vector<game::PieceState>& pieces, const std::vector<game::Hop>& hops,
                              game::Place place) {
    const game::PieceState* top = nullptr;
    for (const game::PieceState& piece : pieces) {
        const bool moves = std::any_of(hops.begin(), hops.end(),
                                       [&](const game::Hop& hop) { return hop.before.id == piece.id; });
        if (moves || !piece.place.sameSpot(place)) continue;
        if (top == nullptr || top->place.level < piece.place.level) top = &piece;
    }
    return top;
}

}  // namespace

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
            const game::PieceState* const below = topAt(pieces, hops, after.place);
            change.found = below == nullptr ? kNothing : below->owner.value;
        }
        changes_.push_back(change);
    }
    std::sort(changes_.begin(), changes_.end());
}

}  // namespace app
