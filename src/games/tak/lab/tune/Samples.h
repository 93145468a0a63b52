#pragma once

#include <string>
#include <vector>

#include "base/Result.h"
#include "games/tak/rules/Position.h"

namespace tak::lab::tune {

/// A quiet position of a game between equal players, its search score, and the game's result.
struct Sample {
    tak::rules::Position position;
    tak::rules::Move last = tak::rules::Move::none();  ///< the move that led to the position
    tak::rules::Move best = tak::rules::Move::none();
    int score = 0;      ///< from the search, for the side to move
    double result = 0;  ///< of the game for White: 1, 0.5 or 0
};

/// The samples of a set of games (selfplay/PlayedGame.h). Errors name file, line and column.
[[nodiscard]] base::Result<std::vector<Sample>> readSamples(const std::string& set);

}  // namespace tak::lab::tune
