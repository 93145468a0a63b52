#pragma once

#include "base/Message.h"
#include "games/tactik/rules/Position.h"
#include "games/tactik/table/SevenEntry.h"

namespace tactik::table {

/// Why a card, or without one any card of the player's hand, does not lead his pawn from one place to
/// another; it must be so.
[[nodiscard]] base::Message whyNotTo(const rules::Position& position, int player, rules::Card card,
                                     rules::Spot from, rules::Spot to);
/// Why no pawn of the player comes to a place by this card, or by any; it must be so.
[[nodiscard]] base::Message whyNothingTo(const rules::Position& position, rules::Card card, rules::Spot to);
/// Why a pawn cannot take a step of a 7x1 now; it must be so.
[[nodiscard]] base::Message whyNoStep(const SevenEntry& seven, rules::Colours movers, rules::Pawn pawn);
/// Why a pawn does not walk to a place with the steps that are left.
[[nodiscard]] base::Message whyNotWalked(const SevenEntry& seven, rules::Pawn pawn, rules::Spot to);

}  // namespace tactik::table
