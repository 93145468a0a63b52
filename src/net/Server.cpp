#include "net/Server.h"

#include <utility>

#include "net/ServerCore.h"

namespace net {

Server::Server(std::unique_ptr<ServerCore> core) : core_(std::move(core)) {}
Server::Server(Server&& other) noexcept = default;
Server& Server::operator=(Server&& other) noexcept = default;
Server::~Server() = default;

base::Result<Server> Server::open(ServerOptions options, base::Log& log) {
    auto core = std::make_unique<ServerCore>(options, log);
    if (const auto begun = core->begin(options); !begun) return begun.error();
    return Server(std::move(core));
}

std::uint16_t Server::port() const { return core_->port(); }

std::vector<Heard> Server::receive() { return core_->receive(); }

void Server::send(ConnectionId id, std::string text) {
    core_->command({.kind = Command::Kind::Send, .id = id, .text = std::move(text)});
}

void Server::close(ConnectionId id, std::string_view reason) {
    core_->command({.kind = Command::Kind::Close, .id = id, .text = std::string(reason)});
}

std::optional<std::chrono::milliseconds> Server::roundTrip(ConnectionId id) const {
    return core_->roundTrip(id);
}

}  // namespace net
