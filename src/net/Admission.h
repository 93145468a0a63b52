#pragma once

#include <cstddef>
#include <map>
#include <string>

#include "net/Asio.h"
#include "net/Channel.h"
#include "net/Limits.h"

namespace net {

/// Counts a server's connections. One thread at a time; must live longer than all seats.
class Admission {
  public:
    explicit Admission(const ServerLimits& limits) : limits_(limits) {}

    /// A seat for one more connection from this address; nothing if there are too many. It is given back when
    /// its last copy goes.
    [[nodiscard]] Seat admit(const asio::ip::address& address);
    /// A place among those that have not said yet what they want; nothing if there are too many.
    [[nodiscard]] Seat admitHalfOpen();

  private:
    const ServerLimits& limits_;
    std::size_t all_ = 0;
    std::size_t halfOpen_ = 0;
    std::map<std::string, std::size_t> ofAddress_;
};

/// An IPv4 address that came as one of IPv6, as the former.
[[nodiscard]] asio::ip::address plainAddress(const asio::ip::address& address);

}  // namespace net
