#pragma once

#include <utility>

#include "games/tak/rules/Move.h"
#include "games/tak/rules/Types.h"

namespace tak::rules {

class Position;

/// The ways to turn and mirror a board. The bits of a symmetry: 1 mirrors the files, 2 mirrors the ranks, 4
/// exchanges files and ranks afterwards. 0 changes nothing.
inline constexpr int kSymmetries = 8;
inline constexpr int kMirrored = 1;
inline constexpr int kTurnedRight = 4 | 1;
inline constexpr int kTurnedLeft = 4 | 2;

/// The square to which a symmetry maps this one.
[[nodiscard]] constexpr Square turned(Square s, int symmetry, int size) {
    int file = s.file();
    int rank = s.rank();
    if ((symmetry & 1) != 0) file = size - 1 - file;
    if ((symmetry & 2) != 0) rank = size - 1 - rank;
    if ((symmetry & 4) != 0) std::swap(file, rank);
    return {file, rank};
}

/// The direction to which it maps this one.
[[nodiscard]] constexpr Direction turned(Direction d, int symmetry) {
    using enum Direction;
    // By the order of the enum: up, down, right, left.
    constexpr Direction kFilesMirrored[] = {Up, Down, Left, Right};
    constexpr Direction kRanksMirrored[] = {Down, Up, Right, Left};
    constexpr Direction kExchanged[] = {Right, Left, Up, Down};
    if ((symmetry & 1) != 0) d = kFilesMirrored[static_cast<int>(d)];
    if ((symmetry & 2) != 0) d = kRanksMirrored[static_cast<int>(d)];
    if ((symmetry & 4) != 0) d = kExchanged[static_cast<int>(d)];
    return d;
}

/// The move that does on the turned board what this one does on a board of this size.
[[nodiscard]] constexpr Move turned(Move move, int symmetry, int size) {
    const Square square = turned(move.square(), symmetry, size);
    if (move.isStackPlacement()) return Move::stackPlacement(square);
    if (move.isPlacement()) return Move::placement(square, move.kind());
    return Move::spread(square, turned(move.direction(), symmetry), move.pattern());
}

/// The position on the turned board, with the same set-up and ply.
[[nodiscard]] Position turned(const Position& position, int symmetry);

}  // namespace tak::rules
