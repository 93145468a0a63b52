#pragma once

#include <vector>

#include "game/Place.h"
#include "games/tactik/rules/Board.h"
#include "games/tactik/rules/Play.h"

// The holes over which pawns go.
namespace tactik::table {

/// From the place where a pawn starts to the one where it ends, along the circuit and into its base; of pawns
/// that change places, both places.
[[nodiscard]] std::vector<game::Place> wayOf(const rules::Board& board, rules::Card card,
                                             const rules::Leg& leg);

/// The ways of all legs of a play; of a swap one, since both pawns go on it.
[[nodiscard]] std::vector<std::vector<game::Place>> waysOf(const rules::Board& before,
                                                           const rules::Play& play);

}  // namespace tactik::table
