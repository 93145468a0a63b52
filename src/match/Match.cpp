#include "match/Match.h"

#include <algorithm>

namespace match {

Match::Match(std::unique_ptr<game::State> start, std::vector<std::string> players)
    : start_(std::move(start)), state_(start_->clone()), players_(std::move(players)) {
    nodes_.push_back({.parent = kRoot, .ply = state_->ply()});
}

game::Outcome Match::outcome() const {
    if (conclusion_.over && concludedAt_ == current_) return conclusion_;
    return state_->outcome();
}

NodeId Match::find(NodeId parent, game::Action action) const {
    for (const NodeId child : node(parent).children)
        if (node(child).action == action) return child;
    return kRoot;
}

NodeId Match::graft(NodeId parent, Node node) {
    const NodeId id(static_cast<std::uint32_t>(nodes_.size()));
    node.parent = parent;
    node.ply = this->node(parent).ply + 1;
    nodes_.push_back(std::move(node));
    edit(parent).children.push_back(id);
    return id;
}

base::Result<void> Match::submit(game::PlayerId player, game::Action action) {
    if (outcome().over) return base::Error{base::mark("the game is over")};
    if (player != state_->toMove()) return base::Error{base::mark("it is not this player's turn")};
    if (!state_->isLegal(action)) return base::Error{base::mark("this turn is not legal")};
    NodeId child = find(current_, action);
    if (child == kRoot)
        child = graft(current_, {.action = action, .mover = player, .notation = state_->notation(action)});
    if (live_) {
        auto& siblings = edit(current_).children;
        const auto at = std::find(siblings.begin(), siblings.end(), child);
        std::rotate(siblings.begin(), at, at + 1);
        conclusion_ = {};  // play goes on: what had ended it was taken back
    }
    step(child);
    return {};
}

void Match::conclude(const game::Outcome& outcome) {
    conclusion_ = outcome;
    concludedAt_ = current_;
    events_.push_back({.kind = EventKind::Concluded, .node = current_});
}

void Match::step(NodeId child) {
    events_.push_back({EventKind::Played, state_->apply(node(child).action), child});
    current_ = child;
}

void Match::stepBack() {
    const NodeId left = current_;
    current_ = node(current_).parent;
    events_.push_back({EventKind::TakenBack, state_->undo(), left});
}

bool Match::back() {
    if (atStart()) return false;
    stepBack();
    return true;
}

bool Match::forward() {
    if (atEnd()) return false;
    step(node(current_).children.front());
    return true;
}

std::vector<NodeId> Match::pathTo(NodeId id) const {
    std::vector<NodeId> path;
    for (; id != kRoot; id = node(id).parent) path.push_back(id);
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<NodeId> Match::line() const {
    std::vector<NodeId> line = pathTo(current_);
    for (NodeId id = current_; !node(id).children.empty();) {
        id = node(id).children.front();
        line.push_back(id);
    }
    return line;
}

void Match::goTo(NodeId id) {
    if (id == current_) return;
    if (node(id).parent == current_ && id != kRoot) return step(id);
    if (!atStart() && node(current_).parent == id) return stepBack();
    const std::vector<NodeId> from = pathTo(current_);
    const std::vector<NodeId> to = pathTo(id);
    const auto common = std::mismatch(from.begin(), from.end(), to.begin(), to.end());
    for (auto it = from.end(); it != common.first; --it) state_->undo();
    for (auto it = common.second; it != to.end(); ++it) state_->apply(node(*it).action);
    current_ = id;
    events_.push_back({.kind = EventKind::Jumped, .node = id});
}

void Match::goToEnd() {
    const std::vector<NodeId> whole = line();
    if (!whole.empty()) goTo(whole.back());
}

std::unique_ptr<game::State> Match::startState() const { return start_->clone(); }

Match Match::fromRecord(game::Record record) {
    Match match(std::move(record.start), std::move(record.players));
    match.tags_ = std::move(record.tags);
    match.claimedResult_ = std::move(record.result);
    match.live_ = false;
    match.edit(kRoot).comments = std::move(record.turns[0].comments);
    match.nodes_.reserve(record.turns.size());
    // The record's turns are played through once, depth first, so that each node learns who moved. Without
    // recursion: a line may be of any length.
    struct Level {
        std::size_t turn;
        NodeId node;
        std::size_t next = 0;
    };
    std::vector<Level> levels{{0, kRoot}};
    while (!levels.empty()) {
        Level& here = levels.back();
        if (here.next == record.turns[here.turn].children.size()) {
            if (levels.size() > 1) match.state_->undo();
            levels.pop_back();
            continue;
        }
        const std::size_t child = record.turns[here.turn].children[here.next++];
        game::Record::Turn& turn = record.turns[child];
        const NodeId id = match.graft(here.node, {.action = turn.action,
                                                  .mover = match.state_->toMove(),
                                                  .notation = std::move(turn.notation),
                                                  .variation = std::move(turn.variation),
                                                  .marks = std::move(turn.marks),
                                                  .comments = std::move(turn.comments)});
        match.state_->apply(turn.action);
        levels.push_back({child, id});
    }
    return match;
}

game::Record Match::toRecord() const {
    game::Record record{
        .tags = tags_, .start = start_->clone(), .players = players_, .result = claimedResult_};
    record.turns.clear();
    for (const Node& n : nodes_) {
        record.turns.push_back({.action = n.action,
                                .notation = n.notation,
                                .variation = n.variation,
                                .marks = n.marks,
                                .comments = n.comments,
                                .parent = n.parent.value});
        for (const NodeId child : n.children) record.turns.back().children.push_back(child.value);
    }
    std::unique_ptr<game::State> end = start_->clone();
    NodeId last = kRoot;
    while (!node(last).children.empty()) {
        last = node(last).children.front();
        end->apply(node(last).action);
    }
    if (const game::Outcome outcome = end->outcome(); outcome.over)
        record.result = outcome.result;
    else if (conclusion_.over && concludedAt_ == last)
        record.result = conclusion_.result;
    else if (live_)
        record.result = "*";
    return record;
}

}  // namespace match
