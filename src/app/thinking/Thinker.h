#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "game/Bot.h"

namespace app {

/// Lowers the priority of the calling thread, so that drawing is not delayed. On Linux this affects only this
/// thread.
void lowerThreadPriority();

/// A bot with its own thread, on which it thinks and is destroyed. All functions are called from the main
/// thread; only waitFor() and the destructor wait for the bot. Answers about a position that was replaced are
/// dropped.
class Thinker {
  public:
    /// `wake` is called from the bot's thread for every answer, so that a sleeping main loop takes it.
    Thinker(std::unique_ptr<game::Bot> bot, std::function<void()> wake);
    /// Stops the bot and waits for its end, unless it has already ended().
    ~Thinker();
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    /// Starts to think about a position and drops any other.
    void begin(std::unique_ptr<const game::View> position, const game::BotLimits& limits);
    void stop();
    /// Whether begin() was called and its answer was not taken.
    [[nodiscard]] bool thinking() const;

    struct BotAnswer {
        std::optional<game::Action> action = {};  ///< nullopt if the bot found none or failed
        std::optional<base::Message> why = {};  ///< the reason of a failure; completes "NAME cannot go on: …"
    };
    /// The answer, once; nullopt if there is none yet.
    [[nodiscard]] std::optional<BotAnswer> take();
    /// The thoughts since the last call, oldest first; if there were very many, the oldest are missing.
    [[nodiscard]] std::deque<game::Thought> takeThoughts();
    /// Blocks until there is an answer, or for at most `patience`; for the fixed clock.
    void waitFor(std::chrono::milliseconds patience);

    /// Work for the bot on its thread before the next position, such as prepare(). The token is stopped by
    /// end().
    using Errand = std::function<void(game::Bot&, const std::stop_token&)>;
    void send(Errand errand);
    /// Stops and destroys the bot without waiting. Call nothing afterwards except ended().
    void end();
    /// Whether the bot has been destroyed.
    [[nodiscard]] bool ended() const;

  private:
    struct Task {
        std::unique_ptr<const game::View> position;
        game::BotLimits limits;
        std::stop_source stop;
        std::uint64_t number = 0;
    };
    void run(const std::stop_token& ending);
    [[nodiscard]] BotAnswer answerTo(const Task& task);
    void runErrands(std::unique_lock<std::mutex>& lock, const std::stop_token& ending);

    std::unique_ptr<game::Bot> bot_;
    std::function<void()> wake_;
    mutable std::mutex mutex_;  ///< guards all members below except the thread
    std::condition_variable_any changed_;
    std::deque<Errand> errands_;
    std::optional<Task> next_;
    std::stop_source current_;  ///< of the latest task
    std::uint64_t number_ = 0;  ///< of the latest task
    bool thinking_ = false;
    bool ended_ = false;
    std::optional<BotAnswer> answer_;
    std::deque<game::Thought> thoughts_;
    std::jthread thread_;
};

}  // namespace app
