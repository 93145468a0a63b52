#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// A player's results in a set of games.
struct StandingModel {
    std::string name = {};
    int games = 0;
    int wins = 0;
    int draws = 0;
    int losses = 0;
    std::string average = {};  ///< average number of turns in a game
    int streak = 0;            ///< wins since the last game that was not won
    int longest = 0;
};

/// Everybody who finished a game, and details of the chosen player. Texts are already translated.
struct StatisticsModel {
    struct Player {
        std::string name = {};
        std::string games = {};
    };
    std::vector<Player> players = {};  ///< the players that match the search
    int chosen = 0;                    ///< index into `players`
    StandingModel all = {};            ///< of the chosen player
    struct Group {
        std::string title = {};
        std::vector<StandingModel> standings = {};
    };
    std::vector<Group> groups = {};
    std::string empty = {};  ///< the text in place of an empty list
};

}  // namespace ui::screens
