#include "app/thinking/Adviser.h"

namespace app {

namespace {

constexpr std::chrono::milliseconds kAdviceTime{1500};
constexpr std::uint64_t kAdviceNodes = 20'000;

}  // namespace

void Adviser::ask(const game::Kind& kind, const game::View& view, bool fixedClock) {
    if (view_) {
        ++steps_;
        if (action_) tell();
        return;
    }
    view_ = kind.opponents().empty() ? nullptr : viewOfDecider(view);
    if (view_ && view_->legalActions().empty()) view_.reset();
    if (!view_) return;
    steps_ = 1;
    bot_.begin(kind, view_->copy(), {kAdviceTime, kAdviceNodes, fixedClock});
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
    const bool whole = steps_ > 1;
    Advice advice{.places = {}, .turn = whole ? view_->notation(*action_) : std::string()};
    for (const game::Hop& hop : netHopsOf(view_->foreseen(*action_))) {
        addOnce(advice.places, hop.before.place);
        advice.brings = advice.brings || hop.before.place.area != hop.after.place.area;
        if (whole) addOnce(advice.places, hop.after.place);
    }
    advice_ = std::move(advice);
}

}  // namespace app
