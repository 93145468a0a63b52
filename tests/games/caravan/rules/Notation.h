#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "games/caravan/rules/Position.h"

namespace caravan::rules {

/// A move in this position: the slot's letter and the card's value, with `x` if another camel is met, and `/`
/// if the player moves again ("b3x"). A gift begins with `>` (">b3"); for a viewer who may not know its slot
/// or its value, it is ">3" or ">*".
[[nodiscard]] std::string formatMove(const Position& position, Move move);

/// The legal move of a text, of the player to move or another whose decision is awaited. Slot, `x`, `/`
/// and, while gifts are chosen, `>` may be left out: of equal cards the leftmost one counts.
[[nodiscard]] base::Result<Move> parseMove(const Position& position, std::string_view text,
                                           std::optional<int> player = {});

/// Steps, hands, pile from the bottom, deck from the top, as "0/4/12 1345/22.4/1155 23 51324"; `*` is an
/// unknown card, `.` an empty slot, `-` an empty pile or deck; the rules come last, as in "partners rest
/// robbers=12!3 gifts=-b* reshuffle turn=4/1/0/12": goods, `!` if shown; gifts while they are chosen; round,
/// player, part of the turn and number of moves.
[[nodiscard]] std::string formatPosition(const Position& position);

/// Why no game can reach a layout, in which values of cards and goods may be unknown (0), and slots of gifts
/// too; nothing if one can.
[[nodiscard]] std::optional<base::Msgid> doubtAbout(const Position::Layout& layout);

/// The error says why no game can reach the position.
[[nodiscard]] base::Result<Position> parsePosition(std::string_view text);

}  // namespace caravan::rules
