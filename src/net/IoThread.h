#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <thread>

#include "base/Log.h"
#include "net/Asio.h"

namespace net {

/// The thread on which the connections of one server or client are read and written.
class IoThread {
  public:
    explicit IoThread(base::Log& log) : log_(log) {}
    IoThread(const IoThread&) = delete;
    IoThread& operator=(const IoThread&) = delete;
    ~IoThread() { end({}); }

    [[nodiscard]] asio::io_context& context() { return context_; }
    void begin();
    /// Calls this on the thread, soon.
    void post(std::function<void()> work) { asio::post(context_, std::move(work)); }

    /// The longest time that end() takes, unless the computer itself stands still.
    static constexpr std::chrono::milliseconds kGoodbye{250};
    /// Has the thread call `goodbye`, goes on until nothing is left to do or kGoodbye has passed, and ends
    /// it. What is not done by then is never done.
    void end(std::function<void()> goodbye);

  private:
    void run();
    /// Runs the context; what a handler throws is logged, and the other handlers go on.
    void guarded(const std::function<void()>& running);

    base::Log& log_;
    asio::io_context context_{1};
    asio::executor_work_guard<asio::io_context::executor_type> work_{context_.get_executor()};
    bool ends_ = false;  ///< used by the thread alone
    std::thread thread_;
};

}  // namespace net
