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
#include <vector>

#include "app/thinking/Effort.h"
#include "game/Bot.h"

namespace app {

/// A bot with its own thread, on which it thinks about one position at a time and is destroyed. All functions
/// are called from the main thread; only take() with the fixed clock and the destructor wait for the bot.
/// Answers about a position that was replaced are ignored. ThinkingService::employ() makes one.
class Thinker {
  public:
    /// `wake` is called from the bot's thread for every answer, not for every thought. With `fixedClock` the
    /// bot counts positions instead of time, and take() waits.
    Thinker(std::unique_ptr<game::Bot> bot, std::function<void()> wake, bool fixedClock = false);
    /// The threads that the bot may use for the next position, from 1; with the fixed clock it uses one.
    void allowThreads(int threads) { threads_ = threads; }
    /// Stops the bot and waits for its end, unless it has already ended().
    ~Thinker();
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    /// Starts to think about a position and ends any other.
    void begin(std::unique_ptr<const game::View> position, const game::BotLimits& limits);
    /// Starts to think about the turn of the player who decides in the position that this viewer sees. If the
    /// viewer knows too little of it or nobody decides, it only stops and returns false.
    bool ask(const game::View& shown, const Effort& effort);
    /// Forgets the position and the thoughts about it.
    void stop();
    /// Whether begin() was called and its answer was not taken.
    [[nodiscard]] bool thinking() const;
    [[nodiscard]] bool clockFixed() const { return fixedClock_; }

    struct BotAnswer {
        std::optional<game::Action> action = {};  ///< nullopt if the bot found none or failed
        std::optional<base::Message> why = {};  ///< the reason of a failure; completes "NAME cannot go on: …"
    };
    /// The answer, once; nullopt if there is none yet. With the fixed clock waits for it, a minute at most.
    [[nodiscard]] std::optional<BotAnswer> take();
    /// Hears the bot's new thoughts; true if there were any. Call once a frame, and after take().
    bool listen();
    /// The last thought about this position that was heard; null if there is none yet.
    [[nodiscard]] const game::Thought* latest() const { return latest_ ? &*latest_ : nullptr; }
    /// The thoughts with candidates, oldest first: one for every depth, and one for every change of the
    /// preferred turn; if there were very many, the oldest are missing.
    [[nodiscard]] const std::vector<game::Thought>& course() const { return course_; }

    /// Work for the bot on its thread before the next position, such as prepare(). The token is stopped by
    /// end().
    using Errand = std::function<void(game::Bot&, const std::stop_token&)>;
    void send(Errand errand);
    /// The same for a bot that gets ready for a game.
    void prepare(std::unique_ptr<const game::View> position);
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
    void keep(game::Thought thought);

    std::unique_ptr<game::Bot> bot_;
    std::function<void()> wake_;
    bool fixedClock_;
    int threads_ = 1;
    std::optional<game::Thought> latest_;
    std::vector<game::Thought> course_;

    mutable std::mutex mutex_;  ///< guards all members below except the thread
    std::condition_variable_any changed_;
    std::deque<Errand> errands_;
    std::optional<Task> next_;
    std::stop_source current_;  ///< of the latest task
    std::uint64_t number_ = 0;  ///< of the latest task
    bool thinking_ = false;
    bool ended_ = false;
    std::optional<BotAnswer> answer_;
    std::deque<game::Thought> unheard_;
    std::jthread thread_;
};

}  // namespace app
