#include "app/thinking/WhyNot.h"

#include <utility>

namespace app {

void WhyNot::begin(const game::Kind& kind, const game::View& view) {
    forgetExamined();
    stopProving();
    kind_ = &kind;
    auto truth = ThinkingService::truthOf(view);
    shown_ = truth ? std::move(*truth) : nullptr;
    refusal_ = truth ? std::nullopt : std::optional(truth.error().message);
}

bool WhyNot::update() {
    const bool heard = hearAnswer();
    const auto found = proof_.take();
    if (!found) return heard;
    if (*found) take(**found);
    return true;
}

// ---- by a bot ----

void WhyNot::examine(game::Action turn) {
    if (!shown_ || !shown_->isLegal(turn)) return;
    forgetExamined();
    ThinkerPtr bot = thinking_.employStrongest(*kind_);
    if (!bot) return;
    examined_ = turn;
    answer_ = refutationOf(*shown_, {turn});
    if (answer_->outcome.over) return;
    const std::unique_ptr<game::State> after = shown_->clone();
    (void)after->apply(turn);
    bot_ = std::move(bot);
    (void)bot_->ask(*after->view(game::Viewer::record()), kWhyNotEffort);
}

void WhyNot::forgetExamined() {
    bot_.reset();
    examined_.reset();
    answer_.reset();
}

bool WhyNot::hearAnswer() {
    if (!bot_) return false;
    const bool ended = bot_->take().has_value();
    if (!bot_->listen()) return ended;
    const game::Thought& thought = *bot_->latest();
    if (thought.candidates.empty()) return true;
    const game::Candidate& answer = thought.candidates.front();
    std::vector<game::Action> line{*examined_};
    line.insert(line.end(), answer.line.begin(), answer.line.end());
    answer_ = refutationOf(*shown_, line);
    answer_->chances = answer.chances;
    return true;
}

// ---- by a proof ----

void WhyNot::prove(bool answersLoss) {
    stopProving();
    if (shown_ && !shown_->outcome().over) startProof(*shown_, answersLoss);
}

void WhyNot::stopProving() {
    proof_.cancel();
    lost_ = false;
    pointed_.reset();
    proved_.reset();
}

void WhyNot::pointAt(std::optional<game::Action> turn) {
    if (!lost_ || turn == pointed_ || (turn && !shown_->isLegal(*turn))) return;
    proof_.cancel();
    proved_.reset();
    pointed_ = turn;
    if (!turn) return;
    const std::unique_ptr<game::State> after = shown_->clone();
    (void)after->apply(*turn);
    startProof(*after, true);
}

/// Starts a proof, if the game has proofs. `wins`: that the side to move wins, with its turns; otherwise that
/// it loses.
void WhyNot::startProof(const game::State& state, bool wins) {
    const game::Proofs* const proofs = kind_->proofs();
    if (proofs == nullptr) return;
    proof_ = thinking_.ask<Found>(*state.view(game::Viewer::record()),
                                  [proofs, wins](const game::State& position, const std::stop_token& stop) {
                                      const auto own = position.view(game::Viewer(position.toMove()));
                                      Found found;
                                      if (wins)
                                          found.win = proofs->winOf(*own, stop);
                                      else
                                          found.lost = proofs->isLost(*own, stop);
                                      return found;
                                  });
}

void WhyNot::take(const Found& found) {
    lost_ = lost_ || found.lost;
    if (found.win.empty()) return;
    std::vector<game::Action> line = found.win;
    if (pointed_) line.insert(line.begin(), *pointed_);
    proved_ = refutationOf(*shown_, line);
}

}  // namespace app
