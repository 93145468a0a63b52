#pragma once

#include <array>
#include <optional>

#include "games/tak/rules/Setup.h"

namespace tak::rules {

/// What of a Setup is stated, in a game file or on a command line; the rest is by the rules for the board's
/// size.
struct SetupOptions {
    std::optional<int> size = {};
    std::array<std::optional<int>, 2> stones = {};     ///< by colour
    std::array<std::optional<int>, 2> capstones = {};  ///< by colour
    int halfKomi = 0;
    bool swapOpening = true;
    DrawRules draws{};

    /// Exactly this set-up.
    [[nodiscard]] static SetupOptions of(const Setup& setup);
    /// The set-up on a board of this side, 3 to 8. Not checked further: see Setup::check().
    [[nodiscard]] Setup onBoard(int side) const;
};

}  // namespace tak::rules
