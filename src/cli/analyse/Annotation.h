#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/tak/engine/Engine.h"
#include "games/tak/rules/Ptn.h"

namespace cli::analyse {

/// The engine's result for a position, before its move was played.
struct Opinion {
    tak::rules::Move best = tak::rules::Move::none();
    tak::engine::Report report = {};
};

/// A score in flats with its sign, "+0.14", or plies to a proven end, "+M5".
[[nodiscard]] std::string scoreText(tak::engine::Score score);

/// "+0.14/12 2.96s": score, depth and time of a search.
[[nodiscard]] std::string commentText(tak::engine::Score score, int depth, tak::engine::Milliseconds time);

/// "", "?!", "?" or "??" for a move that changed the score so (both scores are the mover's), by the loss of
/// winning chance (match::kThresholds).
[[nodiscard]] std::string mistakeMark(tak::engine::Score before, tak::engine::Score after);

/// Writes opinions into a game: `opinions[i]` belongs to the position before turn i of the main line. A turn
/// is annotated if there is an opinion of the position after it; the end of the game needs none.
void annotate(tak::rules::PtnGame& game, const std::vector<std::optional<Opinion>>& opinions);

}  // namespace cli::analyse
