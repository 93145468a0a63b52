#pragma once

// Boost.Beast for the few files that need it: it takes far longer to compile than Asio.

#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include "net/Asio.h"

namespace net {

namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;

using PlainStream = beast::tcp_stream;
using TlsStream = beast::ssl_stream<beast::tcp_stream>;

/// Without compression: a small compressed message could become a huge one.
template <class Stream>
using WebSocket = websocket::stream<Stream, false>;

}  // namespace net
