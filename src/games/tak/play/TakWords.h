#pragma once

#include <optional>
#include <vector>

#include "base/Message.h"
#include "game/Transition.h"
#include "games/tak/rules/Game.h"
#include "games/tak/rules/Position.h"

/// Describes Tak in words, for game::View. Heights and numbers up to twelve are words.
namespace tak::play {

/// "c3, four high, black wall over white, white, black": from the top. "c3, empty" for an empty square.
[[nodiscard]] base::Message squareInWords(const rules::Position& position, rules::Square square);

/// Joins messages to a list: "first, second, third"; at least one.
[[nodiscard]] base::Message listed(const std::vector<base::Message>& parts);

/// "White moves two from c3 to the right, one on d3, one on e3."
[[nodiscard]] base::Message turnInWords(rules::Color mover, const game::Transition& turn);

/// "Black completes b1–b5 with c3<.": whose road it is and where it begins and ends. Nothing where the last
/// turn has built none, or one of the other side alone.
[[nodiscard]] std::optional<base::Message> endInWords(const rules::Game& game);

/// The size of the board, then the content of its rows from the first player's side. Empty rows are left out.
[[nodiscard]] std::vector<base::Message> boardInWords(const rules::Position& position);

}  // namespace tak::play
