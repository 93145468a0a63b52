#include "games/tak/engine/QuietWin.h"

#include <gtest/gtest.h>

#include "games/tak/engine/Engine.h"
#include "games/tak/engine/RandomBoards.h"
#include "games/tak/engine/SlowThreats.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::engine {
namespace {

using namespace rules;
using engine::test::anyMove;
using engine::test::slowRoadInOne;
using engine::test::slowTinue;
using engine::test::someBoard;

// Published by other players. In both a move that threatens no road wins by force.
constexpr const char* kFivePlies = "1,1,x3/1,1,x,2,1/x,1,x3/x,2,x2,2/2,1C,2S,2,2 1 3";
constexpr const char* kNinePlies = "1,1,1121S,21C,1,1/x2,12C,22,1,x/x2,2,x,2,x/x2,2,2,x2/x2,2,x3/2,x5 1 15";

ProofBudget nodes(std::uint64_t n) { return {n, {}, {}}; }

std::string firstOf(const Position& p, const std::optional<QuietWinSolver::Win>& win) {
    return win && !win->line.empty() ? formatMove(p, win->line.front()) : "nothing";
}

/// Whether the side to move wins within `plies` after at most one move that threatens no road, found by
/// playing every move and every reply.
int slowQuietWin(const Position& p, int plies) {
    if (const int tinue = slowTinue(p, plies)) return tinue;
    if (plies < 2) return 0;
    const Color attacker = p.toMove();
    int length = 0;
    anyMove(p, [&](Move, const Position& after) {
        if (after.outcome().over()) return false;
        const bool threatens = slowRoadInOne(after, attacker);
        int longest = threatens ? 2 : 0;
        const bool escapes = anyMove(after, [&](Move, const Position& next) {
            longest = std::max(longest, 1);  // a reply may end the game, and lose it
            if (next.outcome().over()) return next.outcome().winner != attacker;
            const int rest = threatens ? slowQuietWin(next, plies - 2) : slowTinue(next, plies - 2);
            longest = std::max(longest, rest + 1);
            return rest == 0;
        });
        if (!escapes) length = length == 0 ? longest + 1 : std::min(length, longest + 1);
        return false;
    });
    return length;
}

/// Plays the line: legal moves, and a win of the side that begins.
void expectAWin(const Position& start, const QuietWinSolver::Win& win) {
    Position p = start;
    for (const Move move : win.line) {
        ASSERT_TRUE(p.isLegal(move)) << formatTps(start);
        (void)p.make(move);
    }
    EXPECT_EQ(p.outcome().winner, start.toMove()) << formatTps(start);
    EXPECT_LE(static_cast<int>(win.line.size()), win.plies) << formatTps(start);
}

TEST(QuietWin, IsFoundInPublishedPositions) {
    TinueSolver tinue(4);
    QuietWinSolver solver(tinue);
    const Position five = *parseTps(kFivePlies);
    ProofBudget few = nodes(2000);
    const auto first = solver.solve(five, 9, few);
    ASSERT_EQ(firstOf(five, first), "b3+");
    EXPECT_EQ(first->plies, 5);
    expectAWin(five, *first);

    const Position nine = *parseTps(kNinePlies, {.halfKomi = 4});
    ProofBudget more = nodes(20'000);
    const auto second = solver.solve(nine, 9, more);
    ASSERT_EQ(firstOf(nine, second), "e5<");
    EXPECT_EQ(second->plies, 9);
    expectAWin(nine, *second);
    ProofBudget again = nodes(20'000);
    EXPECT_FALSE(solver.solve(nine, 7, again));
}

void expectSlowProofs(std::uint64_t seed, int size, int boards, int plies) {
    base::Random random(seed);
    TinueSolver tinue(4);
    QuietWinSolver solver(tinue);
    int wins = 0;
    for (int i = 0; i < boards && !::testing::Test::HasFailure(); ++i) {
        const Position p = someBoard(random, size);
        if (slowTinue(p, plies) != 0) continue;
        ProofBudget budget = nodes(1'000'000);
        const auto win = solver.solve(p, plies, budget);
        if (!win) continue;
        ++wins;
        ASSERT_EQ(slowQuietWin(p, win->plies), win->plies) << formatTps(p);
        expectAWin(p, *win);
    }
    EXPECT_GT(wins, 0);
}

TEST(QuietWin, On3x3HoldsAgainstEveryReply) { expectSlowProofs(41, 3, 400, 7); }
TEST(QuietWin, On4x4HoldsAgainstEveryReply) { expectSlowProofs(42, 4, 120, 5); }
TEST(QuietWin, On5x5HoldsAgainstEveryReply) { expectSlowProofs(43, 5, 60, 5); }

// Where pieces are left and squares are free, a player who would not lose by passing does not lose by moving:
// so the solver misses none of five plies.
TEST(QuietWin, MissesNoneOfFivePlies) {
    base::Random random(44);
    TinueSolver tinue(4);
    QuietWinSolver solver(tinue);
    int wins = 0;
    for (int i = 0; i < 1500 && !HasFailure(); ++i) {
        const Position p = someBoard(random, 3);
        const bool late = count(p.empty()) < 4 || p.supply(Color::White).total() < 4 ||
                          p.supply(Color::Black).total() < 4 || p.setup().draws.quietPlies;
        if (late || slowTinue(p, 5) != 0) continue;
        ProofBudget budget = nodes(1'000'000);
        const auto win = solver.solve(p, 5, budget);
        ASSERT_EQ(win ? win->plies : 0, slowQuietWin(p, 5)) << formatTps(p);
        wins += win.has_value();
    }
    EXPECT_GT(wins, 0);
}

TEST(QuietWin, OfOneMoveIsJudgedAlone) {
    TinueSolver tinue(4);
    QuietWinSolver solver(tinue);
    const Position p = *parseTps(kFivePlies);
    anyMove(p, [&](Move move, const Position&) {
        ProofBudget budget = nodes(20'000);
        EXPECT_EQ(solver.winsBy(p, move, 5, budget), formatMove(p, move) == "b3+") << formatMove(p, move);
        return false;
    });
}

TEST(QuietWin, KeepsToItsBudget) {
    TinueSolver tinue(4);
    QuietWinSolver solver(tinue);
    ProofBudget few = nodes(20);
    EXPECT_FALSE(solver.solve(*parseTps(kFivePlies), 9, few));
    EXPECT_TRUE(few.spent());
    EXPECT_LE(few.nodes(), 30U);
    std::stop_source stop;
    stop.request_stop();
    ProofBudget stopped({}, {}, stop.get_token());
    EXPECT_FALSE(solver.solve(*parseTps(kNinePlies), 9, stopped));
}

TEST(QuietWin, IsWhatTheEnginePlays) {
    for (const int lines : {1, 3}) {
        Engine engine({.hashMiB = 16, .multiPv = lines});
        const Position p = *parseTps(kFivePlies);
        const Result result = engine.search(Game(p), {.nodes = 400'000});
        EXPECT_EQ(formatMove(p, result.best), "b3+") << lines << " lines";
        ASSERT_EQ(result.report.lines.size(), static_cast<std::size_t>(lines));
        EXPECT_EQ(result.report.lines.front().score, winIn(5));
        EXPECT_EQ(result.report.lines.front().moves.size(), 5U);
    }
}

TEST(QuietWin, AgainstItEveryMoveLosesAndTheEngineSaysSo) {
    Position p = *parseTps(kFivePlies);
    (void)p.make(*parseMove("b3+", p));
    Engine engine({.hashMiB = 16});
    EXPECT_EQ(engine.search(Game(p), {.nodes = 400'000}).report.lines.front().score, lossIn(4));
}

}  // namespace
}  // namespace tak::engine
