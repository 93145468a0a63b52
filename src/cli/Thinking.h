#pragma once

#include <stop_token>
#include <string>

#include "game/Bot.h"

namespace cli {

/// What a bot thinks of a position from the view of the player to move. Has a candidate at least, the chosen
/// one first. Blocks until a limit is reached, or soon after a stop request. `listener`: as in
/// game::Bot::choose(); may be empty.
[[nodiscard]] base::Result<game::Thought> think(game::Bot& bot, const game::View& view,
                                                const game::BotLimits& limits, const std::stop_token& stop,
                                                const game::Bot::Listener& listener = {});

/// The candidate's actions, its chance for this player and its figure: "c3 d4  52.3 %  +0.14".
[[nodiscard]] std::string candidateText(const game::Candidate& candidate, game::PlayerId player);

}  // namespace cli
