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

/// Hands texts to a voice in a thread of its own, since a daemon may take its time: no call waits. What is
/// said is the newest; it interrupts whatever is spoken, and replaces what still waits. Only the destructor
/// waits, for the call of the voice that is under way.
class Speaker {
  public:
    using OpenVoice = std::function<std::unique_ptr<Voice>()>;
    /// The voice is opened, in the thread, once there is something to say; after a failure each text tries
    /// again.
    explicit Speaker(OpenVoice open) : open_(std::move(open)) {}
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;

    void say(std::string text, std::string language);
    /// Ends what is spoken and forgets what waits.
    void silence();

    enum class State : std::uint8_t { Unknown, Speaks, Silent };
    /// Unknown until the first text was handed over; Silent: there was no voice for the last one.
    [[nodiscard]] State state() const;

  private:
    struct Order {
        std::string text;  ///< empty: be silent
        std::string language;
    };
    void give(Order order);
    void work(const std::stop_token& stop);
    [[nodiscard]] State carryOut(const Order& order, std::unique_ptr<Voice>& voice) const;

    OpenVoice open_;
    mutable std::mutex mutex_;
    std::condition_variable_any news_;
    std::optional<Order> next_;     // guarded by the mutex
    State state_ = State::Unknown;  // so is this
    std::jthread thread_;           ///< last, so that it ends first
};

}  // namespace speech
