#include "match/Match.h"

#include <algorithm>
#include <utility>

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
    if (outcome().over) return base::Error{base::msgid("the game is over")};
    if (player != state_->toMove()) return base::Error{base::msgid("it is not this player's turn")};
    if (!state_->isLegal(action)) return base::Error{base::msgid("this turn is not legal")};
    NodeId child = find(current_, action);
    if (child == kRoot)
        child = graft(current_, {.action = action,
                                 .mover = player,
                                 .notation = state_->view(game::Viewer::record())->notation(action),
                                 .seen = seenNotations(action)});
    if (live_) {
        auto& siblings = edit(current_).children;
        const auto at = std::find(siblings.begin(), siblings.end(), child);
        std::rotate(siblings.begin(), at, at + 1);
        conclusion_ = {};  // play goes on: what had ended it was taken back
    }
    pressClock(player);
    step(child);
    leaveClocks();
    return {};
}

// ---- clocks ----

void Match::setClock(Clock clock) {
    clock_ = std::move(clock);
    leaveClocks();
}

bool Match::clockRuns() const {
    return clock_ && live_ && !atStart() && atEnd() && clock_->left(toMove()) && !outcome().over;
}

void Match::elapse(microseconds time) {
    if (!clockRuns() || !clock_->pass(toMove(), time)) return;
    leaveClocks();
    conclude(state_->lossOnTime(toMove()));
}

void Match::pressClock(game::PlayerId player) {
    if (!clock_ || !live_) return;
    leaveClocks();
    const std::vector<NodeId> path = pathTo(current_);
    const auto own =
        std::count_if(path.begin(), path.end(), [&](NodeId id) { return node(id).mover == player; });
    clock_->press(player, static_cast<int>(own) + 1);
}

void Match::leaveClocks() {
    if (clock_) edit(current_).clocks = clock_->readings();
}

void Match::returnToClocks() {
    if (clock_) clock_->restore(node(current_).clocks);
}

// ---- agreements ----

void Match::conclude(const game::Outcome& outcome) {
    conclusion_ = outcome;
    concludedAt_ = current_;
    tell(EventKind::Concluded);
}

base::Result<void> Match::resign(game::PlayerId player) {
    if (outcome().over) return base::Error{base::msgid("the game is over")};
    conclude(state_->resignation(player));
    return {};
}

NodeId Match::lastTurnOf(game::PlayerId player) const {
    NodeId id = current_;
    while (id != kRoot && node(id).mover != player) id = node(id).parent;
    return id;
}

bool Match::canOffer(game::PlayerId player, Proposal proposal) const {
    if (offer_) return false;
    return proposal == Proposal::Draw ? !outcome().over : lastTurnOf(player) != kRoot;
}

bool Match::owesAnswer(game::PlayerId player) const {
    return offer_ && std::find(unanswered_.begin(), unanswered_.end(), player) != unanswered_.end();
}

base::Result<void> Match::offer(game::PlayerId player, Proposal proposal) {
    if (!canOffer(player, proposal)) return base::Error{base::msgid("this cannot be offered now")};
    offer_ = Offer{proposal, player};
    unanswered_.clear();
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
        if (const game::PlayerId other = game::playerAt(seat); other != player) unanswered_.push_back(other);
    tell(EventKind::Offered);
    return {};
}

base::Result<void> Match::answer(game::PlayerId player, bool accept) {
    if (!owesAnswer(player)) return base::Error{base::msgid("there is nothing to answer")};
    std::erase(unanswered_, player);
    if (accept && !unanswered_.empty()) return {};
    const Offer offer = *offer_;
    tell(accept ? EventKind::Accepted : EventKind::Declined);
    offer_.reset();
    if (accept) carryOut(offer);
    return {};
}

void Match::carryOut(const Offer& offer) {
    if (offer.proposal == Proposal::Draw) return conclude(state_->agreedDraw());
    const NodeId before = node(lastTurnOf(offer.from)).parent;
    leaveClocks();
    while (current_ != before) stepBack();
    returnToClocks();
}

// ---- the feed ----

void Match::tell(EventKind kind, std::vector<game::Transition> seen) {
    // Nobody waits for an answer about a position that is gone.
    if (offer_ && changesPosition(kind)) {
        happened_.push_back(
            {.kind = EventKind::Declined, .node = current_, .offer = std::exchange(offer_, {})});
        unanswered_.clear();
    }
    happened_.push_back({kind, std::move(seen), current_, offer_});
}

std::vector<std::string> Match::seenNotations(game::Action action) const {
    std::vector<std::string> seen;
    if (!state_->hasSecrets()) return seen;
    for (const game::Viewer viewer : viewers()) seen.push_back(state_->view(viewer)->notation(action));
    return seen;
}

std::vector<game::Transition> Match::seenTransitions() const {
    std::vector<game::Transition> seen;
    if (!state_->hasSecrets()) return {state_->lastTurn(game::Viewer::onlooker())};
    for (const game::Viewer viewer : viewers()) seen.push_back(state_->lastTurn(viewer));
    return seen;
}

