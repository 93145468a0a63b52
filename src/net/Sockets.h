#pragma once

#include "net/Asio.h"

namespace net {

/// Programs that this one starts do not get the socket: they would keep the connection open when it is closed
/// here.
void keepFromChildren(int socket);

/// What every connection needs: no delay of short messages, and keepFromChildren().
void prepare(Tcp::socket& socket);

}  // namespace net
