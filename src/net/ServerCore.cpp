#include "net/ServerCore.h"

#include <utility>

#include "net/Sockets.h"

namespace net {
namespace {

constexpr double kNotesPerSecond = 5;
constexpr double kNotesAtOnce = 100;
/// Where no more files can be opened, accepting is tried again after this time.
constexpr std::chrono::milliseconds kRetry{100};

}  // namespace

ServerCore::ServerCore(ServerOptions options, base::Log& log)
    : log_(log),
      notes_(kNotesPerSecond, kNotesAtOnce),
      reception_{.limits = options.limits, .page = {}, .origins = std::move(options.origins)},
      admission_(reception_.limits),
      inbox_({.bytes = options.limits.inboxBytes, .bytesPerConnection = options.limits.channel.unreadBytes},
             std::move(options.wake)),
      io_(log),
      acceptor_(io_.context()),
      retry_(io_.context()) {}

ServerCore::~ServerCore() {
    io_.end([this] { sayGoodbye(); });
}

base::Result<void> ServerCore::begin(const ServerOptions& options) {
    if (!options.page.empty()) {
        auto page = PageFolder::open(options.page);
        if (!page) return page.error();
        reception_.page = std::move(*page);
    }
    if (options.identity) {
        auto tls = serverTls(*options.identity);
        if (!tls) return tls.error();
        tls_ = std::move(*tls);
    }
    ErrorCode error;
    if (options.loopbackOnly) {
        error = listen({asio::ip::address_v4::loopback(), options.port});
    } else {
        error = listen({Tcp::v6(), options.port});  // and IPv4 with it
        if (error == asio::error::address_family_not_supported) error = listen({Tcp::v4(), options.port});
    }
    if (error)
        return base::Error{.message = {base::msgid("the port {port} cannot be used: {why}"),
                                       {{"port", int{options.port}}, {"why", error.message()}}}};
    port_ = acceptor_.local_endpoint(error).port();
    accept();
    io_.begin();
    return {};
}

ErrorCode ServerCore::listen(const Tcp::endpoint& endpoint) {
    ErrorCode error;
    acceptor_.close(error);
    acceptor_.open(endpoint.protocol(), error);
    if (error) return error;
    keepFromChildren(acceptor_.native_handle());
    acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (endpoint.address().is_v6()) acceptor_.set_option(asio::ip::v6_only(false), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    return error;
}

void ServerCore::accept() {
    acceptor_.async_accept([this](ErrorCode error, Tcp::socket socket) {
        if (error == asio::error::operation_aborted || !acceptor_.is_open()) return;
        if (!error) {
            onSocket(std::move(socket));
            return accept();
        }
        retry_.expires_after(kRetry);
        retry_.async_wait([this](ErrorCode stopped) {
            if (!stopped) accept();
        });
    });
}

void ServerCore::onSocket(Tcp::socket socket) {
    ErrorCode error;
    const auto from = socket.remote_endpoint(error);
    if (error) return;
    prepare(socket);
    Arrival arrival{.address = plainAddress(from.address()),
                    .seat = admission_.admit(plainAddress(from.address())),
                    .halfOpen = admission_.admitHalfOpen()};
    if (!arrival.seat || !arrival.halfOpen)
        return note("too many connections: refused one from " + arrival.address.to_string());
    greet(std::move(socket), std::move(arrival), reception_, *this, tls_.get());
}

ChannelParts ServerCore::partsFor(Seat seat) {
    return {.id = ConnectionId(++lastId_),
            .limits = reception_.limits.channel,
            .owner = *this,
            .seat = std::move(seat)};
}

void ServerCore::opened(ConnectionId id, std::string address, std::shared_ptr<Channel> channel) {
    if (!acceptor_.is_open()) return;  // the server is about to end
    note("connection " + std::to_string(id.value) + " from " + address);
    inbox_.add(Connected{id, std::move(address)});
    channels_.emplace(id, channel);
    channel->begin();
}

void ServerCore::heard(Heard heard) {
    if (const auto* gone = std::get_if<Gone>(&heard)) {
        note("connection " + std::to_string(gone->id.value) + " ended: " + gone->why.english());
        {
            const std::lock_guard lock(roundTripsMutex_);
            roundTrips_.erase(gone->id);
        }
        channels_.erase(gone->id);
    }
    inbox_.add(std::move(heard));
}

void ServerCore::measured(ConnectionId id, std::chrono::milliseconds roundTrip) {
    const std::lock_guard lock(roundTripsMutex_);
    roundTrips_[id] = roundTrip;
}

std::optional<std::chrono::milliseconds> ServerCore::roundTrip(ConnectionId id) {
    const std::lock_guard lock(roundTripsMutex_);
    const auto found = roundTrips_.find(id);
    if (found == roundTrips_.end()) return {};
    return found->second;
}

std::vector<Heard> ServerCore::receive() {
    Inbox::Taken taken = inbox_.take();
    if (!taken.waiting.empty()) io_.post([this, waiting = std::move(taken.waiting)] { resume(waiting); });
    return std::move(taken.heard);
}

void ServerCore::resume(const std::vector<ConnectionId>& ids) {
    for (const ConnectionId id : ids)
        if (Channel* waits = channel(id)) waits->resume();
}

void ServerCore::command(Command command) {
    if (commands_.add(std::move(command))) io_.post([this] { carryOut(); });
}

void ServerCore::carryOut() {
    for (Command& command : commands_.take()) {
        Channel* to = channel(command.id);
        if (to == nullptr) continue;
        if (command.kind == Command::Kind::Send)
            to->send(std::move(command.text));
        else
            to->close(base::msgid("this program closed the connection"), std::move(command.text));
    }
}

void ServerCore::sayGoodbye() {
    ErrorCode ignored;
    acceptor_.close(ignored);
    retry_.cancel();
    carryOut();
    const auto open = channels_;  // each may leave the list
    for (const auto& [id, channel] : open)
        channel->close(base::msgid("this program closed the connection"), {});
}

void ServerCore::note(const std::string& text) {
    if (notes_.take(base::Clock::now())) log_.info(text);
}

Channel* ServerCore::channel(ConnectionId id) const {
    const auto found = channels_.find(id);
    return found != channels_.end() ? found->second.get() : nullptr;
}

}  // namespace net
