#include "games/tak/engine/Tinue.h"

#include <gtest/gtest.h>

#include <map>

#include "games/tak/engine/RandomBoards.h"
#include "games/tak/engine/SlowThreats.h"
#include "games/tak/engine/ThreatGraph.h"
#include "games/tak/engine/Threats.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/RulesTesting.h"
#include "support/Extent.h"

namespace tak::engine {
namespace {

using namespace rules;
using engine::test::anyMove;
using engine::test::slowDefence;
using engine::test::slowRoadInOne;
using engine::test::slowTinue;
using engine::test::someBoard;
using rules::test::at;

std::vector<std::string> texts(const Position& p, const MoveList& moves) {
    std::vector<std::string> all;
    for (const Move move : moves) all.push_back(formatMove(p, move));
    std::sort(all.begin(), all.end());
    return all;
}

TEST(Threats, AreThoseThatPlayingEveryMoveFinds) {
    base::Random random(21);
    std::size_t found = 0;
    for (int i = 0; i < support::extent(300, 900) && !HasFailure(); ++i) {
        const Position p = someBoard(random, kMinSize + i % 6);
        if (!winningMove(p).isNone()) continue;
        MoveList moves;
        threateningMoves(p, moves);
        MoveList expected;
        anyMove(p, [&](Move move, const Position& after) {
            if (!after.outcome().over() && slowRoadInOne(after, p.toMove()) &&
                !slowRoadInOne(after, !p.toMove()))
                expected.add(move);
            return false;
        });
        ASSERT_EQ(texts(p, moves), texts(p, expected)) << formatTps(p);
        found += static_cast<std::size_t>(moves.size());
    }
    EXPECT_GT(found, support::extent(300U, 1000U));
}

TEST(Threats, DefencesAreThoseThatPlayingEveryMoveFinds) {
    base::Random random(22);
    int threats = 0;
    for (int i = 0; i < support::extent(270, 800) && !HasFailure(); ++i) {
        const Position p = someBoard(random, kMinSize + i % 6);
        const Color attacker = !p.toMove();
        Defence defence;
        defend(p, defence);
        MoveList expected;
        bool escapes = !slowRoadInOne(p, attacker) || slowRoadInOne(p, p.toMove());
        anyMove(p, [&](Move move, const Position& after) {
            if (after.outcome().over())
                escapes = escapes || after.outcome().winner != attacker;
            else if (!slowRoadInOne(after, attacker))
                expected.add(move);
            return false;
        });
        ASSERT_EQ(defence.escapes, escapes) << formatTps(p);
        if (escapes) continue;
        ++threats;
        ASSERT_EQ(texts(p, defence.moves), texts(p, expected)) << formatTps(p);
    }
    EXPECT_GT(threats, support::extent(10, 30));
}

TEST(Threats, WinningMovesWin) {
    base::Random random(23);
    for (int i = 0; i < 2000; ++i) {
        const Position p = someBoard(random, kMinSize + i % 6);
        const bool wins =
            anyMove(p, [&](Move, const Position& after) { return after.outcome().winner == p.toMove(); });
        const Move move = winningMove(p);
        ASSERT_EQ(!move.isNone(), wins) << formatTps(p);
        if (!move.isNone()) {
            Position after = p;
            (void)after.make(move);
            ASSERT_EQ(after.outcome().winner, p.toMove());
        }
    }
}

/// Checks the line: threats, answers that delay the loss as long as possible, and a win at the end.
void expectGoodLine(const Position& start, const TinueResult& result) {
    Position p = start;
    const Color attacker = p.toMove();
    ASSERT_FALSE(result.line.empty());
    for (const Move move : result.line) {
        ASSERT_TRUE(p.isLegal(move)) << formatTps(start);
        (void)p.make(move);
        const bool threatens = p.toMove() == attacker || p.outcome().over() || slowRoadInOne(p, attacker);
        EXPECT_TRUE(threatens) << formatTps(start) << " then " << formatTps(p);
    }
    EXPECT_EQ(p.outcome().winner, attacker) << formatTps(start);
    EXPECT_GE(static_cast<int>(result.line.size()), result.plies - 1);
    EXPECT_LE(static_cast<int>(result.line.size()), result.plies);
}

/// The quick run compares a third of the boards.
void compareWithSlowSearch(std::uint64_t seed, int size, int boards, int plies) {
    base::Random random(seed);
    std::map<int, int> lengths;
    TinueSolver solver(4);
    for (int i = 0; i < support::extent(boards / 3, boards) && !::testing::Test::HasFailure(); ++i) {
        const Position p = someBoard(random, size);
        const int expected = slowTinue(p, plies);
        const TinueResult result = solver.solve(p, {.plies = plies});
        ++lengths[expected];
        ASSERT_EQ(result.verdict == TinueVerdict::Proven, expected != 0) << formatTps(p);
        if (expected == 0) {
            ASSERT_TRUE(result.verdict == TinueVerdict::Refuted || result.plies == plies) << formatTps(p);
            continue;
        }
        ASSERT_EQ(result.plies, expected) << formatTps(p);
        expectGoodLine(p, result);
    }
    EXPECT_GT(lengths[1], 0);
    EXPECT_GT(lengths[3], 0);
    EXPECT_TRUE(size >= 6 || lengths[5] > 0);
}

TEST(Tinue, LengthsOn3x3AreThoseOfAnExhaustiveSearch) { compareWithSlowSearch(31, 3, 1500, 7); }
TEST(Tinue, LengthsOn4x4AreThoseOfAnExhaustiveSearch) { compareWithSlowSearch(32, 4, 600, 7); }
TEST(Tinue, LengthsOn5x5AreThoseOfAnExhaustiveSearch) { compareWithSlowSearch(33, 5, 600, 5); }
TEST(Tinue, LengthsOn6x6AreThoseOfAnExhaustiveSearch) { compareWithSlowSearch(34, 6, 120, 5); }

TEST(Tinue, EveryWinningFirstMoveIsFoundWithItsLength) {
    base::Random random(35);
    TinueSolver solver(4);
    int several = 0;
    for (int i = 0; i < 400; ++i) {
        const Position p = someBoard(random, 3 + i % 2);
        const int plies = p.size() == 3 ? 7 : 5;
        const TinueResult result = solver.solve(p, {.plies = plies, .everyMove = true});
        if (result.verdict != TinueVerdict::Proven) continue;
        std::map<std::string, int> expected;
        anyMove(p, [&](Move move, const Position& after) {
            if (after.outcome().winner == p.toMove()) expected[formatMove(p, move)] = 1;
            if (result.plies == 1 || after.outcome().over()) return false;
            if (const int rest = slowDefence(after, plies - 1)) expected[formatMove(p, move)] = rest + 1;
            return false;
        });
        std::map<std::string, int> found;
        for (const TinueMove& first : result.moves)
            if (first.verdict == TinueVerdict::Proven) found[formatMove(p, first.move)] = first.plies;
        ASSERT_EQ(found, expected) << formatTps(p);
        several += expected.size() > 1 && result.plies > 1;
    }
    EXPECT_GT(several, 5);
}

TEST(Tinue, ThreatsThatGoInCirclesAreRefuted) {
    const Position p =
        at("2,x,21,21,x,1S/2,2221S,21,12S,x2/2,1,112C,1121C,x2/x,1,1,12S,x,1/1,1,12,1,112S,1/"
           "212212S,x,2,x2,1 2 35");
    TinueSolver solver(4);
    EXPECT_EQ(solver.solve(p, {.plies = 15}).verdict, TinueVerdict::Unknown);
    const TinueResult result = solver.solve(p, {});
    EXPECT_EQ(result.verdict, TinueVerdict::Refuted);
    EXPECT_LT(result.nodes, 5000U);
}

TEST(Tinue, TheGraphOfThreatsRefutesNoWin) {
    base::Random random(37);
    const ProofSearch nothingKnown(1);
    int refuted = 0;
    for (int i = 0; i < 600; ++i) {
        const Position p = someBoard(random, 3 + i % 2);
        ProofBudget budget({}, {}, {});
        if (!ThreatGraph(nothingKnown).refutes(p, ProofRole::Attack, 1'000, budget)) continue;
        ++refuted;
        ASSERT_EQ(slowTinue(p, 5), 0) << formatTps(p);
        TinueSolver solver(1);
        EXPECT_NE(solver.solve(p, {.nodes = 20'000}).verdict, TinueVerdict::Proven) << formatTps(p);
    }
    EXPECT_GT(refuted, 50);
}

TEST(Tinue, LimitsLeaveItUnknown) {
    const Position p = at("2,x3,1/x,1,1,1,x/x,2,1,x2/x,2,x,2,1/2,x2,x,1 1 8");
    TinueSolver solver(1);
    EXPECT_EQ(solver.solve(p, {.nodes = 1}).verdict, TinueVerdict::Unknown);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_NE(solver.solve(Position(Setup::standard(5)), {}, stop.get_token()).verdict, TinueVerdict::Proven);
}

TEST(Tinue, NothingToFindAtTheStartOrAfterTheEnd) {
    TinueSolver solver(1);
    EXPECT_EQ(solver.solve(Position(Setup::standard(6)), {}).verdict, TinueVerdict::Refuted);
    const Position over = at("x3/x3/1,1,1 2 4");
    EXPECT_EQ(solver.solve(over, {}).verdict, TinueVerdict::Refuted);
    EXPECT_EQ(solver.isTinue(over, {}), TinueVerdict::Refuted);
}

TEST(Tinue, IsFoundAfterTheMoveThatBeginsIt) {
    base::Random random(36);
    TinueSolver solver(4);
    for (int i = 0; i < 150; ++i) {
        const Position p = someBoard(random, 3);
        anyMove(p, [&](Move, const Position& after) {
            if (after.outcome().over()) return false;
            EXPECT_EQ(solver.isTinue(after, {.plies = 5}) == TinueVerdict::Proven, slowDefence(after, 4) != 0)
                << formatTps(p);
            return HasFailure();
        });
    }
}

}  // namespace
}  // namespace tak::engine
