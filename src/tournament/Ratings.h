#pragma once

#include <vector>

#include "tournament/Schedule.h"
#include "tournament/Statistics.h"

namespace tournament {

struct Rating {
    double elo = 0;
    double error = 0;  ///< half the width of the 95 % interval, taking the other ratings as certain
};

/// The ratings with the greatest likelihood of these results (Bradley and Terry, draws as half a win), with
/// mean 0. One drawn game is added to every pairing that was played, so that a player who won all games has a
/// finite rating. Engines without games are rated 0.
[[nodiscard]] std::vector<Rating> rate(int engines, const std::vector<Pairing>& pairings,
                                       const std::vector<Tally>& tallies);

}  // namespace tournament
