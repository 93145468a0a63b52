#include "app/learning/Practice.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "app/caravan/CaravanEntry.h"
#include "app/common/Paths.h"
#include "base/Files.h"
#include "support/TemporaryFolder.h"

namespace {

/// The part of the program that practises, with two games.
class PracticeTest : public testing::Test {
  protected:
    void switchTo(const app::CatalogEntry& game) {
        practice_.switchTo(game);
        while (practice_.busy()) {
            (void)library_.flush();
            (void)library_.update();
            practice_.update();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }

    support::TemporaryFolder folder_;
    std::vector<app::CatalogEntry> entries_ = app::gameCatalog();
    app::CatalogEntry caravan_ = test::caravanEntry();
    app::Games games_{app::gameCatalog()};
    i18n::Catalogue texts_;
    base::Log log_{base::Log::Sink()};
    app::Messages messages_{texts_, log_};
    app::Changes changes_;
    app::Library library_{folder_ / "games.sqlite", games_};
    app::Practice practice_{{texts_, library_, messages_, changes_, app::Paths::find().assets}};
};

TEST_F(PracticeTest, EachGameHasALevelOfItsOwn) {
    switchTo(caravan_);
    const tutorial::Puzzle* puzzle = practice_.next();
    ASSERT_NE(puzzle, nullptr);
    EXPECT_EQ(puzzle->id, "home-2") << "of about the level of a beginner";
    // A player who fails so often needs the easiest puzzles.
    switchTo(entries_.front());
    for (int i = 0; i < 12; ++i) practice_.solved(*practice_.next(), false);
    const int easy = practice_.next()->rating;
    EXPECT_LT(easy, 600);
    switchTo(caravan_);
    EXPECT_EQ(practice_.next()->id, "home-2");
}

TEST_F(PracticeTest, TellsThatThePlayersOwnGamesCannotBeSearched) {
    ASSERT_TRUE(base::writeFile(folder_ / "nothing", "no folder"));
    app::Library broken(folder_ / "nothing" / "games.sqlite", games_);
    app::Practice practice({texts_, broken, messages_, changes_, app::Paths::find().assets});
    practice.switchTo(caravan_);
    practice.chooseTheme(app::Practice::kOwnGames);
    (void)broken.flush();
    (void)broken.update();
    EXPECT_FALSE(practice.mining());
    ASSERT_NE(messages_.nextNotice(), nullptr);
    ASSERT_EQ(messages_.nextNotice()->messages.size(), 1U);
    EXPECT_NE(messages_.nextNotice()->messages.front().find("games.sqlite"), std::string::npos);
}

}  // namespace
