#include "tournament/Watchdog.h"

#include <utility>

namespace tournament {

Watchdog::Watchdog() : thread_([this](const std::stop_token& ending) { run(ending); }) {}

void Watchdog::watch(std::stop_source work, Clock::time_point deadline) {
    {
        const std::lock_guard lock(mutex_);
        watched_ = {std::move(work), deadline};
        ++number_;
        stopped_ = false;
    }
    changed_.notify_all();
}

bool Watchdog::endWatch() {
    const std::lock_guard lock(mutex_);
    watched_.reset();
    return !stopped_;
}

void Watchdog::run(const std::stop_token& ending) {
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, ending, [this] { return watched_.has_value(); })) {
        const std::uint64_t number = number_;
        const Clock::time_point deadline = watched_->deadline;  // a copy to be read without the lock
        const auto over = [&] { return !watched_ || number_ != number; };
        if (changed_.wait_until(lock, ending, deadline, over) || over()) continue;
        if (ending.stop_requested()) return;
        std::stop_source work = std::move(watched_->work);
        watched_.reset();
        stopped_ = true;
        // Without the lock, since the stopped work may call endWatch() at once.
        lock.unlock();
        work.request_stop();
        lock.lock();
    }
}

}  // namespace tournament
