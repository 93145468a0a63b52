#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "base/Result.h"
#include "game/Bot.h"
#include "game/Openings.h"
#include "game/State.h"
#include "tournament/Statistics.h"

namespace tournament {

using Milliseconds = std::chrono::milliseconds;

/// The time for the players of a contest. Several limits may hold together; there must be one.
struct Pace {
    struct Clock {
        Milliseconds initial{};
        Milliseconds increment{};  ///< added after each turn
    };
    std::optional<Clock> clock = {};
    std::optional<Milliseconds> turn = {};
    std::optional<std::uint64_t> nodes = {};  ///< for each turn, in the bot's own unit
};

/// Ends a game early, once both players have agreed for some turns who is winning.
struct Adjudication {
    double chance = 0.95;  ///< of the winning player, by both players' evaluations
    int turns = 0;         ///< of each player; 0: games are played out
};

/// One of the two players of a contest.
struct Entrant {
    std::string name;
    /// Makes a bot for each of the games played at the same time; called in any thread, one at a time.
    std::function<std::unique_ptr<game::Bot>()> makeBot;
};

/// Two bots play many games of a game for two, each opening twice with the seats exchanged.
struct Contest {
    std::array<Entrant, 2> entrants = {};
    /// Makes the start of a game; called in any thread, one at a time. The two games of an opening have the
    /// same chance, so that luck favours neither player.
    std::function<base::Result<std::unique_ptr<game::State>>(game::Chance)> start = {};
    std::unique_ptr<game::Openings> openings = {};  ///< null: games begin at their start
    int games = 100;
    int concurrency = 1;  ///< games played at the same time
    Pace pace = {};
    Adjudication adjudication = {};
    int mostTurns = 300;  ///< a longer game is a draw
    std::optional<Sprt> sprt = {};
    std::uint64_t seed = 1;               ///< for the bots' random choices and the chance of the games
    Milliseconds grace{100};              ///< tolerated overrun of a clock
    Milliseconds turnMargin{1000};        ///< tolerated overrun of a fixed time for a turn
    Milliseconds patience{60'000};        ///< for a turn without any time limit
    std::function<void()> onThread = {};  ///< called first in every thread that plays; may be empty
};

}  // namespace tournament
