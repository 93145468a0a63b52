// The forecast of a game's end, from games that are played on.

#include "app/thinking/Forecast.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/catalog/GameCatalog.h"
#include "games/tak/network/SomeEndNetwork.h"
#include "games/tak/play/TakExpectedEnds.h"

namespace {

using app::Forecast;
using game::Place;
using game::PlayerId;

constexpr PlayerId kWhite(0);
constexpr PlayerId kBlack(1);

match::GameEnd end(std::vector<Place> white, std::vector<Place> black, PlayerId winner) {
    const auto white_points = static_cast<double>(white.size());
    const auto black_points = static_cast<double>(black.size());
    return {.holdings = {{kWhite, std::move(white), white_points}, {kBlack, std::move(black), black_points}},
            .winners = {winner}};
}

TEST(ForecastAverageTest, IsTheMeanOfTheGames) {
    app::ThinkingService thinking({});
    Forecast forecast(thinking);
    forecast.add(end({{0, 1}, {0, 2}}, {{0, 3}}, kWhite));
    forecast.add(end({{0, 1}}, {{0, 3}, {0, 2}}, kBlack));
    forecast.add(end({{0, 1}, {0, 3}}, {{0, 2}}, kWhite));
    EXPECT_EQ(forecast.games(), 3);
    EXPECT_NEAR(forecast.pointsOf(kWhite), 5 / 3.0, 1e-9);
    EXPECT_NEAR(forecast.pointsOf(kBlack), 4 / 3.0, 1e-9);
    EXPECT_EQ(forecast.winsOf(kWhite), 2);
    EXPECT_EQ(forecast.winsOf(PlayerId(7)), 0);
}

TEST(ForecastAverageTest, OmitsPlacesOnWhichGamesDiffer) {
    app::ThinkingService thinking({});
    Forecast forecast(thinking);
    forecast.add(end({{0, 1}}, {{0, 2}, {0, 3}}, kWhite));
    forecast.add(end({{0, 1}, {0, 2}}, {{0, 3}}, kWhite));
    const auto owners = forecast.owners();
    ASSERT_EQ(owners.size(), 2U) << "0:2 is either player's";
    EXPECT_EQ(owners[0].place, (Place{0, 1}));
    EXPECT_EQ(owners[0].player, kWhite);
    EXPECT_EQ(owners[0].share, 1);
    EXPECT_EQ(owners[1].player, kBlack);
}

class ForecastTest : public testing::Test {
  protected:
    ForecastTest() { thinking_.fixClock(); }
    void begin(const char* position) {
        state_ = kind_.readPosition(position)->state->clone();
        forecast_.begin(kind_, *state_->view(game::Viewer::record()));
    }
    [[nodiscard]] game::Thought thought(const char* turn) const {
        const auto action = state_->view(game::Viewer::record())->parse(turn);
        return {.candidates = {{.line = {*action}, .chances = {0.5, 0.5}}}};
    }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    const game::Kind& kind_ = *games_.front().kind;
    std::unique_ptr<game::State> state_;
    app::ThinkingService thinking_{{}};
    Forecast forecast_{thinking_};
};

TEST_F(ForecastTest, PlaysFromTheTurnThatIsConsidered) {
    // White builds a road with the next turn, so every game ends at once.
    begin("x3/x3/1,1,x 1 4");
    const game::Thought wins = thought("c1");
    EXPECT_TRUE(forecast_.update({&wins}));
    ASSERT_TRUE(forecast_.known());
    EXPECT_EQ(forecast_.games(), Forecast::kGames);
    EXPECT_EQ(forecast_.winsOf(kWhite), Forecast::kGames);
    EXPECT_EQ(forecast_.pointsOf(kWhite), 3);
    EXPECT_EQ(forecast_.owners().size(), 3U);
    EXPECT_FALSE(forecast_.thinking());
}

TEST_F(ForecastTest, PlaysWholeGamesTheSameOnesEachTime) {
    constexpr const char* kOpen = "2,x,1,x,2/x,1212,1,2,x/1,12,x,1,x/2,1,2,x2/1,x,2,1,x 1 15";
    begin(kOpen);
    const game::Thought considered = thought("Cc3");
    (void)forecast_.update({&considered});
    ASSERT_TRUE(forecast_.known());
    const double points = forecast_.pointsOf(kWhite);
    EXPECT_GE(points, 2);
    const auto owners = forecast_.owners();
    EXPECT_TRUE(std::any_of(owners.begin(), owners.end(), [](const auto& o) { return o.share < 1; }))
        << "games differ, even where all begin with the same turn";
    begin(kOpen);
    EXPECT_FALSE(forecast_.known()) << "of another position nothing is known yet";
    (void)forecast_.update({&considered});
    EXPECT_EQ(forecast_.pointsOf(kWhite), points);
}

TEST_F(ForecastTest, SaysNothingBeforeAnybodyConsidersATurn) {
    begin("x3/x,2,x/1,x2 1 2");
    EXPECT_FALSE(forecast_.update({}));
    EXPECT_FALSE(forecast_.known());
    EXPECT_FALSE(forecast_.thinking());
}

/// A network for 4x4 serves these tests; there is none in the program.
class ToldForecastTest : public ForecastTest {
  protected:
    static constexpr const char* kOnFour = "x,1,x2/x,2,12,x/1S,x3/x2,2,x 1 6";

