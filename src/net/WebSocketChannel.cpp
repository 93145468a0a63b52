#include "net/WebSocketChannel.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <random>
#include <utility>

#include "base/Printable.h"
#include "net/LineSplitter.h"
#include "net/RateLimit.h"
#include "net/Reasons.h"

namespace net {
namespace {

using std::chrono::milliseconds;
using websocket::close_code;

/// Which code of RFC 6455 tells the other program about this fault.
close_code codeOf(Fault fault) {
    switch (fault) {
        case Fault::TooLong:
            return close_code::too_big;
        case Fault::NotText:
            return close_code::unknown_data;
        case Fault::TooMany:
        case Fault::TooSlow:
        case Fault::NoAnswer:
            break;
    }
    return close_code::policy_error;
}

/// A frame that says goodbye has room for 123 bytes.
websocket::close_reason goodbye(close_code code, std::string_view words) {
    websocket::close_reason reason(code);
    const std::string_view fitting = base::beginningOf(words, reason.reason.max_size());
    reason.reason.assign(fitting.data(), fitting.size());
    return reason;
}

/// A pong must repeat it, so that nobody can answer before he has been asked.
std::string freshPing() {
    std::random_device source;
    return std::to_string(source()) + std::to_string(source());
}

template <class Stream>
class WebSocketChannel final : public Channel, public std::enable_shared_from_this<WebSocketChannel<Stream>> {
  public:
    WebSocketChannel(WebSocket<Stream> socket, ChannelParts parts)
        : socket_(std::move(socket)),
          parts_(std::move(parts)),
          timer_(socket_.get_executor()),
          rate_(parts_.limits.messagesPerSecond, parts_.limits.burst) {}

    void begin() override;
    void send(std::string text) override;
    void close(base::Message why, std::string said) override;
    void resume() override;

  private:
    void read();
    void onRead(ErrorCode error);
    void takeLines(std::string_view frame);
    [[nodiscard]] bool takeText(std::string text);
    void onControl(websocket::frame_type kind, std::string_view payload);
    void write();
    void ping();
    void tick();
    void fail(Fault fault);
    void closeWith(base::Message why, const websocket::close_reason& reason);
    void sayGoodbye();
    void end(base::Message why);
    [[nodiscard]] base::Message whyRead(ErrorCode error) const;
    [[nodiscard]] base::Message whyLeft() const;

    /// A handler that keeps this object alive, and is not called once the connection has ended.
    template <class Handler>
    auto kept(Handler handler) {
        return [self = this->shared_from_this(), handler](auto... arguments) {
            if (!self->ended_) handler(arguments...);
        };
    }

