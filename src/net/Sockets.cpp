#include "net/Sockets.h"

#include <fcntl.h>

namespace net {

void keepFromChildren(int socket) { ::fcntl(socket, F_SETFD, FD_CLOEXEC); }

void prepare(Tcp::socket& socket) {
    keepFromChildren(socket.native_handle());
    ErrorCode ignored;
    socket.set_option(Tcp::no_delay(true), ignored);
}

}  // namespace net
