#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "game/Ids.h"
#include "game/Place.h"

namespace game {

/// The result of a match, or that it is not over.
struct Outcome {
    bool over = false;
    std::vector<PlayerId> winners = {};  ///< empty in a draw
    std::string result = "*";            ///< as the game's notation writes it
    std::string headline = {};           ///< msgid: how {name} has won; empty: no special way
    std::string headlineToYou = {};      ///< msgid: the same to the winner; empty together with `headline`
    std::string reason = {};             ///< msgid of a sentence that says why
    std::vector<Place> decisive = {};    ///< the places that decided it, in the order in which to show them
    std::vector<int> points = {};        ///< by player, for a series; partners have the same
    std::string sum = {};                ///< how the winner's points come about, as "36 + 12 × 2"
    std::vector<std::string> bonuses = {};  ///< msgids of the reasons for extra points

    [[nodiscard]] bool wonBy(PlayerId player) const {
        return std::find(winners.begin(), winners.end(), player) != winners.end();
    }
    /// Whether others have won.
    [[nodiscard]] bool lostBy(PlayerId player) const { return !winners.empty() && !wonBy(player); }
};

/// A figure shown beside the table.
struct Stat {
    std::string label;                ///< msgid
    std::vector<std::string> values;  ///< by player, ready to show
    /// By player: how many are left of how many; empty if the figure is no supply.
    struct Supply {
        int left = 0;
        int given = 0;
    };
    std::vector<Supply> supplies = {};
    std::string help = {};  ///< msgid of a sentence about it; may be empty
    /// The game's name of a picture that stands for the label where room is short; may be empty.
    std::string icon = {};
    /// The same, for a figure without `icon`, where a player has only one line; may be empty.
    std::string briefIcon = {};
};

}  // namespace game
