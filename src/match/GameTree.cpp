#include "match/GameTree.h"

#include <algorithm>
#include <utility>

#include "match/Judgement.h"

namespace match {

std::optional<GameTree> GameTree::ofNodes(std::vector<Node> nodes) {
    if (nodes.empty() || nodes.front().parent != kRoot) return {};
    std::vector<bool> isChild(nodes.size());
    for (std::uint32_t id = 0; id < nodes.size(); ++id) {
        if (id > 0 && nodes[id].parent.value >= id) return {};
        if (id > 0 && nodes[id].ply - 1 != nodes[nodes[id].parent.value].ply) return {};
        for (const NodeId child : nodes[id].children) {
            if (child.value <= id || child.value >= nodes.size() || isChild[child.value]) return {};
            if (nodes[child.value].parent != NodeId(id)) return {};
            isChild[child.value] = true;
        }
    }
    GameTree tree(0);
    tree.nodes_ = std::move(nodes);
    return tree;
}

const std::string& GameTree::notation(NodeId id, game::Viewer viewer) const {
    const Node& n = node(id);
    return n.seen.empty() ? n.notation : n.seen[slotOf(viewer)].notation;
}

game::Action GameTree::action(NodeId id, game::Viewer viewer) const {
    const Node& n = node(id);
    return n.seen.empty() ? n.action : n.seen[slotOf(viewer)].action;
}

GameTree GameTree::asKnownTo(game::Viewer viewer, bool secrets) const {
    GameTree known = *this;
    for (Node& n : known.nodes_) {
        n.sketch = game::seenBy(n.sketch, viewer);
        if (!n.seen.empty()) {
            SeenTurn seen = std::move(n.seen[slotOf(viewer)]);
            n.seen.clear();
            n.action = seen.action;
            n.notation = std::move(seen.notation);
        }
        if (!secrets || viewer.isRecord()) continue;
        n.marks.clear();
        n.judgement.clear();
        n.comments.clear();
        n.sketch.clear();
        n.evaluation.reset();
    }
    return known;
}

// ---- lines ----

std::vector<NodeId> GameTree::pathTo(NodeId id) const {
    std::vector<NodeId> path;
    for (; id != kRoot; id = node(id).parent) path.push_back(id);
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<NodeId> GameTree::mainLine() const {
    std::vector<NodeId> line = lineThrough(kRoot);
    line.insert(line.begin(), kRoot);
    return line;
}

std::vector<NodeId> GameTree::lineThrough(NodeId id) const {
    std::vector<NodeId> line = pathTo(id);
    while (!node(id).children.empty()) {
        id = node(id).children.front();
        line.push_back(id);
    }
    return line;
}

bool GameTree::isOnWayTo(NodeId id, NodeId turn) const {
    while (turn != id && turn != kRoot) turn = node(turn).parent;
    return turn == id;
}

NodeId GameTree::forkOf(NodeId one, NodeId other) const {
    while (one != other) {
        NodeId& later = node(one).ply > node(other).ply ? one : other;
        later = node(later).parent;
    }
    return one;
}

NodeId GameTree::variationOf(NodeId turn) const {
    while (turn != kRoot && node(node(turn).parent).children.front() == turn) turn = node(turn).parent;
    return turn;
}

NodeId GameTree::find(NodeId parent, game::Action action) const {
    for (const NodeId child : node(parent).children)
        if (node(child).action == action) return child;
    return kRoot;
}

std::vector<NodeId> GameTree::attached() const {
    std::vector<NodeId> all{kRoot};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::vector<NodeId>& children = node(all[i]).children;
        all.insert(all.end(), children.begin(), children.end());
    }
    std::sort(all.begin(), all.end());
    return all;
}

// ---- what a player did on the way to a node ----

NodeId GameTree::toTakeBack(game::PlayerId player, NodeId here) const {
    NodeId last = here;
    while (last != kRoot && node(last).mover != player) last = node(last).parent;
    if (last == kRoot || !node(last).endsTurn) return last;
    NodeId first = last;
    for (NodeId id = last; id != kRoot && node(id).round == node(last).round; id = node(id).parent)
        if (node(id).mover == player) first = id;
    return first;
}

bool GameTree::mayTakeBack(NodeId before, NodeId last) const {
    for (; last != before; last = node(last).parent)
        if (node(last).stands) return false;
    return true;
}

bool GameTree::canTakeBack(game::PlayerId player, NodeId here) const {
    const NodeId first = toTakeBack(player, here);
    return first != kRoot && mayTakeBack(node(first).parent, here);
}

int GameTree::turnsEndedBy(game::PlayerId player, NodeId here) const {
    int turns = 0;
    for (; here != kRoot; here = node(here).parent)
        turns += node(here).mover == player && node(here).endsTurn;
    return turns;
}

// ---- changes ----

NodeId GameTree::graft(NodeId parent, Node node) {
    const NodeId id(static_cast<std::uint32_t>(nodes_.size()));
    node.parent = parent;
    node.ply = this->node(parent).ply + 1;
    nodes_.push_back(std::move(node));
    edit(parent).children.push_back(id);
    return id;
}

void GameTree::putFirst(NodeId turn) {
    const NodeId parent = node(turn).parent;
    if (node(parent).children.front() == turn) return;
    auto& siblings = edit(parent).children;
    const auto at = std::find(siblings.begin(), siblings.end(), turn);
    std::rotate(siblings.begin(), at, at + 1);
}

void GameTree::settleBefore(NodeId turn) {
    NodeId id = node(turn).parent;
    // Nobody can take back past a turn that stands, so what is before it needs no mark.
    while (id != kRoot && !node(id).stands && node(id).mover == node(turn).mover) id = node(id).parent;
    if (id != kRoot) at(id).stands = true;
}

void GameTree::learn(NodeId turn, game::Viewer viewer, const std::vector<game::Unveiled>& unveiled) {
    for (const game::Unveiled& told : unveiled) {
        NodeId id = turn;
        for (int i = 0; i < told.before; ++i) id = node(id).parent;
        if (notation(id, viewer) == told.notation) continue;
        Node& n = edit(id);
        (n.seen.empty() ? n.action : n.seen[slotOf(viewer)].action) = told.action;
        (n.seen.empty() ? n.notation : n.seen[slotOf(viewer)].notation) = told.notation;
    }
}

bool GameTree::setMarks(NodeId turn, std::string marks) {
    if (node(turn).marks == marks) return false;
    Node& n = edit(turn);
    n.marks = std::move(marks);
    n.judgement.clear();
    return true;
}

bool GameTree::setComments(NodeId id, std::vector<std::string> comments) {
    if (node(id).comments == comments) return false;
    edit(id).comments = std::move(comments);
    return true;
}

bool GameTree::setSketch(NodeId id, game::Sketch sketch) {
    if (node(id).sketch == sketch) return false;
    edit(id).sketch = std::move(sketch);
    return true;
}

void GameTree::judge(NodeId turn, const std::string& judgement) {
    if (!judgementIn(node(turn).marks).empty() && node(turn).judgement.empty()) return;
    Node& n = edit(turn);
    n.marks = withJudgement(n.marks, judgement);
    n.judgement = judgement;
}

void GameTree::setProofs(NodeId turn, std::string_view marks) {
    std::string all = withJudgement(marks, judgementIn(node(turn).marks));
    if (all != node(turn).marks) edit(turn).marks = std::move(all);
}

void GameTree::promote(NodeId first) {
    std::vector<NodeId>& siblings = edit(node(first).parent).children;
    const auto at = std::find(siblings.begin(), siblings.end(), first);
    std::iter_swap(at, at - 1);
}

GameTree::Removed GameTree::remove(NodeId turn) {
    std::vector<NodeId>& siblings = edit(node(turn).parent).children;
    const auto at = std::find(siblings.begin(), siblings.end(), turn);
    const auto place = static_cast<std::size_t>(at - siblings.begin());
    siblings.erase(at);
    return {turn, place};
}

void GameTree::restore(const Removed& removed) {
    std::vector<NodeId>& siblings = edit(node(removed.turn).parent).children;
    const std::size_t place = std::min(removed.place, siblings.size());
    siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(place), removed.turn);
}

}  // namespace match
