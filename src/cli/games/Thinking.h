#pragma once

#include <stop_token>
#include <string>

#include "game/Kind.h"

namespace cli::games {

/// What the game's strongest bot thinks of a position from the view of the player to move. Has a candidate at
/// least, the chosen one first. Blocks until a limit is reached, or soon after a stop request.
[[nodiscard]] base::Result<game::Thought> think(const game::Kind& kind, const game::View& view,
                                                const game::BotLimits& limits, const std::stop_token& stop);

/// The candidate's actions and its chance for this player: "b2b3 b4b5  52.3 %".
[[nodiscard]] std::string candidateText(const game::Candidate& candidate, game::PlayerId player);

}  // namespace cli::games
