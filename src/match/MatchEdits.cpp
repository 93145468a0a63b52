#include <cassert>
#include <utility>

#include "match/Match.h"
#include "match/SketchRecord.h"

// Annotations of turns, and the order of variations.
namespace match {

void Match::setMarks(NodeId turn, std::string marks) {
    if (tree_.setMarks(turn, std::move(marks))) tell(EventKind::Edited);
}

void Match::setComment(NodeId id, std::string text, const Commentator& by) {
    const auto seat = by.forHimself ? by.viewer.player() : std::nullopt;
    const std::string tag = seat ? seatTag(*seat) : std::string();
    // The tag makes the strokes of the text his, too.
    std::string words = tag + text;
    game::Sketch sketch = tree_.node(id).sketch;
    bool drawn = false;
    if (takeSketch(words, sketch, *view(game::Viewer::record()))) {
        drawn = tree_.setSketch(id, std::move(sketch));
        text = std::move(words);
    }
    std::vector<std::string> comments = commentsHiddenFrom(tree_.node(id).comments, by.viewer);
    if (!text.empty()) comments.push_back(tag + (tag.empty() ? "" : " ") + text);
    if (tree_.setComments(id, std::move(comments)) || drawn) tell(EventKind::Edited);
}

void Match::setSketch(NodeId id, game::Sketch sketch) {
    if (tree_.setSketch(id, std::move(sketch))) tell(EventKind::Edited);
}

bool Match::canPromote(NodeId turn) const {
    const NodeId first = tree_.variationOf(turn);
    if (first == kRoot) return false;
    const std::vector<NodeId>& siblings = tree_.node(tree_.node(first).parent).children;
    return !live_ || siblings[1] != first || !tree_.isOnWayTo(siblings.front(), head_);
}

void Match::promote(NodeId turn) {
    if (!canPromote(turn)) return;
    tree_.promote(tree_.variationOf(turn));
    tell(EventKind::Edited);
}

bool Match::canRemove(NodeId turn) const { return turn != kRoot && !(live_ && tree_.isOnWayTo(turn, head_)); }

GameTree::Removed Match::remove(NodeId turn) {
    assert(canRemove(turn));
    if (tree_.isOnWayTo(turn, current_)) goTo(tree_.node(turn).parent);
    const GameTree::Removed removed = tree_.remove(turn);
    tell(EventKind::Edited);
    return removed;
}

void Match::restore(const GameTree::Removed& removed) {
    tree_.restore(removed);
    tell(EventKind::Edited);
}

}  // namespace match
