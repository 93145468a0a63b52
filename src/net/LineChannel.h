#pragma once

#include <memory>

#include "net/Beast.h"
#include "net/Channel.h"

namespace net {

/// The channel of a connection on which each message is a line, and nothing else is said: no pings, so the
/// round trip is not measured, and no goodbye with a reason.
[[nodiscard]] std::shared_ptr<Channel> makeLineChannel(PlainStream stream, ChannelParts parts);
[[nodiscard]] std::shared_ptr<Channel> makeLineChannel(TlsStream stream, ChannelParts parts);

}  // namespace net
