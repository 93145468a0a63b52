#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/thinking/Effort.h"
#include "app/thinking/Thinker.h"
#include "game/Kind.h"

namespace app {

/// The strongest bot of a game, thinking about one position at a time. The bot is created when a game is
/// first used, and kept until another game is used. Main thread only; only wait() blocks.
class StrongestBot {
  public:
    /// `wake` is called from the bot's thread for every answer, so that a sleeping main loop takes it.
    explicit StrongestBot(std::function<void()> wake) : wake_(std::move(wake)) {}

    /// Starts to think about a position and drops any other. The game must have bots.
    void begin(const game::Kind& kind, std::unique_ptr<const game::View> position, const Effort& effort);
    void stop();
    [[nodiscard]] bool thinking() const { return thinker_ && thinker_->thinking(); }

    /// With the fixed clock, blocks until the answer is there, for at most a minute.
    void wait();
    /// The answer, once; nullopt if there is none yet.
    [[nodiscard]] std::optional<Thinker::BotAnswer> take();
    /// The thoughts since the last call, oldest first.
    [[nodiscard]] std::deque<game::Thought> takeThoughts();

  private:
    std::function<void()> wake_;
    std::unique_ptr<Thinker> thinker_;
    std::string game_;  ///< id of the game that the bot plays
    bool fixedClock_ = false;
};

}  // namespace app
