#include "hosting/Proxy.h"

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <deque>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "base/Random.h"

namespace hosting::testing {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;
constexpr std::size_t kMostWaiting = std::size_t{1} << 20;  // bytes of one direction, before no more is read
constexpr int kLongestWait = 20;                            // milliseconds

/// A descriptor that closes itself.
class Socket {
  public:
    explicit Socket(int descriptor = -1) : descriptor_(descriptor) {}
    Socket(Socket&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    Socket& operator=(Socket&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    ~Socket() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    [[nodiscard]] int get() const { return descriptor_; }

  private:
    int descriptor_;
};

sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

const sockaddr* generic(const sockaddr_in& address) { return reinterpret_cast<const sockaddr*>(&address); }

/// What goes one way.
struct Direction {
    struct Piece {
        steady_clock::time_point due;
        std::string data;
    };
    std::deque<Piece> pieces = {};
    std::size_t waiting = 0;

    void add(std::string data, milliseconds delay) {
        waiting += data.size();
        pieces.push_back({steady_clock::now() + delay, std::move(data)});
    }
    [[nodiscard]] bool due() const { return !pieces.empty() && pieces.front().due <= steady_clock::now(); }
    /// False if the other side is gone.
    bool write(int socket) {
        while (due()) {
            std::string& data = pieces.front().data;
            const ssize_t sent = ::send(socket, data.data(), data.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
            if (sent < 0) return errno == EAGAIN;
            waiting -= static_cast<std::size_t>(sent);
            data.erase(0, static_cast<std::size_t>(sent));
            if (!data.empty()) return true;
            pieces.pop_front();
        }
        return true;
    }
};

struct Connection {
    std::array<Socket, 2> sockets;       ///< who came, and where he wanted to
    std::array<Direction, 2> ways = {};  ///< what each of them has sent
    milliseconds delay{0};
    int left = 0;  ///< pieces before it is cut; 0: none is counted
    bool over = false;
};

}  // namespace

class Proxy::Work {
  public:
    Work(std::uint16_t to, Weather weather, std::uint64_t seed, std::atomic<int>& faults)
        : to_(to),
          weather_(weather),
          random_(seed),
          faults_(faults),
          listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        const sockaddr_in any = loopback(0);
        if (::bind(listener_.get(), generic(any), sizeof any) != 0 || ::listen(listener_.get(), 64) != 0)
            throw std::runtime_error("the proxy cannot listen");
    }
    [[nodiscard]] std::uint16_t port() const {
        sockaddr_in address{};
        socklen_t size = sizeof address;
        ::getsockname(listener_.get(), reinterpret_cast<sockaddr*>(&address), &size);
        return ntohs(address.sin_port);
    }
    void run(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            std::vector<pollfd> polled{{listener_.get(), POLLIN, 0}};
            for (const Connection& connection : connections_)
                for (std::size_t side : {0U, 1U}) polled.push_back(interest(connection, side));
            ::poll(polled.data(), polled.size(), kLongestWait);
            for (std::size_t i = 0; i < connections_.size(); ++i)
                for (std::size_t side : {0U, 1U}) serve(connections_[i], side, polled[1 + 2 * i + side]);
            std::erase_if(connections_, [](const Connection& connection) { return connection.over; });
            if ((polled.front().revents & POLLIN) != 0) accept();
        }
    }

  private:
    static pollfd interest(const Connection& connection, std::size_t side) {
        pollfd polled{connection.sockets[side].get(), 0, 0};
        if (connection.ways[side].waiting < kMostWaiting) polled.events |= POLLIN;
        if (connection.ways[1 - side].due()) polled.events |= POLLOUT;
        return polled;
    }
    /// From 0 to 1.
    double chance() { return static_cast<double>(random_.next() >> 11) / static_cast<double>(1ULL << 53); }

    void accept() {
        Socket guest(::accept4(listener_.get(), nullptr, nullptr, SOCK_CLOEXEC));
        if (guest.get() < 0) return;
        Socket host(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
        const sockaddr_in address = loopback(to_);
        if (chance() < weather_.refused) return void(++faults_);
        if (::connect(host.get(), generic(address), sizeof address) != 0) return;  // nobody listens there now
        Connection connection{{std::move(guest), std::move(host)}};
        connection.delay =
            milliseconds(static_cast<int>(chance() * static_cast<double>(weather_.delay.count())));
        if (weather_.cutAfter > 0) connection.left = 1 + static_cast<int>(2 * chance() * weather_.cutAfter);
        connections_.push_back(std::move(connection));
    }

    void serve(Connection& connection, std::size_t side, const pollfd& polled) {
        if (connection.over) return;
        if ((polled.revents & (POLLIN | POLLHUP | POLLERR)) != 0) read(connection, side);
        if (!connection.ways[1 - side].write(connection.sockets[side].get())) connection.over = true;
    }

    void read(Connection& connection, std::size_t side) {
        std::array<char, 16384> data;
        const ssize_t got = ::recv(connection.sockets[side].get(), data.data(), data.size(), MSG_DONTWAIT);
        if (got < 0 && errno == EAGAIN) return;
        if (got <= 0) {
            connection.over = connection.ways[side].pieces.empty();
            return;
        }
        if (connection.left > 0 && --connection.left == 0) {
            ++faults_;
            connection.over = true;
            return;
        }
        connection.ways[side].add(std::string(data.data(), static_cast<std::size_t>(got)), connection.delay);
    }

    std::uint16_t to_;
    Weather weather_;
    base::Random random_;
    std::atomic<int>& faults_;
    Socket listener_;
    std::vector<Connection> connections_;
};

Proxy::Proxy(std::uint16_t port, Weather weather, std::uint64_t seed)
    : work_(std::make_unique<Work>(port, weather, seed, faults_)),
      port_(work_->port()),
      thread_([this](const std::stop_token& stop) { work_->run(stop); }) {}

Proxy::~Proxy() = default;

}  // namespace hosting::testing
