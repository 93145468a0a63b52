#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "net/Fingerprint.h"

namespace net {

/// Where WebSockets of this program are answered, beside the files of the page.
inline constexpr const char* kSocketPath = "/socket";

/// How messages follow each other in a connection.
enum class Framing : std::uint8_t {
    Texts,        ///< a message is a text frame of a WebSocket
    BinaryLines,  ///< a line, in binary frames of a WebSocket with the subprotocol "binary"
    Lines,        ///< a line, without a WebSocket
};

/// Where a Client connects to, and by what it knows the server.
struct Endpoint {
    std::string host;  ///< a name or an IP address
    std::uint16_t port = 0;
    bool tls = true;
    std::string path = kSocketPath;  ///< of WebSockets
    /// With a fingerprint, only the certificate that has it is accepted, whatever name and date it bears.
    /// Without one, the certificate must be made out for `host` by somebody whom this computer trusts.
    std::optional<Fingerprint> fingerprint = {};
    /// Other than Texts for servers that are not of this program. A line that is sent must have no line end
    /// in it, which would become a space; one that comes is UTF-8, whatever it was.
    Framing framing = Framing::Texts;
};

}  // namespace net
