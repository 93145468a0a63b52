#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/tak/engine/Engine.h"
#include "games/tak/rules/Ptn.h"

namespace cli::analyse {

/// What the engine thought of a position, before its move was played.
struct Opinion {
    tak::rules::Move best = tak::rules::Move::none();
    tak::engine::Report report = {};
};

/// A score in flats with its sign, "+0.14", or a proven end in so many plies, "+M5".
[[nodiscard]] std::string scoreText(tak::engine::Score score);

/// "+0.14/12 2.96s": score, depth and time of a search.
[[nodiscard]] std::string commentText(tak::engine::Score score, int depth, tak::engine::Milliseconds time);

/// "", "?!", "?" or "??" for a move that made this of a score, both as seen from the mover, by how much
/// likelier it made a loss (match::kThresholds).
[[nodiscard]] std::string mistakeMark(tak::engine::Score before, tak::engine::Score after);

/// Writes opinions into a game: `opinions[i]` is of the position before turn i of the main line, and as many
/// turns are annotated as there are opinions of the position after them. The end of the game needs none.
void annotate(tak::rules::PtnGame& game, const std::vector<std::optional<Opinion>>& opinions);

}  // namespace cli::analyse
