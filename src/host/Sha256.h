#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace host {

using Digest = std::array<std::uint8_t, 32>;

/// SHA-256 as FIPS 180-4 describes it, for tokens that are kept on a disk: short texts, rarely.
[[nodiscard]] Digest sha256(std::string_view text);

}  // namespace host
