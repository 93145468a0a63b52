#pragma once

#include "games/tactik/lab/Arena.h"

namespace tactik::lab {

/// Plays any legal act, any as likely as any other.
[[nodiscard]] Contestant randomPlayer();

/// Gains as many steps as possible at once: its own less those that the others lose. Passes any card.
[[nodiscard]] Contestant greedyPlayer();

/// The same, but it also wants pawns in play and in the base, keeps the cards that are worth most, and passes
/// sensibly: a partner gets what he needs to start, or to go home by a 4; an opponent the least useful card.
[[nodiscard]] Contestant carefulPlayer();

/// The policy by which the engine plays deals to their ends, by itself.
[[nodiscard]] Contestant policyPlayer();

}  // namespace tactik::lab
