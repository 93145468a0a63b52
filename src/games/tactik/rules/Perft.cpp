#include "games/tactik/rules/Perft.h"

#include <algorithm>

namespace tactik::rules {
namespace {

std::uint64_t leavesOf(Position& position, int depth) {
    if (depth <= 0) return 1;
    if (position.over()) return 0;
    const std::vector<Act> acts = position.legalActs(position.awaited().front());
    if (depth == 1) return acts.size();
    std::uint64_t leaves = 0;
    for (const Act& act : acts) {
        position.play(act);
        leaves += leavesOf(position, depth - 1);
        position.undo();
    }
    return leaves;
}

}  // namespace

std::uint64_t perft(const Position& position, int depth) {
    Position moving = position;
    return leavesOf(moving, std::min(depth, kMaxPerftDepth));
}

}  // namespace tactik::rules
