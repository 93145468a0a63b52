#include "games/tak/play/FirstPlacement.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace tak::play {
namespace {

/// Twice the distance from the middle of the board, by rows and columns.
int fromMiddle(rules::Square square, int size) {
    return std::abs(2 * square.file() - (size - 1)) + std::abs(2 * square.rank() - (size - 1));
}

/// The distance to the nearest piece.
int fromPieces(rules::Square square, const rules::Position& position) {
    int least = 2 * position.size();
    for (rules::Bitboard left = position.occupied(); left != 0;) {
        const rules::Square other = rules::takeFirst(left);
        least =
            std::min(least, std::abs(square.file() - other.file()) + std::abs(square.rank() - other.rank()));
    }
    return least;
}

}  // namespace

rules::Move firstPlacement(const rules::Position& position) {
    const bool others = position.placementColor() != position.toMove();
    const auto worth = [&](rules::Square square) {
        const int middle = fromMiddle(square, position.size());
        return std::tuple(others ? middle : -middle, fromPieces(square, position));
    };
    rules::Bitboard left = position.empty();
    rules::Square best = rules::takeFirst(left);
    while (left != 0)
        if (const rules::Square square = rules::takeFirst(left); worth(square) > worth(best)) best = square;
    return position.flatPlacement(best);
}

}  // namespace tak::play
