#include "games/tak/engine/Tactics.h"

#include <gtest/gtest.h>

#include "games/tak/engine/MoveFeatures.h"
#include "games/tak/engine/RandomBoards.h"
#include "games/tak/engine/SlowThreats.h"
#include "games/tak/rules/Roads.h"
#include "games/tak/rules/Tps.h"

namespace tak::engine {
namespace {

using namespace rules;
using engine::test::anyMove;
using engine::test::slowRoadInOne;
using engine::test::someBoard;

constexpr int kBoards = 1500;

/// Calls check(position) for many boards of every size.
template <class Check>
void onManyBoards(std::uint64_t seed, int boards, Check check) {
    base::Random random(seed);
    for (int size = kMinSize; size <= kMaxSize; ++size)
        for (int i = 0; i < boards && !::testing::Test::HasFailure(); ++i) check(someBoard(random, size));
}

TEST(Tactics, RoadInOneIsFoundIfAndOnlyIfThereIsOne) {
    int found = 0;
    onManyBoards(11, kBoards, [&](const Position& p) {
        for (const Color color : {Color::White, Color::Black}) {
            const Move move = roadInOne(p, color);
            ASSERT_EQ(!move.isNone(), slowRoadInOne(p, color)) << formatTps(p) << " colour " << index(color);
            if (move.isNone()) continue;
            ++found;
            Position next = p.toMove() == color ? p : p.passed();
            ASSERT_TRUE(next.isPseudoLegal(move)) << formatTps(p);
            (void)next.make(move);
            ASSERT_TRUE(hasRoad(next.roadSquares(color), p.size())) << formatTps(p);
        }
    });
    EXPECT_GT(found, kBoards);
}

TEST(Tactics, CriticalSquaresAreThoseThatCompleteARoad) {
    onManyBoards(12, kBoards, [](const Position& p) {
        for (const Color color : {Color::White, Color::Black}) {
            Bitboard expected = 0;
            for (Bitboard rest = p.board() & ~p.roadSquares(color); rest;) {
                const Square s = takeFirst(rest);
                if (hasRoad(p.roadSquares(color) | bit(s), p.size())) expected |= bit(s);
            }
            ASSERT_EQ(criticalSquares(p, color), expected) << formatTps(p);
        }
    });
}

TEST(Tactics, RoadAfterASpreadIsAsPlayed) {
    onManyBoards(13, kBoards / 4, [](const Position& p) {
        anyMove(p, [&](Move move, const Position& after) {
            if (move.isPlacement()) return false;
            EXPECT_EQ(roadAfterSpread(p, move), after.roadSquares(p.toMove())) << formatTps(p);
            return HasFailure();
        });
    });
}

TEST(Tactics, DangerIsARoadOfTheOpponentInOne) {
    onManyBoards(14, kBoards, [](const Position& p) {
        const Danger danger = dangerTo(p);
        ASSERT_EQ(danger.any(), slowRoadInOne(p, !p.toMove())) << formatTps(p);
    });
}

TEST(Tactics, NoAnswerToADangerIsThrownAway) {
    int thrownAway = 0;
    onManyBoards(15, kBoards, [&](const Position& p) {
        // A game may end in a draw by quiet turns alone; the caller has to check that.
        if (p.setup().draws.quietPlies && p.quietPlies() + 1 >= kQuietPlyLimit) return;
        const Danger danger = dangerTo(p);
        if (!danger.any()) return;
        anyMove(p, [&](Move move, const Position& after) {
            if (mayAnswer(p, danger, move)) return false;
            ++thrownAway;
            // A road of the player's own needs no answer to a threat.
            if (hasRoad(after.roadSquares(p.toMove()), p.size())) return false;
            const bool lost = after.outcome().over() ? after.outcome().winner == !p.toMove()
                                                     : slowRoadInOne(after, !p.toMove());
            EXPECT_TRUE(lost) << formatTps(p) << " move " << move.bits();
            return !lost;
        });
    });
    EXPECT_GT(thrownAway, 10000);
}

TEST(Tactics, TakSquaresAreTheFirstOfTwoStonesThatCompleteARoad) {
    onManyBoards(16, kBoards / 2, [](const Position& p) {
        for (const Color color : {Color::White, Color::Black}) {
            Bitboard expected = 0;
            const Bitboard own = p.roadSquares(color);
            for (Bitboard rest = p.empty(); rest;) {
                const Square s = takeFirst(rest);
                for (Bitboard others = p.empty() & ~bit(s); others;)
                    if (hasRoad(own | bit(s) | bit(takeFirst(others)), p.size())) expected |= bit(s);
            }
            // If one stone completes a road, every other square is a first of two stones, too.
            if (criticalSquares(p, color) & p.empty()) continue;
            ASSERT_EQ(takSquares(p, color), expected) << formatTps(p) << " colour " << index(color);
        }
    });
}

TEST(Tactics, NothingIsThreatenedInTheOpening) {
    for (int ply = 0; ply < 2; ++ply) {
        Position p(Setup::standard(3));
        for (int i = 0; i < ply; ++i) (void)p.make(Move::placement(Square(i, 0), PieceKind::Flat));
        EXPECT_TRUE(roadInOne(p, Color::White).isNone());
        EXPECT_FALSE(dangerTo(p).any());
    }
}

}  // namespace
}  // namespace tak::engine
