#include "games/tak/rules/Symmetry.h"

#include <gtest/gtest.h>

#include <set>

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Position.h"
#include "games/tak/rules/Tps.h"

namespace tak::rules {
namespace {

TEST(Symmetry, TurnsMovesAndDirections) {
    const auto after = [](const char* text, int symmetry) {
        return formatMove(turned(parseMoveText(text)->move, symmetry, 5));
    };
    EXPECT_EQ(after("a1", kTurnedLeft), "e1");
    EXPECT_EQ(after("a1", kTurnedRight), "a5");
    EXPECT_EQ(after("Sa2", kMirrored), "Se2");
    EXPECT_EQ(after("3a1>12", kTurnedLeft), "3e1+12");
    EXPECT_EQ(after("3a1>12", kTurnedRight), "3a5-12");
    EXPECT_EQ(after("3a1>12", kMirrored), "3e1<12");
    EXPECT_EQ(after("b4+", kTurnedLeft), "b2<");
}

std::set<std::uint16_t> movesOf(const Position& position, int symmetry) {
    MoveList moves;
    legalMoves(position, moves);
    std::set<std::uint16_t> all;
    for (const Move move : moves) all.insert(turned(move, symmetry, position.size()).bits());
    return all;
}

TEST(Symmetry, TheMovesOfATurnedPositionAreTheTurnedMoves) {
    const Position position = parseTps("2,x4/2C,1,121S,x2/x,12,x3/x2,1121C,x2/x4,1 2 12").value();
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
        const Position other = turned(position, symmetry);
        EXPECT_EQ(movesOf(other, 0), movesOf(position, symmetry)) << symmetry;
        EXPECT_EQ(other.ply(), position.ply());
        EXPECT_EQ(other.outcome(), position.outcome());
    }
    EXPECT_EQ(formatTps(turned(turned(position, kTurnedLeft), kTurnedRight)), formatTps(position));
    EXPECT_NE(formatTps(turned(position, kTurnedLeft)), formatTps(position));
}

}  // namespace
}  // namespace tak::rules
