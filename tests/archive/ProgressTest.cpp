#include <gtest/gtest.h>

#include "archive/Archive.h"
#include "support/TemporaryFolder.h"

namespace archive {
namespace {

TEST(Progress, OfLessonsAndPuzzlesIsKeptByGame) {
    const support::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const LessonProgress begun{"01-road", "aim", false};
    const LessonProgress done{"01-road", "", true};
    const PuzzleProgress puzzle{"t3-17", 2, Time(std::chrono::milliseconds(1234567)), 5, 1};
    {
        auto archive = Archive::open(file);
        ASSERT_TRUE(archive);
        ASSERT_TRUE(archive->setLesson("tak", begun));
        ASSERT_TRUE(archive->setLesson("tak", done));
        ASSERT_TRUE(archive->setLesson("other", begun));
        ASSERT_TRUE(archive->setPuzzle("tak", puzzle));
    }
    auto again = Archive::open(file);
    ASSERT_TRUE(again);
    EXPECT_EQ(*again->lessons("tak"), std::vector<LessonProgress>{done});
    EXPECT_EQ(*again->lessons("other"), std::vector<LessonProgress>{begun});
    EXPECT_EQ(*again->puzzles("tak"), std::vector<PuzzleProgress>{puzzle});
    EXPECT_TRUE(again->puzzles("other")->empty());
}

}  // namespace
}  // namespace archive
