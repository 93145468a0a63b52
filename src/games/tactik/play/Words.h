#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/Message.h"
#include "game/Place.h"
#include "games/tactik/rules/Position.h"

// Tac-Tik in words, for those who hear the game instead of seeing it: squares have the numbers of the
// notation, and where it helps to find one's way, the nearest start square is named, too. And for those who
// see it, on a board without numbers.
namespace tactik::play {

/// How places are told: by their numbers; or not at all, to somebody who sees the table, on which they have
/// none.
enum class Places : std::uint8_t { Named, Seen };

/// A value for a placeholder: "5", "Swap", "7x1".
[[nodiscard]] base::MessagePart cardPart(const char* place, rules::Card card);
/// The same in a sentence of its own.
[[nodiscard]] base::Message cardInWords(rules::Card card);
/// What the rules say about a card, in a sentence.
[[nodiscard]] base::Msgid cardRule(rules::Card card);

/// "square 17", "cell 2 of the base", "the pocket".
[[nodiscard]] base::Message spotInWords(rules::Spot spot);
/// "the red pawn on square 17"
[[nodiscard]] base::Message pawnInWords(const rules::Board& board, rules::Pawn pawn);
/// Who plays from a seat: "Red", or of two players "Red and yellow".
[[nodiscard]] base::Msgid playerInWords(int players, int player);
/// What a play of this player does: "your pawn on square 12 goes to square 17 and captures a blue pawn", or
/// "your pawn goes on by 5 and captures a blue pawn".
[[nodiscard]] base::Message playInWords(const rules::Table& before, int player, const rules::Play& play,
                                        Places places = Places::Named);

/// What a card in the hand of a player can do now: "5: your pawn on square 12 goes to square 17."
[[nodiscard]] base::Message cardNow(const rules::Position& position, int player, rules::Card card,
                                    Places places = Places::Named);
/// The cards of a hand: "1, 5, Swap".
[[nodiscard]] base::Message handInWords(const rules::Table& table, int player);

/// A place and what is there, for a player who looks, or for anybody.
[[nodiscard]] base::Message placeInWords(const rules::Position& seen, std::optional<int> viewer,
                                         game::Place place, Places places = Places::Named);
/// The position: the viewer's hand first, then the pawns of each colour, his own first, then the deal.
[[nodiscard]] std::vector<base::Message> positionInWords(const rules::Position& seen,
                                                         std::optional<int> viewer);
/// What a player does in a turn, of which only the act and the table before it need to be known.
[[nodiscard]] base::Message actInWords(const rules::Played& played, std::optional<int> viewer,
                                       Places places = Places::Named);
/// What happened in the last turn, and what it means for the viewer: cards that he got, and that it is his
/// turn. There must have been one.
[[nodiscard]] base::Message turnInWords(const rules::Position& seen, std::optional<int> viewer,
                                        Places places = Places::Named);

}  // namespace tactik::play
