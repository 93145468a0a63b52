#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "games/tactik/rules/Position.h"

namespace tactik::rules {

/// A position as one line of text, without its past: parts with blanks between them, such as
///
///     4 R:0!,17,b4/1,10,S,7 B:-/?,?,?,? Y:33/?,?,? G:2/?,?,? pile:3,12 stock:* turn:R dealer:B deal:1
///     round:2
///
/// - `2` or `4`: the number of players.
/// - `R:`, `B:`, `Y:`, `G:` for each colour: the squares of its pawns, `!` after that of a stake, and the
///   cells of its base, `b1` to `b4`; `-`: none. The others are in the pocket. After `/` the cards of its
///   player: numbers, `S` Swap, `7` 7x1, `?` unknown; `>` after the one that he has chosen to pass.
/// - `pile:` and `stock:`: cards from the bottom up; `-`: none; `*`: unknown.
/// - `pass` while cards are passed, else `turn:` and whose turn it is; after the end, who played last.
/// - `dealer:`, `deal:`, `round:`.
/// - The names of agreed rules.
[[nodiscard]] std::string formatPosition(const Position& position);

/// Reads such a text; its parts may come in any order. A part that is missing is what follows from the
/// others, or else is most usual: four players, pawns in their pockets, the first deal, the turn of the only
/// player whose cards are given, who then begins the round; without any cards, cards are to be passed.
/// Unknown and missing cards are drawn with the seed, from which all later chance follows as well. Refuses
/// what no game can reach.
[[nodiscard]] base::Result<Position> parsePosition(std::string_view text, std::uint64_t seed,
                                                   std::string_view file = {});

/// Whether such a text leaves cards of hands unknown, so that parsePosition() draws them.
[[nodiscard]] bool leavesHandsOpen(std::string_view text);
/// Whether a text is in the form of a position, even if it is damaged.
[[nodiscard]] bool looksLikePosition(std::string_view text);

/// The names of agreed rules with blanks between them, "must-enter spare-own whole-hand long-circuit"; empty:
/// none.
[[nodiscard]] std::string formatRules(const Rules& rules);
[[nodiscard]] base::Result<Rules> parseRules(std::string_view text);

}  // namespace tactik::rules
