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

/// How long the players of a contest may think. Several limits hold together; there must be one.
struct Pace {
    struct Clock {
        Milliseconds initial{};
        Milliseconds increment{};  ///< added after each turn
    };
    std::optional<Clock> clock = {};
    std::optional<Milliseconds> turn = {};
    std::optional<std::uint64_t> nodes = {};  ///< a turn, in whatever a bot counts
};

/// Both players agree for some turns on end who is winning, and the game is called.
struct Adjudication {
    double chance = 0.95;  ///< of that player, as both see it
    int turns = 0;         ///< of each; 0: games are played out
};

/// One of the two who play a contest.
struct Entrant {
    std::string name;
    /// A bot of its own for every game that is played at the same time; called in any thread, one at a time.
    std::function<std::unique_ptr<game::Bot>()> makeBot;
};

/// Two bots play many games of a game for two, from the same beginnings with the seats exchanged.
struct Contest {
    std::array<Entrant, 2> entrants = {};
    /// The start of a game; called in any thread, one at a time.
    std::function<base::Result<std::unique_ptr<game::State>>()> start = {};
    std::unique_ptr<game::Openings> openings = {};  ///< null: games begin at their start
    int games = 100;
    int concurrency = 1;  ///< games at a time
    Pace pace = {};
    Adjudication adjudication = {};
    int mostTurns = 300;  ///< then the game is a draw
    std::optional<Sprt> sprt = {};
    std::uint64_t seed = 1;               ///< of what bots leave to chance
    Milliseconds grace{100};              ///< lost between the clock and the bot; nobody loses by it
    Milliseconds turnMargin{1000};        ///< the same where a turn has a time of its own
    Milliseconds patience{60'000};        ///< for a turn without any
    std::function<void()> onThread = {};  ///< called first in every thread that plays; may be empty
};

}  // namespace tournament
