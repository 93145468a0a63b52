#pragma once

#include <chrono>
#include <cstddef>

namespace net {

// What other programs may do before they are cut off. docs/design/network.md has the numbers in a table.

/// The limits of one open connection.
struct ChannelLimits {
    /// Bytes of the largest message that may come. A longer one ends the connection.
    std::size_t largestMessage = std::size_t{64} << 10U;
    /// Messages, pings and pongs that may come for long, and how many of them at once. More end the
    /// connection.
    double messagesPerSecond = 40;
    double burst = 200;
    /// Bytes that may wait to be sent. Who reads so slowly that more wait is cut off.
    std::size_t outboxBytes = std::size_t{4} << 20U;
    /// Bytes that may wait for receive(). With more, nothing is read until then, so the sender has to wait.
    std::size_t unreadBytes = std::size_t{256} << 10U;
    /// How often the other program is pinged, which also measures the round trip.
    std::chrono::milliseconds pingEvery{10'000};
    /// Who sends no whole message and answers no ping for so long is gone.
    std::chrono::milliseconds idleTime{30'000};
    /// How long the end of a connection may take: what waits is sent, and each side says goodbye.
    std::chrono::milliseconds closeTime{2'000};
};

struct ServerLimits {
    ChannelLimits channel;
    /// Connections at once, with those that only fetch files. One more is closed at once.
    std::size_t connections = 1024;
    /// Those of one address; of IPv6, of one network of 64 bits, since whoever has one has all of its
    /// addresses.
    std::size_t connectionsPerAddress = 32;
    /// Those that have not said yet what they want.
    std::size_t halfOpen = 128;
    /// From the first byte of TCP until the program has said what it wants, and between two requests for
    /// files.
    std::chrono::milliseconds handshakeTime{10'000};
    /// Sending one file may take so long.
    std::chrono::milliseconds fileTime{300'000};
    /// Bytes of the head of a request, and of the address in it.
    std::size_t headerBytes = std::size_t{8} << 10U;
    std::size_t uriBytes = std::size_t{2} << 10U;
    /// Bytes that may wait for receive(), of all connections. With more, nothing is read, and nobody can
    /// connect.
    std::size_t inboxBytes = std::size_t{32} << 20U;
};

/// What a client expects of a server: it may send much, since who connects to it trusts it with a game.
struct ClientLimits {
    ChannelLimits channel{.largestMessage = std::size_t{4} << 20U,
                          .messagesPerSecond = 2'000,
                          .burst = 20'000,
                          .unreadBytes = std::size_t{8} << 20U};
    std::chrono::milliseconds resolveTime{10'000};
    /// For each address that the host's name stands for.
    std::chrono::milliseconds connectTime{5'000};
    std::size_t addresses = 6;  ///< how many of them are tried
    /// TLS and WebSocket together.
    std::chrono::milliseconds handshakeTime{10'000};
};

}  // namespace net
