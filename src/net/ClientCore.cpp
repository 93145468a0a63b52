#include "net/ClientCore.h"

#include <utility>

#include "net/LineChannel.h"
#include "net/Reasons.h"
#include "net/Sockets.h"
#include "net/WebSocketChannel.h"

namespace net {
namespace {

constexpr ConnectionId kOnly{1};

/// The host as HTTP names it: "example.org:7771", "[2001:db8::7]:7771".
std::string hostHeader(const Endpoint& endpoint) {
    const bool isV6 = endpoint.host.find(':') != std::string::npos;
    return (isV6 ? '[' + endpoint.host + ']' : endpoint.host) + ':' + std::to_string(endpoint.port);
}

}  // namespace

ClientCore::ClientCore(Endpoint endpoint, ClientOptions options, base::Log& log)
    : endpoint_(std::move(endpoint)),
      options_(std::move(options)),
      log_(log),
      inbox_({.bytes = options_.limits.channel.unreadBytes,
              .bytesPerConnection = options_.limits.channel.unreadBytes},
             std::move(options_.wake)),
      io_(log),
      timer_(io_.context()) {
    io_.post([this] { begin(); });
    io_.begin();
}

ClientCore::~ClientCore() {
    io_.end([this] {
        resolving_.reset();
        timer_.cancel();
        carryOut();
        if (channel_)
            channel_->close(base::msgid("this program closed the connection"), {});
        else
            io_.context().stop();  // whoever has not connected needs no goodbye
        over_ = true;
    });
}

void ClientCore::begin() {
    // Reading all certificates that the computer trusts takes a while, for which no server should have to
    // wait.
    if (endpoint_.tls) tls_ = clientTls(endpoint_, options_.trusted);
    ErrorCode error;
    const auto address = asio::ip::make_address(endpoint_.host, error);
    if (!error) return onResolved({address.to_string()});
    timer_.expires_after(options_.limits.resolveTime);
    timer_.async_wait([this](ErrorCode stopped) {
        if (stopped) return;
        resolving_.reset();
        fail(notFoundReason(endpoint_.host));
    });
    resolving_ = std::make_unique<Resolving>(
        options_.resolve, endpoint_.host, [this](std::vector<std::string> addresses) {
            io_.post([this, addresses = std::move(addresses)] { onResolved(addresses); });
        });
}

void ClientCore::onResolved(const std::vector<std::string>& addresses) {
    timer_.cancel();
    if (over_) return;
    for (const std::string& text : addresses) {
        ErrorCode error;
        const auto address = asio::ip::make_address(text, error);
        if (!error && addresses_.size() < options_.limits.addresses)
            addresses_.emplace_back(address, endpoint_.port);
    }
    if (addresses_.empty()) return fail(notFoundReason(endpoint_.host));
    connectNext();
}

void ClientCore::connectNext() {
    plain_.emplace(io_.context());
    plain_->expires_after(options_.limits.connectTime);
    const Tcp::endpoint to = addresses_.front();
    addresses_.pop_front();
    plain_->async_connect(to, [this](ErrorCode error) { onConnected(error); });
}

void ClientCore::onConnected(ErrorCode error) {
    if (over_) return;
    if (error && !addresses_.empty()) return connectNext();
    if (error == beast::error::timeout) return fail(noAnswerReason(endpoint_.host));
    if (error) return fail(unreachableReason(endpoint_.host, error.message()));
    prepare(plain_->socket());
    plain_->expires_after(options_.limits.handshakeTime);
    if (endpoint_.tls) return secure();
    if (endpoint_.framing == Framing::Lines) return opened(makeLineChannel(std::move(*plain_), parts()));
    plainSocket_.emplace(std::move(*plain_));
    upgrade(*plainSocket_);
}

void ClientCore::secure() {
    TlsStream& stream = tlsSocket_.emplace(TlsStream(std::move(*plain_), *tls_)).next_layer();
    expectServer(stream.native_handle(), endpoint_);
    stream.async_handshake(asio::ssl::stream_base::client, [this, &stream](ErrorCode error) {
        if (over_) return;
        SSL* connection = stream.native_handle();
        if (auto why = whyNotTrusted(connection, endpoint_)) return fail(std::move(*why));
        if (error == beast::error::timeout) return fail(noAnswerReason(endpoint_.host));
        if (error) return fail(unreachableReason(endpoint_.host, error.message()));
        if (auto why = whyNot(connection, endpoint_)) return fail(std::move(*why));
        if (endpoint_.framing == Framing::Lines)
            return opened(makeLineChannel(std::move(tlsSocket_->next_layer()), parts()));
        upgrade(*tlsSocket_);
    });
}

ChannelParts ClientCore::parts() {
    return {.id = kOnly,
            .limits = options_.limits.channel,
            .owner = *this,
            .lines = endpoint_.framing == Framing::BinaryLines};
}

template <class Stream>
void ClientCore::upgrade(WebSocket<Stream>& socket) {
    if (endpoint_.framing == Framing::BinaryLines)
        socket.set_option(websocket::stream_base::decorator([](websocket::request_type& request) {
            request.set(http::field::sec_websocket_protocol, "binary");
        }));
    socket.async_handshake(
        response_, hostHeader(endpoint_), endpoint_.path, [this, &socket](ErrorCode error) {
            if (over_) return;
            if (error == websocket::error::upgrade_declined)
                return fail(refusedReason(endpoint_.host, std::string(response_.reason())));
            if (error == beast::error::timeout) return fail(noAnswerReason(endpoint_.host));
            if (error) return fail(unreachableReason(endpoint_.host, error.message()));
            opened(makeChannel(std::move(socket), parts()));
        });
}

void ClientCore::opened(std::shared_ptr<Channel> channel) {
    channel_ = std::move(channel);
    inbox_.add(Connected{kOnly, endpoint_.host});
    channel_->begin();
    carryOut();
}

void ClientCore::fail(base::Message why) {
    if (std::exchange(over_, true)) return;
    if (plain_) plain_->close();
    if (plainSocket_) beast::get_lowest_layer(*plainSocket_).close();
    if (tlsSocket_) beast::get_lowest_layer(*tlsSocket_).close();
    heard(Gone{kOnly, std::move(why)});
}

void ClientCore::heard(Heard heard) {
    if (const auto* gone = std::get_if<Gone>(&heard)) {
        over_ = true;
        log_.info("the connection to " + endpoint_.host + ": " + gone->why.english());
        channel_.reset();
    }
    inbox_.add(std::move(heard));
}

void ClientCore::measured(ConnectionId, std::chrono::milliseconds roundTrip) {
    roundTrip_ = roundTrip.count();
}

std::optional<std::chrono::milliseconds> ClientCore::roundTrip() const {
    const auto measured = roundTrip_.load();
    if (measured < 0) return {};
    return std::chrono::milliseconds(measured);
}

std::vector<Heard> ClientCore::receive() {
    Inbox::Taken taken = inbox_.take();
    if (!taken.waiting.empty())
        io_.post([this] {
            if (channel_) channel_->resume();
        });
    return std::move(taken.heard);
}

void ClientCore::command(Command command) {
    if (commands_.add(std::move(command))) io_.post([this] { carryOut(); });
}

void ClientCore::carryOut() {
    if (!channel_ && !over_) return;  // opened() does it
    for (Command& command : commands_.take()) {
        if (!channel_) continue;
        if (command.kind == Command::Kind::Send)
            channel_->send(std::move(command.text));
        else
            channel_->close(base::msgid("this program closed the connection"), std::move(command.text));
    }
}

}  // namespace net
