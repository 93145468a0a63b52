#pragma once

#include <optional>
#include <vector>

#include "base/Message.h"
#include "game/Transition.h"
#include "games/tak/rules/Game.h"
#include "games/tak/rules/Position.h"

/// Describes Tak in words, for game::View. Heights and numbers up to twelve are words.
namespace tak::play {

/// The content of a square, from the top: "c3, four high, black wall over white, white, black", or "c3,
/// empty".
[[nodiscard]] base::Message squareInWords(const rules::Position& position, rules::Square square);

/// "white wall".
[[nodiscard]] base::Message pieceInWords(rules::Color color, rules::PieceKind kind);

/// Joins messages to a list: "first, second, third"; at least one.
[[nodiscard]] base::Message listed(const std::vector<base::Message>& parts);

/// The effect of a turn: "White moves two from c3 to the right, one on d3, one on e3."
[[nodiscard]] base::Message turnInWords(rules::Color mover, const game::Transition& turn);

/// The road that ended the game, with both its ends: "Black completes b1–b5 with c3<." Nullopt if the last
/// turn completed no road, or only one of the other side.
[[nodiscard]] std::optional<base::Message> endInWords(const rules::Game& game);

/// The size of the board, then the content of its rows from the first player's side. Empty rows are left out.
[[nodiscard]] std::vector<base::Message> boardInWords(const rules::Position& position);

}  // namespace tak::play
