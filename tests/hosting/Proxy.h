#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <thread>

namespace hosting::testing {

/// What a bad network does with connections.
struct Weather {
    std::chrono::milliseconds delay{0};  ///< at most, in each direction; every connection has its own
    int cutAfter = 0;                    ///< pieces of data, on average; 0: connections last
    double refused = 0;                  ///< of all connections: closed as soon as they are open
};

/// Takes connections to a port of the loopback and passes on what comes, through such a network. It runs on a
/// thread of its own.
class Proxy {
  public:
    /// `port`: where everything goes to.
    Proxy(std::uint16_t port, Weather weather, std::uint64_t seed);
    ~Proxy();
    Proxy(const Proxy&) = delete;
    Proxy& operator=(const Proxy&) = delete;

    [[nodiscard]] std::uint16_t port() const { return port_; }
    /// Connections that were cut or refused.
    [[nodiscard]] int faults() const { return faults_; }

  private:
    class Work;
    std::unique_ptr<Work> work_;
    std::uint16_t port_ = 0;
    std::atomic<int> faults_{0};
    std::jthread thread_;
};

}  // namespace hosting::testing
