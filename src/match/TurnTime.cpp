#include "match/TurnTime.h"

#include <algorithm>

namespace match {

std::optional<milliseconds> timeTaken(const Followed& match, NodeId turn) {
    const GameTree& tree = match.tree();
    const Node& n = tree.node(turn);
    if (!match.clock() || turn == GameTree::kRoot || !match.clock()->left(n.mover)) return {};
    NodeId before = n.parent;
    while (before != GameTree::kRoot && tree.node(before).mover != n.mover) before = tree.node(before).parent;
    std::vector<milliseconds> then = tree.node(before).clocks;
    if (!n.left || then.empty()) return {};
    if (tree.node(before).left) then[n.mover.value] = *tree.node(before).left;
    // The time kept with a turn already includes what the turn earned.
    Clock earning = *match.clock();
    earning.restore(then);
    if (n.endsTurn) earning.press(n.mover, tree.turnsEndedBy(n.mover, turn));
    const milliseconds taken = *earning.left(n.mover) - *n.left;
    return std::max(taken, milliseconds(0));
}

}  // namespace match
