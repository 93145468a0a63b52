#include "match/Match.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace match {

namespace {

std::uint64_t nextNumber() {
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}

}  // namespace

Match::Match(std::unique_ptr<game::State> start, std::vector<std::string> players)
    : start_(std::move(start)), state_(start_->clone()), players_(std::move(players)), number_(nextNumber()) {
    nodes_.push_back({.parent = kRoot, .ply = state_->ply()});
}

bool Match::awaits(game::PlayerId player) const {
    const std::vector<game::PlayerId> players = awaited();
    return std::find(players.begin(), players.end(), player) != players.end();
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
    if (!awaits(player)) return base::Error{base::msgid("it is not this player's turn")};
    if (!state_->isLegal(action) || state_->moverOf(action) != player)
        return base::Error{base::msgid("this turn is not legal")};
    NodeId child = find(current_, action);
    if (child == kRoot) {
        Node turn = nodeFor(action);
        turn.notation = state_->view(game::Viewer::record())->notation(action);
        child = graft(current_, std::move(turn));
    }
    if (!live_ || !atHead()) {
        storeClocks();
        step(child);
        restoreClocks();
        return {};
    }
    putFirst(child);
    conclusion_ = {};  // play goes on: the ending was taken back
    storeClocks();
    apply(child);
    pressClock(player, child);
    tell(EventKind::Played, sights());
    head_ = current_;
    edit(head_).timed = clock_.has_value();
    if (clock_) edit(head_).left = clock_->left(player);
    storeClocks();
    return {};
}

// ---- clocks ----

void Match::setClock(Clock clock) {
    clock_ = std::move(clock);
    storeClocks();
}

bool Match::clockRuns(game::PlayerId player) const {
    return clock_ && live_ && !atStart() && atHead() && clock_->left(player) && awaits(player) &&
           !outcome().over;
}

bool Match::clocksRun() const {
    const std::vector<game::PlayerId> players = awaited();
    return std::any_of(players.begin(), players.end(),
                       [&](game::PlayerId player) { return clockRuns(player); });
}

void Match::elapse(game::PlayerId player, microseconds time) {
    if (!clockRuns(player) || !clock_->pass(player, time)) return;
    storeClocks();
    conclude(state_->lossOnTime(player));
}

int Match::turnsEndedBy(game::PlayerId player, NodeId here) const {
    int turns = 0;
    for (; here != kRoot; here = node(here).parent)
        turns += node(here).mover == player && node(here).endsTurn;
    return turns;
}

/// The parts of a turn share the time that it earns.
void Match::pressClock(game::PlayerId player, NodeId turn) {
    if (clock_ && node(turn).endsTurn) clock_->press(player, turnsEndedBy(player, turn));
}

