#pragma once

#include <array>
#include <string>

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

/// Limits of custom supplies. They keep the highest possible stack at 128 pieces.
inline constexpr int kMaxStones = 60;
inline constexpr int kMaxCapstones = 4;
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

/// The agreed conditions of a game.
struct Setup {
    int size = 5;                    ///< 3 to 8
    std::array<Supply, 2> supply{};  ///< by colour
    int halfKomi = 0;                ///< half flats added to Black's count at a flat end (rule 20)
    bool swapOpening = true;         ///< rule 6; PTN's Opening "no-swap" turns it off
    DrawRules draws{};

    [[nodiscard]] static Setup standard(int size, int halfKomi = 0);
    /// Fails if size, supplies or komi are outside the limits above; the error names which.
    [[nodiscard]] base::Result<void> check() const;
    friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace tak::rules
