#include "games/tak/rules/RoadDistance.h"

#include "games/tak/rules/RulesTesting.h"
#include "games/tak/rules/Threat.h"

namespace tak::rules {
namespace {

using test::at;

int turns(std::string_view tps, Color player) {
    const auto distance = roadDistance(at(tps), player);
    return distance ? distance->turns : 0;
}

Bitboard squares(std::initializer_list<Square> list) {
    Bitboard all = 0;
    for (const Square s : list) all |= bit(s);
    return all;
}

constexpr Color kWhite = Color::White;
constexpr Color kBlack = Color::Black;

TEST(RoadDistance, CountsMissingPieces) {
    EXPECT_EQ(turns("x5/x5/x5/x5/x5 1 1", kWhite), 5);
    EXPECT_EQ(turns("x5/x5/1,1,x3/2,2,2,x2/x5 1 4", kWhite), 3);
    EXPECT_EQ(turns("x5/x5/1,1,x3/2,2,2,x2/x5 1 4", kBlack), 2);
    const auto black = roadDistance(at("x5/x5/1,1,x3/2,2,2,x2/x5 1 4"), kBlack);
    ASSERT_TRUE(black);
    EXPECT_EQ(black->missing, squares({{3, 1}, {4, 1}}));
    EXPECT_EQ(black->road, squares({{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}}));
}

TEST(RoadDistance, GoesAroundWhatTheOtherHolds) {
    // A wall blocks the middle of the row, and the way around it needs two more squares.
    EXPECT_EQ(turns("x5/x5/1,1,2S,1,1/x5/x5 1 6", kWhite), 3);
    EXPECT_EQ(turns("2S,1,x/x,2S,x/1,x,2S 1 4", kWhite), 0) << "walls from corner to corner";
}

TEST(RoadDistance, OwnWallsBlockTheWay) { EXPECT_EQ(turns("x3/1,1S,1/2,x,2 1 4", kWhite), 3); }

TEST(RoadDistance, CapstonesCountAsRoad) { EXPECT_EQ(turns("x5/x5/1,1C,1,x,1/2,2,x,2,2/x5 2 6", kWhite), 1); }

TEST(RoadDistance, ASpreadThatCompletesIsOneTurn) {
    // No single stone completes the road, but b2> captures c2 and leaves a stone on b2.
    const Position p = at("2,x,2/1,111,2/1,x,2S 1 8");
    ASSERT_TRUE(roadMove(p, kWhite));
    EXPECT_EQ(roadDistance(p, kWhite)->turns, 1);
}

TEST(RoadDistance, NeedsPiecesForIt) {
    rules::Setup poor = rules::Setup::standard(5);
    poor.supply = {Supply{4, 0}, Supply{5, 0}};
    EXPECT_FALSE(roadDistance(Position(poor), kWhite));
    EXPECT_EQ(roadDistance(Position(poor), kBlack)->turns, 5);
}

TEST(RoadDistance, IsEmptyAfterTheGame) {
    EXPECT_EQ(turns("x3/1,1,1/2,x,2 2 4", kWhite), 0);
    EXPECT_EQ(turns("x3/1,1,1/2,x,2 2 4", kBlack), 0);
}

TEST(ThreatenedSquares, AreAllOnWhichAPieceCompletes) {
    EXPECT_EQ(threatenedSquares(at("x3/1,x2/1,2,2 2 3")), squares({{0, 2}}));
    EXPECT_EQ(threatenedSquares(at("x3/x3/1,2,2 2 2")), 0U);
    EXPECT_EQ(threatenedSquares(at("1,x,2/1,1,x/x,2,2 2 4")), squares({{0, 0}, {2, 1}}));
    EXPECT_EQ(threatenedSquares(at("2,1,x/1,2S,2/1,2,x 2 5")), squares({{0, 2}})) << "b3< completes";
}

}  // namespace
}  // namespace tak::rules
