#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "base/Message.h"
#include "base/Random.h"
#include "base/Result.h"
#include "game/Bot.h"
#include "game/Openings.h"
#include "game/State.h"
#include "tournament/Statistics.h"

namespace tournament {

using Milliseconds = std::chrono::milliseconds;

/// The limits for a contender's players. Several may hold together; there must be one.
struct Pace {
    struct Clock {
        Milliseconds initial{};
        Milliseconds increment{};  ///< added after each turn
    };
    std::optional<Clock> clock = {};
    std::optional<Milliseconds> turn = {};    ///< for each action of a turn
    std::optional<std::uint64_t> nodes = {};  ///< for each action of a turn, in the bot's own unit
    std::optional<int> depth = {};            ///< for each action of a turn, in turns to look ahead

    [[nodiscard]] bool unlimited() const { return !clock && !turn && !nodes && !depth; }
};

/// Ends a game early, once all players have agreed for some turns who is winning.
struct Adjudication {
    double chance = 0.95;  ///< of the winning side, by everybody's evaluations
    int turns = 0;         ///< of each player; 0: games are played out
};

/// The error if a game has fewer or more sides.
inline constexpr base::Msgid kNeedsTwoSides = base::msgid("an engine match needs two sides");

/// One of the two contenders.
struct Entrant {
    std::string name;
    /// Makes a bot for each seat of the games played at the same time; called in any thread, one at a time.
    std::function<std::unique_ptr<game::Bot>()> makeBot;
    std::optional<Pace> pace = {};  ///< nothing: that of the contest
    Milliseconds patience{60'000};  ///< for a turn without any time limit
};

/// Two contenders play many games of a game with two sides, each opening twice with the sides exchanged. A
/// contender sits at all seats of its side, with a bot of its own at each, so that partners know no more of
/// each other than the game tells them.
struct Contest {
    std::array<Entrant, 2> entrants = {};
    /// Makes the start of a game with this opening, counted from 0, which has two sides; called in any
    /// thread, one at a time. The two games of an opening have the same chance, so that luck favours neither
    /// contender.
    std::function<base::Result<std::unique_ptr<game::State>>(std::size_t opening, game::Chance)> start = {};
    std::unique_ptr<game::Openings> openings = {};  ///< turns from those starts; null: there are none
    int games = 100;
    int concurrency = 1;  ///< games played at the same time
    Pace pace = {};
    Adjudication adjudication = {};
    int mostTurns = 300;  ///< turns of all players, each with all of its actions; a longer game is a draw
    std::optional<Sprt> sprt = {};
    std::uint64_t seed = 1;               ///< see seedOf(); for the chance of the games, too
    Milliseconds grace{100};              ///< tolerated overrun of a clock
    Milliseconds turnMargin{1000};        ///< tolerated overrun of a fixed time for a turn
    std::function<void()> onThread = {};  ///< called first in every thread that plays; may be empty

    [[nodiscard]] const Pace& paceOf(int entrant) const {
        const std::optional<Pace>& own = entrants[static_cast<std::size_t>(entrant)].pace;
        return own ? *own : pace;
    }
};

/// The seed of the bots' random choices in a game, numbered from 1: of contest 1 the numbers from 2 on.
/// Contests of different seeds share none, so that without openings they do not play the same games once
/// more.
[[nodiscard]] inline std::uint64_t seedOf(const Contest& contest, int game) {
    return base::scrambled(contest.seed - 1) + 1 + static_cast<std::uint64_t>(game);
}

}  // namespace tournament
