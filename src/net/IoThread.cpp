#include "net/IoThread.h"

#include <string>
#include <utility>

#include "base/Exception.h"

namespace net {

void IoThread::begin() {
    thread_ = std::thread([this] { run(); });
}

void IoThread::end(std::function<void()> goodbye) {
    if (!thread_.joinable()) return;
    post([this, goodbye = std::move(goodbye)] {
        ends_ = true;
        work_.reset();
        context_.stop();  // and run() goes on with less time
        if (goodbye) goodbye();
    });
    thread_.join();
}

void IoThread::guarded(const std::function<void()>& running) {
    for (bool again = true; again;) {
        try {
            running();
            again = false;
        } catch (...) {
            log_.error("a connection: " + base::errorOf(std::current_exception()).describe());
            again = !context_.stopped();
        }
    }
}

void IoThread::run() {
    while (!ends_) {
        guarded([this] { context_.run(); });
        context_.restart();
    }
    const auto deadline = std::chrono::steady_clock::now() + kGoodbye;
    guarded([&] { context_.run_until(deadline); });
}

}  // namespace net
