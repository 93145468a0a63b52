#pragma once

#include <array>
#include <optional>

#include "games/tak/rules/Setup.h"

namespace tak::rules {

/// The stated parts of a Setup, from a game file or a command line; the others follow from the rules for the
/// board's size.
struct SetupOptions {
    std::optional<int> size = {};
    std::array<std::optional<int>, 2> stones = {};     ///< by colour
    std::array<std::optional<int>, 2> capstones = {};  ///< by colour
    int halfKomi = 0;
    Opening opening = Opening::Swap;
    DrawRules draws{};

    /// Options that state all of this set-up.
    [[nodiscard]] static SetupOptions of(const Setup& setup);
    /// The set-up for a board of this size, 3 to 8. It may be invalid: see Setup::check().
    [[nodiscard]] Setup onBoard(int side) const;
};

}  // namespace tak::rules
