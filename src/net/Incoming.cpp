#include <array>
#include <optional>
#include <type_traits>
#include <utility>

#include "net/Endpoint.h"
#include "net/PageResponse.h"
#include "net/RateLimit.h"
#include "net/Reception.h"
#include "net/WebSocketChannel.h"

namespace net {
namespace {

/// Who has been refused gets this long to read why.
constexpr std::chrono::seconds kLastWords{1};

std::string_view viewed(beast::string_view text) { return {text.data(), text.size()}; }

/// Whether a browser says that the request comes from a page of another server: any page that somebody looks
/// at could otherwise connect to the server on his own computer. Other programs name no origin.
bool isFromElsewhere(const Request& request, const std::vector<std::string>& allowed) {
    const auto header = request.find(http::field::origin);
    if (header == request.end()) return false;
    const std::string_view origin = viewed(header->value());
    for (const std::string& other : allowed)
        if (beast::iequals(header->value(), other)) return false;
    const std::size_t host = origin.find("://");
    if (host == std::string_view::npos) return true;
    const std::string_view name = origin.substr(host + 3);
    return !beast::iequals(beast::string_view(name.data(), name.size()), request[http::field::host]);
}

/// A connection until it is known what the other program wants, and while it fetches files.
template <class Stream>
class Incoming : public std::enable_shared_from_this<Incoming<Stream>> {
  public:
    Incoming(Stream stream, Arrival arrival, const Reception& reception, Host& host)
        : stream_(std::move(stream)),
          arrival_(std::move(arrival)),
          reception_(reception),
          host_(host),
          rate_(reception.limits.channel.messagesPerSecond, reception.limits.channel.burst) {}

    void begin();

  private:
    void read();
    void onHead(ErrorCode error);
    void answer(const Request& request);
    void upgrade();
    void refuse(http::status status);
    template <class Message>
    void write(Message message);
    void linger();
    [[nodiscard]] auto& lowest() { return beast::get_lowest_layer(stream_); }

    template <class Handler>
    auto kept(Handler handler) {
        return [self = this->shared_from_this(), handler](auto... arguments) { handler(arguments...); };
    }

    Stream stream_;
    Arrival arrival_;
    const Reception& reception_;
    Host& host_;
    RateLimit rate_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::empty_body>> parser_;
    std::optional<WebSocket<Stream>> socket_;
    std::array<char, 4096> ignored_{};
};

template <class Stream>
void Incoming<Stream>::begin() {
    lowest().expires_after(reception_.limits.handshakeTime);
    if constexpr (std::is_same_v<Stream, TlsStream>)
        stream_.async_handshake(asio::ssl::stream_base::server, kept([this](ErrorCode error) {
                                    if (!error) read();
                                }));
    else
        read();
}

template <class Stream>
void Incoming<Stream>::read() {
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(reception_.limits.headerBytes));
    http::async_read_header(stream_, buffer_, *parser_,
                            kept([this](ErrorCode error, std::size_t) { this->onHead(error); }));
}

template <class Stream>
void Incoming<Stream>::onHead(ErrorCode error) {
    if (error == http::error::header_limit) return refuse(http::status::request_header_fields_too_large);
    if (error == http::error::end_of_stream || error == beast::error::timeout) return;
    if (error.category() == make_error_code(http::error::end_of_stream).category())
        return refuse(http::status::bad_request);
    if (error) return;
    const Request& request = parser_->get();
    if (request.target().size() > reception_.limits.uriBytes) return refuse(http::status::uri_too_long);
    const auto length = parser_->content_length();
    if (parser_->chunked() || (length && *length != 0)) return refuse(http::status::payload_too_large);
    if (!rate_.take(base::Clock::now())) return refuse(http::status::too_many_requests);
    if (websocket::is_upgrade(request)) return upgrade();
    arrival_.halfOpen.reset();
    answer(request);
}

template <class Stream>
void Incoming<Stream>::answer(const Request& request) {
    const PageFolder* page = reception_.page ? &*reception_.page : nullptr;
    std::visit([this](auto response) { this->write(std::move(response)); }, responseTo(request, page));
}

template <class Stream>
void Incoming<Stream>::upgrade() {
    const Request& request = parser_->get();
    const std::string_view target = viewed(request.target());
    if (target.substr(0, target.find('?')) != kSocketPath) return refuse(http::status::not_found);
    if (isFromElsewhere(request, reception_.origins)) return refuse(http::status::forbidden);
    if (!host_.hasRoom()) return refuse(http::status::service_unavailable);
    // Nobody may send before he has been answered.
    if (buffer_.size() != 0) return refuse(http::status::bad_request);
    socket_.emplace(std::move(stream_));
    socket_->async_accept(request, kept([this](ErrorCode error) {
                              if (error) return;
                              const ChannelParts parts = host_.partsFor(std::move(arrival_.seat));
                              arrival_.halfOpen.reset();
                              host_.opened(parts.id, arrival_.address.to_string(),
                                           makeChannel(std::move(*socket_), parts));
                          }));
}

template <class Stream>
template <class Message>
void Incoming<Stream>::write(Message message) {
    lowest().expires_after(reception_.limits.fileTime);
    auto sent = std::make_shared<Message>(std::move(message));
    // With a serializer of its own, an answer to HEAD names the length of what it does not send.
    using Serializer = http::serializer<false, typename Message::body_type>;
    auto serializer = std::make_shared<Serializer>(*sent);
    http::async_write(stream_, *serializer, kept([this, sent, serializer](ErrorCode error, std::size_t) {
                          if (error) return;
                          if (!sent->keep_alive()) return linger();
                          lowest().expires_after(reception_.limits.handshakeTime);
                          read();
                      }));
}

template <class Stream>
void Incoming<Stream>::refuse(http::status status) {
    write(refusal(status, 11));
}

/// Closing a socket that still has something to read would take the last words back.
template <class Stream>
void Incoming<Stream>::linger() {
    ErrorCode ignored;
    lowest().socket().shutdown(Tcp::socket::shutdown_send, ignored);
    lowest().expires_after(kLastWords);
    const auto ignore = [this](const auto& again) -> void {
        lowest().async_read_some(asio::buffer(ignored_), kept([again](ErrorCode error, std::size_t) {
                                     if (!error) again(again);
                                 }));
    };
    ignore(ignore);
}

}  // namespace

void greet(Tcp::socket socket, Arrival arrival, const Reception& reception, Host& host,
           asio::ssl::context* tls) {
    if (tls != nullptr)
        std::make_shared<Incoming<TlsStream>>(TlsStream(PlainStream(std::move(socket)), *tls),
                                              std::move(arrival), reception, host)
            ->begin();
    else
        std::make_shared<Incoming<PlainStream>>(PlainStream(std::move(socket)), std::move(arrival), reception,
                                                host)
            ->begin();
}

}  // namespace net
