#pragma once

#include <compare>
#include <cstdint>

namespace game {

/// A place where a piece can be, or that a player can point at. The game defines the numbers; the shell only
/// compares them.
struct Place {
    std::uint16_t area = 0;   ///< the field of play, a player's supply, a hand …
    std::uint16_t spot = 0;   ///< a field, a pile, a slot of that area
    std::uint16_t level = 0;  ///< pieces below, from 0

    friend constexpr auto operator<=>(const Place&, const Place&) = default;
    [[nodiscard]] constexpr bool sameSpot(const Place& other) const {
        return area == other.area && spot == other.spot;
    }
};

}  // namespace game
