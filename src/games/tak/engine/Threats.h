#pragma once

#include <vector>

#include "games/tak/engine/ProofBudget.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// A move with which the side to move wins at once, by a road or by flats; Move::none() if there is none. The
/// game must not be over.
[[nodiscard]] rules::Move winningMove(const rules::Position& position);

/// Every move with which the side to move wins at once, in the order of generateMoves(). The game must not be
/// over.
[[nodiscard]] std::vector<rules::Move> winningMoves(const rules::Position& position);

/// Appends exactly the moves after which the game goes on, the mover threatens a road with the next move, and
/// the opponent does not. Only for positions where the mover cannot complete a road at once. If a budget is
/// given and is spent on the way, some moves are missing.
void threateningMoves(const rules::Position& position, rules::MoveList& out, ProofBudget* budget = nullptr);

/// The replies of the side to move to the opponent's threat of a road.
struct Defence {
    bool escapes = false;   ///< there is no threat, or a move ends the game without a loss
    rules::MoveList moves;  ///< exactly those after which the game goes on without the threat
};

/// The game must not be over. The moves are valid only if `escapes` is false. If a budget is given and is
/// spent on the way, nothing is valid.
void defend(const rules::Position& position, Defence& out, ProofBudget* budget = nullptr);

}  // namespace tak::engine
