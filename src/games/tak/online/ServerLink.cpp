#include "games/tak/online/ServerLink.h"

#include <utility>

namespace tak::online {
namespace {

using Address = lobby::Address;

/// The server hears from us every 30 s, and answers.
constexpr std::chrono::seconds kSilence{75};
/// After so long a connection the next try comes soon. A server that is left again at once, since its game
/// cannot be followed, is not asked without a pause.
constexpr float kLasting = 60;

net::Framing framingOf(Address::Kind kind) {
    return kind == Address::Kind::PlainLines ? net::Framing::Lines : net::Framing::BinaryLines;
}

}  // namespace

net::Endpoint endpointOf(const Address& address) {
    return {.host = address.host,
            .port = address.port,
            .tls = address.kind == Address::Kind::Secure,
            .path = address.path,
            .framing = framingOf(address.kind)};
}

ServerLink::ServerLink(net::Endpoint server, std::function<void()> wake, base::Log& log)
    : server_(std::move(server)),
      wake_(std::move(wake)),
      log_(log),
      trouble_(base::msgid("Looking for the server …")) {
    connect();
}

void ServerLink::connect() {
    net::ClientOptions options;
    options.wake = wake_;
    options.limits.channel.largestMessage = playtak::kLongestLine;
    options.limits.channel.idleTime = kSilence;
    client_.emplace(server_, std::move(options), log_);
}

void ServerLink::send(std::string line) {
    if (client_) client_->send(std::move(line));
}

void ServerLink::lose(playtak::Conversation& conversation, const base::Message& why) {
    trouble_ = why;
    client_.reset();
    if (std::exchange(open_, false)) conversation.disconnected();
    if (std::exchange(lasted_, 0.0F) > kLasting) retry_.forgive();
    retry_.failed();
}

void ServerLink::again(playtak::Conversation& conversation) {
    lose(conversation, base::msgid("What the server tells cannot be followed: it is asked again."));
}

void ServerLink::update(playtak::Conversation& conversation, float seconds) {
    if (!client_) {
        if (retry_.due(seconds) && conversation.mayComeBack()) connect();
        return;
    }
    if (conversation.here()) lasted_ += seconds;
    const auto lines = client_->receive();
    const bool heard = client_->state() == net::Client::State::Open || !lines.empty();
    if (heard && !std::exchange(open_, true)) {
        trouble_.reset();
        conversation.connected();
    }
    for (const std::string& line : lines) conversation.heard(line);
    if (client_->state() == net::Client::State::Gone)
        lose(conversation, client_->whyGone().value_or(base::Message(base::msgid("The line broke."))));
}

}  // namespace tak::online
