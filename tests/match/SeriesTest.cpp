#include "match/Series.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/Countdown.h"

namespace match {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

/// The outcome of a game that this seat won with so many points; without a seat, a draw.
game::Outcome won(std::optional<std::size_t> seat, int points = 0) {
    game::Outcome outcome{.over = true, .points = {0, 0}};
    if (!seat) return outcome;
    outcome.winners.push_back(game::playerAt(*seat));
    outcome.points[*seat] = points;
    return outcome;
}

/// Of sides of one player each.
std::vector<std::string> namesOf(const std::vector<Series::Standing>& sides) {
    std::vector<std::string> names;
    for (const Series::Standing& side : sides) names.push_back(side.names.at(0));
    return names;
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
    Series series({"Ann", "Bo"}, game::Sides(2), {SeriesGoal::Kind::Wins, 2});
    series.enter(won(0, 20), {"Ann", "Bo"});
    series.enter(won({}), {"Bo", "Ann"});
    EXPECT_THAT(series.winners(), IsEmpty());
    series.enter(won(1, 30), {"Bo", "Ann"});
    EXPECT_THAT(namesOf(series.winners()), ElementsAre("Ann"));
    EXPECT_TRUE(series.over());
    EXPECT_EQ(series.standings()[0].points, 50);
    EXPECT_EQ(series.standings()[0].wins, 2);
    EXPECT_EQ(series.standings()[1].wins, 0);
    series.takeBack();
    EXPECT_FALSE(series.over()) << "the last game goes on";
    EXPECT_EQ(series.games().size(), 2U);
}

TEST(Series, GoesToTheMostPointsBeyondTheGoal) {
    Series series({"Ann", "Bo"}, game::Sides(2), {SeriesGoal::Kind::Points, 50});
    series.enter(won(0, 49), {"Ann", "Bo"});
    EXPECT_FALSE(series.over());
    series.enter(won(0, 60), {"Bo", "Ann"});
    EXPECT_THAT(namesOf(series.winners()), ElementsAre("Bo"));
}

TEST(Series, PartnersAreOneSide) {
    const game::Sides pairs(test::Countdown(1, 4, true));
    Series series({"Ann", "Bo", "Cy", "Dora"}, pairs, {SeriesGoal::Kind::Wins, 2});
    const auto wonBySeats = [](std::size_t one, std::size_t other, int points) {
        game::Outcome outcome{.over = true, .winners = {game::playerAt(one), game::playerAt(other)}};
        outcome.points.resize(4);
        outcome.points[one] = outcome.points[other] = points;
        return outcome;
    };
    series.enter(wonBySeats(0, 2, 5), {"Ann", "Bo", "Cy", "Dora"});
    series.enter(wonBySeats(0, 2, 3), {"Bo", "Cy", "Dora", "Ann"});
    std::vector<Series::Standing> sides = series.standings();
    ASSERT_THAT(sides, SizeIs(2)) << "a side has one score";
    EXPECT_THAT(sides[0].names, ElementsAre("Ann", "Cy"));
    EXPECT_EQ(sides[0].points, 5) << "they count once";
    EXPECT_EQ(sides[0].wins, 1);
    EXPECT_THAT(sides[1].names, ElementsAre("Bo", "Dora"));
    EXPECT_EQ(sides[1].points, 3);
    EXPECT_TRUE(sides[1].isOf("Dora"));
    EXPECT_FALSE(sides[1].isOf("Cy"));
    EXPECT_FALSE(series.over());
    series.enter(wonBySeats(1, 3, 1), {"Cy", "Dora", "Ann", "Bo"});
    ASSERT_THAT(series.winners(), SizeIs(1));
    EXPECT_THAT(series.winners()[0].names, ElementsAre("Bo", "Dora"));
}

TEST(Series, PlayersAloneMayShareAWin) {
    Series series({"A", "B", "C", "D"}, game::Sides(4), {SeriesGoal::Kind::Wins, 1});
    game::Outcome outcome{
        .over = true, .winners = {game::playerAt(0), game::playerAt(2)}, .points = {2, 0, 2, 0}};
    series.enter(outcome, {"A", "B", "C", "D"});
    EXPECT_THAT(namesOf(series.winners()), ElementsAre("A", "C"));
}

TEST(Series, BeginsAnewWithTheSameSides) {
    Series series({"Ann", "Bo"}, game::Sides(2), {SeriesGoal::Kind::Wins, 1});
    series.enter(won(0), {"Ann", "Bo"});
    const Series next = series.anew();
    EXPECT_THAT(next.games(), IsEmpty());
    EXPECT_EQ(next.goal(), series.goal());
    EXPECT_THAT(namesOf(next.standings()), ElementsAre("Ann", "Bo"));
    EXPECT_EQ(next.standings()[0].wins, 0);
}

TEST(Series, AnOpenOneNeverEnds) {
    Series series({"Ann", "Bo"}, game::Sides(2));
    for (int i = 0; i < 20; ++i) series.enter(won(0, 100), {"Ann", "Bo"});
    EXPECT_FALSE(series.over());
}

}  // namespace
}  // namespace match
