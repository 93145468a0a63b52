#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/Result.h"
#include "cli/arena/MatchGame.h"
#include "cli/arena/OpeningFile.h"
#include "cli/arena/RandomOpenings.h"
#include "tournament/Schedule.h"
#include "tournament/Statistics.h"

namespace cli::arena {

using tournament::Fixture;
using tournament::Format;
using tournament::PairCounts;
using tournament::Pairing;
using tournament::Sprt;
using tournament::SprtState;
using tournament::Strength;
using tournament::Tally;

struct ArenaRequest {
    std::vector<EngineSpec> engines;  ///< two or more; each with a time control
    std::vector<tak::rules::Setup> setups;
    Format format = Format::RoundRobin;
    int games = 100;  ///< for each pairing
    RandomOpeningRequest randomOpenings = {};
    std::optional<OpeningList> listedOpenings = {};  ///< in place of random ones; read for these set-ups
    int concurrency = 1;
    std::optional<Sprt> sprt = {};  ///< for the first pairing; ends the arena
    GameRules rules = {};
};

struct ArenaGame {
    Fixture fixture;
    int number = 0;  ///< number in the schedule, from 1
    PlayedGame game;
};

/// All games, in the order in which they ended.
struct ArenaResult {
    std::vector<ArenaGame> games;
    bool stopped = false;  ///< by the stop token, before the end
};

/// Called after every game, never by two threads at once.
using GameListener = std::function<void(const ArenaResult&)>;

/// Plays the schedule on `concurrency` threads, each with its own engines. Blocks. A stop request aborts the
/// games in progress. Fails if an engine cannot be started at the beginning or does not support one of the
/// set-ups; later failures lose games.
[[nodiscard]] base::Result<ArenaResult> runArena(const ArenaRequest& request, std::stop_token stop,
                                                 const GameListener& listener);

/// Half points of the pairing's first engine in a finished game.
[[nodiscard]] int halfPoints(const ArenaGame& game);
/// The engine at seat 0 (White) or 1, as an index into the list.
[[nodiscard]] int engineAt(const ArenaGame& game, const std::vector<Pairing>& pairings, int seat);

/// The results of one pairing; with `setup`, only those of one set-up.
[[nodiscard]] Tally tallyOf(const ArenaResult& result, int pairing, std::optional<int> setup = {});
/// The pairing's rounds whose games are both finished.
[[nodiscard]] PairCounts pairsOf(const ArenaResult& result, int pairing, std::optional<int> setup = {});

/// The number of games that repeat an earlier one of the same engines at the same seats turn by turn, as
/// engines that always answer alike do from the same opening. They add no knowledge, but the error of the
/// result does not tell that. Games that an engine lost by misconduct do not count.
[[nodiscard]] int repeatedGames(const ArenaResult& result);

}  // namespace cli::arena
