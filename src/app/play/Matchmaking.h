#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "archive/Entry.h"
#include "game/Bot.h"

namespace app {

/// The result of a person's game against a bot.
struct BotGame {
    std::string opponent;  ///< the bot's id
    bool won = false;
    bool lost = false;
};

/// Those of the games that one person played against one bot, in their order.
[[nodiscard]] std::vector<BotGame> botGames(const std::vector<archive::Game>& games);

/// The bot that suits a player, and why it differs from the bot of the last game.
struct Suit {
    enum class Reason : std::uint8_t {
        None,  ///< it does not differ, or there was no game
        Wins,
        Losses
    };
    const game::Opponent* opponent = nullptr;  ///< null if the game has no bots
    Reason reason = Reason::None;
};

/// The bot that suits a player: that of the last game, the next stronger one after two wins in a row, or the
/// next weaker one after three losses. A player who has won all of four or more games goes up by two bots.
/// `known`: weakest first; `games`: latest first.
[[nodiscard]] Suit suitableOpponent(std::span<const game::Opponent> known, const std::vector<BotGame>& games);

/// A message about the change; nullopt if there was none.
[[nodiscard]] std::optional<base::Message> newsOf(const Suit& suit);

}  // namespace app
