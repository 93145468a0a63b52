#pragma once

#include <string>
#include <vector>

#include "archive/Entry.h"
#include "game/Bot.h"

namespace app {

/// How a person's game against a bot ended.
struct BotGame {
    std::string opponent;  ///< the bot's id
    bool won = false;
    bool lost = false;
};

/// The games of one person against one bot among these, in their order.
[[nodiscard]] std::vector<BotGame> botGames(const std::vector<archive::Game>& games);

/// The bot that suits a player: the one of the last game; the next stronger one after two wins in a row, the
/// next weaker one after three losses. `known`: the weakest first; `games`: the last one first. Null if there
/// is no bot.
[[nodiscard]] const game::Opponent* suitableOpponent(const std::vector<game::Opponent>& known,
                                                     const std::vector<BotGame>& games);

}  // namespace app
