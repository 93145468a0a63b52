#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/Result.h"
#include "games/tak/rules/Types.h"

namespace tak::rules {

/// Pieces of one player that are not on the board.
struct Supply {
    int stones = 0;
    int capstones = 0;
    [[nodiscard]] constexpr int total() const { return stones + capstones; }
    friend constexpr bool operator==(const Supply&, const Supply&) = default;
};

/// The supply of each player at the start (rule 3).
[[nodiscard]] Supply standardSupply(int size);

/// Limits of custom supplies, those of the public server.
inline constexpr int kMaxStones = 80;
inline constexpr int kMaxCapstones = 5;
inline constexpr int kMaxPieces = 2 * (kMaxStones + kMaxCapstones);
/// The highest possible stack: every stone of both players with one capstone on top. Nothing covers a
/// capstone, so all others are elsewhere. A game can get there, since it goes on while both players have a
/// capstone left.
inline constexpr int kMaxHeight = 2 * kMaxStones + 1;
inline constexpr int kMaxHalfKomi = 40;

/// Optional draws (rule 21).
struct DrawRules {
    bool quietPlies = false;  ///< a draw after 50 plies without a placement or a flattening
    bool repetition = false;  ///< a draw at the third occurrence of a position
    [[nodiscard]] static constexpr DrawRules book() { return {}; }
    [[nodiscard]] static constexpr DrawRules playtak() { return {.quietPlies = true}; }
    friend constexpr bool operator==(const DrawRules&, const DrawRules&) = default;
};

inline constexpr int kQuietPlyLimit = 50;

/// How a game begins. PTN's tag Opening names them: see openingName().
enum class Opening : std::uint8_t {
    Swap,              ///< the first turn of each player places a flat of the opponent (rule 6)
    NoSwap,            ///< each player places own pieces from the start, of any kind
    DoubleBlackStack,  ///< White first places a stack of two black flats, then Black one white flat
};
inline constexpr Opening kOpenings[] = {Opening::Swap, Opening::NoSwap, Opening::DoubleBlackStack};

/// "swap", "no-swap" or "double black stack".
[[nodiscard]] std::string_view openingName(Opening opening);
/// The opening of this name, in letters of either case; nothing if there is none.
[[nodiscard]] std::optional<Opening> openingNamed(std::string_view name);

/// The agreed conditions of a game.
struct Setup {
    int size = 5;                    ///< 3 to 8
    std::array<Supply, 2> supply{};  ///< by colour
    int halfKomi = 0;                ///< half flats added to Black's count at a flat end (rule 20)
    Opening opening = Opening::Swap;
    DrawRules draws{};

    [[nodiscard]] static Setup standard(int size, int halfKomi = 0);
    /// Fails if size, supplies or komi are outside the limits above, or if the opening needs more stones; the
    /// error says which.
    [[nodiscard]] base::Result<void> check() const;
    friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace tak::rules
