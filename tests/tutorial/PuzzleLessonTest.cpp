#include "tutorial/PuzzleLesson.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/caravan/play/CaravanKind.h"
#include "tutorial/PuzzleReader.h"

namespace tutorial {
namespace {

using ::testing::SizeIs;

const PuzzleTexts kTexts{.task = "Walk.", .otherwise = "No.", .right = "Yes.", .solution = "So."};

PuzzleReading readPuzzle(const std::string& text) {
    PuzzleReading reading =
        readPuzzles("theme night\nnight-1 900 " + text, "f", caravan::play::CaravanKind());
    EXPECT_TRUE(reading.errors.empty()) << reading.errors.front().describe();
    return reading;
}

/// The turns that a step shows, in notation.
std::vector<std::string> shownIn(const Step& step) {
    std::vector<std::string> turns;
    const auto state = step.start->clone();
    for (const Shown& shown : step.show) {
        turns.push_back(state->view(game::Viewer::record())->notation(shown.turn));
        (void)state->apply(shown.turn);
    }
    return turns;
}

TEST(PuzzleLesson, ShowsTheAnswersOfAllOthers) {
    const PuzzleReading reading = readPuzzle("\"0/0/0 1345/1345/1345 - 12222345\" a1 (b3 (c4 (a1 b3))) d5\n");
    const PuzzleLesson lesson(reading.puzzles.at(0), kTexts);
    ASSERT_THAT(lesson.lesson().steps, SizeIs(3)) << "two tasks and the solution";
    EXPECT_THAT(lesson.rightTurns(0), SizeIs(2));
    const auto next = lesson.after(0, lesson.rightTurns(0)[0].action);
    ASSERT_EQ(next, 1U);
    EXPECT_EQ(shownIn(lesson.lesson().steps[1]), (std::vector<std::string>{"b3", "c4"}));
    EXPECT_THAT(lesson.rightTurns(1), SizeIs(2));
    EXPECT_EQ(lesson.after(0, lesson.rightTurns(0)[1].action), std::nullopt) << "solved";
    EXPECT_EQ(shownIn(lesson.lesson().steps[lesson.solution()]),
              (std::vector<std::string>{"a1", "b3", "c4", "a1"}));
}

TEST(PuzzleLesson, ThePlayerGoesOnAtOnceIfHeMovesTwice) {
    const PuzzleReading reading =
        readPuzzle("\"0/0/0 3345/1345/1345 - 11222245 rest turn=1/1/0/0\" a3/ (b3)\n");
    const PuzzleLesson lesson(reading.puzzles.at(0), kTexts);
    const auto next = lesson.after(0, lesson.rightTurns(0)[0].action);
    ASSERT_EQ(next, 1U);
    EXPECT_TRUE(lesson.lesson().steps[1].show.empty());
    EXPECT_THAT(lesson.rightTurns(1), SizeIs(1));
}

}  // namespace
}  // namespace tutorial
