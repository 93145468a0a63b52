#include "app/play/QuickGame.h"

#include <gtest/gtest.h>

#include "app/OtherGame.h"
#include "app/ProgramParts.h"

namespace {

class QuickGameTest : public testing::Test {
  protected:
    static std::vector<app::CatalogEntry> twoGames() {
        std::vector<app::CatalogEntry> games = app::gameCatalog();
        games.push_back(test::otherGame());
        return games;
    }

    test::ProgramParts parts_{twoGames()};
    app::QuickGame quick_{parts_.basics, parts_.library, parts_.tables, parts_.currentGame};
};

TEST_F(QuickGameTest, APersonMeetsTheBotThatSuitsHim) {
    ASSERT_NE(quick_.opponent(), nullptr) << "without an archive, at once";
    quick_.begin();
    ASSERT_NE(parts_.currentGame.session(), nullptr);
    EXPECT_EQ(parts_.currentGame.session()->seating().persons().size(), 1U);
    int bots = 0;
    for (const app::Seat& seat : parts_.currentGame.seats()) bots += seat.opponent == quick_.opponent()->id;
    EXPECT_EQ(bots, 1);
}

TEST_F(QuickGameTest, TheFirstGameHasACoach) {
    app::Settings settings = parts_.preferences.settings();
    settings.coach = false;
    parts_.preferences.apply(settings);
    quick_.begin();
    EXPECT_TRUE(parts_.preferences.settings().coach);
    settings = parts_.preferences.settings();
    settings.coach = false;
    parts_.preferences.apply(settings);
    quick_.begin();
    EXPECT_FALSE(parts_.preferences.settings().coach) << "offered once";
}

TEST_F(QuickGameTest, TheChosenGameIsShownAndRemembered) {
    const app::CatalogEntry& other = parts_.games.named("other");
    quick_.choose(other);
    EXPECT_EQ(&parts_.tables.shown().entry(), &other);
    EXPECT_EQ(parts_.preferences.settings().game, "other");
    EXPECT_EQ(quick_.opponent(), nullptr) << "it has no bots";
    quick_.begin();
    EXPECT_EQ(parts_.currentGame.session(), nullptr);
}

}  // namespace
