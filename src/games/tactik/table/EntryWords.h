#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/Message.h"
#include "games/tactik/play/Words.h"
#include "games/tactik/rules/Position.h"
#include "games/tactik/table/PlayEntry.h"
#include "games/tactik/table/SevenEntry.h"

// What the line of hints says while an act is being entered, beside the table and the button that plays it;
// or what is said to somebody who hears both instead.
namespace tactik::table {

enum class ToldTo : std::uint8_t { Eye, Ear };
[[nodiscard]] play::Places placesFor(ToldTo whom);

/// What a button with a card says; a msgid, but for numbers, which are the same in all languages.
[[nodiscard]] std::string labelOf(rules::Card card);

/// A card that is pointed at where one is passed: what it can do, and what is asked of the player.
[[nodiscard]] base::Message toPassInWords(const rules::Position& position, base::Message card);
/// An act that a click plays.
[[nodiscard]] base::Message clickInWords(const rules::Position& position, const rules::Act& act, ToldTo whom);
/// An act that nothing is left to choose for.
[[nodiscard]] base::Message completeInWords(const rules::Position& position, const rules::Act& act,
                                            ToldTo whom);
/// The words of the button that plays it: "Pass to Blue", "Lay down", "Play".
[[nodiscard]] base::Message buttonInWords(const rules::Position& position, const rules::Act& act);
/// The only act of a player who has no choice.
[[nodiscard]] base::Message forcedInWords(const rules::Position& position, const rules::Act& act,
                                          ToldTo whom);
/// What is still to be chosen; something must be.
[[nodiscard]] base::Message missingInWords(const Choosing& chosen);
/// The cards that move a pawn.
[[nodiscard]] base::Message cardsInWords(const std::vector<rules::Card>& cards);

/// A 7x1 on the way; `walker`: the pawn that was chosen.
[[nodiscard]] base::Message sevenInWords(const SevenEntry& seven, std::optional<rules::Pawn> walker,
                                         ToldTo whom);
/// A walk that a click adds to it.
[[nodiscard]] base::Message walkInWords(const rules::Position& position, int player, const SevenEntry& seven,
                                        rules::Pawn pawn, rules::Spot to, int left, ToldTo whom);

}  // namespace tactik::table
