#pragma once

#include "base/Message.h"
#include "games/tak/rules/Position.h"
#include "games/tak/table/SpreadPlan.h"

/// Why pointing at a place means nothing: the sentences that typed turns are answered by, wherever the rules
/// have a reason.
namespace tak::table {

/// Why a piece of this kind cannot be placed, wherever that is.
[[nodiscard]] base::Message whyNotPlace(const rules::Position& position, rules::PieceKind kind);
/// Why nothing is taken from this player's pile.
[[nodiscard]] base::Message whyNotFromPile(const rules::Position& position, rules::Color pile);
/// Why the stack on this square, which is not empty, cannot be lifted.
[[nodiscard]] base::Message whyNotLift(const rules::Position& position, rules::Square square);
/// Why the stack in the hand cannot go to this square.
[[nodiscard]] base::Message whyNotTo(const rules::Position& position, const SpreadEntry& entry,
                                     rules::Square target);

}  // namespace tak::table
