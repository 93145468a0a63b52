// The puzzles of TacTiki, as the program reads them: each is proved, and asks for nothing that is hidden.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

#include "base/Files.h"
#include "games/tactiki/play/RightTurns.h"
#include "games/tactiki/play/TactikiKind.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/Notation.h"
#include "tutorial/PuzzleLesson.h"
#include "tutorial/PuzzleReader.h"

namespace tutorial {
namespace {

using tactiki::play::actOf;
using tactiki::play::holdingTurns;
using tactiki::play::RightTurn;
using tactiki::play::statueTurns;
using tactiki::play::TactikiState;
using tactiki::rules::Act;
using tactiki::rules::Board;
using tactiki::rules::Side;
using tactiki::rules::Stage;

constexpr std::array kThemes{"statue", "hold"};

const PuzzleReading& puzzlesOf(const std::string& theme) {
    static const tactiki::play::TactikiKind kKind;
    static std::map<std::string, PuzzleReading> read;
    const auto [entry, added] = read.try_emplace(theme);
    if (added) {
        const auto file = std::filesystem::path(DOLMEN_ASSETS) / "puzzles/tactiki" / (theme + ".puzzles");
        entry->second = readPuzzles(base::readFile(file).value(), file.string(), kKind);
    }
    return entry->second;
}

const tactiki::rules::Position& positionOf(const Puzzle& puzzle) {
    return static_cast<const TactikiState&>(*puzzle.start).position();
}

TEST(TactikiPuzzles, AreReadWithoutErrors) {
    for (const std::string theme : kThemes) {
        const auto& [puzzles, errors] = puzzlesOf(theme);
        EXPECT_TRUE(errors.empty()) << errors.front().describe();
        EXPECT_GE(puzzles.size(), 40U) << theme;
        EXPECT_TRUE(std::is_sorted(puzzles.begin(), puzzles.end(),
                                   [](const Puzzle& a, const Puzzle& b) { return a.rating < b.rating; }));
        for (const Puzzle& puzzle : puzzles) EXPECT_EQ(puzzle.theme, theme);
    }
}

/// Whoever solves it has seen no fight before.
TEST(TactikiPuzzles, ShowTheRanksThatEverybodyKnows) {
    using tactiki::rules::Piece;
    for (const std::string theme : kThemes)
        for (const Puzzle& puzzle : puzzlesOf(theme).puzzles) {
            SCOPED_TRACE(puzzle.id);
            const auto view = puzzle.start->view(puzzle.start->toMove());
            const Board& board = positionOf(puzzle).board();
            for (Piece piece = 0; piece < tactiki::rules::kPieces; ++piece) {
                if (!board.isShown(piece)) continue;
                const auto id = tactiki::play::idOf(board, piece, puzzle.start->toMove());
                EXPECT_EQ(view->pieces()[id.value].shape, board.rankOf(piece)) << int{piece};
            }
        }
}

/// The turns, each as "c3c4 c4c5", in any order.
std::multiset<std::string> linesOf(const Board& board, const std::vector<RightTurn>& right) {
    std::multiset<std::string> lines;
    for (const RightTurn& turn : right) {
        Board between = board;
        (void)between.play(turn.first);
        const std::string first = textOf(turn.first, board);
        if (turn.second.empty()) lines.insert(first);
        for (const Act& second : turn.second) lines.insert(first + " " + textOf(second, between));
    }
    return lines;
}

std::vector<RightTurn> listedIn(const Puzzle& puzzle) {
    std::vector<RightTurn> listed;
    for (const PuzzleTurn& turn : puzzle.solution) {
        listed.push_back({actOf(turn.action)});
        for (const PuzzleTurn& last : turn.next) listed.back().second.push_back(actOf(last.action));
    }
    return listed;
}

TEST(TactikiPuzzles, ListEveryRightTurn) {
    for (const std::string theme : kThemes)
        for (const Puzzle& puzzle : puzzlesOf(theme).puzzles) {
            SCOPED_TRACE(puzzle.id);
            const Board& board = positionOf(puzzle).board();
            const auto right = theme == "hold" ? holdingTurns(board) : statueTurns(board);
            ASSERT_TRUE(right);
            EXPECT_EQ(linesOf(board, listedIn(puzzle)), linesOf(board, *right));
        }
}

/// Whatever the opponent hides, every right turn completes a statue of the solver (rules 2 and 14).
TEST(TactikiPuzzles, CompleteAStatueWhateverIsHidden) {
    base::Random random(1);
    for (const Puzzle& puzzle : puzzlesOf("statue").puzzles) {
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

/// Boards that look to the player to move like this one.
std::vector<Board> alike(const Board& board) {
    constexpr int kDraws = 60;
    const Side side = board.toMove();
    const Board seen = tactiki::rules::Position(board).knownTo(side).board();
    base::Random random(1);
    std::vector<Board> boards(kDraws, seen);
    for (Board& drawn : boards) drawUnknown(drawn, !side, random);
    return boards;
}

/// Whether a player completes a statue in what is left of his turn: tries everything, without a short cut.
bool completes(const Board& board, Side side) {
    if (const auto winner = board.winner()) return winner == side;
    if (board.ending() != tactiki::rules::Ending::None || board.toMove() != side) return false;
    const std::vector<Act> acts = board.legalActs();
    return std::any_of(acts.begin(), acts.end(), [&](const Act& act) {
        Board after = board;
        (void)after.play(act);
        return completes(after, side);
    });
}

/// Whether the opponent completes a statue after a turn, of which the second act may be missing.
bool loses(Board board, const Act& first, const std::optional<Act>& second) {
    const Side other = !board.toMove();
    (void)board.play(first);
    if (second && board.stage() == Stage::Second && board.isLegal(*second)) (void)board.play(*second);
    return completes(board, other);
}

/// The turns of two acts that a player may think of, and those of one.
template <class Visitor>
void eachTurn(const Board& board, Visitor visit) {
    for (const Act& first : board.legalActs()) {
        Board between = board;
        (void)between.play(first);
        if (between.stage() != Stage::Second || between.ending() != tactiki::rules::Ending::None) {
            visit(first, std::optional<Act>());
            continue;
        }
        for (const Act& second : between.legalActs()) visit(first, std::optional(second));
    }
}

/// After the turns that are listed no statue follows, whatever is hidden; after each other one it may.
TEST(TactikiPuzzles, HoldTheStatueOffWhateverIsHidden) {
    for (const Puzzle& puzzle : puzzlesOf("hold").puzzles) {
        SCOPED_TRACE(puzzle.id);
        const Board& board = positionOf(puzzle).board();
        const std::multiset<std::string> right = linesOf(board, listedIn(puzzle));
        const std::vector<Board> boards = alike(board);
        eachTurn(board, [&](const Act& first, const std::optional<Act>& second) {
            std::vector<Act> seconds;
            if (second) seconds.push_back(*second);
            const std::string line = *linesOf(board, {{first, seconds}}).begin();
            const bool lost = std::any_of(boards.begin(), boards.end(),
                                          [&](const Board& one) { return loses(one, first, second); });
            EXPECT_EQ(lost, right.count(line) == 0) << line;
        });
    }
}

}  // namespace
}  // namespace tutorial
