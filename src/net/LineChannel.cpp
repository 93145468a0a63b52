#include "net/LineChannel.h"

#include <algorithm>
#include <array>
#include <deque>
#include <optional>
#include <utility>

#include "net/LineSplitter.h"
#include "net/RateLimit.h"
#include "net/Reasons.h"

namespace net {
namespace {

constexpr std::size_t kPieceBytes = 4096;

template <class Stream>
class LineChannel final : public Channel, public std::enable_shared_from_this<LineChannel<Stream>> {
  public:
    LineChannel(Stream stream, ChannelParts parts)
        : stream_(std::move(stream)),
          parts_(std::move(parts)),
          timer_(stream_.get_executor()),
          rate_(parts_.limits.messagesPerSecond, parts_.limits.burst) {}

    void begin() override {
        lowest().expires_never();
        read();
        tick();
    }
    void send(std::string text) override;
    void close(base::Message why, std::string said) override;
    void resume() override;

  private:
    void read();
    void onRead(ErrorCode error, std::size_t size);
    [[nodiscard]] bool take(std::string line);
    void write();
    void tick();
    void fail(Fault fault);
    void sayGoodbye();
    void end(base::Message why);
    [[nodiscard]] auto& lowest() { return beast::get_lowest_layer(stream_); }

    /// A handler that keeps this object alive, and is not called once the connection has ended.
    template <class Handler>
    auto kept(Handler handler) {
        return [self = this->shared_from_this(), handler](auto... arguments) {
            if (!self->ended_) handler(arguments...);
        };
    }

    Stream stream_;
    ChannelParts parts_;
    asio::steady_timer timer_;  ///< for silence; then for the end
    RateLimit rate_;
    LineSplitter lines_;
    std::array<char, kPieceBytes> piece_{};
    std::deque<std::string> outbox_;  ///< the first one is being sent while `writes_`
    std::size_t outboxBytes_ = 0;
    bool writes_ = false;
    bool pauses_ = false;  ///< does not read, since the owner has no room
    bool ended_ = false;
    std::optional<base::Message> closing_;  ///< why this side closes the connection
    base::Clock::time_point lastHeard_ = base::Clock::now();
};

template <class Stream>
void LineChannel<Stream>::read() {
    if (!closing_ && !parts_.owner.hasRoom(parts_.id)) {
        pauses_ = true;
        return;
    }
    stream_.async_read_some(asio::buffer(piece_),
                            kept([this](ErrorCode error, std::size_t size) { onRead(error, size); }));
}

template <class Stream>
void LineChannel<Stream>::resume() {
    if (ended_ || !std::exchange(pauses_, false)) return;
    lastHeard_ = base::Clock::now();
    read();
}

template <class Stream>
void LineChannel<Stream>::onRead(ErrorCode error, std::size_t size) {
    if (error && closing_) return end(*closing_);
    // TLS reports a connection that was just closed as cut short, as many servers do it.
    if (error == asio::error::eof || error == asio::ssl::error::stream_truncated)
        return end(closedReason({}));
    if (error) return end(brokenReason(error.message()));
    if (!closing_)
        lines_.add({piece_.data(), size}, [this](std::string line) { return take(std::move(line)); });
    if (!closing_ && lines_.begun() > parts_.limits.largestMessage) fail(Fault::TooLong);
    if (!ended_) read();
}

template <class Stream>
bool LineChannel<Stream>::take(std::string line) {
    lastHeard_ = base::Clock::now();
    if (line.size() > parts_.limits.largestMessage)
        fail(Fault::TooLong);
    else if (!rate_.take(lastHeard_))
        fail(Fault::TooMany);
    else
        parts_.owner.heard(Text{parts_.id, std::move(line)});
    return !closing_ && !ended_;
}

template <class Stream>
void LineChannel<Stream>::tick() {
    if (closing_) return;
    if (!pauses_ && base::Clock::now() - lastHeard_ > parts_.limits.idleTime) return fail(Fault::NoAnswer);
    timer_.expires_after(std::min(parts_.limits.idleTime, parts_.limits.closeTime));
    timer_.async_wait(kept([this](ErrorCode error) {
        if (!error) tick();
    }));
}

template <class Stream>
void LineChannel<Stream>::send(std::string text) {
    if (ended_ || closing_) return;
    text = oneLine(std::move(text));
    outboxBytes_ += text.size();
    outbox_.push_back(std::move(text));
    if (outboxBytes_ > parts_.limits.outboxBytes) return fail(Fault::TooSlow);
    if (!writes_) write();
}

template <class Stream>
void LineChannel<Stream>::write() {
    writes_ = true;
    asio::async_write(stream_, asio::buffer(outbox_.front()), kept([this](ErrorCode error, std::size_t) {
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

/// Nobody is told of a fault: the protocol has no words for it.
template <class Stream>
void LineChannel<Stream>::fail(Fault fault) {
    if (!closing_) end(reasonOf(fault));
}

template <class Stream>
void LineChannel<Stream>::close(base::Message why, std::string) {
    if (ended_ || closing_) return;
    closing_ = std::move(why);
    timer_.expires_after(parts_.limits.closeTime);
    timer_.async_wait(kept([this](ErrorCode error) {
        if (!error) end(*closing_);
    }));
    if (outbox_.empty()) sayGoodbye();
    if (std::exchange(pauses_, false)) read();
}

/// Closing a socket that still has something to read would take the last lines back: it is read until the
/// other side has closed it, too.
template <class Stream>
void LineChannel<Stream>::sayGoodbye() {
    ErrorCode ignored;
    lowest().socket().shutdown(Tcp::socket::shutdown_send, ignored);
}

template <class Stream>
void LineChannel<Stream>::end(base::Message why) {
    if (std::exchange(ended_, true)) return;
    timer_.cancel();
    lowest().close();
    parts_.owner.heard(Gone{parts_.id, std::move(why)});
}

}  // namespace

std::shared_ptr<Channel> makeLineChannel(PlainStream stream, ChannelParts parts) {
    return std::make_shared<LineChannel<PlainStream>>(std::move(stream), std::move(parts));
}

std::shared_ptr<Channel> makeLineChannel(TlsStream stream, ChannelParts parts) {
    return std::make_shared<LineChannel<TlsStream>>(std::move(stream), std::move(parts));
}

}  // namespace net
