#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace net {

/// The SHA-256 of a certificate. Who has it from a friend knows that friend's program by it.
struct Fingerprint {
    std::array<std::uint8_t, 32> bytes{};

    /// To pass on: 13 groups of four letters and digits ("7ZQ4-…"), without those that look alike (I, L, O,
    /// U).
    [[nodiscard]] std::string text() const;
    /// As browsers and OpenSSL show it: "3A:F0:…".
    [[nodiscard]] std::string hex() const;
    /// Reads both forms, in any case, with or without what separates the groups; I and L are read as 1, O as
    /// 0.
    [[nodiscard]] static std::optional<Fingerprint> parse(std::string_view text);

    friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

}  // namespace net
