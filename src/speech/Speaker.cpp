#include "speech/Speaker.h"

#include <system_error>

namespace speech {

void Speaker::say(std::string text, std::string language, When when) {
    if (!text.empty()) give({std::move(text), std::move(language), when});
}

void Speaker::silence() {
    if (thread_.joinable()) give({});
}

void Speaker::give(Order order) {
    {
        const std::lock_guard lock(mutex_);
        if (order.when == When::After && next_) {
            // What waits has not been carried out: the present text is still to be interrupted by it.
            order.when = next_->when;
            if (next_->language == order.language) order.text = next_->text + " " + order.text;
        }
        next_ = std::move(order);
    }
    news_.notify_all();
    if (thread_.joinable()) return;
    try {
        thread_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
    } catch (const std::system_error&) {
        const std::lock_guard lock(mutex_);
        state_ = State::Silent;
    }
}

Speaker::State Speaker::state() const {
    const std::lock_guard lock(mutex_);
    return state_;
}

void Speaker::work(const std::stop_token& stop) {
    std::unique_ptr<Voice> voice;
    while (true) {
        Order order;
        {
            std::unique_lock lock(mutex_);
            if (!news_.wait(lock, stop, [this] { return next_.has_value(); })) return;
            order = *std::exchange(next_, {});
        }
        const State state = carryOut(order, voice);
        const std::lock_guard lock(mutex_);
        state_ = state;
    }
}

Speaker::State Speaker::carryOut(const Order& order, std::unique_ptr<Voice>& voice) const {
    if (order.text.empty()) {
        if (voice) voice->stop();
        return voice ? State::Speaks : State::Silent;
    }
    if (!voice) voice = open_();
    if (voice && voice->speak(order.text, order.language, order.when == When::Now)) return State::Speaks;
    // The daemon may have ended and started again: connects once more.
    voice = open_();
    if (voice && voice->speak(order.text, order.language, true)) return State::Speaks;
    voice.reset();
    return State::Silent;
}

}  // namespace speech
