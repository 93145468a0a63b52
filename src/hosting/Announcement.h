#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "host/Room.h"
#include "net/Fingerprint.h"
#include "net/Nearby.h"

namespace hosting {

/// The kind of service as which hosts make their tables known on the local network.
inline constexpr const char* kServiceType = "_dolmen._tcp";

/// Where a host is, and by what it is known.
struct HostPlace {
    std::uint16_t port = 0;
    net::Fingerprint fingerprint = {};
    friend bool operator==(const HostPlace&, const HostPlace&) = default;
};

[[nodiscard]] net::NearbyService announcementOf(const host::OpenTable& table, const HostPlace& place);

/// A table that somebody on the local network has announced.
struct AnnouncedTable {
    host::OpenTable table = {};
    std::string address = {};
    HostPlace place = {};
    friend bool operator==(const AnnouncedTable&, const AnnouncedTable&) = default;
};
/// Reads what anybody may have sent; nothing if it is no table of this version.
[[nodiscard]] std::optional<AnnouncedTable> tableIn(const net::FoundService& found);

}  // namespace hosting
