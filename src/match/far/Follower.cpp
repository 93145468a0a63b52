#include "match/far/Follower.h"

#include <algorithm>
#include <utility>

namespace match {

bool moversAreOf(const GameTree& tree, std::size_t seats) {
    for (std::uint32_t i = 0; i < tree.size(); ++i)
        if (tree.node(NodeId(i)).mover.value >= seats) return false;
    return true;
}

namespace {

/// Whether a turn of the tree follows another one, and was not removed.
bool follows(const GameTree& tree, NodeId turn, NodeId before) {
    const std::vector<NodeId>& children = tree.node(before).children;
    return std::find(children.begin(), children.end(), turn) != children.end();
}

/// Whether a transition moves pieces that there are.
bool movesPieces(const game::Transition& transition, std::size_t pieces) {
    return std::ranges::all_of(game::hopsOf(transition), [&](const game::Hop& hop) {
        return hop.before.id == hop.after.id && hop.before.id.value < pieces;
    });
}

}  // namespace

Follower::Follower(Briefing briefing)
    : viewer_(briefing.viewer),
      players_(std::move(briefing.players)),
      secrets_(briefing.secrets),
      heard_(briefing.events),
      tree_(std::move(briefing.tree)),
      current_(briefing.current),
      head_(briefing.head),
      clock_(std::move(briefing.clock)),
      offer_(briefing.offer),
      owesAnswer_(briefing.owesAnswer),
      ending_(std::move(briefing.ending)),
      log_(briefing.events) {
    show(current_, std::move(briefing.view));
}

// ---- what is heard ----

bool Follower::take(Report report) {
    const Event& event = report.event;
    if (event.number != heard_) return event.number < heard_;
    if (!fits(report)) return false;
    ++heard_;
    if (report.tree) takeTree(std::move(*report.tree));
    if (event.kind == EventKind::Played) takeTurn(event);
    if (event.kind == EventKind::TakenBack) current_ = tree_.node(event.node).parent;
    if (event.kind == EventKind::Jumped) current_ = event.node;
    head_ = event.head;
    ending_ = event.outcome;
    if (clock_) clock_->restore(event.clocks);
    if (event.kind == EventKind::Offered) owesAnswer_ = viewer_.player() && !viewer_.is(event.offer->from);
    offer_ = openAfter(event);
    owesAnswer_ &= offer_.has_value();
    if (report.view) show(current_, std::move(report.view));
    Happened happened = heardAs(std::move(report.event));
    // Who looks back goes on seeing the earlier turn; that the match has gone on is no event of its pieces.
    if (lookedAt_ && changesPosition(happened.kind)) happened.kind = EventKind::Edited;
    if (lookedAt_ == current_) lookedAt_.reset();
    log_.add(std::move(happened));
    return true;
}

/// Whether it can follow what was heard before: it may come from a program that is mistaken.
bool Follower::fits(const Report& report) const {
    const Event& event = report.event;
    const GameTree& tree = report.tree ? *report.tree : tree_;
    const bool played = event.kind == EventKind::Played;
    if (changesPosition(event.kind) != (report.view != nullptr)) return false;
    if (tree.size() < tree_.size()) return false;  // turns that are removed stay in the tree
    if (!isOfThisGame(report)) return false;
    if (played && (!event.turn || !event.action || event.turn->before.value >= tree.size())) return false;
    if (played && event.turn->player.value >= players_.size()) return false;
    const bool known = event.node.value < tree.size();
    if (known && played && !follows(tree, event.node, event.turn->before)) return false;
    const std::size_t after = tree.size() + (known || !played ? 0 : 1);
    if (event.node.value >= after || (event.head && event.head->value >= after)) return false;
    return !event.offer || event.offer->from.value < players_.size();
}

/// Whether it has the seats and pieces of this game.
bool Follower::isOfThisGame(const Report& report) const {
    const std::size_t pieces = view().pieces().size();
    const std::size_t seats = players_.size();
    if (report.tree && !moversAreOf(*report.tree, seats)) return false;
    if (report.view && (static_cast<std::size_t>(report.view->playerCount()) != seats ||
                        report.view->pieces().size() != pieces))
        return false;
    const std::size_t turns = report.tree ? report.tree->size() : tree_.size();
    return movesPieces(report.event.transition, pieces) &&
           std::ranges::all_of(report.event.unveiled, [&](const game::Unveiled& told) {
               return static_cast<std::size_t>(told.before) <= turns;
           });
}

/// The tree gets the turn where the referee's has it: a turn at the head is on the main line.
void Follower::takeTurn(const Event& event) {
    const TurnFacts& turn = *event.turn;
    if (event.node.value == tree_.size())
        (void)tree_.graft(turn.before, {.action = *event.action,
                                        .mover = turn.player,
                                        .notation = event.notation,
                                        .round = turn.round,
                                        .endsTurn = turn.endsTurn,
                                        .shows = turn.shows,
                                        .stands = turn.stands});
    if (turn.shows) tree_.settleBefore(event.node);
    tree_.learn(event.node, viewer_, event.unveiled);
    if (turns_.size() <= event.node.value) turns_.resize(event.node.value + std::size_t{1});
    turns_[event.node.value] = event.transition;
    current_ = event.node;
    if (event.head == event.node) tree_.putFirst(event.node);
    // While a game goes on, the clocks are those of its head, whatever turn is shown again.
    if (!event.head || event.head == event.node) tree_.at(event.node).clocks = event.clocks;
}

/// What is drawn here stays, unless the referee's table has drawn there.
void Follower::takeTree(GameTree tree) {
    for (std::uint32_t i = 0; i < std::min(tree.size(), tree_.size()); ++i)
        if (game::Sketch& drawn = tree.at(NodeId(i)).sketch; drawn.empty())
            drawn = tree_.node(NodeId(i)).sketch;
    tree_ = std::move(tree);
}

void Follower::show(NodeId id, std::unique_ptr<const game::View> view) {
    if (views_.size() <= id.value) views_.resize(id.value + std::size_t{1});
    views_[id.value] = std::move(view);
}

// ---- the position

std::unique_ptr<const game::View> Follower::viewAt(NodeId id, game::Viewer) const {
    return knows(id) ? views_[id.value]->copy() : nullptr;
}

bool Follower::awaits(game::PlayerId player) const {
    const std::vector<game::PlayerId> players = awaited();
    return std::find(players.begin(), players.end(), player) != players.end();
}

game::PlayerId Follower::moverOf(game::Action) const {
    const auto player = viewer_.player();
    return player && awaits(*player) ? *player : toMove();
}

game::Outcome Follower::outcomeAtHead() const { return ending_ ? *ending_ : viewOf(head()).outcome(); }

game::Outcome Follower::outcome() const { return lookedAt_ ? view().outcome() : outcomeAtHead(); }

game::Outcome Follower::finalOutcome() const { return outcomeAtHead(); }

game::Transition Follower::lastTurn(game::Viewer) const {
    return current().value < turns_.size() ? turns_[current().value] : game::Transition{};
}

std::vector<game::Transition> Follower::lastActs(game::Viewer) const {
    std::vector<game::Transition> acts;
    for (NodeId at = current(); at != kRoot && at.value < turns_.size(); at = tree_.node(at).parent) {
        if (tree_.node(at).mover != tree_.node(current()).mover) break;
        acts.push_back(turns_[at.value]);
    }
    std::reverse(acts.begin(), acts.end());
    return acts;
}

// ---- looking back

bool Follower::back() {
    if (atStart()) return false;
    const NodeId before = current();
    goTo(tree_.node(before).parent);
    return current() != before;
}

void Follower::goTo(NodeId id) {
    if (id == current() || !knows(id)) return;
    lookedAt_ = id == current_ ? std::nullopt : std::optional(id);
    tellHere(EventKind::Jumped, id);
}

void Follower::tellHere(EventKind kind, NodeId node) {
    Happened happened{.kind = kind, .node = node, .offer = offer_, .outcome = ending_, .head = head_};
    if (clock_) happened.clocks = clock_->readings();
    log_.add(std::move(happened));
}

void Follower::setSketch(NodeId id, game::Sketch sketch) {
    tree_.at(id).sketch = std::move(sketch);
    tellHere(EventKind::Edited, current());
}

// ---- time

void Follower::setClocks(const std::vector<milliseconds>& readings) {
    if (clock_) clock_->adjust(readings);
}

void Follower::elapse(game::PlayerId player, microseconds time) {
    if (clockRuns(player)) (void)clock_->pass(player, time);
}

bool Follower::clockRuns(game::PlayerId player) const {
    if (!clock_ || !live() || head() == kRoot || !clock_->left(player)) return false;
    const std::vector<game::PlayerId> players = awaitedAtHead();
    return std::find(players.begin(), players.end(), player) != players.end() && !outcomeAtHead().over;
}

// ---- what is asked for

bool Follower::mayDecide() const {
    const auto player = viewer_.player();
    return player && live() && atHead() && !outcome().over && awaits(*player);
}

bool Follower::canReopen() const {
    const bool showsAll = secrets_ && outcomeAtHead().over;
    return atHead() && ending_ && !showsAll && !(clock_ && clock_->anyOut(awaited()));
}

bool Follower::canOffer(game::PlayerId player, Proposal proposal) const {
    if (!viewer_.is(player) || offer_ || !live() || !atHead()) return false;
    if (proposal == Proposal::Draw) return !outcome().over;
    if (secrets_ && outcome().over) return false;
    return canReopen() || tree_.canTakeBack(player, current_);
}

bool Follower::turnStands(game::PlayerId player) const {
    if (!live() || tree_.toTakeBack(player, current()) == kRoot) return false;
    return (secrets_ && outcomeAtHead().over) || !tree_.canTakeBack(player, current());
}

base::Result<Request> Follower::play(game::Action action) const {
    if (outcome().over) return base::Error{base::msgid("the game is over")};
    if (!mayDecide()) return base::Error{base::msgid("it is not this player's turn")};
    if (!view().isLegal(action)) return base::Error{base::msgid("this turn is not legal")};
    return Request{heard_, PlayTurn{action}};
}

base::Result<Request> Follower::resign() const {
    if (outcome().over) return base::Error{base::msgid("the game is over")};
    if (!atHead()) return base::Error{base::msgid("an earlier turn is shown")};
    return Request{heard_, Resign{}};
}

base::Result<Request> Follower::offer(Proposal proposal) const {
    const auto player = viewer_.player();
    if (!player || !canOffer(*player, proposal))
        return base::Error{base::msgid("this cannot be offered now")};
    return Request{heard_, MakeOffer{proposal}};
}

base::Result<Request> Follower::answer(bool accept) const {
    if (!owesAnswer_) return base::Error{base::msgid("there is nothing to answer")};
    return Request{heard_, AnswerOffer{accept}};
}

}  // namespace match
