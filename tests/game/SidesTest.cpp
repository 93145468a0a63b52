#include "game/Sides.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/Countdown.h"

namespace game {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr PlayerId kA{0};
constexpr PlayerId kB{1};
constexpr PlayerId kC{2};
constexpr PlayerId kD{3};

TEST(Sides, AreThePlayersWithoutPartners) {
    const Sides sides(test::Countdown(12, 3));
    EXPECT_EQ(sides, Sides(3));
    EXPECT_EQ(sides.count(), 3U);
    EXPECT_EQ(sides.of(kC), 2U);
    EXPECT_THAT(sides.players(1), ElementsAre(kB));
    EXPECT_THAT(sides.partnersOf(kB), IsEmpty());
    EXPECT_THAT(sides.partnersOf(kD), IsEmpty()) << "he does not play";
}

TEST(Sides, ArePairsOfPartners) {
    const Sides sides(test::Countdown(12, 4, true));
    ASSERT_EQ(sides.count(), 2U);
    EXPECT_THAT(sides.players(0), ElementsAre(kA, kC));
    EXPECT_THAT(sides.players(1), ElementsAre(kB, kD));
    EXPECT_EQ(sides.of(kD), 1U);
    EXPECT_THAT(sides.partnersOf(kD), ElementsAre(kB));
}

TEST(Sides, OneHasWonIfNobodyElseHas) {
    const Sides pairs(test::Countdown(12, 4, true));
    EXPECT_EQ(pairs.winner({.over = true, .winners = {kB, kD}}), 1U);
    EXPECT_EQ(pairs.winner({.over = true, .winners = {kB}}), 1U) << "a game may name one of the partners";
    EXPECT_EQ(pairs.winner({.over = true}), std::nullopt) << "a draw";
    EXPECT_EQ(pairs.winner({.over = true, .winners = {kA, kB, kC, kD}}), std::nullopt);
    EXPECT_EQ(Sides(3).winner({.over = true, .winners = {kA, kC}}), std::nullopt) << "a shared win";
}

TEST(Sides, HaveTheChanceOfEachOfTheirPlayers) {
    const Sides pairs(test::Countdown(12, 4, true));
    EXPECT_THAT(pairs.chances({0.7, 0.3, 0.7, 0.3}), ElementsAre(0.7, 0.3));
    EXPECT_THAT(pairs.chances({}), IsEmpty());
    EXPECT_THAT(Sides(3).chances({0.5, 0.3, 0.2}), ElementsAre(0.5, 0.3, 0.2));
}

}  // namespace
}  // namespace game
