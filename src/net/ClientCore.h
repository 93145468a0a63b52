#pragma once

#include <atomic>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "net/Beast.h"
#include "net/Channel.h"
#include "net/Client.h"
#include "net/Commands.h"
#include "net/Inbox.h"
#include "net/IoThread.h"
#include "net/TlsContext.h"

namespace net {

/// What a Client consists of. The main thread gives commands and takes what was heard; everything else
/// happens on the thread of `io_`: find the addresses, try one after the other, TLS, WebSocket, and then the
/// channel.
class ClientCore final : public ChannelOwner {
  public:
    ClientCore(Endpoint endpoint, ClientOptions options, base::Log& log);
    ClientCore(const ClientCore&) = delete;
    ClientCore& operator=(const ClientCore&) = delete;
    ~ClientCore();

    // By the main thread.
    [[nodiscard]] std::vector<Heard> receive();
    void command(Command command);
    [[nodiscard]] std::optional<std::chrono::milliseconds> roundTrip() const;

    // By its own thread: ChannelOwner.
    void heard(Heard heard) override;
    void measured(ConnectionId id, std::chrono::milliseconds roundTrip) override;
    [[nodiscard]] bool hasRoom(ConnectionId id) override { return inbox_.hasRoom(id); }

  private:
    void begin();
    void onResolved(const std::vector<std::string>& addresses);
    void connectNext();
    void onConnected(ErrorCode error);
    void secure();
    template <class Stream>
    void upgrade(WebSocket<Stream>& socket);
    void opened(std::shared_ptr<Channel> channel);
    [[nodiscard]] ChannelParts parts();
    void fail(base::Message why);
    void carryOut();

    Endpoint endpoint_;
    ClientOptions options_;
    base::Log& log_;
    Inbox inbox_;
    Commands commands_;
    std::atomic<std::chrono::milliseconds::rep> roundTrip_{-1};
    bool over_ = false;  ///< failed, gone or about to end
    TlsContext tls_;
    std::deque<Tcp::endpoint> addresses_;  ///< those that have not been tried
    ErrorCode lastError_;
    // Destroyed in the opposite order: what uses the context before it, and what its handlers use after it.
    IoThread io_;
    asio::steady_timer timer_;  ///< for the resolver
    std::optional<PlainStream> plain_;
    std::optional<WebSocket<PlainStream>> plainSocket_;
    std::optional<WebSocket<TlsStream>> tlsSocket_;
    websocket::response_type response_;
    std::shared_ptr<Channel> channel_;
    std::unique_ptr<Resolving> resolving_;
};

}  // namespace net
