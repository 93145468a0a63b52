#include "games/tak/engine/ThreatGraph.h"

#include <algorithm>

#include "games/tak/engine/Threats.h"

namespace tak::engine {

using namespace rules;

bool ThreatGraph::refutes(const Position& position, ProofRole role, std::size_t limit, ProofBudget& budget) {
    nodes_.clear();
    open_.clear();
    index_.clear();
    const std::size_t root = nodeOf(position, role);
    while (!open_.empty()) {
        if (nodes_.size() > limit || !budget.spend()) return false;
        const Open open = open_.back();
        open_.pop_back();
        expand(open, budget);
    }
    settle(budget);
    return !budget.spent() && !nodes_[root].won;
}

std::size_t ThreatGraph::nodeOf(const Position& position, ProofRole role) {
    const auto [at, isNew] = index_.try_emplace(ProofSearch::keyOf(position, role), nodes_.size());
    if (!isNew) return at->second;
    const ProofValue known = search_.known(position, role);
    nodes_.push_back({.role = role, .decided = known.winIn != 0 || known.refutedForever()});
    nodes_.back().won = known.winIn != 0;
    if (!nodes_.back().decided) open_.push_back({at->second, position});
    return at->second;
}

void ThreatGraph::expand(const Open& open, ProofBudget& budget) {
    if (nodes_[open.node].role == ProofRole::Attack) {
        nodes_[open.node].won = !winningMove(open.position).isNone();
        nodes_[open.node].decided = nodes_[open.node].won;
        MoveList moves;
        if (!nodes_[open.node].won) threateningMoves(open.position, moves, &budget);
        for (const Move move : moves) addChild(open, move);
    } else {
        Defence defence;
        defend(open.position, defence, &budget);
        nodes_[open.node].decided = defence.escapes;
        // One good reply is enough; if there is none, the position is won.
        if (!defence.escapes && !defence.moves.empty()) addChild(open, longestDefence(open, defence.moves));
    }
}

Move ThreatGraph::longestDefence(const Open& open, const MoveList& moves) const {
    Position p = open.position;
    Move best = moves[0];
    int longest = -1;
    for (const Move move : moves) {
        const Undo undo = p.make(move);
        const ProofValue known = search_.known(p, ProofRole::Attack);
        p.undo(undo);
        if (known.winIn != 0 || known.refuted <= longest) continue;
        longest = known.refuted;
        best = move;
    }
    return best;
}

void ThreatGraph::addChild(const Open& open, Move move) {
    const ProofRole role =
        nodes_[open.node].role == ProofRole::Attack ? ProofRole::Defend : ProofRole::Attack;
    Position p = open.position;
    (void)p.make(move);
    const std::size_t child = nodeOf(p, role);
    nodes_[open.node].next.push_back(child);
}

bool ThreatGraph::isWon(const Node& node) const {
    const auto won = [&](std::size_t child) { return nodes_[child].won; };
    return node.role == ProofRole::Attack ? std::any_of(node.next.begin(), node.next.end(), won)
                                          : std::all_of(node.next.begin(), node.next.end(), won);
}

/// Computes the least fixed point: a position is won only if won positions make it so.
void ThreatGraph::settle(ProofBudget& budget) {
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = nodes_.size(); i-- > 0;) {
            if (!budget.spendMove()) return;
            if (nodes_[i].decided || !isWon(nodes_[i])) continue;
            nodes_[i].decided = nodes_[i].won = changed = true;
        }
    }
}

}  // namespace tak::engine
