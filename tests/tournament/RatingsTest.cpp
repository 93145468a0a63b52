#include "tournament/Ratings.h"

#include <gtest/gtest.h>

#include <cmath>

namespace tournament {
namespace {

TEST(Ratings, TwoEnginesGetTheirDistance) {
    const auto ratings = rate(2, {{0, 1}}, {{.wins = 7500, .losses = 2500}});
    EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 190.8, 0.2);
    EXPECT_NEAR(ratings[0].elo + ratings[1].elo, 0, 1e-6);
    EXPECT_NEAR(ratings[0].error, 7.9, 0.1);
}

TEST(Ratings, ConsistentResultsAreReproduced) {
    const double truth[] = {120, 20, -40, -100};
    const auto pairings = pairingsOf(Format::RoundRobin, 4);
    std::vector<Tally> tallies;
    for (const Pairing& p : pairings) {
        const int wins = static_cast<int>(std::lround(100000 * scoreOf(truth[p.first] - truth[p.second])));
        tallies.push_back({.wins = wins, .losses = 100000 - wins});
    }
    const auto ratings = rate(4, pairings, tallies);
    for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(ratings[i].elo, truth[i], 0.1);
}

TEST(Ratings, CleanSweepsAreFiniteAndTheUnplayedRateZero) {
    const auto ratings = rate(3, {{0, 1}, {0, 2}, {1, 2}}, {{.wins = 10}, {}, {}});
    EXPECT_GT(ratings[0].elo, 100);
    EXPECT_LT(ratings[0].elo, 1000);
    EXPECT_TRUE(std::isfinite(ratings[1].elo));
    EXPECT_NEAR(ratings[2].elo, 0, 1e-6);
}

}  // namespace
}  // namespace tournament
