#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Message.h"
#include "game/Record.h"
#include "game/Sides.h"
#include "tournament/Contest.h"
#include "tournament/Schedule.h"

namespace tournament {

/// How a game ended, or that it goes on.
enum class Ending : std::uint8_t {
    Running,
    Rules,
    Adjudicated,
    TooLong,  ///< Contest::mostTurns
    Late,     ///< a player's time ran out
    Illegal,  ///< the culprit named a turn that cannot be played
    Hung,     ///< the culprit did not answer
    Crashed,  ///< the culprit has ended, or failed in another way
    Refused,  ///< the culprit does not play this game
    Aborted   ///< the contest was stopped
};

/// One action of a game, which is a turn or a part of one, and its player's evaluation.
struct PlayedTurn {
    game::Action action;
    std::string notation;
    std::size_t seat = 0;              ///< of its player
    bool endsTurn = true;              ///< its player owes nothing more in this round for now
    bool opening = false;              ///< part of the opening, not chosen by its player
    std::vector<double> chances = {};  ///< of winning, by player; empty: not reported
    std::string figure = {};           ///< game::Candidate::figure, for the first side
    int depth = 0;
    std::uint64_t nodes = 0;
    Milliseconds time{};
};

/// A game of a contest, finished or not.
struct PlayedGame {
    int number = 0;  ///< number in the schedule, from 1
    Fixture fixture = {};
    std::unique_ptr<game::State> start = {};  ///< null until it has begun
    game::Sides sides = game::Sides(2);       ///< of the start: two
    std::vector<PlayedTurn> turns = {};
    Ending ending = Ending::Running;
    game::Outcome outcome = {};
    std::optional<int> culprit = {};            ///< the entrant who lost by a failure, 0 or 1
    std::optional<base::Message> problem = {};  ///< the culprit's failure

    /// Turns of all players that are complete, each with all of its actions.
    [[nodiscard]] std::size_t turnsEnded() const;
    /// The same, and the turn that goes on, or with which the game ended before it was complete.
    [[nodiscard]] std::size_t turnsBegun() const;
    /// The entrant who sits at this seat, 0 or 1.
    [[nodiscard]] int entrantAt(std::size_t seat) const {
        return (sides.of(game::playerAt(seat)) == 1) == fixture.secondBegins ? 0 : 1;
    }
    /// The side of an entrant, 0 or 1.
    [[nodiscard]] std::size_t sideOf(int entrant) const { return (entrant == 1) != fixture.secondBegins; }
    /// Half points of the first entrant in a game that is over: 0, 1 or 2.
    [[nodiscard]] int halfPoints() const;
};

/// Whether a game that ended so counts.
[[nodiscard]] constexpr bool counts(Ending ending) {
    return ending != Ending::Running && ending != Ending::Aborted;
}

/// In a word or two, for files.
[[nodiscard]] std::string_view nameOf(Ending ending);

/// The game for a file, with the players' evaluations as match/EvaluationRecord.h writes them; `date` as
/// YYYY.MM.DD.
[[nodiscard]] game::Record recordOf(const PlayedGame& game, const Contest& contest, const std::string& event,
                                    const std::string& date);

}  // namespace tournament
