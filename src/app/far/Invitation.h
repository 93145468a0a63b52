#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "net/Endpoint.h"

namespace app {

/// What somebody passes on so that others find his table: which one, where, and by what they know his
/// program. Without a code it leads to a host at which one can make a table.
struct Invitation {
    std::string code = {};  ///< of the table; empty: none yet
    std::string host = {};  ///< a name or an IP address
    std::uint16_t port = 0;
    net::Fingerprint fingerprint = {};

    /// "K7MXQ2RD@192.0.2.7:4321#7ZQ4-…", without a code "192.0.2.7:4321#7ZQ4-…".
    [[nodiscard]] std::string text() const;
    /// The same as an address that a browser opens, where the host serves a page:
    /// "https://192.0.2.7:4321/#table=K7MXQ2RD.7ZQ4-…".
    [[nodiscard]] std::string link() const;
    /// Reads both, with blanks and text around it. The error says what is missing.
    [[nodiscard]] static base::Result<Invitation> parse(std::string_view text);
    [[nodiscard]] net::Endpoint endpoint() const {
        return {.host = host, .port = port, .fingerprint = fingerprint};
    }
    friend bool operator==(const Invitation&, const Invitation&) = default;
};

}  // namespace app
