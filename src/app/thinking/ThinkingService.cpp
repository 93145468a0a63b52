#include "app/thinking/ThinkingService.h"

#include <algorithm>

namespace app {

void Dismiss::operator()(Thinker* thinker) const {
    std::unique_ptr<Thinker> dismissed(thinker);
    if (service) service->end(std::move(dismissed));
}

ThinkerPtr ThinkingService::employ(std::unique_ptr<game::Bot> bot) {
    if (!bot) return {nullptr, Dismiss{this}};
    ThinkerPtr thinker(new Thinker(std::move(bot), wake_, fixedClock_), Dismiss{this});
    thinker->allowThreads(threads_);
    return thinker;
}

ThinkerPtr ThinkingService::employStrongest(const game::Kind& kind) {
    const auto own = kind.opponents();
    return employ(own.empty() ? nullptr : kind.createBot(own.back().id));
}

base::Result<std::unique_ptr<game::State>> ThinkingService::truthOf(const game::View& view) {
    if (auto truth = view.truth()) return truth;
    return base::Error{base::msgid("While something is hidden, no turn can be examined.")};
}

void ThinkingService::end(std::unique_ptr<Thinker> thinker) {
    thinker->end();
    thinkers_.push_back(std::move(thinker));
}

void ThinkingService::update() {
    std::erase_if(thinkers_, [](const auto& thinker) { return thinker->ended(); });
    retired_.update();
}

void ThinkingService::flush() {
    thinkers_.clear();
    retired_.finish();
}

}  // namespace app
