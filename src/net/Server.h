#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Log.h"
#include "base/Result.h"
#include "net/Heard.h"
#include "net/Identity.h"
#include "net/Limits.h"

namespace net {

struct ServerOptions {
    std::uint16_t port = 0;     ///< 0: any free one
    bool loopbackOnly = false;  ///< only programs on this computer can connect, to 127.0.0.1
    /// With it, everything is encrypted by TLS. Without it nothing is: only for the loopback and behind a
    /// proxy.
    std::optional<Identity> identity = {};
    std::filesystem::path page = {};  ///< a folder whose files browsers may fetch; empty: none
    std::vector<std::string> origins =
        {};  ///< pages of other servers that may connect: "https://example.org"
    ServerLimits limits = {};
    /// Called by the server's thread when receive() has something after it had nothing, to wake the main
    /// thread. It must return at once, throw nothing, and work until the server is destroyed.
    std::function<void()> wake = {};
};

class ServerCore;

/// Accepts WebSockets, at the path kSocketPath, and gives out the files of a page, all on one port.
/// Connections are handled on a thread of its own; every call here is for one thread, the main one, and
/// returns at once. Whoever exceeds the limits is cut off, and nobody else notices.
class Server {
  public:
    /// Begins to listen. The errors: the port cannot be had, the folder cannot be read. `log` must live
    /// longer.
    [[nodiscard]] static base::Result<Server> open(ServerOptions options, base::Log& log);
    Server(Server&& other) noexcept;
    Server& operator=(Server&& other) noexcept;
    /// Says goodbye to all, for which it takes at most 250 ms.
    ~Server();

    [[nodiscard]] std::uint16_t port() const;
    /// What has been heard since the last call, in order. Of each connection: one Connected, its texts, one
    /// Gone.
    [[nodiscard]] std::vector<Heard> receive();
    /// Sends a text (UTF-8); texts arrive in order. Nothing happens if the connection is gone.
    void send(ConnectionId id, std::string text);
    /// Ends a connection after what was sent before. The other program is told `reason` (up to 123 bytes of
    /// it). Its Gone is still to come.
    void close(ConnectionId id, std::string_view reason);
    /// How long a message takes there and back, smoothed over the last pings; nothing before the first
    /// answer, and once the connection is gone.
    [[nodiscard]] std::optional<std::chrono::milliseconds> roundTrip(ConnectionId id) const;

  private:
    explicit Server(std::unique_ptr<ServerCore> core);
    std::unique_ptr<ServerCore> core_;
};

}  // namespace net
