#pragma once

#include <vector>

#include "games/tak/engine/ProofBudget.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// A move that wins the game at once for the side to move, by a road or by flats; Move::none() if there is
/// none. Not for positions that are over.
[[nodiscard]] rules::Move winningMove(const rules::Position& position);

/// Every move that wins the game at once for the side to move, in the order of generateMoves(). Not for
/// positions that are over.
[[nodiscard]] std::vector<rules::Move> winningMoves(const rules::Position& position);

/// Appends exactly the moves after which the game goes on, the mover threatens a road in one and the opponent
/// does not have one. Only for positions where the mover cannot complete a road at once. Some are left out if
/// there is a budget and it is spent on the way.
void threateningMoves(const rules::Position& position, rules::MoveList& out, ProofBudget* budget = nullptr);

/// What the side to move can do against the opponent's threat of a road.
struct Defence {
    bool escapes = false;   ///< there is no threat, or a move that ends the game, and not with a loss
    rules::MoveList moves;  ///< exactly those after which the game goes on and the threat is gone
};

/// Not for positions that are over. The moves are of use only if `escapes` is false. Nothing of it holds if
/// there is a budget and it is spent on the way.
void defend(const rules::Position& position, Defence& out, ProofBudget* budget = nullptr);

}  // namespace tak::engine
