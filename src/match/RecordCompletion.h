#pragma once

#include <cstddef>
#include <string>

#include "game/Record.h"

namespace match {

/// How a copy of a game differs from the game.
enum class Difference {
    Nothing,        ///< the game has everything that the copy has
    Additions,      ///< the copy has more, and contradicts nothing
    Contradiction,  ///< both say different things about the same: a tag, or a player's judgement of a turn
};

/// A player's judgement of a turn; empty if there is none, or if it is that of an analysis.
[[nodiscard]] std::string judgementByHand(const game::Record& record, std::size_t turn);

/// Adds to `record` the tags, variations, comments and marks that only `copy` has, a record of a game with
/// the same start and the same main line. Where both have the time left, an evaluation or the judgement of an
/// analysis for a turn, those of `record` stay; a player's judgement replaces that of an analysis. After a
/// contradiction `record` is incomplete.
[[nodiscard]] Difference complete(game::Record& record, const game::Record& copy);

}  // namespace match
