#include "app/Adviser.h"

#include "base/Random.h"

namespace app {

namespace {

constexpr std::chrono::milliseconds kAdviceTime{1500};
constexpr std::uint64_t kAdviceNodes = 20'000;

}  // namespace

void Adviser::ask(const game::Kind& kind, std::unique_ptr<const game::View> view, bool fixedClock) {
    if (view_) {
        ++steps_;
        if (action_) tell();
        return;
    }
    if (kind.opponents().empty() || view->legalActions().empty()) return;
    base::Random random(1);
    const game::Viewer mover(view->toMove());
    view_ = view->sample(random)->view(mover);
    steps_ = 1;
    bot_.begin(kind, std::move(view), {kAdviceTime, kAdviceNodes, fixedClock});
}

void Adviser::forget() {
    bot_.stop();
    view_.reset();
    action_.reset();
    advice_.reset();
    steps_ = 0;
}

bool Adviser::update() {
    if (!view_ || action_) return false;
    bot_.wait();
    const auto answer = bot_.take();
    if (!answer) return false;
    action_ = answer->action;
    if (action_) tell();
    return action_.has_value();
}

void Adviser::tell() {
    base::Random random(1);
    const std::unique_ptr<game::State> state = view_->sample(random);
    const bool whole = steps_ > 1;
    Advice advice{.places = {}, .turn = whole ? view_->notation(*action_) : std::string()};
    for (const game::Hop& hop : netHopsOf(state->apply(*action_))) {
        addOnce(advice.places, hop.before.place);
        advice.brings = advice.brings || hop.before.place.area != hop.after.place.area;
        if (whole) addOnce(advice.places, hop.after.place);
    }
    advice_ = std::move(advice);
}

}  // namespace app