    ToldForecastTest() {
        const tak::network::test::SomeEndNetwork some{.size = 4};
        tak::play::useEndNetwork(std::move(*tak::network::EndNetwork::parse(some.file())));
    }
};

TEST_F(ToldForecastTest, IsThereBeforeAnybodyConsidersATurn) {
    begin(kOnFour);
    EXPECT_TRUE(forecast_.thinking());
    EXPECT_TRUE(forecast_.update({}));
    ASSERT_TRUE(forecast_.known());
    EXPECT_TRUE(forecast_.told());
    const auto end = kind_.expectedEnds()->expect(*state_);
    EXPECT_EQ(forecast_.pointsOf(kWhite), end->points[0]);
    EXPECT_EQ(forecast_.chanceOf(kBlack), end->chances[1]);
    for (const auto& owner : forecast_.owners()) EXPECT_GE(owner.share, 0.5);
    EXPECT_FALSE(forecast_.update({}));
    EXPECT_FALSE(forecast_.thinking());
}

TEST_F(ToldForecastTest, FollowsTheLinesAndPlaysNoGames) {
    begin(kOnFour);
    EXPECT_TRUE(forecast_.update({}));
    const double before = forecast_.pointsOf(kWhite);
    const game::Thought considered = thought("Sd4");
    (void)forecast_.update({&considered});
    EXPECT_TRUE(forecast_.update({&considered}));
    EXPECT_NE(forecast_.pointsOf(kWhite), before);
    EXPECT_FALSE(forecast_.update({&considered})) << "the same lines are not asked about again";
    EXPECT_FALSE(forecast_.thinking());
    EXPECT_EQ(forecast_.games(), 0);
    const game::Thought other = thought("d4");
    (void)forecast_.update({&other});
    EXPECT_TRUE(forecast_.thinking());
    forecast_.stop();
    EXPECT_FALSE(forecast_.known());
}

TEST_F(ToldForecastTest, WhereTheGameCannotTellGamesArePlayed) {
    begin("x4/x4/x4/2,x3 2 1");
    const game::Thought considered = thought("d4");
    (void)forecast_.update({&considered});
    EXPECT_FALSE(forecast_.told());
    EXPECT_EQ(forecast_.games(), Forecast::kGames);
}

TEST_F(ForecastTest, IsStoppedInTheMiddleOfAGame) {
    app::ThinkingService byTheClock({});
    Forecast forecast(byTheClock);
    begin("x6/x6/x6/x6/x6/1,x4,2 1 2");
    forecast.begin(kind_, *state_->view(game::Viewer::record()));
    const game::Thought considered = thought("c3");
    (void)forecast.update({&considered});
    EXPECT_TRUE(forecast.thinking());
    forecast.stop();
    EXPECT_FALSE(forecast.thinking());
    EXPECT_FALSE(forecast.update({&considered})) << "nothing is to be expected any longer";
    EXPECT_EQ(forecast.games(), 0);
}

}  // namespace
