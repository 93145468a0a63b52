#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "net/Admission.h"
#include "net/Commands.h"
#include "net/Inbox.h"
#include "net/IoThread.h"
#include "net/RateLimit.h"
#include "net/Reception.h"
#include "net/Server.h"
#include "net/TlsContext.h"

namespace net {

/// What a Server consists of. The main thread gives commands and takes what was heard; everything else
/// happens on the thread of `io_`.
class ServerCore final : public ChannelOwner, public Host {
  public:
    ServerCore(ServerOptions options, base::Log& log);
    ServerCore(const ServerCore&) = delete;
    ServerCore& operator=(const ServerCore&) = delete;
    ~ServerCore();

    // By the main thread.
    [[nodiscard]] base::Result<void> begin(const ServerOptions& options);
    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] std::vector<Heard> receive();
    void command(Command command);
    [[nodiscard]] std::optional<std::chrono::milliseconds> roundTrip(ConnectionId id);

    // By its own thread: ChannelOwner, Host.
    void heard(Heard heard) override;
    void measured(ConnectionId id, std::chrono::milliseconds roundTrip) override;
    [[nodiscard]] bool hasRoom(ConnectionId id) override { return inbox_.hasRoom(id); }
    [[nodiscard]] bool hasRoom() override { return !inbox_.isFull(); }
    [[nodiscard]] ChannelParts partsFor(Seat seat) override;
    void opened(ConnectionId id, std::string address, std::shared_ptr<Channel> channel) override;

  private:
    [[nodiscard]] ErrorCode listen(const Tcp::endpoint& endpoint);
    void accept();
    void onSocket(Tcp::socket socket);
    void carryOut();
    void resume(const std::vector<ConnectionId>& ids);
    void sayGoodbye();
    void note(const std::string& text);
    [[nodiscard]] Channel* channel(ConnectionId id) const;

    base::Log& log_;
    RateLimit notes_;  ///< who connects again and again must not fill the log
    Reception reception_;
    Admission admission_;
    Inbox inbox_;
    Commands commands_;
    std::mutex roundTripsMutex_;
    std::unordered_map<ConnectionId, std::chrono::milliseconds> roundTrips_;
    TlsContext tls_;
    std::uint16_t port_ = 0;
    std::uint64_t lastId_ = 0;
    // Destroyed in the opposite order: what uses the context before it, and what its handlers use after it.
    IoThread io_;
    Tcp::acceptor acceptor_;
    asio::steady_timer retry_;
    std::unordered_map<ConnectionId, std::shared_ptr<Channel>> channels_;
};

}  // namespace net
