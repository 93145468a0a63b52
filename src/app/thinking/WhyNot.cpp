#include "app/thinking/WhyNot.h"

namespace app {
namespace {

constexpr std::chrono::milliseconds kAnswerTime{2500};
constexpr std::uint64_t kAnswerNodes = 20'000;

}  // namespace

void WhyNot::ask(const game::Kind& kind, const game::View& view, game::Action turn, bool fixedClock) {
    if (kind.opponents().empty() || !view.isLegal(turn)) return;
    forget();
    before_ = view.truth();
    if (!before_) return;
    turn_ = turn;
    const std::unique_ptr<game::State> after = before_->clone();
    (void)after->apply(turn);
    refutation_ = Refutation{.line = {turn}, .notation = {view.notation(turn)}};
    playOut();
    if (after->outcome().over) return;
    bot_.begin(kind, after->view(after->toMove()), {kAnswerTime, kAnswerNodes, fixedClock});
}

void WhyNot::forget() {
    bot_.stop();
    before_.reset();
    turn_.reset();
    refutation_.reset();
}

bool WhyNot::update() {
    if (!thinking()) return false;
    bot_.wait();
    bool news = false;
    if (const auto thoughts = bot_.takeThoughts(); !thoughts.empty()) {
        take(thoughts.back());
        news = true;
    }
    return bot_.take().has_value() || news;
}

void WhyNot::take(const game::Thought& thought) {
    if (thought.candidates.empty()) return;
    const game::Candidate& answer = thought.candidates.front();
    Refutation& found = *refutation_;
    found.line.resize(1);
    found.notation.resize(1);
    found.line.insert(found.line.end(), answer.line.begin(), answer.line.end());
    found.notation.insert(found.notation.end(), answer.notation.begin(), answer.notation.end());
    found.chances = answer.chances;
    playOut();
}

/// Plays the line to find the outcome at its end.
void WhyNot::playOut() {
    const std::unique_ptr<game::State> state = before_->clone();
    for (const game::Action action : refutation_->line) {
        if (!state->isLegal(action)) break;
        (void)state->apply(action);
    }
    refutation_->outcome = state->outcome();
    refutation_->end = state->view(game::Viewer::record())->describeEnd();
}

}  // namespace app
