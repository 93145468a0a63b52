#include "games/tak/play/puzzles/TinueMarks.h"

#include <algorithm>

#include "games/tak/engine/Tinue.h"
#include "games/tak/rules/Threat.h"

namespace tak::play {
namespace {

constexpr std::uint64_t kNodesAMove = 10'000;
constexpr std::uint64_t kNodesAGame = 100'000;

bool isTakMark(char c) { return c == '\'' || c == '"'; }

bool marksTinue(const std::string& marks) {
    return marks.find("''") != std::string::npos || marks.find('"') != std::string::npos;
}

}  // namespace

void markTinue(rules::PtnGame& game, const std::stop_token& stop) {
    engine::TinueSolver solver;
    std::uint64_t left = kNodesAGame;
    rules::Position position = game.start;
    for (const int node : game.tree.mainLine()) {
        if (stop.stop_requested()) return;
        (void)position.make(game.tree.node(node).move);
        std::string marks = game.tree.node(node).marks;
        if (left == 0 || marksTinue(marks) || !threatensRoad(position)) continue;
        const std::uint64_t nodes = std::min(left, kNodesAMove);
        left -= nodes;
        if (solver.isTinue(position, {.nodes = nodes}) != engine::TinueVerdict::Proven) continue;
        std::erase_if(marks, isTakMark);
        game.tree.setMarks(node, "''" + marks);
    }
}

}  // namespace tak::play
