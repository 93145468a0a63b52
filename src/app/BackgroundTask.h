#pragma once

#include <chrono>
#include <exception>
#include <future>
#include <system_error>
#include <thread>
#include <utility>

#include "base/Result.h"

namespace app {

/// The exception as an error to tell the player: no memory, or what it says.
[[nodiscard]] base::Error errorOf(const std::exception_ptr& exception);

/// Work that must not keep the picture waiting: a function on a thread of its own, whose result is taken when
/// it is there. `Work` takes a stop token, which it should look at, and answers a base::Result<T>; an
/// exception that it throws becomes its error, and so does a thread that cannot be started. Destroying the
/// task asks the function to stop and waits for it.
template <class T>
class BackgroundTask {
  public:
    template <class Work>
    explicit BackgroundTask(Work work) {
        std::promise<base::Result<T>> promise;
        result_ = promise.get_future();
        try {
            thread_ = std::jthread([work = std::move(work), promise = std::move(promise)](
                                       const std::stop_token& stop) mutable { run(work, stop, promise); });
        } catch (const std::system_error&) {
            std::promise<base::Result<T>> failed;
            result_ = failed.get_future();
            failed.set_exception(std::current_exception());
        }
    }

    [[nodiscard]] bool ready() const {
        return result_.valid() && result_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }
    /// Asks the function to stop, and does not wait for it.
    void stop() { thread_.request_stop(); }
    /// The result, once; blocks until it is there.
    [[nodiscard]] base::Result<T> take() {
        try {
            return result_.get();
        } catch (...) {
            return errorOf(std::current_exception());
        }
    }

  private:
    template <class Work>
    static void run(Work& work, const std::stop_token& stop, std::promise<base::Result<T>>& promise) {
        try {
            promise.set_value(work(stop));
        } catch (...) {
            promise.set_exception(std::current_exception());
        }
    }

    std::future<base::Result<T>> result_;
    std::jthread thread_;
};

}  // namespace app
