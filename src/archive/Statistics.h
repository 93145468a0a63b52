#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "archive/Entry.h"
#include "base/Result.h"

namespace archive {

class Database;

/// Which games to count: all finished ones that pass these filters; an empty filter lets every game pass.
struct StatisticsQuery {
    std::string game = {};
    std::string from = {};  ///< dates as in Query
    std::string to = {};
};

/// Results of one player in some games.
struct Standing {
    int games = 0;
    int wins = 0;
    int draws = 0;   ///< nobody won
    int losses = 0;  ///< somebody else won
    double averagePlies = 0;
    int currentStreak = 0;  ///< wins since the last other result, by date
    int longestStreak = 0;
};

/// A person, identified by name (case and accents do not matter), or a bot, identified by its id.
struct Player {
    std::string name;  ///< as written in the latest game
    std::string bot;   ///< its id; empty for a person
    friend bool operator==(const Player&, const Player&) = default;
};

struct Versus {
    Player other;
    Standing standing;
};

struct PlayerStatistics {
    Player player;
    Standing all;
    std::vector<Versus> byOpponent;  ///< all other players but partners; most games first
    /// By the game's id and its variant.
    std::map<std::pair<std::string, std::string>, Standing> byVariant;
    std::map<int, Standing> bySeat;
};

/// Everybody who finished a game, most games first. A player at two seats counts at each. Blocks.
[[nodiscard]] base::Result<std::vector<PlayerStatistics>> statistics(Database& database,
                                                                     const StatisticsQuery& query);

}  // namespace archive
