#pragma once

#include <map>
#include <string>
#include <vector>

#include "archive/Entry.h"
#include "base/Result.h"

namespace archive {

class Database;

/// Which games are counted: all that are finished and meet these; empty lets every game through.
struct StatisticsQuery {
    std::string game = {};
    std::string from = {};  ///< dates as in Query
    std::string to = {};
};

/// How somebody did in some games.
struct Standing {
    int games = 0;
    int wins = 0;
    int draws = 0;   ///< nobody won
    int losses = 0;  ///< somebody else won
    double averagePlies = 0;
    int currentStreak = 0;  ///< wins since the last game that was not won, by date
    int longestStreak = 0;
};

/// Somebody who plays: a person by name, where case and accents do not matter, or a bot by its id.
struct Player {
    std::string name;  ///< as in the latest game
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
    std::vector<Versus> byOpponent;  ///< everybody else at the table; most games first
    std::map<std::string, Standing> byVariant;
    std::map<int, Standing> bySeat;
};

/// Everybody who finished a game, most games first. Who sits at two seats counts at each. Blocks.
[[nodiscard]] base::Result<std::vector<PlayerStatistics>> statistics(Database& database,
                                                                     const StatisticsQuery& query);

}  // namespace archive
