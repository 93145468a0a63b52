#pragma once

#include <chrono>
#include <exception>
#include <future>
#include <system_error>
#include <thread>
#include <utility>

#include "base/Exception.h"
#include "base/Result.h"

namespace app {

/// Lowers the priority of the calling thread, so that drawing is not delayed. On Linux this affects only this
/// thread.
void lowerThreadPriority();

/// Work on a thread of its own, whatever its result. The destructor waits for it.
class BackgroundWork {
  public:
    BackgroundWork() = default;
    virtual ~BackgroundWork() = default;
    BackgroundWork(const BackgroundWork&) = delete;
    BackgroundWork& operator=(const BackgroundWork&) = delete;
    [[nodiscard]] virtual bool ready() const = 0;
    /// Requests a stop; does not wait.
    virtual void stop() = 0;
};

/// Runs a function on a thread of its own, so that slow work does not delay a frame; the caller takes the
/// result when it is ready. `Work` gets a stop token, which it should check, and returns a base::Result<T>.
/// An exception that it throws becomes the result's error, and so does a failure to start the thread. The
/// destructor requests a stop and waits for the function.
template <class T>
class BackgroundTask final : public BackgroundWork {
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

    [[nodiscard]] bool ready() const override {
        return result_.valid() && result_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }
    void stop() override { thread_.request_stop(); }
    /// The result; call once. Blocks until the function has returned.
    [[nodiscard]] base::Result<T> take() {
        try {
            return result_.get();
        } catch (...) {
            return base::errorOf(std::current_exception());
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