std::optional<milliseconds> Match::timeTaken(NodeId turn) const {
    const Node& n = node(turn);
    if (!clock_ || turn == kRoot || !clock_->left(n.mover)) return {};
    NodeId before = n.parent;
    while (before != kRoot && node(before).mover != n.mover) before = node(before).parent;
    std::vector<milliseconds> then = node(before).clocks;
    if (!n.left || then.empty()) return {};
    if (node(before).left) then[n.mover.value] = *node(before).left;
    // The time kept with a turn already includes what the turn earned.
    Clock earning = *clock_;
    earning.restore(then);
    if (n.endsTurn) earning.press(n.mover, turnsEndedBy(n.mover, turn));
    const milliseconds taken = *earning.left(n.mover) - *n.left;
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

NodeId Match::toTakeBack(game::PlayerId player) const {
    NodeId last = current_;
    while (last != kRoot && node(last).mover != player) last = node(last).parent;
    if (last == kRoot || !node(last).endsTurn) return last;
    NodeId first = last;
    for (NodeId id = last; id != kRoot && node(id).round == node(last).round; id = node(id).parent)
        if (node(id).mover == player) first = id;
    return first;
}

bool Match::mayTakeBack(NodeId before, NodeId last) const {
    for (; last != before; last = node(last).parent)
        if (node(last).stands) return false;
    return true;
}

bool Match::canOffer(game::PlayerId player, Proposal proposal) const {
    if (offer_ || !atHead()) return false;
    if (proposal == Proposal::Draw) return !outcome().over;
    return canReopen() || (toTakeBack(player) != kRoot && !turnStands(player));
}

bool Match::turnStands(game::PlayerId player) const {
    const NodeId first = toTakeBack(player);
    return first != kRoot && !mayTakeBack(node(first).parent, current_);
}

bool Match::canReopen() const {
    const bool concluded = conclusion_.over && concludedAt_ == current_;
    const std::vector<game::PlayerId> deciding = awaited();
    return concluded && !(clock_ && std::any_of(deciding.begin(), deciding.end(), [&](game::PlayerId player) {
                              return clock_->left(player) == milliseconds(0);
                          }));
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
    const NodeId before = node(toTakeBack(offer.from)).parent;
    storeClocks();
    while (current_ != before) stepBack();
    head_ = current_;
    restoreClocks();
}

// ---- the feed ----

void Match::tell(EventKind kind, std::vector<Sight> seen) {
    // An open offer lapses when the position changes.
    if (offer_ && changesPosition(kind)) {
        happened_.push_back(
            {.kind = EventKind::Declined, .node = current_, .offer = std::exchange(offer_, {})});
        unanswered_.clear();
    }
    happened_.push_back({kind, std::move(seen), current_, offer_});
    if (kind == EventKind::Edited) ++version_;
}

Node Match::nodeFor(game::Action action) const {
    return {.action = action,
            .mover = state_->moverOf(action),
            .seen = seenTurns(action),
            .round = state_->round()};
}

std::vector<SeenTurn> Match::seenTurns(game::Action action) const {
    std::vector<SeenTurn> seen;
    if (!state_->hasSecrets()) return seen;
    for (const game::Viewer viewer : viewers()) {
        const game::Action known = state_->actionFor(action, viewer);
        seen.push_back({known, state_->view(viewer)->notation(known)});
    }
    return seen;
}

std::vector<Sight> Match::sights() const {
    std::vector<Sight> seen;
    if (!state_->hasSecrets()) return {{state_->lastTurn(game::Viewer::onlooker()), node(current_).action}};
    for (const game::Viewer viewer : viewers())
        seen.push_back({state_->lastTurn(viewer), action(current_, viewer)});
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
    return n.seen.empty() ? n.notation : n.seen[slotOf(viewer)].notation;
}

game::Action Match::action(NodeId id, game::Viewer viewer) const {
    const Node& n = node(id);
    return n.seen.empty() ? n.action : n.seen[slotOf(viewer)].action;
}

// ---- the tree ----

void Match::apply(NodeId child) {
    Node& n = edit(child);
    state_->apply(n.action);
    n.endsTurn = !awaits(n.mover) || state_->round() != n.round;
    n.stands = !state_->mayTakeBack();
    current_ = child;
}

void Match::step(NodeId child) {
    apply(child);
    tell(EventKind::Played, sights());
}

void Match::stepBack() {
    const NodeId left = current_;
    std::vector<Sight> seen = sights();
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

bool Match::canPlayFromHere() const {
    return !live_ || !isOnWayTo(current_, head_) || outcomeAt(head_).over || mayTakeBack(current_, head_);
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

Match::Alike Match::asSeen(NodeId upTo, game::Viewer viewer, game::Chance chance) const {
    Alike alike{.start = start_->clone(), .turns = {}};
    const std::vector<NodeId> path = pathTo(upTo);
    for (const NodeId turn : path) alike.start->apply(node(turn).action);
    base::Random random = chance.after(0);
    alike.start = alike.start->view(viewer)->sample(random);
    // The sample's own turns: what others decided in secret may differ from what they decided here.
    for (std::size_t i = 0; i < path.size(); ++i) {
        alike.turns.push_back(alike.start->lastAction());
        (void)alike.start->undo();
    }
    std::reverse(alike.turns.begin(), alike.turns.end());
    return alike;
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
