#include "games/tak/engine/Endings.h"

#include <gtest/gtest.h>

#include <map>

#include "games/tak/engine/RandomBoards.h"
#include "games/tak/engine/SlowThreats.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::engine {
namespace {

using namespace rules;
using engine::test::anyMove;
using engine::test::someBoard;

constexpr std::uint64_t kEnough = 1'000'000;

bool slowWins(const Position& p, int plies);

/// Whether the last mover wins within so many further plies, whatever the opponent replies.
bool slowWinsAfter(const Position& after, int plies) {
    const Color attacker = !after.toMove();
    if (after.outcome().over()) return after.outcome().winner == attacker;
    return plies >= 2 && !anyMove(after, [&](Move, const Position& next) {
               const Outcome outcome = next.outcome();
               return outcome.over() ? outcome.winner != attacker : !slowWins(next, plies - 1);
           });
}

bool slowWins(const Position& p, int plies) {
    return anyMove(p, [&](Move, const Position& after) { return slowWinsAfter(after, plies - 1); });
}

/// Few enough moves to play them all, and no rule that depends on more than the board.
bool isSmall(const Position& p) {
    MoveList moves;
    generateMoves(p, moves);
    return moves.size() <= 20 && !p.setup().draws.quietPlies;
}

void expectWhatEveryMoveGives(std::uint64_t seed, int size, int boards, int plies) {
    base::Random random(seed);
    EndingSolver solver;
    std::map<int, int> lengths;
    for (int i = 0; i < boards && !::testing::Test::HasFailure(); ++i) {
        const Position p = someBoard(random, size);
        if (!isSmall(p)) continue;
        int length = 1;
        while (length <= plies && !slowWins(p, length)) length += 2;
        ProofBudget budget{kEnough, {}, {}};
        const auto win = solver.solve(p, plies, budget);
        ASSERT_EQ(win ? win->plies : plies + 2, length) << formatTps(p);
        ++lengths[length];
        if (!win) continue;
        std::vector<Move> moves;
        anyMove(p, [&](Move move, const Position& after) {
            if (slowWinsAfter(after, length - 1)) moves.push_back(move);
            return false;
        });
        EXPECT_EQ(win->moves, moves) << formatTps(p);
        EXPECT_EQ(winsInThree(p), length == 3 ? moves : std::vector<Move>{}) << formatTps(p);
    }
    EXPECT_GT(lengths[3], 0);
    EXPECT_GT(lengths[plies], 0);
    EXPECT_GT(lengths[plies + 2], 0);
}

TEST(EndingSolver, On3x3GivesWhatEveryMoveGives) { expectWhatEveryMoveGives(51, 3, 400, 5); }
TEST(EndingSolver, On4x4GivesWhatEveryMoveGives) { expectWhatEveryMoveGives(52, 4, 1500, 3); }

TEST(EndingSolver, FindsAMoveThatWins) {
    base::Random random(53);
    EndingSolver solver;
    int wins = 0;
    for (int i = 0; i < 400; ++i) {
        const Position p = someBoard(random, 3);
        if (!isSmall(p)) continue;
        ProofBudget budget{kEnough, {}, {}};
        const Move move = solver.find(p, 5, budget);
        ASSERT_EQ(!move.isNone(), slowWins(p, 5)) << formatTps(p);
        if (move.isNone()) continue;
        Position after = p;
        (void)after.make(move);
        EXPECT_TRUE(slowWinsAfter(after, 4)) << formatTps(p) << ' ' << formatMove(p, move);
        ++wins;
    }
    EXPECT_GT(wins, 0);
}

TEST(EndingSolver, TellsPositionsOfDifferentKomiApart) {
    EndingSolver solver;
    // White's last flats fill the board, and he needs each.
    const std::string board = "12,2,112S,x/x,1,2,221S/21,1S,212,x/1,1,121S,212 1 23";
    const auto pliesWith = [&](int halfKomi) {
        ProofBudget budget{kEnough, {}, {}};
        const auto win = solver.solve(*parseTps(board, {.halfKomi = halfKomi}), 5, budget);
        return win ? win->plies : 0;
    };
    EXPECT_EQ(pliesWith(0), 5);
    EXPECT_EQ(pliesWith(8), 0);
    EXPECT_EQ(pliesWith(0), 5);
}

TEST(EndingSolver, FindsNothingOnceItsBudgetIsSpent) {
    base::Random random(54);
    EndingSolver solver;
    int refused = 0;
    for (int i = 0; i < 300; ++i) {
        const Position p = someBoard(random, 3);
        if (!isSmall(p)) continue;
        ProofBudget few{3, {}, {}};
        const auto win = solver.solve(p, 5, few);
        if (few.spent()) EXPECT_FALSE(win) << formatTps(p);
        refused += few.spent();
        // Nothing that was cut short is remembered.
        ProofBudget budget{kEnough, {}, {}};
        const auto again = solver.solve(p, 5, budget);
        EXPECT_EQ(again.has_value(), slowWins(p, 5)) << formatTps(p);
    }
    EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace tak::engine
