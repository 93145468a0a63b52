#pragma once

#include <memory>

#include "net/Beast.h"
#include "net/Channel.h"

namespace net {

// Asio keeps an object alive while it has something to do for it, hence the shared pointers.

/// The channel of a WebSocket whose handshake is done.
[[nodiscard]] std::shared_ptr<Channel> makeChannel(WebSocket<PlainStream> socket, ChannelParts parts);
[[nodiscard]] std::shared_ptr<Channel> makeChannel(WebSocket<TlsStream> socket, ChannelParts parts);

}  // namespace net
