#include "app/learning/Practice.h"

#include <gtest/gtest.h>

#include "app/caravan/CaravanEntry.h"
#include "app/learning/LearningProgram.h"
#include "base/Files.h"
#include "support/TemporaryFolder.h"

namespace {

/// The part of the program that practises, with two games.
class PracticeTest : public testing::Test {
  protected:
    void switchTo(const app::CatalogEntry& game) {
        practice_.switchTo(game);
        program_.readAll(practice_);
    }

    support::TemporaryFolder folder_;
    std::vector<app::CatalogEntry> entries_ = app::gameCatalog();
    app::CatalogEntry caravan_ = test::caravanEntry();
    test::LearningProgram program_{folder_ / "games.sqlite"};
    app::Practice practice_{program_.basics, program_.library, {}};
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
    test::LearningProgram broken(folder_ / "nothing" / "games.sqlite");
    app::Practice practice(broken.basics, broken.library, {});
    practice.switchTo(caravan_);
    practice.chooseTheme(app::Practice::kOwnGames);
    broken.settle();
    EXPECT_FALSE(practice.mining());
    ASSERT_NE(broken.messages.nextNotice(), nullptr);
    ASSERT_EQ(broken.messages.nextNotice()->messages.size(), 1U);
    EXPECT_NE(broken.messages.nextNotice()->messages.front().find("games.sqlite"), std::string::npos);
}

}  // namespace
