#include "speech/Speaker.h"

#include <chrono>
#include <system_error>

namespace speech {
namespace {

constexpr std::chrono::seconds kPatience{1};

}  // namespace

void Speaker::say(std::string text, std::string language, When when) {
    if (!text.empty()) give({std::move(text), std::move(language), when});
}

void Speaker::silence() {
    if (thread_.joinable()) give({});
}

Speaker::~Speaker() {
    if (!thread_.joinable()) return;
    thread_.request_stop();
    std::unique_lock lock(shared_->mutex);
    if (!shared_->end.wait_for(lock, kPatience, [this] { return shared_->ended; })) thread_.detach();
}

void Speaker::give(Order order) {
    {
        const std::lock_guard lock(shared_->mutex);
        std::optional<Order>& next = shared_->next;
        if (order.when == When::After && next) {
            // What waits has not been carried out: the present text is still to be interrupted by it.
            order.when = next->when;
            if (next->language == order.language) order.text = next->text + " " + order.text;
        }
        next = std::move(order);
    }
    shared_->news.notify_all();
    if (thread_.joinable()) return;
    try {
        thread_ = std::jthread([shared = shared_, open = open_](const std::stop_token& stop) {
            work(*shared, open, stop);
            const std::lock_guard lock(shared->mutex);
            shared->ended = true;
            shared->end.notify_all();
        });
    } catch (const std::system_error&) {
        const std::lock_guard lock(shared_->mutex);
        shared_->state = State::Silent;
    }
}

Speaker::State Speaker::state() const {
    const std::lock_guard lock(shared_->mutex);
    return shared_->state;
}

void Speaker::work(Shared& shared, const OpenVoice& open, const std::stop_token& stop) {
    std::unique_ptr<Voice> voice;
    while (true) {
        Order order;
        {
            std::unique_lock lock(shared.mutex);
            if (!shared.news.wait(lock, stop, [&] { return shared.next.has_value(); })) return;
            order = *std::exchange(shared.next, {});
        }
        const State state = carryOut(order, open, voice);
        const std::lock_guard lock(shared.mutex);
        shared.state = state;
    }
}

Speaker::State Speaker::carryOut(const Order& order, const OpenVoice& open, std::unique_ptr<Voice>& voice) {
    if (order.text.empty()) {
        if (voice) voice->stop();
        return voice ? State::Speaks : State::Silent;
    }
    if (!voice) voice = open();
    if (voice && voice->speak(order.text, order.language, order.when == When::Now)) return State::Speaks;
    // The daemon may have ended and started again: connects once more.
    voice = open();
    if (voice && voice->speak(order.text, order.language, true)) return State::Speaks;
    voice.reset();
    return State::Silent;
}

}  // namespace speech
