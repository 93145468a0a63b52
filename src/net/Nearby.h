#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace net {

/// What a program offers on the local network, as DNS-SD says it (RFC 6763).
struct NearbyService {
    std::string name = {};  ///< unique on the network: up to 63 bytes of UTF-8
    std::uint16_t port = 0;
    std::map<std::string, std::string> facts = {};  ///< "key=value" up to 255 bytes each
    friend bool operator==(const NearbyService&, const NearbyService&) = default;
};

/// One that was found, with the IP address of its computer.
struct FoundService {
    std::string address = {};
    NearbyService service = {};
    friend bool operator==(const FoundService&, const FoundService&) = default;
};

/// Makes services known on the local network, by Avahi. Without its daemon nobody hears of them; they are
/// announced once it runs. Works on a thread of its own; the calls are for one thread, and return at once.
class Announcer {
  public:
    /// `type`: such as "_dolmen._tcp".
    explicit Announcer(std::string type);
    ~Announcer();
    Announcer(Announcer&&) noexcept;
    Announcer& operator=(Announcer&&) noexcept;
    /// These instead of those before. At most kMostNearby are announced.
    void announce(std::vector<NearbyService> services);

  private:
    class Core;
    std::unique_ptr<Core> core_;
};

/// Finds such services, by Avahi; without its daemon none. As Announcer.
class Finder {
  public:
    /// `wake` is called by the thread when found() has changed; as ServerOptions::wake.
    explicit Finder(std::string type, std::function<void()> wake = {});
    ~Finder();
    Finder(Finder&&) noexcept;
    Finder& operator=(Finder&&) noexcept;
    /// Those that are known at present, by name; at most kMostNearby.
    [[nodiscard]] std::vector<FoundService> found() const;

  private:
    class Core;
    std::unique_ptr<Core> core_;
};

inline constexpr std::size_t kMostNearby = 64;

}  // namespace net
