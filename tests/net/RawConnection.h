#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "net/Patience.h"

namespace net::testing {

/// A TCP connection that sends what it is told to, whether it makes sense or not.
class RawConnection {
  public:
    explicit RawConnection(std::uint16_t port) {
        socket_.connect({boost::asio::ip::address_v4::loopback(), port}, error_);
        socket_.non_blocking(true, error_);
    }

    /// Sends as much of this as the other side takes for now; returns how much that is.
    std::size_t trySend(std::string_view bytes) {
        error_ = {};
        return socket_.write_some(boost::asio::buffer(bytes.data(), bytes.size()), error_);
    }
    /// Whether all of it went out before the connection ended.
    bool send(std::string_view bytes) {
        return until([&] {
                   bytes.remove_prefix(trySend(bytes));
                   return bytes.empty() || isOver();
               }) &&
               bytes.empty();
    }
    /// What has come so far.
    const std::string& read() {
        std::array<char, 65536> buffer;
        for (error_ = {}; !error_;) {
            const std::size_t size = socket_.read_some(boost::asio::buffer(buffer), error_);
            received_.append(buffer.data(), size);
        }
        return received_;
    }
    bool untilRead(std::string_view part) {
        return until([&] { return read().find(part) != std::string::npos; });
    }
    /// Waits until the other side has closed the connection; false if it does not.
    bool untilClosed() {
        return until([&] { return static_cast<void>(read()), isOver(); });
    }
    void close() { socket_.close(error_); }

    /// Asks for a WebSocket, with more headers than are needed.
    void ask(const std::string& headers = "") {
        send(
            "GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" +
            headers + "\r\n");
    }
    bool open() {
        ask();
        return untilRead("\r\n\r\n") && received_.starts_with("HTTP/1.1 101");
    }

  private:
    [[nodiscard]] bool isOver() const {
        return error_ && error_ != boost::asio::error::would_block && error_ != boost::asio::error::try_again;
    }

    boost::asio::io_context context_;
    boost::asio::ip::tcp::socket socket_{context_};
    boost::system::error_code error_;
    std::string received_;
};

/// A frame of a client (RFC 6455), masked with zeros, for at most 65,535 bytes.
inline std::string frame(unsigned firstByte, std::string_view payload) {
    std::string bytes{static_cast<char>(firstByte)};
    if (payload.size() < 126) {
        bytes += static_cast<char>(0x80U | payload.size());
    } else {
        bytes += '\xFE';
        bytes += static_cast<char>(payload.size() >> 8U);
        bytes += static_cast<char>(payload.size() & 0xFFU);
    }
    return bytes.append(4, '\0').append(payload);
}
inline constexpr unsigned kTextFrame = 0x81;
inline constexpr unsigned kBinaryFrame = 0x82;
inline constexpr unsigned kPingFrame = 0x89;

}  // namespace net::testing
