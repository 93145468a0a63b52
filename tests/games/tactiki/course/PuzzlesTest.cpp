// The puzzles of TacTiki, as the program reads them: each is proved, and asks for nothing that is hidden.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "base/Files.h"
#include "games/tactiki/play/TactikiKind.h"
#include "games/tactiki/play/TactikiPuzzles.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/Notation.h"
#include "tutorial/PuzzleLesson.h"
#include "tutorial/PuzzleReader.h"

namespace tutorial {
namespace {

using tactiki::play::actOf;
using tactiki::play::TactikiState;
using tactiki::play::WinningTurn;
using tactiki::play::winningTurns;

const PuzzleReading& puzzles() {
    static const tactiki::play::TactikiKind kKind;
    static const PuzzleReading kRead = [] {
        const auto file = std::filesystem::path(DOLMEN_ASSETS) / "puzzles/tactiki/statue.puzzles";
        return readPuzzles(base::readFile(file).value(), file.string(), kKind);
    }();
    return kRead;
}

const tactiki::rules::Position& positionOf(const Puzzle& puzzle) {
    return static_cast<const TactikiState&>(*puzzle.start).position();
}

TEST(TactikiPuzzles, AreReadWithoutErrors) {
    EXPECT_TRUE(puzzles().errors.empty()) << puzzles().errors.front().describe();
    EXPECT_GE(puzzles().puzzles.size(), 40U);
    EXPECT_TRUE(std::is_sorted(puzzles().puzzles.begin(), puzzles().puzzles.end(),
                               [](const Puzzle& a, const Puzzle& b) { return a.rating < b.rating; }));
}

/// The turns, each as "c3c4 c4c5", in any order.
std::multiset<std::string> linesOf(const tactiki::rules::Board& board,
                                   const std::vector<WinningTurn>& right) {
    std::multiset<std::string> lines;
    for (const WinningTurn& turn : right) {
        tactiki::rules::Board between = board;
        (void)between.play(turn.first);
        const std::string first = textOf(turn.first, board);
        if (turn.second.empty()) lines.insert(first);
        for (const tactiki::rules::Act& second : turn.second)
            lines.insert(first + " " + textOf(second, between));
    }
    return lines;
}

TEST(TactikiPuzzles, ListEveryRightTurn) {
    for (const Puzzle& puzzle : puzzles().puzzles) {
        SCOPED_TRACE(puzzle.id);
        std::vector<WinningTurn> listed;
        for (const PuzzleTurn& turn : puzzle.solution) {
            listed.push_back({actOf(turn.action)});
            for (const PuzzleTurn& last : turn.next) listed.back().second.push_back(actOf(last.action));
        }
        const tactiki::rules::Board& board = positionOf(puzzle).board();
        EXPECT_EQ(linesOf(board, listed), linesOf(board, winningTurns(board)));
    }
}

/// Whatever the opponent hides, every right turn completes a statue of the solver (rules 2 and 14).
TEST(TactikiPuzzles, AreSolvedWhateverIsHidden) {
    base::Random random(1);
    for (const Puzzle& puzzle : puzzles().puzzles) {
        SCOPED_TRACE(puzzle.id);
        const game::PlayerId solver = puzzle.start->toMove();
        for (int draw = 0; draw < 5; ++draw) {
            const auto other = puzzle.start->view(solver)->sample(random);
            for (const PuzzleTurn& turn : puzzle.solution) {
                (void)other->apply(turn.action);
                for (const PuzzleTurn& last : turn.next) {
                    (void)other->apply(last.action);
                    EXPECT_EQ(other->outcome().winners, std::vector{solver});
                    (void)other->undo();
                }
                if (turn.next.empty()) EXPECT_EQ(other->outcome().winners, std::vector{solver});
                (void)other->undo();
            }
        }
    }
}

}  // namespace
}  // namespace tutorial
