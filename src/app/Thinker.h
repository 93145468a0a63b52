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

/// The picture comes first: the calling thread has less priority from now on. On Linux this is about that
/// thread alone.
void stepBackBehindThePicture();

/// A bot with the thread that it thinks on, and that it is destroyed on. All calls come from the main thread
/// and none waits for the bot, but for waitFor() and the destructor. What it says about a position that is no
/// longer asked for is dropped.
class Thinker {
  public:
    /// `wake` is called from the bot's thread whenever there is an answer, so that a sleeping loop takes it.
    Thinker(std::unique_ptr<game::Bot> bot, std::function<void()> wake);
    /// Stops and waits, for as long as the bot needs to obey and to end; not at all once it has left().
    ~Thinker();
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    /// Begins to think about a position of its own, instead of whatever it was thinking about.
    void begin(std::unique_ptr<const game::View> position, const game::BotLimits& limits);
    void stop();
    /// begin() was called, and the answer was not taken yet.
    [[nodiscard]] bool thinking() const;

    struct Answer {
        std::optional<game::Action> action = {};  ///< none: the bot found nothing, or failed
        std::optional<base::Message> why = {};    ///< then; it completes "NAME cannot go on: …"
    };
    /// The answer, once.
    [[nodiscard]] std::optional<Answer> take();
    /// What it has thought since the last call, the latest last; of very many the earliest are left out.
    [[nodiscard]] std::deque<game::Thought> takeThoughts();
    /// Blocks until there is an answer or so much time has passed: for a fixed clock.
    void waitFor(std::chrono::milliseconds patience);

    /// Has the bot do something on its thread, before the next position: prepare(), say. The token is stopped
    /// when the bot is sent away.
    using Errand = std::function<void(game::Bot&, const std::stop_token&)>;
    void send(Errand errand);
    /// Sends the bot away without waiting for it: it is stopped and destroyed. Nothing is asked of it after
    /// this.
    void leave();
    /// It is gone.
    [[nodiscard]] bool left() const;

  private:
    struct Task {
        std::unique_ptr<const game::View> position;
        game::BotLimits limits;
        std::stop_source stop;
        std::uint64_t number = 0;
    };
    void run(const std::stop_token& ending);
    [[nodiscard]] Answer answerTo(const Task& task);
    void runErrands(std::unique_lock<std::mutex>& lock, const std::stop_token& ending);

    std::unique_ptr<game::Bot> bot_;
    std::function<void()> wake_;
    mutable std::mutex mutex_;  ///< guards all below but the thread
    std::condition_variable_any changed_;
    std::deque<Errand> errands_;
    std::optional<Task> next_;
    std::stop_source current_;  ///< of the task begun last
    std::uint64_t number_ = 0;  ///< of that task
    bool thinking_ = false;
    bool left_ = false;
    std::optional<Answer> answer_;
    std::deque<game::Thought> thoughts_;
    std::jthread thread_;
};

}  // namespace app
