#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/Result.h"
#include "cli/arena/EngineSpec.h"
#include "game/Kind.h"
#include "tournament/PlayedGame.h"
#include "tournament/Schedule.h"
#include "tournament/Statistics.h"

namespace cli::arena {

using tournament::Format;
using tournament::Milliseconds;
using tournament::PairCounts;
using tournament::Pairing;
using tournament::Sprt;
using tournament::SprtState;
using tournament::Tally;

/// The options of some of the games.
struct Setup {
    std::string name = {};  ///< "size 5 komi 0": those in which the set-ups of an arena differ
    game::OptionValues values = {};
};

/// What is played. Without a file of openings, the game's own are played, if it has any.
struct ArenaRequest {
    const game::Kind& kind;
    std::vector<EngineSpec> engines = {};   ///< two or more; each with a pace
    std::vector<Setup> setups = {Setup()};  ///< they take turns
    Format format = Format::RoundRobin;
    int games = 100;  ///< for each pairing
    game::OpeningRequest openings = {};
    Beginnings beginnings = {};  ///< in place of those openings; of these set-ups
    int concurrency = 1;
    std::optional<Sprt> sprt = {};  ///< for two engines; ends the arena
    tournament::Adjudication adjudication = {};
    int mostTurns = 300;  ///< a longer game is a draw
    std::uint64_t seed = 1;
    Milliseconds turnMargin{1000};  ///< tolerated overrun of a fixed time for a turn

    [[nodiscard]] std::vector<Pairing> pairings() const {
        return pairingsOf(format, static_cast<int>(engines.size()));
    }
};

/// A finished game.
struct ArenaGame {
    int number = 0;  ///< number in the schedule, from 1: one pairing after another
    int pairing = 0;
    int round = 0;  ///< of the pairing; both games of a round share set-up and opening
    bool secondBegins = false;
    int setup = 0;                     ///< index into the list of set-ups
    int halfPoints = 1;                ///< of the pairing's first engine
    std::vector<std::string> players;  ///< by seat
    std::string start;                 ///< as text
    std::vector<std::string> opening;  ///< the turns that the engines did not choose
    std::vector<game::Action> actions;
    std::size_t turns = 0;
    std::string result;
    tournament::Ending ending = tournament::Ending::Rules;
    std::optional<int> culprit = {};  ///< the engine that lost by a failure, as an index into the list
    std::string problem = {};
};

/// The conduct of an engine in all its games.
struct Behaviour {
    int games = 0;
    int timeLosses = 0;
    int illegal = 0;
    int crashes = 0;  ///< and refusals
    int hangs = 0;
    int overruns = 0;  ///< moves that took longer than they should, but not too long
    long long moves = 0;
    long long depths = 0;
    long long nodes = 0;
    Milliseconds time{};
    Milliseconds longest{};
};

/// All games, in the order in which they ended.
struct ArenaResult {
    std::vector<ArenaGame> games = {};
    std::vector<Behaviour> engines = {};
    bool stopped = false;  ///< by the stop token, before the end
};

/// Called with each game after it was added to the result; `played` is the same game with all its turns, of
/// this contest.
using GameListener = std::function<void(const ArenaResult&, const tournament::PlayedGame& played,
                                        const tournament::Contest& contest)>;

/// Plays the pairings one after another, each a tournament::Contest of both engines with `concurrency` games
/// at a time. Blocks. A stop request aborts the games in progress. Fails if an engine cannot be started at
/// the beginning, or does not support one of the set-ups or its options; later failures lose games.
[[nodiscard]] base::Result<ArenaResult> runArena(const ArenaRequest& request, std::stop_token stop,
                                                 const GameListener& listener);

/// The results of one pairing; with `setup`, only those of one set-up.
[[nodiscard]] Tally tallyOf(const ArenaResult& result, int pairing, std::optional<int> setup = {});
/// The pairing's rounds whose games are both finished.
[[nodiscard]] PairCounts pairsOf(const ArenaResult& result, int pairing, std::optional<int> setup = {});

/// The number of games that repeat an earlier one of the same engines at the same seats turn by turn, as
/// engines that always answer alike do from the same opening. They add no knowledge, but the error of the
/// result does not tell that. Games that an engine lost by misconduct do not count.
[[nodiscard]] int repeatedGames(const ArenaResult& result);

}  // namespace cli::arena
