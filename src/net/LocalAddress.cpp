#include "net/LocalAddress.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>

#include <memory>

namespace net {
namespace {

/// The address in numbers; empty if it is of no use to others.
std::string numbersOf(const ifaddrs& one, int family) {
    const bool usable = one.ifa_addr != nullptr && one.ifa_addr->sa_family == family &&
                        (one.ifa_flags & IFF_UP) != 0 && (one.ifa_flags & IFF_LOOPBACK) == 0;
    if (!usable) return {};
    const socklen_t size = family == AF_INET ? sizeof(sockaddr_in) : sizeof(sockaddr_in6);
    char text[NI_MAXHOST];
    if (getnameinfo(one.ifa_addr, size, text, sizeof text, nullptr, 0, NI_NUMERICHOST) != 0) return {};
    const std::string numbers = text;
    // An address with a "%" holds on one interface only.
    return numbers.find('%') == std::string::npos ? numbers : std::string();
}

}  // namespace

std::string localAddress() {
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0) return "127.0.0.1";
    const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, freeifaddrs);
    for (const int family : {AF_INET, AF_INET6})
        for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next)
            if (std::string numbers = numbersOf(*one, family); !numbers.empty()) return numbers;
    return "127.0.0.1";
}

}  // namespace net
