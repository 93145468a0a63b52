#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "net/Fingerprint.h"

namespace net {

/// Where WebSockets of this program are answered, beside the files of the page.
inline constexpr const char* kSocketPath = "/socket";

/// Where a Client connects to, and by what it knows the server.
struct Endpoint {
    std::string host;  ///< a name or an IP address
    std::uint16_t port = 0;
    bool tls = true;
    std::string path = kSocketPath;
    /// With a fingerprint, only the certificate that has it is accepted, whatever name and date it bears.
    /// Without one, the certificate must be made out for `host` by somebody whom this computer trusts.
    std::optional<Fingerprint> fingerprint = {};
};

}  // namespace net
