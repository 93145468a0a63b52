#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Log.h"
#include "base/Message.h"
#include "net/Endpoint.h"
#include "net/Limits.h"
#include "net/Resolver.h"

namespace net {

struct ClientOptions {
    ClientLimits limits = {};
    /// Certificates (PEM) that are trusted besides those that this computer trusts; empty: none.
    std::filesystem::path trusted = {};
    /// Called by the client's thread when receive() has something after it had nothing, to wake the main
    /// thread. It must return at once, throw nothing, and work until the client is destroyed.
    std::function<void()> wake = {};
    Resolve resolve = systemResolver();
};

class ClientCore;

/// One connection to a server, by WebSocket over TLS or TCP, or as Endpoint::framing says. It is made and
/// kept on a thread of its own; every call here is for one thread, the main one, and returns at once. A
/// client that is gone stays so: another try is another client.
class Client {
  public:
    /// Begins to connect. `log` must live longer.
    Client(Endpoint endpoint, ClientOptions options, base::Log& log);
    Client(Client&& other) noexcept;
    Client& operator=(Client&& other) noexcept;
    /// Says goodbye, for which it takes at most 250 ms. Waits for no resolver.
    ~Client();

    enum class State { Connecting, Open, Gone };
    /// As of the last receive().
    [[nodiscard]] State state() const { return state_; }
    /// Why it is Gone; nothing before.
    [[nodiscard]] const std::optional<base::Message>& whyGone() const { return whyGone_; }

    /// The texts since the last call, in order, and brings the state up to date: when it becomes Gone, all
    /// texts that came before have been given.
    [[nodiscard]] std::vector<std::string> receive();
    /// Sends a text (UTF-8); texts arrive in order. While it is Connecting, they wait; once it is Gone,
    /// nothing happens.
    void send(std::string text);
    /// Ends the connection after what was sent before. The server is told `reason` (up to 123 bytes of it).
    void close(std::string_view reason);
    /// How long a message takes there and back, smoothed over the last pings; nothing before the first
    /// answer.
    [[nodiscard]] std::optional<std::chrono::milliseconds> roundTrip() const;

  private:
    std::unique_ptr<ClientCore> core_;
    State state_ = State::Connecting;
    std::optional<base::Message> whyGone_;
};

}  // namespace net
