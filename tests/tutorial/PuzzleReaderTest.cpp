#include "tutorial/PuzzleReader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/caravan/play/CaravanKind.h"

namespace tutorial {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const std::string kPuzzleStart = "0/0/0 1345/1345/1345 - 12222345";
const std::string kPuzzleHead = "theme night\nnight-1 900 \"" + kPuzzleStart + '"';

PuzzleReading readAll(const std::string& text) {
    return readPuzzles(text, "f", caravan::play::CaravanKind());
}

/// A sequence of legal turns.
std::vector<std::string> someLine(std::size_t length) {
    const auto state = caravan::play::CaravanKind().readPosition(kPuzzleStart)->state->clone();
    std::vector<std::string> line;
    while (line.size() < length) {
        const auto view = state->view(game::Viewer::record());
        const game::Action action = view->legalActions().front();
        line.push_back(view->notation(action));
        state->apply(action);
    }
    return line;
}

std::string firstErrorOf(const std::string& text) {
    const PuzzleReading reading = readAll(text);
    return reading.errors.empty() ? "" : reading.errors.front().describe();
}

TEST(PuzzleReader, ReadsATreeOfTurns) {
    // Three players: the answers of two follow the solver's turn.
    const auto line = someLine(4);
    const auto reading = readAll("# remark\n\n" + kPuzzleHead + "\n    " + line[0] + " (" + line[1] +
                                 "\n\t(" + line[2] + " (" + line[3] + ")))\n");
    ASSERT_THAT(reading.errors, IsEmpty()) << reading.errors.front().describe();
    ASSERT_THAT(reading.puzzles, SizeIs(1));
    const Puzzle& puzzle = reading.puzzles.front();
    EXPECT_EQ(puzzle.id, "night-1");
    EXPECT_EQ(puzzle.theme, "night");
    EXPECT_EQ(puzzle.rating, 900);
    EXPECT_EQ(puzzle.at.line, 4);
    ASSERT_THAT(puzzle.solution, SizeIs(1));
    ASSERT_THAT(puzzle.solution[0].next, SizeIs(1));
    ASSERT_THAT(puzzle.solution[0].next[0].next, SizeIs(1));
    ASSERT_THAT(puzzle.solution[0].next[0].next[0].next, SizeIs(1));
    EXPECT_THAT(puzzle.solution[0].next[0].next[0].next[0].next, IsEmpty());
    EXPECT_EQ(puzzle.start->view(game::Viewer::record())->notation(puzzle.solution[0].action), line[0]);
}

TEST(PuzzleReader, ThePositionSaysWhoseTurnEndsThePuzzle) {
    const auto line = someLine(3);
    const std::string upToThird = kPuzzleHead + " " + line[0] + " (" + line[1] + " (" + line[2] + "))\n";
    EXPECT_THAT(firstErrorOf(upToThird), HasSubstr("expected the right turns after this answer"))
        << "the third player's turn is an answer, too";
    // With rest stones, a camel that ends its walk on one moves again: the same player plays twice.
    const auto twice =
        readAll("theme night\nnight-1 900 \"0/0/0 3345/1345/1345 - 11222245 rest turn=1/1/0/0\" a3/ (b3)\n");
    ASSERT_THAT(twice.errors, IsEmpty()) << twice.errors.front().describe();
    EXPECT_THAT(twice.puzzles[0].solution[0].next, SizeIs(1));
}

TEST(PuzzleReader, ErrorsTellWhereAndTheOthersAreRead) {
    const auto line = someLine(2);
    const std::string good = kPuzzleHead + " " + line[0] + "\n";
    EXPECT_THAT(firstErrorOf("night-1 900 \"\" b1"), HasSubstr("f:1:1: expected a line \"theme NAME\""));
    EXPECT_THAT(firstErrorOf("theme Night!"), HasSubstr("f:1:7: expected the name of a theme"));
    EXPECT_THAT(firstErrorOf("theme night\nNight 900"), HasSubstr("f:2:1: expected the id"));
    EXPECT_THAT(firstErrorOf("theme night\nn 9000"), HasSubstr("f:2:3: expected a rating from 0 to 4000"));
    EXPECT_THAT(firstErrorOf("theme night\nn 900 moon \"\""),
                HasSubstr("f:2:7: expected an option as key=value"));
    EXPECT_THAT(firstErrorOf("theme night\nn 900\n"), HasSubstr("f:2:6: expected a position in quotes"));
    EXPECT_THAT(firstErrorOf("theme night\nn 900 \"0/0\n"), HasSubstr("f:2:11: a closing quote is missing"));
    EXPECT_THAT(firstErrorOf("theme night\nn 900 \"moon\" b1\n"), HasSubstr("f:2:"));
    EXPECT_THAT(firstErrorOf(kPuzzleHead + "\n"), HasSubstr("expected a turn"));
    EXPECT_THAT(firstErrorOf(kPuzzleHead + "\n  moon\n"), HasSubstr("f:3:3: "));
    EXPECT_THAT(firstErrorOf(kPuzzleHead + "\n  " + line[0] + ")\n"),
                HasSubstr("this parenthesis closes nothing"));
    EXPECT_THAT(firstErrorOf(kPuzzleHead + "\n  " + line[0] + " (" + line[1] + ")\n"),
                HasSubstr("expected the right turns after this answer"));
    EXPECT_THAT(firstErrorOf(kPuzzleHead + "\n  " + line[0] + " ()\n"), HasSubstr("expected a turn"));
    EXPECT_THAT(firstErrorOf("   moon\n"), HasSubstr("f:1:4: an indented line must continue a puzzle"));
    EXPECT_THAT(firstErrorOf(good + "night-1" + good.substr(good.find(" 900"))),
                HasSubstr("f:3:1: there are two puzzles"));
    const auto reading = readAll("theme night\nbad\n  still bad\n\n" + good);
    EXPECT_THAT(reading.errors, SizeIs(1));
    EXPECT_THAT(reading.puzzles, SizeIs(1));
}

TEST(PuzzleReader, SurvivesAnyText) {
    EXPECT_THAT(readAll("").puzzles, IsEmpty());
    EXPECT_THAT(readAll("\n \n\t\r\n#").errors, IsEmpty());
    EXPECT_THAT(readAll(kPuzzleHead + std::string(100'000, '(')).errors, SizeIs(1));
    EXPECT_THAT(readAll(kPuzzleHead + " \"" + std::string(1000, '\0')).errors, SizeIs(1));
}

}  // namespace
}  // namespace tutorial
