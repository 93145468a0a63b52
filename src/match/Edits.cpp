#include "match/Edits.h"

#include <cassert>
#include <utility>

#include "match/Match.h"
#include "match/SketchRecord.h"

namespace match {

void Edits::tell() { match_.tell(EventKind::Edited); }

void Edits::setMarks(NodeId turn, std::string marks) {
    if (match_.tree_.setMarks(turn, std::move(marks))) tell();
}

void Edits::setComment(NodeId id, std::string text, const Commentator& by) {
    GameTree& tree = match_.tree_;
    const auto seat = by.forHimself ? by.viewer.player() : std::nullopt;
    const std::string tag = seat ? seatTag(*seat) : std::string();
    // The tag makes the strokes of the text his, too.
    std::string words = tag + text;
    game::Sketch sketch = tree.node(id).sketch;
    bool drawn = false;
    if (takeSketch(words, sketch, *match_.view(game::Viewer::record()))) {
        drawn = tree.setSketch(id, std::move(sketch));
        text = std::move(words);
    }
    std::vector<std::string> comments = commentsHiddenFrom(tree.node(id).comments, by.viewer);
    if (!text.empty()) comments.push_back(tag + (tag.empty() ? "" : " ") + text);
    if (tree.setComments(id, std::move(comments)) || drawn) tell();
}

void Edits::setSketch(NodeId id, game::Sketch sketch) {
    if (match_.tree_.setSketch(id, std::move(sketch))) tell();
}

void Edits::setEvaluation(NodeId node, Evaluation evaluation) {
    match_.tree_.setEvaluation(node, std::move(evaluation));
}

void Edits::judge(NodeId turn, const std::string& judgement) { match_.tree_.judge(turn, judgement); }

void Edits::setProofs(NodeId turn, std::string_view marks) { match_.tree_.setProofs(turn, marks); }

void Edits::promote(NodeId turn) {
    if (!canPromote(match_, turn)) return;
    match_.tree_.promote(match_.tree_.variationOf(turn));
    tell();
}

GameTree::Removed Edits::remove(NodeId turn) {
    assert(canRemove(match_, turn));
    GameTree& tree = match_.tree_;
    if (tree.isOnWayTo(turn, match_.current())) match_.goTo(tree.node(turn).parent);
    const GameTree::Removed removed = tree.remove(turn);
    tell();
    return removed;
}

void Edits::restore(const GameTree::Removed& removed) {
    match_.tree_.restore(removed);
    tell();
}

bool canPromote(const Followed& match, NodeId turn) {
    const GameTree& tree = match.tree();
    const NodeId first = tree.variationOf(turn);
    if (first == GameTree::kRoot) return false;
    const std::vector<NodeId>& siblings = tree.node(tree.node(first).parent).children;
    return !match.live() || siblings[1] != first || !tree.isOnWayTo(siblings.front(), match.head());
}

bool canRemove(const Followed& match, NodeId turn) {
    return turn != GameTree::kRoot && !(match.live() && match.tree().isOnWayTo(turn, match.head()));
}

}  // namespace match
