#include "match/Match.h"

#include <algorithm>
#include <utility>

#include "match/ClockRecord.h"
#include "match/TreeRecord.h"

namespace match {

Match::Match(std::unique_ptr<game::State> start, std::vector<std::string> players)
    : referee_(std::move(start)), tree_(rules().ply()), players_(std::move(players)) {}

Match::Match(ReadGame read)
    : referee_(std::move(read.referee)),
      tree_(std::move(read.tree)),
      tags_(std::move(read.tags)),
      claimedResult_(std::move(read.result)),
      players_(std::move(read.players)),
      live_(false),
      stands_(read.stands),
      clock_(std::move(read.clock)) {}

Match Match::fromRecord(game::Record record) { return Match(readGame(std::move(record))); }

game::Record Match::toRecord() const {
    game::Record record{.tags = tags_, .start = startState(), .players = players_, .result = claimedResult_};
    record.turns = turnsOf(tree_, *view(game::Viewer::record()), clock_.has_value());
    const NodeId end = endOfMainLine();
    const NodeId last = live_ ? head_ : standsAt();
    if (last != end) writeStand(record.tags, tree_.pathTo(last).size());
    const game::Outcome outcome = outcomeAt(last);
    if (outcome.over) record.result = outcome.result;
    if (live_ && !outcome.over) record.result = "*";
    const bool concluded = conclusion_.over && concludedAt_ == last;
    if (concluded || live_) writeTermination(record.tags, concluded ? termination_ : Termination::Unknown);
    if (!clock_) return record;
    const std::vector<milliseconds> left = last == clocksAt() ? clock_->readings() : tree_.node(last).clocks;
    writeClock(record.tags, *clock_, record.result == "*" ? left : std::vector<milliseconds>());
    return record;
}

game::Outcome Match::outcome() const { return conclusion().value_or(rules().outcome()); }

std::optional<game::Outcome> Match::conclusion() const {
    if (!conclusion_.over || concludedAt_ != current_) return {};
    return conclusion_;
}

game::Outcome Match::ending() const {
    game::Outcome here = outcome();
    const bool claims = !live_ && claimedResult_ != "*" && current_ == endOfMainLine();
    return here.over || !claims ? here : statedEnding(rules(), claimedResult_, terminationIn(tags_));
}

base::Result<void> Match::submit(game::PlayerId player, game::Action action) {
    if (outcome().over) return base::Error{base::msgid("the game is over")};
    if (auto permitted = referee_.permits(player, action); !permitted) return permitted;
    NodeId child = tree_.find(current_, action);
    if (child == kRoot) {
        Node turn = referee_.described(action);
        turn.notation = referee_.view(game::Viewer::record())->notation(action);
        child = tree_.graft(current_, std::move(turn));
    }
    storeClocks();
    if (!live_ || !atHead()) {
        step(child);
        return {};
    }
    tree_.putFirst(child);
    conclusion_ = {};  // play goes on: the ending was taken back
    apply(child);
    head_ = current_;
    pressClock(player, child);
    tellPlayed(child);
    tree_.at(head_).timed = clock_.has_value();
    if (clock_) tree_.at(head_).left = clock_->left(player);
    storeClocks();
    return {};
}

// ---- clocks ----

void Match::setClock(Clock clock) {
    clock_ = std::move(clock);
    storeClocks();
}

bool Match::clockRuns(game::PlayerId player) const {
    if (!clock_ || !live_ || head_ == kRoot || !clock_->left(player)) return false;
    const std::vector<game::PlayerId> players = awaitedAtHead();
    return std::find(players.begin(), players.end(), player) != players.end() && !outcomeAt(head_).over;
}

void Match::elapse(game::PlayerId player, microseconds time) {
    if (!clockRuns(player) || !clock_->pass(player, time)) return;
    storeClocks();
    if (!atHead()) jumpTo(head_);
    conclude(Termination::Time, rules().lossOnTime(player));
}

void Match::setClocks(const std::vector<milliseconds>& readings) {
    if (!clock_) return;
    clock_->adjust(readings);
    storeClocks();
}

/// The parts of a turn share the time that it earns.
void Match::pressClock(game::PlayerId player, NodeId turn) {
    if (clock_ && tree_.node(turn).endsTurn) clock_->press(player, tree_.turnsEndedBy(player, turn));
}

void Match::storeClocks() {
    if (clock_) tree_.at(clocksAt()).clocks = clock_->readings();
}

void Match::restoreClocks() {
    if (!clock_) return;
    NodeId id = clocksAt();
    while (id != kRoot && tree_.node(id).clocks.empty()) id = tree_.node(id).parent;
    clock_->restore(tree_.node(id).clocks);
}

void Match::followWithClocks() {
    if (clock_ && clocksFollow()) restoreClocks();
}

void Match::moveHead(NodeId head) {
    storeClocks();
    head_ = head;
    restoreClocks();
}

// ---- agreements ----

void Match::conclude(Termination how, const game::Outcome& outcome) {
    conclusion_ = outcome;
    termination_ = how;
    concludedAt_ = current_;
    tell(EventKind::Concluded);
}

base::Result<void> Match::resign(game::PlayerId player) {
    if (outcome().over) return base::Error{base::msgid("the game is over")};
    if (!atHead()) return base::Error{base::msgid("an earlier turn is shown")};
    conclude(Termination::Resignation, rules().resignation(player));
    return {};
}

bool Match::canOffer(game::PlayerId player, Proposal proposal) const {
    if (openOffer() || !atHead()) return false;
    if (proposal == Proposal::Draw) return !outcome().over;
    if (canReopen()) return true;
    // Under review nothing is hidden, so nothing stands.
    if (!live_) return tree_.toTakeBack(player, current_) != kRoot;
    return !showsAll() && tree_.canTakeBack(player, current_);
}

bool Match::turnStands(game::PlayerId player) const {
    if (!live_ || tree_.toTakeBack(player, current_) == kRoot) return false;
    return showsAll() || !tree_.canTakeBack(player, current_);
}

bool Match::canReopen() const {
    return conclusion() && !showsAll() && !(clock_ && clock_->anyOut(awaited()));
}

bool Match::showsAll() const {
    return live_ && hasSecrets() && (atHead() ? outcome() : outcomeAt(head_)).over;
}

base::Result<void> Match::offer(game::PlayerId player, Proposal proposal) {
    if (!canOffer(player, proposal)) return base::Error{base::msgid("this cannot be offered now")};
    negotiation_.begin({proposal, player}, players_.size());
    tell(EventKind::Offered);
    return {};
}

base::Result<void> Match::answer(game::PlayerId player, bool accept) {
    if (!owesAnswer(player)) return base::Error{base::msgid("there is nothing to answer")};
    if (!negotiation_.settles(player, accept)) return {};
    tell(accept ? EventKind::Accepted : EventKind::Declined);
    const Offer offer = *negotiation_.end();
    if (accept) carryOut(offer);
    return {};
}

void Match::carryOut(const Offer& offer) {
    if (offer.proposal == Proposal::Draw) return conclude(Termination::Agreement, rules().agreedDraw());
    if (canReopen()) {
        conclusion_ = {};
        return tell(EventKind::Reopened);
    }
    const NodeId before = tree_.node(tree_.toTakeBack(offer.from, current_)).parent;
    moveHead(before);
    while (current_ != before) stepBack();
}

// ---- the feed ----

void Match::tell(Happened happened) {
    const bool lapses = changesPosition(happened.kind) || happened.kind == EventKind::Concluded;
    const std::optional<Offer> lapsed = lapses ? negotiation_.end() : std::nullopt;
    happened.offer = openOffer();
    note(std::move(happened));
    // After it: who follows from afar has to know the turn at which the match stands now.
    if (lapsed) note({.kind = EventKind::Declined, .node = current_, .offer = lapsed});
}

void Match::note(Happened happened) {
    if (clock_) happened.clocks = clock_->readings();
    if (live_) happened.head = head_;
    happened.outcome = conclusion();
    log_.add(std::move(happened));
}

void Match::tellPlayed(NodeId turn) {
    const Node& n = tree_.node(turn);
    tell({.kind = EventKind::Played,
          .seen = referee_.sights(n),
          .node = turn,
          .turn = TurnFacts{n.parent, n.mover, n.round, n.endsTurn, n.shows, n.stands}});
}

std::unique_ptr<const game::View> Match::viewAt(NodeId id, game::Viewer viewer) const {
    return id == current_ ? view(viewer) : referee_.after(actionsTo(id))->view(viewer);
}

game::Transition Match::lastTurn(game::Viewer viewer) const {
    return atStart() ? game::Transition{} : rules().lastTurn(viewer);
}

std::vector<game::Transition> Match::lastActs(game::Viewer viewer) const {
    std::vector<game::Transition> acts;
    for (NodeId at = current_; at != kRoot; at = tree_.node(at).parent) {
        if (tree_.node(at).mover != tree_.node(current_).mover) break;
        acts.push_back(stateAt(at).lastTurn(viewer));
    }
    std::reverse(acts.begin(), acts.end());
    return acts;
}

// ---- the tree ----

void Match::apply(NodeId child) {
    referee_.play(tree_, child);
    current_ = child;
}

void Match::step(NodeId child) {
    apply(child);
    followWithClocks();
    tellPlayed(child);
}

void Match::stepBack() {
    const NodeId left = current_;
    std::vector<Sight> seen = referee_.sights(tree_.node(left));
    referee_.takeBack();
    current_ = tree_.node(current_).parent;
    followWithClocks();
    tell({.kind = EventKind::TakenBack, .seen = std::move(seen), .node = left});
}

NodeId Match::standsAt() const {
    const NodeId end = endOfMainLine();
    return stands_ && tree_.isOnWayTo(*stands_, end) ? *stands_ : end;
}

void Match::setLive(bool live) {
    storeClocks();
    live_ = live && !isTold();
    head_ = standsAt();
    stands_.reset();
    restoreClocks();
}

void Match::playFromHere() {
    moveHead(current_);
    for (const NodeId turn : tree_.pathTo(head_)) tree_.putFirst(turn);
    tell(EventKind::Edited);
}

bool Match::canPlayFromHere() const {
    if (showsAll()) return false;
    return !live_ || outcomeAt(head_).over || tree_.mayTakeBack(tree_.forkOf(current_, head_), head_);
}

bool Match::back() {
    if (atStart()) return false;
    storeClocks();
    stepBack();
    return true;
}

void Match::goTo(NodeId id) {
    if (id == current_) return;
    if (atHead() && replays(id))
        moveHead(id);
    else
        storeClocks();
    jumpTo(id);
}

bool Match::replays(NodeId id) const {
    while (id != head_ && id != kRoot && tree_.node(tree_.node(id).parent).children.front() == id)
        id = tree_.node(id).parent;
    return id == head_;
}

void Match::jumpTo(NodeId id) {
    if (tree_.node(id).parent == current_ && id != kRoot) return step(id);
    if (!atStart() && tree_.node(current_).parent == id) return stepBack();
    const std::vector<NodeId> from = tree_.pathTo(current_);
    const std::vector<NodeId> to = tree_.pathTo(id);
    const auto common = std::mismatch(from.begin(), from.end(), to.begin(), to.end());
    for (auto it = from.end(); it != common.first; --it) referee_.takeBack();
    for (auto it = common.second; it != to.end(); ++it) referee_.play(tree_, *it);
    current_ = id;
    followWithClocks();
    tell(EventKind::Jumped);
}

std::vector<game::Action> Match::actionsTo(NodeId id) const {
    std::vector<game::Action> actions;
    for (const NodeId turn : tree_.pathTo(id)) actions.push_back(tree_.node(turn).action);
    return actions;
}

Referee::Alike Match::asSeen(NodeId upTo, game::Viewer viewer, game::Chance chance) const {
    return referee_.asSeen(actionsTo(upTo), viewer, chance);
}

const game::State& Match::stateAt(NodeId id) const {
    if (id == current_) return rules();
    if (!elsewhere_.state || elsewhere_.at != id) elsewhere_ = {id, referee_.after(actionsTo(id))};
    return *elsewhere_.state;
}

game::Outcome Match::outcomeAt(NodeId id) const {
    if (conclusion_.over && concludedAt_ == id) return conclusion_;
    return stateAt(id).outcome();
}

game::Outcome Match::finalOutcome() const {
    if (live_) return outcomeAt(head_);
    const NodeId end = standsAt();
    game::Outcome outcome = outcomeAt(end);
    if (outcome.over || claimedResult_ == "*") return outcome;
    return statedEnding(stateAt(end), claimedResult_, terminationIn(tags_));
}

}  // namespace match