    WebSocket<Stream> socket_;
    ChannelParts parts_;
    asio::steady_timer timer_;  ///< for pings; then for the goodbye
    RateLimit rate_;
    beast::flat_buffer incoming_;
    std::deque<std::string> outbox_;  ///< the first one is being sent while `writes_`
    std::size_t outboxBytes_ = 0;
    bool writes_ = false;
    bool pauses_ = false;  ///< does not read, since the owner has no room
    bool ended_ = false;
    bool saidGoodbye_ = false;
    bool leaves_ = false;                   ///< Beast closes the connection, for what the other program did
    std::optional<base::Message> closing_;  ///< why this side closes the connection
    websocket::close_reason goodbye_;
    base::Clock::time_point lastHeard_ = base::Clock::now();
    std::string pinged_;  ///< the ping without an answer
    std::optional<base::Clock::time_point> pingedAt_;
    std::optional<milliseconds> roundTrip_;
};

template <class Stream>
void WebSocketChannel<Stream>::begin() {
    beast::get_lowest_layer(socket_).expires_never();
    socket_.read_message_max(parts_.limits.largestMessage);
    socket_.text(!parts_.lines);
    socket_.control_callback([this](websocket::frame_type kind, beast::string_view payload) {
        onControl(kind, {payload.data(), payload.size()});
    });
    read();
    tick();
}

template <class Stream>
void WebSocketChannel<Stream>::read() {
    if (!parts_.owner.hasRoom(parts_.id)) {
        pauses_ = true;
        return;
    }
    socket_.async_read(incoming_, kept([this](ErrorCode error, std::size_t) { onRead(error); }));
}

template <class Stream>
void WebSocketChannel<Stream>::resume() {
    if (ended_ || !std::exchange(pauses_, false)) return;
    lastHeard_ = base::Clock::now();
    if (!closing_) read();
}

template <class Stream>
void WebSocketChannel<Stream>::onRead(ErrorCode error) {
    if (error) return end(closing_ ? *closing_ : whyRead(error));
    if (closing_) return;  // its goodbye reads the rest
    lastHeard_ = base::Clock::now();
    if (!parts_.lines && !socket_.got_text()) return fail(Fault::NotText);
    const auto data = incoming_.cdata();
    const std::string_view message(static_cast<const char*>(data.data()), data.size());
    if (parts_.lines)
        takeLines(message);
    else if (!takeText(std::string(message)))
        return;
    incoming_.consume(incoming_.size());
    if (!closing_ && !ended_) read();
}

template <class Stream>
bool WebSocketChannel<Stream>::takeText(std::string text) {
    if (!rate_.take(lastHeard_)) {
        fail(Fault::TooMany);
        return false;
    }
    parts_.owner.heard(Text{parts_.id, std::move(text)});
    return true;
}

/// A frame has whole lines, of which the last may have no end.
template <class Stream>
void WebSocketChannel<Stream>::takeLines(std::string_view frame) {
    LineSplitter lines;
    const auto take = [this](std::string line) { return takeText(std::move(line)); };
    lines.add(frame, take);
    if (lines.begun() > 0 && !closing_) lines.add("\n", take);
}

template <class Stream>
base::Message WebSocketChannel<Stream>::whyRead(ErrorCode error) const {
    if (error == websocket::error::closed) {
        const auto& reason = socket_.reason().reason;
        return closedReason({reason.data(), reason.size()});
    }
    if (error == websocket::error::message_too_big || error == websocket::error::buffer_overflow)
        return reasonOf(Fault::TooLong);
    // Whatever else Beast itself complains about broke the rules of WebSockets.
    if (error.category() == make_error_code(websocket::error::closed).category())
        return reasonOf(Fault::NotText);
    return brokenReason(error.message());
}

/// Beast calls it while it reads, so nothing may be closed here.
template <class Stream>
void WebSocketChannel<Stream>::onControl(websocket::frame_type kind, std::string_view payload) {
    if (kind == websocket::frame_type::close || ended_) return;
    lastHeard_ = base::Clock::now();
    if (!rate_.take(lastHeard_)) asio::post(socket_.get_executor(), kept([this] { fail(Fault::TooMany); }));
    if (kind != websocket::frame_type::pong || pinged_.empty() || payload != pinged_) return;
    pinged_.clear();
    const auto measured = std::chrono::duration_cast<milliseconds>(lastHeard_ - *pingedAt_);
    // As RFC 6298 smooths it.
    roundTrip_ = roundTrip_ ? (*roundTrip_ * 7 + measured) / 8 : measured;
    parts_.owner.measured(parts_.id, *roundTrip_);
}

template <class Stream>
void WebSocketChannel<Stream>::ping() {
    pinged_ = freshPing();
    pingedAt_ = base::Clock::now();
    const websocket::ping_data data(beast::string_view(pinged_.data(), pinged_.size()));
    socket_.async_ping(data, kept([this](ErrorCode error) {
                           if (error) end(closing_ ? *closing_ : brokenReason(error.message()));
                       }));
}

template <class Stream>
void WebSocketChannel<Stream>::tick() {
    if (closing_) return;
    const auto now = base::Clock::now();
    if (!socket_.is_open()) {
        // The other program broke a rule or said goodbye. Beast has answered, and waits for it to close,
        // without end if it does not.
        if (std::exchange(leaves_, true)) return end(whyLeft());
    } else if (!pauses_ && now - lastHeard_ > parts_.limits.idleTime) {
        return fail(Fault::NoAnswer);  // while nothing is read, no answer can be heard
    } else if (pinged_.empty() && (!pingedAt_ || now - *pingedAt_ >= parts_.limits.pingEvery)) {
        ping();
    }
    timer_.expires_after(std::min(parts_.limits.pingEvery, parts_.limits.closeTime));
    timer_.async_wait(kept([this](ErrorCode error) {
        if (!error) tick();
    }));
}

template <class Stream>
base::Message WebSocketChannel<Stream>::whyLeft() const {
    const auto& reason = socket_.reason();
    if (reason.code == close_code::none) return reasonOf(Fault::NotText);
    return closedReason({reason.reason.data(), reason.reason.size()});
}

template <class Stream>
void WebSocketChannel<Stream>::send(std::string text) {
    if (ended_ || closing_) return;
    if (parts_.lines) text = oneLine(std::move(text));
    outboxBytes_ += text.size();
    outbox_.push_back(std::move(text));
    if (outboxBytes_ > parts_.limits.outboxBytes) return fail(Fault::TooSlow);
    if (!writes_) write();
}

template <class Stream>
void WebSocketChannel<Stream>::write() {
    writes_ = true;
    socket_.async_write(asio::buffer(outbox_.front()), kept([this](ErrorCode error, std::size_t) {
                            writes_ = false;
                            if (error) return end(closing_ ? *closing_ : brokenReason(error.message()));
                            outboxBytes_ -= outbox_.front().size();
                            outbox_.pop_front();
                            if (!outbox_.empty())
                                write();
                            else if (closing_)
                                sayGoodbye();
                        }));
}

template <class Stream>
void WebSocketChannel<Stream>::fail(Fault fault) {
    if (ended_ || closing_) return;
    base::Message why = reasonOf(fault);
    // Who does not read would not read a goodbye.
    if (fault == Fault::NoAnswer || fault == Fault::TooSlow) return end(std::move(why));
    // Of what waits only what is being sent stays.
    if (!outbox_.empty()) outbox_.resize(writes_ ? 1 : 0);
    const std::string words = why.english();
    closeWith(std::move(why), goodbye(codeOf(fault), words));
}

template <class Stream>
void WebSocketChannel<Stream>::close(base::Message why, std::string said) {
    if (ended_ || closing_) return;
    closeWith(std::move(why), goodbye(close_code::normal, said));
}

template <class Stream>
void WebSocketChannel<Stream>::closeWith(base::Message why, const websocket::close_reason& reason) {
    closing_ = std::move(why);
    goodbye_ = reason;
    timer_.expires_after(parts_.limits.closeTime);
    timer_.async_wait(kept([this](ErrorCode error) {
        if (!error) end(*closing_);
    }));
    if (outbox_.empty()) sayGoodbye();
}

template <class Stream>
void WebSocketChannel<Stream>::sayGoodbye() {
    if (std::exchange(saidGoodbye_, true)) return;
    socket_.async_close(goodbye_, kept([this](ErrorCode) { end(*closing_); }));
}

template <class Stream>
void WebSocketChannel<Stream>::end(base::Message why) {
    if (std::exchange(ended_, true)) return;
    timer_.cancel();
    beast::get_lowest_layer(socket_).close();
    parts_.owner.heard(Gone{parts_.id, std::move(why)});
}

}  // namespace

std::shared_ptr<Channel> makeChannel(WebSocket<PlainStream> socket, ChannelParts parts) {
    return std::make_shared<WebSocketChannel<PlainStream>>(std::move(socket), std::move(parts));
}

std::shared_ptr<Channel> makeChannel(WebSocket<TlsStream> socket, ChannelParts parts) {
    return std::make_shared<WebSocketChannel<TlsStream>>(std::move(socket), std::move(parts));
}

}  // namespace net
