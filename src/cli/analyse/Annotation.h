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

/// A score in flats with its sign, "+0.14", or plies to a proven end, "+M5"; of the player to move.
[[nodiscard]] std::string scoreText(tak::engine::Score score);

/// Writes opinions into a game, as the table writes its analyses (match/EvaluationRecord.h): an evaluation of
/// each position and a judgement of each turn. `opinions[i]` belongs to the position before turn i of the
/// main line; the end of the game needs none.
void annotate(tak::rules::PtnGame& game, const std::vector<std::optional<Opinion>>& opinions);

}  // namespace cli::analyse
