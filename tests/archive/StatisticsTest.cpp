#include "archive/Statistics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "archive/Archive.h"
#include "support/TemporaryFolder.h"

namespace archive {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class Counting : public testing::Test {
  protected:
    Counting() : archive_(Archive::open(folder_ / "games.db").value()) {}

    void put(std::vector<std::string> players, std::vector<int> winners, const std::string& date,
             Entry entry = {}) {
        entry.game = entry.game.empty() ? "pebbles" : entry.game;
        entry.players = std::move(players);
        entry.winners = std::move(winners);
        entry.date = date;
        entry.finished = true;
        if (entry.plies == 0) entry.plies = 10;
        ASSERT_TRUE(archive_.add(entry));
    }
    PlayerStatistics of(const std::string& name, const StatisticsQuery& query = {}) {
        const auto all = archive_.statistics(query);
        EXPECT_TRUE(all);
        for (const PlayerStatistics& one : *all)
            if (one.player.name == name) return one;
        ADD_FAILURE() << name << " is not there";
        return {};
    }

    const support::TemporaryFolder folder_;
    Archive archive_;
};

/// games, wins, draws, losses, current and longest streak
std::vector<int> figures(const Standing& s) {
    return {s.games, s.wins, s.draws, s.losses, s.currentStreak, s.longestStreak};
}

TEST_F(Counting, CountsForEachPlayer) {
    put({"Ann", "Bo"}, {0}, "2024-01-03", {.variant = "5x5", .plies = 20});
    put({"Bo", "ANN"}, {1}, "2024-01-01", {.variant = "5x5", .plies = 30});
    put({"Ann", "Cy"}, {}, "2024-01-02", {.variant = "6x6", .plies = 61});
    put({"Änn", "Bo"}, {0}, "2024-01-04", {.variant = "5x5", .plies = 11});
    put({"Ann", "Bo"}, {1}, "2024-01-05", {.variant = "7x7", .plies = 40});
    put({"Ann", "Bo"}, {0}, "2024-01-06", {.variant = "5x5", .plies = 50});
    ASSERT_TRUE(archive_.add({.game = "pebbles", .players = {"Ann", "Bo"}, .date = "2024-01-07"}));
    put({"Ann", "Bo"}, {}, "2024-01-08", {.result = "*"});  // nobody knows how it ended

    const PlayerStatistics ann = of("Ann");
    EXPECT_THAT(figures(ann.all), ElementsAre(6, 4, 1, 1, 1, 2));
    EXPECT_NEAR(ann.all.averagePlies, 212.0 / 6, 1e-9);
    EXPECT_THAT(figures(ann.byVariant.at({"pebbles", "5x5"})), ElementsAre(4, 4, 0, 0, 4, 4));
    EXPECT_THAT(figures(ann.byVariant.at({"pebbles", "6x6"})), ElementsAre(1, 0, 1, 0, 0, 0));
    EXPECT_THAT(figures(ann.byVariant.at({"pebbles", "7x7"})), ElementsAre(1, 0, 0, 1, 0, 0));
    EXPECT_THAT(figures(ann.bySeat.at(0)), ElementsAre(5, 3, 1, 1, 1, 2));
    EXPECT_THAT(figures(ann.bySeat.at(1)), ElementsAre(1, 1, 0, 0, 1, 1));
    ASSERT_THAT(ann.byOpponent, SizeIs(2));
    EXPECT_EQ(ann.byOpponent[0].other.name, "Bo");
    EXPECT_THAT(figures(ann.byOpponent[0].standing), ElementsAre(5, 4, 0, 1, 1, 3));
    EXPECT_EQ(ann.byOpponent[1].other.name, "Cy");
    EXPECT_THAT(figures(of("Bo").all), ElementsAre(5, 1, 0, 4, 0, 1));
    EXPECT_THAT(figures(of("Cy").all), ElementsAre(1, 0, 1, 0, 0, 0));
}

TEST_F(Counting, TellsBotsFromPersons) {
    put({"Ann", "Ann"}, {0}, "2024-01-01", {.opponents = {"", "pebbles:hard"}});
    put({"Ann", "Machine"}, {0}, "2024-01-02", {.opponents = {"", "pebbles:hard"}});
    const auto all = archive_.statistics();
    ASSERT_TRUE(all);
    ASSERT_THAT(*all, SizeIs(2));
    const PlayerStatistics ann = of("Ann");
    EXPECT_EQ(ann.player.bot, "");
    ASSERT_THAT(ann.byOpponent, SizeIs(1));
    EXPECT_EQ(ann.byOpponent[0].other, (Player{"Machine", "pebbles:hard"}));
    EXPECT_THAT(figures(of("Machine").all), ElementsAre(2, 0, 0, 2, 0, 0));
}

TEST_F(Counting, CountsMoreThanTwoSeats) {
    put({"Ann", "Bo", "Cy", "Di"}, {0, 2}, "2024-01-01");
    EXPECT_THAT(figures(of("Ann").all), ElementsAre(1, 1, 0, 0, 1, 1));
    EXPECT_THAT(figures(of("Cy").all), ElementsAre(1, 1, 0, 0, 1, 1));
    EXPECT_THAT(figures(of("Di").all), ElementsAre(1, 0, 0, 1, 0, 0));
    EXPECT_THAT(of("Ann").byOpponent, SizeIs(3));
}

TEST_F(Counting, PartnersAreNoOpponents) {
    put({"Ann", "Bo", "Cy", "Di"}, {0, 2}, "2024-01-01", {.sides = {0, 1, 0, 1}});
    put({"Ann", "Bo", "Cy", "Di"}, {1, 3}, "2024-01-02", {.sides = {0, 1, 0, 1}});
    EXPECT_THAT(figures(of("Ann").all), ElementsAre(2, 1, 0, 1, 0, 1));
    EXPECT_THAT(figures(of("Di").all), ElementsAre(2, 1, 0, 1, 1, 1));
    const PlayerStatistics cy = of("Cy");
    ASSERT_THAT(cy.byOpponent, SizeIs(2));
    for (const Versus& versus : cy.byOpponent) {
        EXPECT_NE(versus.other.name, "Ann");
        EXPECT_THAT(figures(versus.standing), ElementsAre(2, 1, 0, 1, 0, 1));
    }
}

TEST_F(Counting, CountsTheGamesOfTheQuery) {
    EXPECT_THAT(*archive_.statistics(), IsEmpty());
    put({"Ann", "Bo"}, {0}, "2024-01-01");
    put({"Ann", "Bo"}, {0}, "2024-02-01 10:00");
    put({"Ann", "Bo"}, {0}, "2025-02-01", {.game = "shells"});
    EXPECT_EQ(of("Ann").all.games, 3);
    EXPECT_EQ(of("Ann", {.game = "pebbles"}).all.games, 2);
    EXPECT_EQ(of("Ann", {.to = "2024"}).all.games, 2);
    EXPECT_EQ(of("Ann", {.from = "2024-02", .to = "2024-02"}).all.games, 1);
    EXPECT_THAT(*archive_.statistics({.from = "2026"}), IsEmpty());
}

}  // namespace
}  // namespace archive
