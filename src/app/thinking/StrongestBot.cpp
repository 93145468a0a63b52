#include "app/thinking/StrongestBot.h"

#include <utility>

namespace app {

void StrongestBot::begin(const game::Kind& kind, std::unique_ptr<const game::View> position,
                         const Effort& effort) {
    if (!thinker_ || game_ != kind.id()) {
        thinker_ = std::make_unique<Thinker>(kind.createBot(kind.opponents().back().id), wake_);
        game_ = kind.id();
    }
    fixedClock_ = effort.fixedClock;
    thinker_->begin(std::move(position), effort.limits());
}

void StrongestBot::stop() {
    if (thinker_) thinker_->stop();
}

void StrongestBot::wait() {
    constexpr std::chrono::milliseconds kLongestWait{60'000};
    if (thinker_ && fixedClock_) thinker_->waitFor(kLongestWait);
}

std::optional<Thinker::BotAnswer> StrongestBot::take() { return thinker_ ? thinker_->take() : std::nullopt; }

std::deque<game::Thought> StrongestBot::takeThoughts() {
    return thinker_ ? thinker_->takeThoughts() : std::deque<game::Thought>();
}

}  // namespace app
