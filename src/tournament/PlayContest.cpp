#include "tournament/PlayContest.h"

#include <condition_variable>
#include <mutex>
#include <utility>

namespace tournament {
namespace {

/// Lets one thread wait for news of others.
class Bell {
  public:
    void ring() {
        {
            const std::lock_guard lock(mutex_);
            rung_ = true;
        }
        changed_.notify_all();
    }
    /// Blocks until it has been rung since the last call.
    void wait() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return rung_; });
        rung_ = false;
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool rung_ = false;
};

}  // namespace

void playContest(Contest contest, const std::stop_token& stop,
                 const std::function<void(const ContestRunner&)>& news) {
    Bell bell;
    ContestRunner runner(std::move(contest), [&bell] { bell.ring(); });
    const std::stop_callback pass(stop, [&runner] { runner.stop(); });
    while (!runner.over()) {
        // After a stop request the games in progress end within milliseconds, and each rings.
        bell.wait();
        news(runner);
    }
    news(runner);
}

}  // namespace tournament
