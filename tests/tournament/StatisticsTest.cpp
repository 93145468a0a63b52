#include "tournament/Statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <utility>

namespace tournament {
namespace {

TEST(Statistics, EloOfAScore) {
    EXPECT_NEAR(eloOf(0.5), 0, 1e-9);
    EXPECT_NEAR(eloOf(0.75), 190.849, 0.001);
    EXPECT_NEAR(eloOf(0.36), -99.95, 0.01);
    EXPECT_TRUE(std::isinf(eloOf(1)));
    EXPECT_NEAR(scoreOf(eloOf(0.3)), 0.3, 1e-12);
}

TEST(Statistics, TheErrorOfAScore) {
    EXPECT_EQ(scoreErrorOf({}), 1);
    EXPECT_NEAR(scoreErrorOf({.wins = 75, .draws = 0, .losses = 25}), 0.0849, 0.0001);
    EXPECT_LT(scoreErrorOf({.wins = 65, .draws = 20, .losses = 15}), 0.0849) << "draws are no extremes";
}

TEST(Statistics, SingleGamesGiveTheTrinomialError) {
    // Mean 0.55, variance 0.2475 - 0.05 = (40·0.2025 + 30·0.0025 + 30·0.3025)/100 = 0.1725.
    const Strength s = strengthOf({.wins = 40, .draws = 30, .losses = 30}, {});
    EXPECT_NEAR(s.score, 0.55, 1e-12);
    EXPECT_NEAR(s.elo, 34.86, 0.01);
    EXPECT_NEAR(s.error, 57.7, 0.2);
    EXPECT_NEAR(s.superiority, 0.8857, 0.0005);
}

TEST(Statistics, PairsAreCountedInWhateverOrderTheirGamesEnd) {
    PairCounter pairs;
    for (const auto& [round, halfPoints] :
         std::vector<std::pair<int, int>>{{2, 2}, {0, 1}, {1, 0}, {2, 2}, {1, 2}, {5, 1}})
        pairs.add(round, halfPoints);
    EXPECT_EQ(pairs.counts(), (PairCounts{0, 0, 1, 0, 1})) << "rounds 0 and 5 wait for their second games";
    pairs.add(0, 0);
    EXPECT_EQ(pairs.counts(), (PairCounts{0, 1, 1, 0, 1}));
}

TEST(Statistics, PairsThatAlwaysSplitAreCertain) {
    // 50 pairs with a win and a loss each show that openings decide, not engines.
    const Tally even{.wins = 50, .draws = 0, .losses = 50};
    EXPECT_GT(strengthOf(even, {}).error, 60);
    EXPECT_DOUBLE_EQ(strengthOf(even, {0, 1, 48, 1, 0}).superiority, 0.5);
    EXPECT_LT(strengthOf(even, {0, 1, 48, 1, 0}).error, 10);
}

TEST(Statistics, ExtremesStayFiniteWhereTheyCan) {
    EXPECT_EQ(strengthOf({.wins = 10}, {0, 0, 0, 0, 5}).superiority, 1);
    EXPECT_EQ(strengthOf({.losses = 10}, {5, 0, 0, 0, 0}).superiority, 0);
    EXPECT_EQ(strengthOf({}, {}).elo, 0);
    EXPECT_EQ(strengthOf({}, {}).superiority, 0.5);
}

TEST(Sprt, BoundsAreWalds) {
    const Sprt sprt;
    EXPECT_NEAR(sprt.lowerBound(), -2.944, 0.001);
    EXPECT_NEAR(sprt.upperBound(), 2.944, 0.001);
    EXPECT_NEAR((Sprt{0, 5, 0.1, 0.05}).upperBound(), std::log(9.5), 1e-9);
}

TEST(Sprt, RatioAgreesWithTheNormalApproximation) {
    const Sprt sprt{.elo0 = 0, .elo1 = 5};
    const PairCounts pairs{200, 1000, 1500, 1100, 260};
    // N (s1 - s0)(2 mean - s0 - s1) / (2 variance) of the pairs' scores.
    double count = 0;
    double mean = 0;
    double square = 0;
    for (std::size_t i = 0; i < 5; ++i) {
        const double value = static_cast<double>(i) / 4;
        count += pairs[i];
        mean += pairs[i] * value;
        square += pairs[i] * value * value;
    }
    mean /= count;
    const double variance = square / count - mean * mean;
    const double s0 = scoreOf(0);
    const double s1 = scoreOf(5);
    const double expected = count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
    EXPECT_NEAR(logLikelihoodRatio(sprt, pairs), expected, 0.02 * std::abs(expected));
}

TEST(Sprt, RatioOfKnownResults) {
    const Sprt sprt{.elo0 = 0, .elo1 = 20};
    EXPECT_EQ(logLikelihoodRatio(sprt, {}), 0);
    // Computed by an independent program that maximises the likelihood under either mean.
    EXPECT_NEAR(logLikelihoodRatio(sprt, {10, 30, 60, 45, 25}), 3.2556, 0.001);
    EXPECT_NEAR(logLikelihoodRatio(sprt, {25, 45, 60, 30, 10}), -4.8998, 0.001);
}

TEST(Sprt, EndsAtItsBounds) {
    const Sprt sprt;
    EXPECT_EQ(stateOf(sprt, 2.9), SprtState::Open);
    EXPECT_EQ(stateOf(sprt, 2.95), SprtState::AcceptedElo1);
    EXPECT_EQ(stateOf(sprt, -2.95), SprtState::AcceptedElo0);
}

}  // namespace
}  // namespace tournament
