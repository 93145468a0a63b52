#pragma once

#include "base/Message.h"
#include "games/tak/rules/Position.h"
#include "games/tak/table/SpreadPlan.h"

/// Reasons why pointing at a place has no effect. Where the rules give a reason, these are the same sentences
/// that answer typed turns.
namespace tak::table {

/// Why no piece of this kind can be placed on any square.
[[nodiscard]] base::Message whyNotPlace(const rules::Position& position, rules::PieceKind kind);
/// Why no piece can be taken from this player's pile.
[[nodiscard]] base::Message whyNotFromPile(const rules::Position& position, rules::Color pile);
/// Why the stack on this square cannot be lifted. The square must not be empty.
[[nodiscard]] base::Message whyNotLift(const rules::Position& position, rules::Square square);
/// Why the stack in the hand cannot go to this square.
[[nodiscard]] base::Message whyNotTo(const rules::Position& position, const SpreadEntry& entry,
                                     rules::Square target);

}  // namespace tak::table
