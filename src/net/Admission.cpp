#include "net/Admission.h"

#include <algorithm>

namespace net {
namespace {

/// Who counts as one: an address of IPv4, a network of 64 bits of IPv6.
std::string groupOf(const asio::ip::address& address) {
    if (!address.is_v6()) return address.to_string();
    auto bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    return asio::ip::address_v6(bytes).to_string();
}

}  // namespace

asio::ip::address plainAddress(const asio::ip::address& address) {
    if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
}

Seat Admission::admit(const asio::ip::address& address) {
    const std::string group = groupOf(address);
    std::size_t& ofGroup = ofAddress_[group];
    if (all_ >= limits_.connections || ofGroup >= limits_.connectionsPerAddress) {
        if (ofGroup == 0) ofAddress_.erase(group);
        return {};
    }
    ++all_;
    ++ofGroup;
    // The pointer only has to be one: without any, the seat would look like none.
    return Seat(this, [this, group](void*) {
        --all_;
        if (--ofAddress_[group] == 0) ofAddress_.erase(group);
    });
}

Seat Admission::admitHalfOpen() {
    if (halfOpen_ >= limits_.halfOpen) return {};
    ++halfOpen_;
    return Seat(this, [this](void*) { --halfOpen_; });
}

}  // namespace net
