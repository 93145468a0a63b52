#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include "games/tactik/rules/Position.h"

namespace tactik::lab {

/// Chooses an act for a player who owes one, from what he sees of the game.
using Chooser = std::function<rules::Act(const rules::Position& seen, int player)>;

/// Who plays in a match. With four players, both of a side are of one kind, and neither knows the hand of the
/// other.
struct Contestant {
    std::string name;
    std::function<Chooser(std::uint64_t seed)>
        create;            ///< for one player of one game; called in several threads
    bool seesAll = false;  ///< a cheater, who is shown hidden cards as well
};

struct MatchOptions {
    int players = 4;
    int pairs = 100;  ///< of games: each pair has the same cards, and the sides change in between
    std::uint64_t seed = 1;
    int threads = 1;  ///< pairs at a time
    rules::Rules rules = {};
};

/// What happened in games. Wins are those of the first contestant.
struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int winsOfFirst = 0;  ///< of the side that played the first card of the game
    std::int64_t turns = 0;
    std::int64_t discards = 0;
    std::int64_t deals = 0;
    double squares = 0;  ///< sum, over the pairs, of the square of the score of a pair, from 0 to 1
    int pairs = 0;

    [[nodiscard]] int games() const { return wins + draws + losses; }
    /// Of the first contestant, from 0 to 1.
    [[nodiscard]] double score() const { return (wins + draws / 2.0) / games(); }
    /// Standard error of the score. The luck of the cards, which both games of a pair share, is not in it.
    [[nodiscard]] double error() const;
    void add(const Tally& other);
};

/// Plays a game: by[0] plays red and yellow. wins and losses are those of red and yellow.
[[nodiscard]] Tally playGame(const std::array<const Contestant*, 2>& by, int players, std::uint64_t seed,
                             const rules::Rules& rules = {});
[[nodiscard]] Tally playMatch(const Contestant& first, const Contestant& second, const MatchOptions& options);

}  // namespace tactik::lab
