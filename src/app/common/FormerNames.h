#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace app {

/// Keys and ids that earlier versions wrote into settings.json, by their present names. They are still read.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kFormerNames{{
    {"piecesVolume", "stonesVolume"},
    {"sayAnnouncements", "announceThreats"},
    {"markAnnouncements", "markThreats"},
    {"plainTable", "plainBoard"},
}};

/// The name that an earlier version wrote for this one; empty if it is the same.
[[nodiscard]] constexpr std::string_view formerNameOf(std::string_view present) {
    for (const auto& [name, former] : kFormerNames)
        if (name == present) return former;
    return {};
}

/// The present name for one that an earlier version may have written.
[[nodiscard]] constexpr std::string_view presentNameOf(std::string_view written) {
    for (const auto& [name, former] : kFormerNames)
        if (former == written) return name;
    return written;
}

}  // namespace app
