#include <algorithm>
#include <cassert>
#include <utility>

#include "match/Judgement.h"
#include "match/Match.h"

// Annotations of turns, and the order of variations.
namespace match {

void Match::setMarks(NodeId turn, std::string marks) {
    if (node(turn).marks == marks) return;
    edit(turn).marks = std::move(marks);
    edit(turn).judgement.clear();
    tell(EventKind::Edited);
}

void Match::setComment(NodeId id, std::string text) {
    std::vector<std::string> comments;
    if (!text.empty()) comments.push_back(std::move(text));
    if (node(id).comments == comments) return;
    edit(id).comments = std::move(comments);
    tell(EventKind::Edited);
}

void Match::setEvaluation(NodeId id, Evaluation evaluation) {
    edit(id).evaluation = std::move(evaluation);
    ++version_;
}

void Match::judge(NodeId turn, const std::string& judgement) {
    Node& n = edit(turn);
    if (!judgementIn(n.marks).empty() && n.judgement.empty()) return;
    n.marks = withJudgement(n.marks, judgement);
    n.judgement = judgement;
    ++version_;
}

void Match::setProofs(NodeId turn, std::string_view marks) {
    Node& n = edit(turn);
    std::string all = withJudgement(marks, judgementIn(n.marks));
    if (all == n.marks) return;
    n.marks = std::move(all);
    ++version_;
}

NodeId Match::variationOf(NodeId turn) const {
    while (turn != kRoot && node(node(turn).parent).children.front() == turn) turn = node(turn).parent;
    return turn;
}

bool Match::canPromote(NodeId turn) const {
    const NodeId first = variationOf(turn);
    if (first == kRoot) return false;
    const std::vector<NodeId>& siblings = node(node(first).parent).children;
    return !live_ || siblings[1] != first || !isOnWayTo(siblings.front(), head_);
}

void Match::promote(NodeId turn) {
    if (!canPromote(turn)) return;
    const NodeId first = variationOf(turn);
    std::vector<NodeId>& siblings = edit(node(first).parent).children;
    const auto at = std::find(siblings.begin(), siblings.end(), first);
    std::iter_swap(at, at - 1);
    tell(EventKind::Edited);
}

bool Match::canRemove(NodeId turn) const { return turn != kRoot && !(live_ && isOnWayTo(turn, head_)); }

Match::Removed Match::remove(NodeId turn) {
    assert(canRemove(turn));
    const NodeId parent = node(turn).parent;
    if (isOnWayTo(turn, current_)) goTo(parent);
    std::vector<NodeId>& siblings = edit(parent).children;
    const auto at = std::find(siblings.begin(), siblings.end(), turn);
    const auto place = static_cast<std::size_t>(at - siblings.begin());
    siblings.erase(at);
    tell(EventKind::Edited);
    return {turn, place};
}

void Match::restore(const Removed& removed) {
    std::vector<NodeId>& siblings = edit(node(removed.turn).parent).children;
    const std::size_t place = std::min(removed.place, siblings.size());
    siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(place), removed.turn);
    tell(EventKind::Edited);
}

}  // namespace match
