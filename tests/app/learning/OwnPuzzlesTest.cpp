// Puzzles that a player makes of positions.

#include "app/learning/OwnPuzzles.h"

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "app/learning/LearningProgram.h"
#include "app/learning/Practice.h"
#include "base/Files.h"
#include "support/TemporaryFolder.h"

namespace {

/// White completes a road on the lower row, in one way.
constexpr const char* kRoadInOne = "2,x,2,x2/x5/x,2,x3/x5/1,1,1,1,x 1 6";
constexpr const char* kQuiet = "x5/x5/x2,1,x2/x,2,x3/x5 1 3";

class OwnPuzzlesTest : public testing::Test {
  protected:
    void make(const char* position) {
        own_.make(game_, game_.kind->readPosition(position).value().state);
        wait();
    }
    void wait() {
        while (own_.making()) {
            own_.update();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    [[nodiscard]] std::string file() const {
        return base::readFile(app::OwnPuzzles::fileOf(folder_ / "puzzles", *game_.kind)).value();
    }
    [[nodiscard]] std::string said() const {
        return program_.messages.toasts().empty() ? std::string() : program_.messages.toasts().back().text;
    }
    void read() {
        practice_.switchTo(game_);
        program_.readAll(practice_);
    }
    [[nodiscard]] int made() const {
        for (const app::Practice::Theme& theme : practice_.themes())
            if (theme.id == app::Practice::kMade) return theme.puzzles;
        return 0;
    }

    support::TemporaryFolder folder_;
    test::LearningProgram program_{folder_ / "games.sqlite"};
    const app::CatalogEntry& game_ = program_.games.first();
    app::Practice practice_{program_.basics, program_.library, folder_ / "puzzles"};
    app::OwnPuzzles own_{program_.basics, practice_, folder_ / "puzzles"};
};

TEST_F(OwnPuzzlesTest, AProvedPositionIsKeptAndPractised) {
    read();
    EXPECT_EQ(made(), 0);
    make(kRoadInOne);
    EXPECT_EQ(said(), "The puzzle was added to those that you have set up: Practice has it.");
    EXPECT_NE(file().find("theme road\n"), std::string::npos);
    EXPECT_NE(file().find(kRoadInOne), std::string::npos);
    read();
    ASSERT_EQ(made(), 1);
    practice_.chooseTheme(app::Practice::kMade);
    const tutorial::Puzzle* const puzzle = practice_.next();
    ASSERT_NE(puzzle, nullptr);
    EXPECT_EQ(practice_.taskOf(*puzzle), "Complete a road.");
    EXPECT_EQ(practice_.next(), puzzle) << "the theme has no other one";
}

TEST_F(OwnPuzzlesTest, TheSamePuzzleIsKeptOnce) {
    make(kRoadInOne);
    const std::string before = file();
    make(kRoadInOne);
    EXPECT_EQ(said(), "You have made this puzzle before.");
    EXPECT_EQ(file(), before);
}

TEST_F(OwnPuzzlesTest, SaysThatAPositionIsNoPuzzle) {
    make(kQuiet);
    EXPECT_EQ(said(), "This position makes no puzzle: too many turns are right, or none could be proved.");
    EXPECT_FALSE(std::filesystem::exists(folder_ / "puzzles"));
}

TEST_F(OwnPuzzlesTest, AStoppedAttemptSaysNothing) {
    own_.make(game_, game_.kind->readPosition(kQuiet).value().state);
    own_.stop();
    wait();
    EXPECT_EQ(said(), "");
}

TEST_F(OwnPuzzlesTest, KeepsWhatAnotherHasWrittenIntoTheFile) {
    const auto path = app::OwnPuzzles::fileOf(folder_ / "puzzles", *game_.kind);
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << "# from a friend, without a line end";
    make(kRoadInOne);
    EXPECT_TRUE(file().starts_with("# from a friend, without a line end\ntheme road\n")) << file();
}

TEST_F(OwnPuzzlesTest, AFileThatCannotBeWrittenIsToldOf) {
    std::ofstream(folder_ / "puzzles") << "no folder";
    make(kRoadInOne);
    EXPECT_FALSE(said().empty());
    EXPECT_NE(said(), "The puzzle was added to those that you have set up: Practice has it.");
}

}  // namespace
