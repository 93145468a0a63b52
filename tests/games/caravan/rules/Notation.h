#pragma once

#include <string>
#include <string_view>

#include "base/Result.h"
#include "games/caravan/rules/Position.h"

namespace caravan::rules {

/// A move in this position: the slot's letter and the card's value, with `x` if a camel is sent back ("b3x").
[[nodiscard]] std::string formatMove(const Position& position, Move move);

/// The legal move of a text. Slot and `x` may be left out: of equal cards the leftmost one counts.
[[nodiscard]] base::Result<Move> parseMove(const Position& position, std::string_view text);

/// Steps, hands, pile from the bottom, deck from the top, as "0/4/12 1345/22.4/1155 23 51324"; `*` is an
/// unknown card, `.` an empty slot, `-` an empty pile or deck; partners come last.
[[nodiscard]] std::string formatPosition(const Position& position);

/// The error says why no game can reach the position.
[[nodiscard]] base::Result<Position> parsePosition(std::string_view text);

}  // namespace caravan::rules
