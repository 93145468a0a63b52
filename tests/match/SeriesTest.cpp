#include "match/Series.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace match {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// The outcome of a game that this seat won with so many points; without a seat, a draw.
game::Outcome won(std::optional<std::size_t> seat, int points = 0) {
    game::Outcome outcome{.over = true, .points = {0, 0}};
    if (!seat) return outcome;
    outcome.winners.push_back(game::playerAt(*seat));
    outcome.points[*seat] = points;
    return outcome;
}

TEST(Series, GoalsAreWrittenAsTheyAreRead) {
    for (const char* text : {"", "1 wins", "3 wins", "200 points", "9999 points"}) {
        const auto goal = parseGoal(text);
        ASSERT_TRUE(goal) << text;
        EXPECT_EQ(formatGoal(*goal), text);
    }
    for (const char* text :
         {"0 wins", "-1 wins", "3", "wins", "3 Wins", "10000 points", "99999999999 wins", " "})
        EXPECT_FALSE(parseGoal(text)) << text;
}

TEST(Series, GoesToWhoWinsSoManyGames) {
    Series series({"Ann", "Bo"}, {SeriesGoal::Kind::Wins, 2});
    series.enter(won(0, 20), {"Ann", "Bo"});
    series.enter(won({}), {"Bo", "Ann"});
    EXPECT_THAT(series.winners(), IsEmpty());
    series.enter(won(1, 30), {"Bo", "Ann"});
    EXPECT_THAT(series.winners(), ElementsAre("Ann"));
    EXPECT_TRUE(series.over());
    EXPECT_EQ(series.standings()[0].points, 50);
    EXPECT_EQ(series.standings()[0].wins, 2);
    EXPECT_EQ(series.standings()[1].wins, 0);
    series.takeBack();
    EXPECT_FALSE(series.over()) << "the last game goes on";
    EXPECT_EQ(series.games().size(), 2U);
}

TEST(Series, GoesToTheMostPointsBeyondTheGoal) {
    Series series({"Ann", "Bo"}, {SeriesGoal::Kind::Points, 50});
    series.enter(won(0, 49), {"Ann", "Bo"});
    EXPECT_FALSE(series.over());
    series.enter(won(0, 60), {"Bo", "Ann"});
    EXPECT_THAT(series.winners(), ElementsAre("Bo"));
}

TEST(Series, PartnersWinTogether) {
    Series series({"A", "B", "C", "D"}, {SeriesGoal::Kind::Wins, 1});
    game::Outcome outcome{
        .over = true, .winners = {game::playerAt(0), game::playerAt(2)}, .points = {2, 0, 2, 0}};
    series.enter(outcome, {"A", "B", "C", "D"});
    EXPECT_THAT(series.winners(), ElementsAre("A", "C"));
}

TEST(Series, AnOpenOneNeverEnds) {
    Series series({"Ann", "Bo"});
    for (int i = 0; i < 20; ++i) series.enter(won(0, 100), {"Ann", "Bo"});
    EXPECT_FALSE(series.over());
}

}  // namespace
}  // namespace match
