#pragma once

#include <string>
#include <string_view>

#include "base/Result.h"
#include "games/caravan/rules/Position.h"

namespace caravan::rules {

/// A move that is to be played here: the slot's letter and the card's value, `x` where a camel goes back
/// ("b3x").
[[nodiscard]] std::string formatMove(const Position& position, Move move);

/// The legal move that a text means. Slot and `x` may be left out: of equal cards it is the leftmost one.
[[nodiscard]] base::Result<Move> parseMove(const Position& position, std::string_view text);

/// Steps, hands, pile from the bottom, deck from the top, as "0/4/12 1345/22.4/1155 23 51324"; `*` is a card
/// that is not known, `.` an empty slot, `-` an empty pile or deck; partners are said at the end.
[[nodiscard]] std::string formatPosition(const Position& position);

/// The error says where the text cannot be a position that a game comes to.
[[nodiscard]] base::Result<Position> parsePosition(std::string_view text);

}  // namespace caravan::rules
