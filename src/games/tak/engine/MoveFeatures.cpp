#include "games/tak/engine/MoveFeatures.h"

namespace tak::engine {
namespace {

using namespace rules;

void countLines(Bitboard squares, int size, std::array<std::int8_t, 16>& lines) {
    for (int i = 0; i < size; ++i) {
        lines[static_cast<std::size_t>(i)] = static_cast<std::int8_t>(count(squares & (kRank1 << (8 * i))));
        lines[static_cast<std::size_t>(8 + i)] = static_cast<std::int8_t>(count(squares & (kFileA << i)));
    }
}

}  // namespace

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
