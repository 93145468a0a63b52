// The forecast of a game's end, from games that are played on.

#include "app/thinking/Forecast.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/catalog/GameCatalog.h"
#include "app/thinking/Forecaster.h"

namespace {

using app::Forecast;
using game::Place;
using game::PlayerId;

constexpr PlayerId kWhite(0);
constexpr PlayerId kBlack(1);

app::GameEnd end(std::vector<Place> white, std::vector<Place> black, PlayerId winner) {
    const auto white_points = static_cast<double>(white.size());
    const auto black_points = static_cast<double>(black.size());
    return {.holdings = {{kWhite, std::move(white), white_points}, {kBlack, std::move(black), black_points}},
            .winners = {winner}};
}

TEST(ForecastTest, IsTheMeanOfTheGames) {
    Forecast forecast;
    forecast.add(end({{0, 1}, {0, 2}}, {{0, 3}}, kWhite));
    forecast.add(end({{0, 1}}, {{0, 3}, {0, 2}}, kBlack));
    forecast.add(end({{0, 1}, {0, 3}}, {{0, 2}}, kWhite));
    EXPECT_EQ(forecast.games(), 3);
    EXPECT_NEAR(forecast.pointsOf(kWhite), 5 / 3.0, 1e-9);
    EXPECT_NEAR(forecast.pointsOf(kBlack), 4 / 3.0, 1e-9);
    EXPECT_EQ(forecast.winsOf(kWhite), 2);
    EXPECT_EQ(forecast.winsOf(PlayerId(7)), 0);
}

TEST(ForecastTest, OmitsPlacesOnWhichGamesDiffer) {
    Forecast forecast;
    forecast.add(end({{0, 1}}, {{0, 2}, {0, 3}}, kWhite));
    forecast.add(end({{0, 1}, {0, 2}}, {{0, 3}}, kWhite));
    const auto owners = forecast.owners();
    ASSERT_EQ(owners.size(), 2U) << "0:2 is either player's";
    EXPECT_EQ(owners[0].place, (Place{0, 1}));
    EXPECT_EQ(owners[0].player, kWhite);
    EXPECT_EQ(owners[0].share, 1);
    EXPECT_EQ(owners[1].player, kBlack);
}

class ForecasterTest : public testing::Test {
  protected:
    void begin(const char* position) {
        state_ = kind_.readPosition(position)->state->clone();
        forecaster_.begin(kind_, *state_->view(game::Viewer::record()));
    }
    [[nodiscard]] game::Thought thought(const char* turn) const {
        const auto action = state_->view(game::Viewer::record())->parse(turn);
        return {.candidates = {{.line = {*action}, .chances = {0.5, 0.5}}}};
    }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    const game::Kind& kind_ = *games_.front().kind;
    std::unique_ptr<game::State> state_;
    app::Forecaster forecaster_;
};

TEST_F(ForecasterTest, PlaysFromTheTurnThatIsConsidered) {
    // White builds a road with the next turn, so every game ends at once.
    begin("x3/x3/1,1,x 1 4");
    const game::Thought wins = thought("c1");
    EXPECT_TRUE(forecaster_.update({&wins}, true));
    ASSERT_NE(forecaster_.forecast(), nullptr);
    EXPECT_EQ(forecaster_.forecast()->games(), app::Forecaster::kGames);
    EXPECT_EQ(forecaster_.forecast()->winsOf(kWhite), app::Forecaster::kGames);
    EXPECT_EQ(forecaster_.forecast()->pointsOf(kWhite), 3);
    EXPECT_EQ(forecaster_.forecast()->owners().size(), 3U);
    EXPECT_FALSE(forecaster_.thinking());
}

TEST_F(ForecasterTest, PlaysWholeGamesTheSameOnesEachTime) {
    constexpr const char* kOpen = "2,x,1,x,2/x,1212,1,2,x/1,12,x,1,x/2,1,2,x2/1,x,2,1,x 1 15";
    begin(kOpen);
    const game::Thought considered = thought("Cc3");
    (void)forecaster_.update({&considered}, true);
    ASSERT_NE(forecaster_.forecast(), nullptr);
    const double points = forecaster_.forecast()->pointsOf(kWhite);
    EXPECT_GE(points, 2);
    const auto owners = forecaster_.forecast()->owners();
    EXPECT_TRUE(std::any_of(owners.begin(), owners.end(), [](const auto& o) { return o.share < 1; }))
        << "games differ, even where all begin with the same turn";
    begin(kOpen);
    EXPECT_EQ(forecaster_.forecast(), nullptr) << "of another position nothing is known yet";
    (void)forecaster_.update({&considered}, true);
    EXPECT_EQ(forecaster_.forecast()->pointsOf(kWhite), points);
}

TEST_F(ForecasterTest, SaysNothingBeforeAnybodyConsidersATurn) {
    begin("x3/x,2,x/1,x2 1 2");
    EXPECT_FALSE(forecaster_.update({}, true));
    EXPECT_EQ(forecaster_.forecast(), nullptr);
    EXPECT_FALSE(forecaster_.thinking());
}

TEST_F(ForecasterTest, IsStoppedInTheMiddleOfAGame) {
    begin("x6/x6/x6/x6/x6/1,x4,2 1 2");
    const game::Thought considered = thought("c3");
    (void)forecaster_.update({&considered}, false);
    EXPECT_TRUE(forecaster_.thinking());
    forecaster_.stop();
    EXPECT_FALSE(forecaster_.thinking());
    EXPECT_FALSE(forecaster_.update({&considered}, false)) << "nothing is to be expected any longer";
    EXPECT_EQ(forecaster_.forecast(), nullptr);
}

}  // namespace
