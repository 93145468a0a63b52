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

game::Outcome Match::ending() const {
    game::Outcome here = outcome();
    const bool claims = !live_ && claimedResult_ != "*" && current_ == endOfMainLine();
    return here.over || !claims ? here : state_->claimed(claimedResult_);
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
    ++version_;
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
    if (!live_ || !atHead()) {
        storeClocks();
        step(child);
        restoreClocks();
        return {};
    }
    putFirst(child);
    conclusion_ = {};  // play goes on: the ending was taken back
    pressClock(player);
    step(child);
    head_ = current_;
    edit(head_).timed = clock_.has_value();
    storeClocks();
    return {};
}

// ---- clocks ----

void Match::setClock(Clock clock) {
    clock_ = std::move(clock);
    storeClocks();
}

bool Match::clockRuns() const {
    return clock_ && live_ && !atStart() && atHead() && clock_->left(toMove()) && !outcome().over;
}

void Match::elapse(microseconds time) {
    if (!clockRuns() || !clock_->pass(toMove(), time)) return;
    storeClocks();
    conclude(state_->lossOnTime(toMove()));
}

void Match::pressClock(game::PlayerId player) {
    if (!clock_) return;
    storeClocks();
    const std::vector<NodeId> path = pathTo(current_);
    const auto own =
        std::count_if(path.begin(), path.end(), [&](NodeId id) { return node(id).mover == player; });
    clock_->press(player, static_cast<int>(own) + 1);
}

std::optional<milliseconds> Match::timeTaken(NodeId turn) const {
    const Node& n = node(turn);
    if (!clock_ || turn == kRoot || !clock_->left(n.mover)) return {};
    NodeId before = n.parent;
    while (before != kRoot && node(before).mover != n.mover) before = node(before).parent;
    if (!n.timed || n.clocks.empty() || node(before).clocks.empty()) return {};
    // The clocks kept with a turn already include what the turn earned.
    Clock earning = *clock_;
    earning.restore(node(before).clocks);
    const int players = static_cast<int>(players_.size());
    earning.press(n.mover, (n.ply - node(kRoot).ply - 1) / players + 1);
    const milliseconds taken = *earning.left(n.mover) - n.clocks[n.mover.value];
    return std::max(taken, milliseconds(0));
}

void Match::storeClocks() {
    if (clock_) edit(current_).clocks = clock_->readings();
}

void Match::restoreClocks() {
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
    if (!atHead()) return base::Error{base::msgid("an earlier turn is shown")};
    conclude(state_->resignation(player));
    return {};
}

NodeId Match::lastTurnOf(game::PlayerId player) const {
    NodeId id = current_;
    while (id != kRoot && node(id).mover != player) id = node(id).parent;
    return id;
}

bool Match::canOffer(game::PlayerId player, Proposal proposal) const {
    if (offer_ || !atHead()) return false;
    return proposal == Proposal::Draw ? !outcome().over : canReopen() || lastTurnOf(player) != kRoot;
}

bool Match::canReopen() const {
    const bool concluded = conclusion_.over && concludedAt_ == current_;
    return concluded && !(clock_ && clock_->left(toMove()) == milliseconds(0));
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
    if (canReopen()) {
        conclusion_ = {};
        return tell(EventKind::Reopened);
    }
    const NodeId before = node(lastTurnOf(offer.from)).parent;
    storeClocks();
    while (current_ != before) stepBack();
    head_ = current_;
    restoreClocks();
}

// ---- the feed ----

void Match::tell(EventKind kind, std::vector<game::Transition> seen) {
    // An open offer lapses when the position changes.
    if (offer_ && changesPosition(kind)) {
        happened_.push_back(
            {.kind = EventKind::Declined, .node = current_, .offer = std::exchange(offer_, {})});
        unanswered_.clear();
    }
    happened_.push_back({kind, std::move(seen), current_, offer_});
    if (kind == EventKind::Edited) ++version_;
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

void Match::setLive(bool live) {
    live_ = live;
    head_ = endOfMainLine();
}

void Match::putFirst(NodeId turn) {
    auto& siblings = edit(node(turn).parent).children;
    const auto at = std::find(siblings.begin(), siblings.end(), turn);
    std::rotate(siblings.begin(), at, at + 1);
}

void Match::playFromHere() {
    head_ = current_;
    for (const NodeId turn : pathTo(head_)) putFirst(turn);
    tell(EventKind::Edited);
}

bool Match::isOnWayTo(NodeId id, NodeId turn) const {
    while (turn != id && turn != kRoot) turn = node(turn).parent;
    return turn == id;
}

bool Match::back() {
    if (atStart()) return false;
    storeClocks();
    stepBack();
    restoreClocks();
    return true;
}

bool Match::forward() {
    if (atEnd()) return false;
    goTo(node(current_).children.front());
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
    const bool goesOn = atHead() && replays(id);
    storeClocks();
    jumpTo(id);
    restoreClocks();
    if (goesOn) head_ = id;
}

bool Match::replays(NodeId id) const {
    while (id != head_ && id != kRoot && node(node(id).parent).children.front() == id) id = node(id).parent;
    return id == head_;
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
    if (live_ && !atHead()) return goTo(head_);
    const std::vector<NodeId> whole = line();
    if (!whole.empty()) goTo(whole.back());
}

std::unique_ptr<game::State> Match::startState() const { return start_->clone(); }

std::unique_ptr<game::State> Match::startAsSeen(NodeId upTo, game::Viewer viewer, game::Chance chance) const {
    std::unique_ptr<game::State> state = start_->clone();
    const std::vector<NodeId> path = pathTo(upTo);
    for (const NodeId turn : path) state->apply(node(turn).action);
    base::Random random = chance.after(0);
    state = state->view(viewer)->sample(random);
    for (std::size_t i = 0; i < path.size(); ++i) (void)state->undo();
    return state;
}

std::vector<NodeId> Match::mainLine() const {
    std::vector<NodeId> line{kRoot};
    while (!node(line.back()).children.empty()) line.push_back(node(line.back()).children.front());
    return line;
}

game::Outcome Match::outcomeAt(NodeId id) const {
    if (conclusion_.over && concludedAt_ == id) return conclusion_;
    std::unique_ptr<game::State> state = start_->clone();
    for (const NodeId turn : pathTo(id)) state->apply(node(turn).action);
    return state->outcome();
}

game::Outcome Match::finalOutcome() const {
    if (live_) return outcomeAt(head_);
    game::Outcome outcome = outcomeAt(endOfMainLine());
    if (outcome.over || claimedResult_ == "*") return outcome;
    std::unique_ptr<game::State> state = start_->clone();
    for (const NodeId turn : pathTo(endOfMainLine())) state->apply(node(turn).action);
    return state->claimed(claimedResult_);
}

}  // namespace match
