#pragma once

#include <algorithm>
#include <vector>

#include "game/Transition.h"

namespace app {

/// The top one of the pieces at a place, without those that these hops move; null if there is none.
[[nodiscard]] inline const game::PieceState* topPieceAt(const std::vector<game::PieceState>& pieces,
                                                        const std::vector<game::Hop>& hops,
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

}  // namespace app
