#include "match/Follower.h"

#include <algorithm>
#include <utility>

namespace match {

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
    if (report.tree) tree_ = std::move(*report.tree);
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
    log_.add(heardAs(std::move(report.event)));
    return true;
}

/// Whether it can follow what was heard before: it may come from a program that is mistaken.
bool Follower::fits(const Report& report) const {
    const Event& event = report.event;
    const GameTree& tree = report.tree ? *report.tree : tree_;
    const bool played = event.kind == EventKind::Played;
    if (changesPosition(event.kind) != (report.view != nullptr)) return false;
    if (played && (!event.turn || !event.action || event.turn->before.value >= tree.size())) return false;
    if (played && event.turn->player.value >= players_.size()) return false;
    const bool known = event.node.value < tree.size();
    if (known && played && tree.node(event.node).parent != event.turn->before) return false;
    const std::size_t after = tree.size() + (known || !played ? 0 : 1);
    if (event.node.value >= after || (event.head && event.head->value >= after)) return false;
    return !event.offer || event.offer->from.value < players_.size();
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
    current_ = event.node;
    if (event.head == event.node) tree_.putFirst(event.node);
    // While a game goes on, the clocks are those of its head, whatever turn is shown again.
    if (!event.head || event.head == event.node) tree_.at(event.node).clocks = event.clocks;
}

void Follower::show(NodeId id, std::unique_ptr<const game::View> view) {
    if (views_.size() <= id.value) views_.resize(id.value + std::size_t{1});
    views_[id.value] = std::move(view);
}

const game::View* Follower::viewAt(NodeId id) const {
    return id.value < views_.size() ? views_[id.value].get() : nullptr;
}

void Follower::setClocks(const std::vector<milliseconds>& readings) {
    if (clock_) clock_->restore(readings);
}

void Follower::elapse(microseconds time) {
    if (!clock_ || !live() || !atHead() || current_ == GameTree::kRoot || outcome().over) return;
    for (const game::PlayerId player : view().awaited()) (void)clock_->pass(player, time);
}

// ---- what is asked for ----

bool Follower::awaited() const {
    const auto player = viewer_.player();
    if (!player || !live() || !atHead() || outcome().over) return false;
    const std::vector<game::PlayerId> players = view().awaited();
    return std::find(players.begin(), players.end(), *player) != players.end();
}

bool Follower::canOffer(Proposal proposal) const {
    const auto player = viewer_.player();
    if (!player || offer_ || !live() || !atHead()) return false;
    if (proposal == Proposal::Draw) return !outcome().over;
    if (secrets_ && outcome().over) return false;
    return (ending_ && !(clock_ && clock_->anyOut(view().awaited()))) || tree_.canTakeBack(*player, current_);
}

base::Result<Request> Follower::play(game::Action action) const {
    if (outcome().over) return base::Error{base::msgid("the game is over")};
    if (!awaited()) return base::Error{base::msgid("it is not this player's turn")};
    if (!view().isLegal(action)) return base::Error{base::msgid("this turn is not legal")};
    return Request{heard_, PlayTurn{action}};
}

base::Result<Request> Follower::resign() const {
    if (outcome().over) return base::Error{base::msgid("the game is over")};
    if (!atHead()) return base::Error{base::msgid("an earlier turn is shown")};
    return Request{heard_, Resign{}};
}

base::Result<Request> Follower::offer(Proposal proposal) const {
    if (!canOffer(proposal)) return base::Error{base::msgid("this cannot be offered now")};
    return Request{heard_, MakeOffer{proposal}};
}

base::Result<Request> Follower::answer(bool accept) const {
    if (!owesAnswer_) return base::Error{base::msgid("there is nothing to answer")};
    return Request{heard_, AnswerOffer{accept}};
}

}  // namespace match
