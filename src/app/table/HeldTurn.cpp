#include "app/table/HeldTurn.h"

#include <algorithm>

namespace app {
namespace {

bool isAwaited(const game::View& view, game::PlayerId player) {
    const std::vector<game::PlayerId> awaited = view.awaited();
    return std::find(awaited.begin(), awaited.end(), player) != awaited.end();
}

}  // namespace

void HeldTurn::allow(bool on) {
    allowed_ = on;
    if (!on) close();
}

void HeldTurn::onEvent(const match::Event& event) {
    if (!turn_) return;
    const bool another = event.turn && event.turn->player != turn_->player;
    const bool goesOn = event.kind == match::EventKind::Played ? another : !match::voidsTurns(event);
    if (!goesOn || event.kind == match::EventKind::Reopened) (void)takeBack();
}

void HeldTurn::wait(const game::View& view, game::PlayerId player) {
    due_ = false;
    position_ = allowed_ ? view.preparing(player) : nullptr;
    if (!turn_) return;
    if (position_ && turn_->player == player)
        check(*position_);
    else
        turn_.reset();
}

void HeldTurn::arrive(const game::View& view) {
    position_.reset();
    due_ = false;
    if (!turn_) return;
    if (!isAwaited(view, turn_->player) || view.outcome().over) {
        turn_.reset();
        return;
    }
    check(view);
    due_ = turn_.has_value();
}

void HeldTurn::close() {
    position_.reset();
    (void)takeBack();
}

void HeldTurn::hold(game::Action action) {
    lost_.reset();
    turn_ = Turn{.player = position_->toMove(),
                 .action = action,
                 .text = position_->notation(action),
                 .course = position_->foreseen(action),
                 .effect = TurnEffect(*position_, action)};
}

bool HeldTurn::takeBack() {
    due_ = false;
    return std::exchange(turn_, {}).has_value();
}

HeldTurn::Turn HeldTurn::take() {
    due_ = false;
    return *std::exchange(turn_, {});
}

void HeldTurn::check(const game::View& view) {
    const bool legal = view.isLegal(turn_->action);
    const bool same = legal && view.notation(turn_->action) == turn_->text &&
                      TurnEffect(view, turn_->action) == turn_->effect;
    if (same) {
        // Other ones of equal pieces may go, and lie higher.
        turn_->course = view.foreseen(turn_->action);
        return;
    }
    lost_ = Lost{turn_->text, legal ? Lost::Why::DoesSomethingElse : Lost::Why::Illegal};
    turn_.reset();
}

}  // namespace app
