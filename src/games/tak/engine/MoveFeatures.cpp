#include "games/tak/engine/MoveFeatures.h"

namespace tak::engine {
namespace {

using namespace rules;

/// Empty squares that a path of one stone, and of two, can reach from a rim.
struct Steps {
    Bitboard one;
    Bitboard two;
};

Steps stepsFrom(Bitboard reach, Bitboard own, Bitboard empty) {
    const Bitboard one = reach & empty;
    Bitboard wider = grown(one);
    Bitboard joined = wider & own;
    for (Bitboard before = 0; joined != before;) {
        before = joined;
        wider |= grown(joined);
        joined = wider & own;
    }
    return {one, (wider | one) & empty};
}

void countLines(Bitboard squares, int size, std::array<std::int8_t, 16>& lines) {
    for (int i = 0; i < size; ++i) {
        lines[static_cast<std::size_t>(i)] = static_cast<std::int8_t>(count(squares & (kRank1 << (8 * i))));
        lines[static_cast<std::size_t>(8 + i)] = static_cast<std::int8_t>(count(squares & (kFileA << i)));
    }
}

}  // namespace

Bitboard takSquares(const Position& p, Color c) {
    const Bitboard own = p.roadSquares(c);
    const Bitboard empty = p.empty();
    const RoadReach reach = roadReach(own, p.size());
    const Steps left = stepsFrom(reach.left, own, empty);
    const Steps right = stepsFrom(reach.right, own, empty);
    const Steps bottom = stepsFrom(reach.bottom, own, empty);
    const Steps top = stepsFrom(reach.top, own, empty);
    return (left.one & right.two) | (left.two & right.one) | (bottom.one & top.two) | (bottom.two & top.one);
}

MoveContext::MoveContext(const Position& position, Move last)
    : p_(position),
      color_(position.toMove()),
      own_(position.roadSquares(color_)),
      enemy_(position.roadSquares(!color_)),
      takSquares_(takSquares(position, color_)),
      stopSquares_(takSquares(position, !color_)),
      phase_(phaseOf(position)) {
    if (!last.isNone()) {
        lastEnd_ = bit(last.destination());
        lastAround_ = grown(lastEnd_);
    }
    countLines(own_, p_.size(), ownLines_);
    countLines(enemy_, p_.size(), enemyLines_);
}

}  // namespace tak::engine
