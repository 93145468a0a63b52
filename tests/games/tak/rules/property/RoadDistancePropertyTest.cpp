#include <gtest/gtest.h>

#include <set>

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/RoadDistance.h"
#include "games/tak/rules/Roads.h"
#include "games/tak/rules/Threat.h"
#include "games/tak/rules/Tps.h"
#include "games/tak/rules/property/RandomPlay.h"

namespace tak::rules {
namespace {

/// Whether some choice of `more` of these squares completes the road; tries all choices.
bool completes(Bitboard road, Bitboard empty, int more, int size) {
    if (hasRoad(road, size)) return true;
    if (more == 0) return false;
    for (Bitboard left = empty; left;) {
        const Square s = takeFirst(left);
        if (completes(road | bit(s), left, more - 1, size)) return true;
    }
    return false;
}

bool oneMoveCompletes(const Position& p, Color player) {
    if (p.inOpening()) return false;
    const Position at = p.toMove() == player ? p : p.passed();
    MoveList moves;
    legalMoves(at, moves);
    for (const Move move : moves) {
        Position next = at;
        (void)next.make(move);
        if (hasRoad(next.roadSquares(player), p.size())) return true;
    }
    return false;
}

/// roadDistance() computed by trying everything; 0 if there is none.
int slowDistance(const Position& p, Color player) {
    if (p.outcome().over()) return 0;
    if (oneMoveCompletes(p, player)) return 1;
    const int most = std::min(count(p.empty()), p.supply(player).total());
    if (!hasRoad(p.roadSquares(player) | p.empty(), p.size())) return 0;
    for (int turns = 1; turns <= most; ++turns)
        if (completes(p.roadSquares(player), p.empty(), turns, p.size())) return turns;
    return 0;
}

TEST(RoadDistanceProperty, EqualsAnExhaustiveSearch) {
    std::set<int> distances;
    for (int size = 3; size <= 5; ++size)
        for (const test::Policy policy : test::kPolicies)
            for (std::uint64_t seed = 0; seed < (size == 5 ? 6U : 25U); ++seed)
                test::playRandomly(Position(rules::Setup::standard(size)), policy, seed, 60,
                                   [&](const Position& p) {
                                       // Trying five squares on boards of 25 squares and more would take too
                                       // long.
                                       if (size == 5 && count(p.occupied()) < 10) return;
                                       for (const Color player : {Color::White, Color::Black}) {
                                           const auto distance = roadDistance(p, player);
                                           ASSERT_EQ(distance ? distance->turns : 0, slowDistance(p, player))
                                               << formatTps(p) << " for " << index(player);
                                           distances.insert(distance ? distance->turns : 0);
                                       }
                                   });
    EXPECT_TRUE(distances.contains(0)) << "no position without a way";
    EXPECT_TRUE(distances.contains(4)) << "no long way";
}

TEST(RoadDistanceProperty, TheSquaresAreARoadOnceTheMissingOnesAreThere) {
    for (int size = 3; size <= 8; ++size)
        for (std::uint64_t seed = 0; seed < 6; ++seed)
            test::playRandomly(Position(rules::Setup::standard(size)), test::Policy::Spreads, seed, 80,
                               [&](const Position& p) {
                                   for (const Color player : {Color::White, Color::Black}) {
                                       const auto distance = roadDistance(p, player);
                                       if (!distance) continue;
                                       ASSERT_TRUE(hasRoad(distance->road, size)) << formatTps(p);
                                       ASSERT_NE(distance->missing, 0U) << formatTps(p);
                                       ASSERT_EQ(distance->missing & ~distance->road, 0U) << formatTps(p);
                                       ASSERT_EQ(distance->missing & p.roadSquares(player), 0U)
                                           << formatTps(p);
                                       if (distance->turns == 1) continue;
                                       ASSERT_EQ(count(distance->missing), distance->turns) << formatTps(p);
                                       ASSERT_EQ(distance->missing & ~p.empty(), 0U) << formatTps(p);
                                   }
                               });
}

TEST(ThreatProperty, TheSquaresAreThoseThatComplete) {
    for (int size = 3; size <= 6; ++size)
        for (std::uint64_t seed = 0; seed < 8; ++seed)
            test::playRandomly(Position(rules::Setup::standard(size)), test::Policy::KeepGoing, seed, 60,
                               [](const Position& p) {
                                   const Bitboard squares = threatenedSquares(p);
                                   ASSERT_EQ(squares != 0, threatensRoad(p)) << formatTps(p);
                                   const Color player = !p.toMove();
                                   if (p.outcome().over() || p.inOpening() || p.supply(player).total() == 0)
                                       return;
                                   Bitboard completing = 0;
                                   for (Bitboard empty = p.empty(); empty;) {
                                       const Square s = takeFirst(empty);
                                       if (hasRoad(p.roadSquares(player) | bit(s), p.size()))
                                           completing |= bit(s);
                                   }
                                   if (completing != 0) {
                                       ASSERT_EQ(squares, completing) << formatTps(p);
                                   }
                               });
}

}  // namespace
}  // namespace tak::rules
