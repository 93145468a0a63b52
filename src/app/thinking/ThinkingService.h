#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/common/BackgroundTask.h"
#include "app/common/RetiredWork.h"
#include "app/thinking/Thinker.h"
#include "game/Kind.h"
#include "game/State.h"

namespace app {

class ThinkingService;

/// Gives a thinker back to the service, which waits for the end of its bot.
struct Dismiss {
    ThinkingService* service = nullptr;  ///< null: the caller waits
    void operator()(Thinker* thinker) const;
};
/// Destroying it stops and ends the bot, without waiting.
using ThinkerPtr = std::unique_ptr<Thinker, Dismiss>;

/// A question that a function answers in the background. Destroying it stops the function, without waiting.
template <class T>
class Question {
  public:
    Question() = default;
    Question(ThinkingService& service, std::unique_ptr<BackgroundTask<T>> task)
        : service_(&service), task_(std::move(task)) {}
    Question(Question&& other) noexcept = default;
    Question& operator=(Question&& other) noexcept {
        cancel();
        service_ = other.service_;
        task_ = std::move(other.task_);
        return *this;
    }
    ~Question() { cancel(); }

    /// Whether it was asked, and its answer was not taken.
    [[nodiscard]] bool open() const { return task_ != nullptr; }
    /// Whether there is an answer to take.
    [[nodiscard]] bool ready() const { return task_ && task_->ready(); }
    /// The answer, once; nullopt if there is none yet. With the fixed clock waits for it. An error if the
    /// function has failed.
    [[nodiscard]] std::optional<base::Result<T>> take();
    void cancel();

  private:
    ThinkingService* service_ = nullptr;
    std::unique_ptr<BackgroundTask<T>> task_;
};

/// Everything that thinks in the background: bots, proofs, games that are played on, engines that introduce
/// themselves; each on a thread of its own. Main thread only; only flush() and the destructor wait. It must
/// outlive its thinkers and questions.
class ThinkingService {
  public:
    /// `wake` is called from another thread for every answer, so that a sleeping main loop takes it.
    explicit ThinkingService(std::function<void()> wake) : wake_(std::move(wake)) {}
    ThinkingService(const ThinkingService&) = delete;
    ThinkingService& operator=(const ThinkingService&) = delete;

    /// From now on bots count positions instead of time, and who takes an answer waits for it: so everything
    /// that is found is the same on every computer.
    void fixClock() { fixedClock_ = true; }
    [[nodiscard]] bool clockFixed() const { return fixedClock_; }

    /// The threads that each bot employed from now on may use; 1 until then.
    void allowThreads(int threads) { threads_ = threads; }
    /// Lets this bot think on a thread of its own; null for null.
    [[nodiscard]] ThinkerPtr employ(std::unique_ptr<game::Bot> bot);
    /// The same for the game's strongest bot; null if the game has none.
    [[nodiscard]] ThinkerPtr employStrongest(const game::Kind& kind);

    /// The state of this position, for all questions about what may follow. An error if something is hidden
    /// from the viewer: then nothing is answered, since made-up worlds are no facts.
    [[nodiscard]] static base::Result<std::unique_ptr<game::State>> truthOf(const game::View& view);
    /// Asks `work(game::State&, const std::stop_token&)`, which returns a T and may change the state, about
    /// this position. Where the service refuses, the question is not open().
    template <class T, class Work>
    [[nodiscard]] Question<T> ask(const game::View& view, Work work) {
        auto truth = truthOf(view);
        if (!truth) return {};
        return run<T>([truth = std::move(*truth), work = std::move(work)](
                          const std::stop_token& stop) mutable { return work(*truth, stop); });
    }
    /// Asks `work(const std::stop_token&)`, which returns a T and may block.
    template <class T, class Work>
    [[nodiscard]] Question<T> run(Work work) {
        return {*this, std::make_unique<BackgroundTask<T>>(
                           [work = std::move(work), wake = wake_](const std::stop_token& stop) mutable {
                               lowerThreadPriority();
                               base::Result<T> found = work(stop);
                               if (wake) wake();
                               return found;
                           })};
    }

    /// Deletes what was given up and has ended; call once a frame.
    void update();
    /// Waits for the end of everything that was given up: a second or two at most.
    void flush();
    /// Whether something that was given up has not ended yet.
    [[nodiscard]] bool ending() const { return !thinkers_.empty() || !retired_.empty(); }

  private:
    friend struct Dismiss;
    template <class T>
    friend class Question;
    void end(std::unique_ptr<Thinker> thinker);

    std::function<void()> wake_;
    bool fixedClock_ = false;
    int threads_ = 1;
    std::vector<std::unique_ptr<Thinker>> thinkers_;  ///< these were told to end
    RetiredWork retired_;
};

template <class T>
std::optional<base::Result<T>> Question<T>::take() {
    if (!task_ || (!service_->clockFixed() && !ready())) return {};
    base::Result<T> answer = task_->take();
    task_.reset();
    return answer;
}

template <class T>
void Question<T>::cancel() {
    if (task_) service_->retired_.add(std::move(task_));
}

}  // namespace app
