#pragma once

#include <string>

namespace net {

/// The address of this computer in its local network, as others there reach it: IPv4 before IPv6. "127.0.0.1"
/// if it is in none.
[[nodiscard]] std::string localAddress();

}  // namespace net
