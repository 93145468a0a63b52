#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>

#include "speech/Voice.h"

namespace speech {

/// Passes texts to a voice in a thread of its own, since the speech daemon may be slow. The newest text is
/// spoken: it interrupts the present one and replaces a waiting one, or is spoken after both. Only the
/// destructor blocks, until the voice's present call returns.
class Speaker {
  public:
    using OpenVoice = std::function<std::unique_ptr<Voice>()>;
    /// The thread opens the voice for the first text; after a failure it tries again with each text.
    explicit Speaker(OpenVoice open) : open_(std::move(open)) {}
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;

    enum class When : std::uint8_t { Now, After };
    void say(std::string text, std::string language, When when = When::Now);
    /// Stops speaking and forgets the waiting text.
    void silence();

    enum class State : std::uint8_t { Unknown, Speaks, Silent };
    /// Unknown before the first text; Silent: there was no voice for the last text.
    [[nodiscard]] State state() const;

  private:
    struct Order {
        std::string text;  ///< empty: stop speaking
        std::string language;
        When when = When::Now;
    };
    void give(Order order);
    void work(const std::stop_token& stop);
    [[nodiscard]] State carryOut(const Order& order, std::unique_ptr<Voice>& voice) const;

    OpenVoice open_;
    mutable std::mutex mutex_;
    std::condition_variable_any news_;
    std::optional<Order> next_;     // guarded by the mutex
    State state_ = State::Unknown;  // guarded by the mutex
    std::jthread thread_;           ///< the last member, so that it ends first
};

}  // namespace speech
