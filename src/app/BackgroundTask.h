#pragma once

#include <future>
#include <optional>
#include <thread>
#include <utility>

namespace app {

/// Work that must not keep the picture waiting: a function on a thread of its own, whose result is taken when
/// it is there. Destroying it waits for the function, which should look at its stop token.
template <class T>
class BackgroundTask {
  public:
    template <class Work>
    explicit BackgroundTask(Work work) {
        std::promise<T> promise;
        result_ = promise.get_future();
        thread_ = std::jthread([work = std::move(work), promise = std::move(promise)](
                                   std::stop_token stop) mutable { promise.set_value(work(stop)); });
    }

    [[nodiscard]] bool ready() const {
        return result_.valid() && result_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }
    /// The result, once; blocks until it is there.
    [[nodiscard]] T take() { return result_.get(); }

  private:
    std::future<T> result_;
    std::jthread thread_;
};

}  // namespace app
