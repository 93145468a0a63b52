#include "tournament/Schedule.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

namespace tournament {
namespace {

using ::testing::ElementsAre;

TEST(Schedule, PairingsOfTheFormats) {
    EXPECT_THAT(pairingsOf(Format::RoundRobin, 3), ElementsAre(Pairing{0, 1}, Pairing{0, 2}, Pairing{1, 2}));
    EXPECT_THAT(pairingsOf(Format::Gauntlet, 3), ElementsAre(Pairing{0, 1}, Pairing{0, 2}));
    EXPECT_THAT(pairingsOf(Format::Ladder, 3), ElementsAre(Pairing{1, 0}, Pairing{2, 1}));
}

TEST(Schedule, EveryOpeningIsPlayedWithBothColours) {
    const auto fixtures = makeSchedule(3, 20, 4);
    EXPECT_EQ(fixtures.size(), 60U);
    std::map<std::pair<int, int>, std::vector<Fixture>> rounds;
    for (const Fixture& fixture : fixtures) rounds[{fixture.pairing, fixture.round}].push_back(fixture);
    EXPECT_EQ(rounds.size(), 30U);
    for (const auto& [key, pair] : rounds) {
        ASSERT_EQ(pair.size(), 2U);
        EXPECT_NE(pair[0].secondBegins, pair[1].secondBegins);
        EXPECT_EQ(pair[0].setup, pair[1].setup);
        EXPECT_EQ(pair[0].opening, pair[1].opening);
    }
}

TEST(Schedule, SetupsTakeTurnsAndOpeningsAreNotRepeated) {
    std::map<std::pair<int, int>, int> used;
    for (const Fixture& fixture : makeSchedule(1, 24, 3)) ++used[{fixture.setup, fixture.opening}];
    EXPECT_EQ(used.size(), 12U);
    for (const auto& [key, times] : used) EXPECT_EQ(times, 2);
    EXPECT_EQ(makeSchedule(1, 7, 2).size(), 7U);
}

}  // namespace
}  // namespace tournament
