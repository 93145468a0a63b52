#pragma once

#include <cstdint>
#include <optional>
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

/// Who suits a player, and why it is not the bot of the last game.
struct Suit {
    enum class Reason : std::uint8_t {
        None,  ///< it is that bot, or there was no game
        Wins,
        Losses
    };
    const game::Opponent* opponent = nullptr;  ///< null if there is no bot
    Reason reason = Reason::None;
};

/// The bot that suits a player: the one of the last game; a stronger one after two wins in a row, the next
/// weaker one after three losses. Who has won all of four games or more goes up by two bots at a time,
/// anybody else by one. `known`: the weakest first; `games`: the last one first.
[[nodiscard]] Suit suitableOpponent(const std::vector<game::Opponent>& known,
                                    const std::vector<BotGame>& games);

/// Tells a player of that; nothing where there is no reason.
[[nodiscard]] std::optional<base::Message> newsOf(const Suit& suit);

}  // namespace app
