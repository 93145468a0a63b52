#include "app/Adviser.h"

#include <algorithm>

#include "base/Random.h"

namespace app {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kAdviceTime{1500};
constexpr std::uint64_t kAdviceNodes = 20'000;
constexpr milliseconds kAdvicePatience{60'000};

void addOnce(std::vector<game::Place>& places, const game::Place& place) {
    const bool known = std::any_of(places.begin(), places.end(),
                                   [&](const game::Place& other) { return other.sameSpot(place); });
    if (!known) places.push_back(place);
}

}  // namespace

void Adviser::ask(const game::Kind& kind, std::unique_ptr<const game::View> view, bool fixedClock) {
    if (view_) {
        ++steps_;
        if (action_) tell();
        return;
    }
    const std::vector<game::Opponent> known = kind.opponents();
    if (known.empty() || view->legalActions().empty()) return;
    if (!thinker_ || thinkerOf_ != kind.id()) {
        thinker_ = std::make_unique<Thinker>(kind.createBot(known.back().id), wake_);
        thinkerOf_ = kind.id();
    }
    fixedClock_ = fixedClock;
    base::Random random(1);
    const game::Viewer mover(view->toMove());
    game::BotLimits limits;
    if (fixedClock)
        limits.nodes = kAdviceNodes;
    else
        limits.time = kAdviceTime;
    view_ = view->sample(random)->view(mover);
    steps_ = 1;
    thinker_->begin(std::move(view), limits);
}

void Adviser::forget() {
    if (thinker_) thinker_->stop();
    view_.reset();
    action_.reset();
    advice_.reset();
    steps_ = 0;
}

bool Adviser::update() {
    if (!view_ || action_ || !thinker_) return false;
    if (fixedClock_) thinker_->waitFor(kAdvicePatience);
    const auto answer = thinker_->take();
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
    for (const game::Hop& hop : state->apply(*action_).hops) {
        addOnce(advice.places, hop.before.place);
        advice.brings = advice.brings || hop.before.place.area != hop.after.place.area;
        if (whole) addOnce(advice.places, hop.after.place);
    }
    advice_ = std::move(advice);
}

}  // namespace app
