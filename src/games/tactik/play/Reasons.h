#pragma once

#include "base/Message.h"
#include "games/tactik/rules/Position.h"

namespace tactik::play {

inline constexpr base::Msgid kStakeBars =
    base::msgid("A stake bars the way: a pawn that has not moved since it came out.");

/// Why a card of this player cannot be played; it must be so.
[[nodiscard]] base::Message whyNotPlayed(const rules::Position& position, int player, rules::Card card);

/// Why this player can play none of his cards; it must be so.
[[nodiscard]] base::Message whyNonePlayed(const rules::Position& position, int player);

/// Why a card of this player moves no pawn from a place, or from a pocket; it must be so. A pawn must be
/// there.
[[nodiscard]] base::Message whyNotMoved(const rules::Position& position, int player, rules::Card card,
                                        rules::Spot from);
/// The same for all his cards.
[[nodiscard]] base::Message whyNotMoved(const rules::Position& position, int player, rules::Spot from);

}  // namespace tactik::play
