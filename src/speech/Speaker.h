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
/// destructor blocks, until the voice's present call returns, and at most for a second: a voice that hangs is
/// left to itself.
class Speaker {
  public:
    using OpenVoice = std::function<std::unique_ptr<Voice>()>;
    /// The thread opens the voice for the first text; after a failure it tries again with each text.
    explicit Speaker(OpenVoice open) : open_(std::move(open)) {}
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;
    ~Speaker();

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
    /// Belongs to the thread, too, which may outlive the speaker. The mutex guards all the rest.
    struct Shared {
        std::mutex mutex = {};
        std::condition_variable_any news = {};
        std::condition_variable_any end = {};
        std::optional<Order> next = {};
        State state = State::Unknown;
        bool ended = false;  ///< the thread does nothing more
    };
    void give(Order order);
    static void work(Shared& shared, const OpenVoice& open, const std::stop_token& stop);
    [[nodiscard]] static State carryOut(const Order& order, const OpenVoice& open,
                                        std::unique_ptr<Voice>& voice);

    OpenVoice open_;
    std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
    std::jthread thread_;
};

}  // namespace speech
