#include "app/thinking/Refuter.h"

#include <utility>

#include "app/common/Wake.h"
#include "app/thinking/Thinker.h"

namespace app {

void Refuter::begin(const game::Kind& kind, const game::View& view, bool answersLoss, bool fixedClock) {
    stop();
    kind_ = &kind;
    fixedClock_ = fixedClock;
    shown_ = view.truth();
    if (shown_ && !view.outcome().over) start(shown_->clone(), answersLoss);
}

void Refuter::stop() {
    leaveProof();
    shown_.reset();
    lost_ = false;
    turn_.reset();
    refutation_.reset();
}

void Refuter::leaveProof() {
    if (!proof_) return;
    proof_->stop();
    unwanted_.push_back(std::move(proof_));
}

void Refuter::ask(game::Action turn) {
    if (!lost_ || turn_ == turn || !shown_->isLegal(turn)) return;
    forgetTurn();
    turn_ = turn;
    std::unique_ptr<game::State> after = shown_->clone();
    (void)after->apply(turn);
    start(std::move(after), true);
}

void Refuter::forgetTurn() {
    if (!turn_) return;
    leaveProof();
    turn_.reset();
    refutation_.reset();
}

/// Starts a proof. `wins`: that the side to move wins, with its turns; otherwise that it loses.
void Refuter::start(std::unique_ptr<game::State> state, bool wins) {
    proof_ = std::make_unique<Proof>(
        [kind = kind_, state = std::move(state), wins](const std::stop_token& stop) -> base::Result<Found> {
            lowerThreadPriority();
            const auto view = state->view(game::Viewer(state->toMove()));
            Found found;
            if (wins)
                found.win = kind->provedWin(*view, stop);
            else
                found.lost = kind->provedLost(*view, stop);
            wakeLoop();
            return found;
        });
}

bool Refuter::update() {
    std::erase_if(unwanted_, [](const auto& proof) { return proof->ready(); });
    if (!proof_ || (!fixedClock_ && !proof_->ready())) return false;
    const auto found = proof_->take();
    proof_.reset();
    if (found) take(*found);
    return true;
}

void Refuter::take(const Found& found) {
    if (found.lost) lost_ = true;
    if (found.win.empty()) return;
    WhyNot::Refutation how;
    const std::unique_ptr<game::State> state = shown_->clone();
    const auto play = [&](game::Action action) {
        how.line.push_back(action);
        how.notation.push_back(state->view(game::Viewer::record())->notation(action));
        (void)state->apply(action);
    };
    if (turn_) play(*turn_);
    for (const game::Action action : found.win)
        if (state->isLegal(action)) play(action);
    how.outcome = state->outcome();
    how.end = state->view(game::Viewer::record())->describeEnd();
    refutation_ = std::move(how);
}

}  // namespace app
