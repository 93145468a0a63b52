#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// How somebody did in some games.
struct StandingModel {
    std::string name = {};
    int games = 0;
    int wins = 0;
    int draws = 0;
    int losses = 0;
    std::string average = {};  ///< turns of a game
    int streak = 0;            ///< wins since the last game that was not won
    int longest = 0;
};

/// Everybody who finished a game, and one of them at length. Texts are already translated.
struct StatisticsModel {
    struct Player {
        std::string name = {};
        std::string games = {};
    };
    std::vector<Player> players = {};  ///< those that the words let through
    int chosen = 0;                    ///< of these
    StandingModel all = {};            ///< of the chosen one
    struct Group {
        std::string title = {};
        std::vector<StandingModel> standings = {};
    };
    std::vector<Group> groups = {};
    std::string empty = {};  ///< what is said where there is nobody
};

}  // namespace ui::screens
