#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/Result.h"

namespace lobby {

/// Where a public server is.
struct Address {
    enum class Kind : std::uint8_t {
        Secure,     ///< "wss://": a WebSocket over TLS
        Plain,      ///< "ws://": a WebSocket without TLS
        PlainLines  ///< "tcp://": lines over TCP
    };
    Kind kind = Kind::Secure;
    std::string host = {};
    std::uint16_t port = 443;
    std::string path = "/";  ///< of WebSockets

    /// "wss://host:port/path"
    [[nodiscard]] std::string text() const;
    /// Reads that; a port and a path may be missing, and so may the kind, which is Secure then. The error
    /// says what was expected.
    [[nodiscard]] static base::Result<Address> parse(std::string_view text);
    /// Whether what is sent there can be read on the way by others: it leaves this computer without TLS.
    [[nodiscard]] bool isOpen() const;
    friend bool operator==(const Address&, const Address&) = default;
};

}  // namespace lobby
