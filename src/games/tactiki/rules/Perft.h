#pragma once

#include <cstdint>
#include <vector>

#include "games/tactiki/rules/Board.h"

namespace tactiki::rules {

/// Greater depths are cut to this one.
inline constexpr int kMaxPerftDepth = 30;

/// The number of leaves of the game tree at this depth, an act a ply; a finished game has no children. A
/// player's set-ups are kSetUps children. All ranks must be known.
[[nodiscard]] std::uint64_t perft(const Board& board, int depth);

/// Set-ups of a player: 10! / 2!^5 (rule 4).
inline constexpr std::uint64_t kSetUps = 113'400;
/// All of them, in ascending order.
[[nodiscard]] const std::vector<Arrangement>& allSetUps();

}  // namespace tactiki::rules