game::Transition Match::lastTurn(game::Viewer viewer) const {
    return atStart() ? game::Transition{} : state_->lastTurn(viewer);
}

std::vector<game::Viewer> Match::viewers() const {
    std::vector<game::Viewer> viewers{game::Viewer::record(), game::Viewer::onlooker()};
    for (int player = 0; player < state_->playerCount(); ++player)
        viewers.emplace_back(game::playerAt(static_cast<std::size_t>(player)));
    return viewers;
}

const std::string& Match::notation(NodeId id, game::Viewer viewer) const {
    const Node& n = node(id);
    return n.seen.empty() ? n.notation : n.seen[slotOf(viewer)];
}

// ---- the tree ----

void Match::step(NodeId child) {
    state_->apply(node(child).action);
    current_ = child;
    tell(EventKind::Played, seenTransitions());
}

void Match::stepBack() {
    const NodeId left = current_;
    std::vector<game::Transition> seen = seenTransitions();
    state_->undo();
    current_ = node(current_).parent;
    tell(EventKind::TakenBack, std::move(seen));
    happened_.back().node = left;
}

bool Match::back() {
    if (atStart()) return false;
    leaveClocks();
    stepBack();
    returnToClocks();
    return true;
}

bool Match::forward() {
    if (atEnd()) return false;
    leaveClocks();
    step(node(current_).children.front());
    returnToClocks();
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
    leaveClocks();
    jumpTo(id);
    returnToClocks();
}

void Match::jumpTo(NodeId id) {
    if (node(id).parent == current_ && id != kRoot) return step(id);
    if (!atStart() && node(current_).parent == id) return stepBack();
    const std::vector<NodeId> from = pathTo(current_);
    const std::vector<NodeId> to = pathTo(id);
    const auto common = std::mismatch(from.begin(), from.end(), to.begin(), to.end());
    for (auto it = from.end(); it != common.first; --it) state_->undo();
    for (auto it = common.second; it != to.end(); ++it) state_->apply(node(*it).action);
    current_ = id;
    tell(EventKind::Jumped);
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
                                                  .seen = match.seenNotations(turn.action),
                                                  .variation = std::move(turn.variation),
                                                  .marks = std::move(turn.marks),
                                                  .comments = std::move(turn.comments)});
        match.state_->apply(turn.action);
        levels.push_back({child, id});
    }
    if (auto clock = takeClock(match.tags_, match.players_.size())) match.readClocks(std::move(*clock));
    return match;
}

/// A file that names a time control, but says of no turn what was left, was played elsewhere.
void Match::readClocks(ReadClock read) {
    bool known = read.left.has_value();
    edit(kRoot).clocks = read.clock.readings();
    for (Node& n : nodes_) {
        if (n.clocks.empty()) n.clocks = node(n.parent).clocks;
        std::erase_if(n.comments, [&](const std::string& comment) {
            const auto left = clockIn(comment);
            if (left) n.clocks[n.mover.value] = *left;
            known = known || left;
            return left.has_value();
        });
    }
    if (!known) return;
    clock_ = std::move(read.clock);
    if (read.left) edit(endOfMainLine()).clocks = std::move(*read.left);
}

void Match::writeClocks(game::Record& record, NodeId last) const {
    if (!clock_) return;
    for (std::size_t i = 1; i < nodes_.size(); ++i) {
        const Node& n = nodes_[i];
        if (clock_->left(n.mover) && !n.clocks.empty())
            record.turns[i].comments.push_back(clockComment(n.clocks[n.mover.value]));
    }
    const bool goesOn = record.result == "*";
    const std::vector<milliseconds>& left = last == current_ ? clock_->readings() : node(last).clocks;
    writeClock(record.tags, *clock_, goesOn ? left : std::vector<milliseconds>());
}

NodeId Match::endOfMainLine() const {
    NodeId last = kRoot;
    while (!node(last).children.empty()) last = node(last).children.front();
    return last;
}

game::Outcome Match::outcomeAt(NodeId id) const {
    if (conclusion_.over && concludedAt_ == id) return conclusion_;
    std::unique_ptr<game::State> state = start_->clone();
    for (const NodeId turn : pathTo(id)) state->apply(node(turn).action);
    return state->outcome();
}

game::Outcome Match::finalOutcome() const {
    game::Outcome outcome = outcomeAt(endOfMainLine());
    if (outcome.over || live_ || claimedResult_ == "*") return outcome;
    std::unique_ptr<game::State> state = start_->clone();
    for (const NodeId turn : pathTo(endOfMainLine())) state->apply(node(turn).action);
    return state->claimed(claimedResult_);
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
    const NodeId last = endOfMainLine();
    if (const game::Outcome outcome = outcomeAt(last); outcome.over)
        record.result = outcome.result;
    else if (live_)
        record.result = "*";
    writeClocks(record, last);
    return record;
}

}  // namespace match
