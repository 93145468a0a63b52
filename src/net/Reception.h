#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/Log.h"
#include "net/Asio.h"
#include "net/Channel.h"
#include "net/Limits.h"
#include "net/PageFolder.h"

namespace net {

/// What an incoming connection needs to know of its server; it lives longer than all of them.
struct Reception {
    ServerLimits limits;
    std::optional<PageFolder> page;
    std::vector<std::string> origins;  ///< of pages elsewhere that may connect
};

/// Where incoming connections go that turn out to be WebSockets.
class Host {
  public:
    [[nodiscard]] virtual bool hasRoom() = 0;
    /// Parts for a new channel from this address.
    [[nodiscard]] virtual ChannelParts partsFor(Seat seat) = 0;
    virtual void opened(ConnectionId id, std::string address, std::shared_ptr<Channel> channel) = 0;

  protected:
    ~Host() = default;
};

/// A connection that has just been accepted.
struct Arrival {
    asio::ip::address address;
    Seat seat;
    Seat halfOpen;
};

/// Reads what the other program wants, gives it files, or makes a channel and hands it to the host. Goes on
/// by itself until that is done, or the other program has taken too long. `tls` null: without TLS.
void greet(Tcp::socket socket, Arrival arrival, const Reception& reception, Host& host,
           asio::ssl::context* tls);

}  // namespace net
