#include "app/learning/Practice.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "app/caravan/CaravanEntry.h"
#include "app/common/Paths.h"
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

}  // namespace
