#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include "games/tactiki/rules/Position.h"

namespace tactiki::lab {

/// Chooses an act for a player who owes one, from what he sees of the game.
using Chooser = std::function<rules::Act(const rules::Position& seen, rules::Side me)>;

/// Who plays in a match.
struct Contestant {
    std::string name;
    std::function<Chooser(std::uint64_t seed)> create;  ///< for one game; called in several threads
    bool seesAll = false;                               ///< a cheater, who is shown hidden ranks as well
};

struct MatchOptions {
    int games = 200;  ///< an even number; the colours change after each game
    std::uint64_t seed = 1;
    int threads = 1;  ///< games at a time
    rules::Rules rules = {};
};

/// What happened in games. Wins are those of the first contestant.
struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int winsOfTiki = 0;
    std::int64_t turns = 0;
    std::int64_t fights = 0;
    std::int64_t reincarnations = 0;

    [[nodiscard]] int games() const { return wins + draws + losses; }
    /// Of the first contestant, from 0 to 1.
    [[nodiscard]] double score() const { return (wins + draws / 2.0) / games(); }
    /// Standard error of the score.
    [[nodiscard]] double error() const;
    void add(const Tally& other);
};

/// A game ends as a draw after this many turns (rule 18).
inline constexpr int kMostTurns = 400;

/// Plays a game: by[0] is Tiki. wins and losses are Tiki's.
[[nodiscard]] Tally playGame(const std::array<const Contestant*, 2>& by, std::uint64_t seed,
                             rules::Rules rules = {});
[[nodiscard]] Tally playMatch(const Contestant& first, const Contestant& second, const MatchOptions& options);

}  // namespace tactiki::lab
