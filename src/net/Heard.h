#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "base/Message.h"
#include "base/StrongId.h"

namespace net {

struct ConnectionTag;
/// One connection to a Server, which uses no number twice.
using ConnectionId = base::StrongId<ConnectionTag, std::uint64_t>;

/// A program has connected.
struct Connected {
    ConnectionId id;
    std::string address;  ///< its IP address, such as "192.0.2.7" or "2001:db8::7"
};

/// It has sent this text: valid UTF-8, otherwise whatever it liked to send.
struct Text {
    ConnectionId id;
    std::string text;
};

/// The connection has ended: the last that is heard of it.
struct Gone {
    ConnectionId id;
    base::Message why;
};

using Heard = std::variant<Connected, Text, Gone>;

}  // namespace net
