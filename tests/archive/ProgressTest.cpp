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
        const auto begin = [&](LessonProgress& lesson) { lesson = begun; };
        ASSERT_TRUE(archive->changeLesson("tak", begun.lesson, begin));
        ASSERT_TRUE(
            archive->changeLesson("tak", done.lesson, [&](LessonProgress& lesson) { lesson = done; }));
        ASSERT_TRUE(archive->changeLesson("other", begun.lesson, begin));
        ASSERT_TRUE(archive->changePuzzle("tak", puzzle.puzzle, [&](PuzzleProgress& one) { one = puzzle; }));
    }
    auto again = Archive::open(file);
    ASSERT_TRUE(again);
    EXPECT_EQ(*again->lessons("tak"), std::vector<LessonProgress>{done});
    EXPECT_EQ(*again->lessons("other"), std::vector<LessonProgress>{begun});
    EXPECT_EQ(*again->puzzles("tak"), std::vector<PuzzleProgress>{puzzle});
    EXPECT_TRUE(again->puzzles("other")->empty());
}

TEST(Progress, OfSeveralProgramsIsAddedUp) {
    const support::TemporaryFolder folder;
    auto first = Archive::open(folder / "games.sqlite");
    auto second = Archive::open(folder / "games.sqlite");
    ASSERT_TRUE(first && second);
    ASSERT_TRUE(
        first->changeLesson("tak", "01-road", [](LessonProgress& lesson) { lesson.finished = true; }));
    const auto lesson =
        second->changeLesson("tak", "01-road", [](LessonProgress& lesson) { lesson.step = "aim"; });
    ASSERT_TRUE(lesson);
    EXPECT_EQ(*lesson, (LessonProgress{"01-road", "aim", true}));
    EXPECT_EQ(*first->lessons("tak"), std::vector<LessonProgress>{*lesson});
    for (auto* archive : {&*first, &*second, &*first})
        ASSERT_TRUE(archive->changePuzzle("tak", "t3-17", [](PuzzleProgress& puzzle) { ++puzzle.tries; }));
    ASSERT_TRUE(first->changePuzzle("tak", "t3-18", [](PuzzleProgress&) {}));
    ASSERT_EQ(second->puzzles("tak")->size(), 2U);
    EXPECT_EQ(second->puzzles("tak")->front(), (PuzzleProgress{.puzzle = "t3-17", .tries = 3}));
}

}  // namespace
}  // namespace archive
