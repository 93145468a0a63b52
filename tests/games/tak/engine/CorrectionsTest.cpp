// Correction history: what the search learns about the evaluation's errors.

#include "games/tak/engine/Corrections.h"

#include <gtest/gtest.h>

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::engine {
namespace {

using namespace rules;

constexpr Margins kByStructure = {.structureCorrection = 100, .obstacleCorrection = 0, .replyCorrection = 0};
constexpr Margins kByObstacles = {.structureCorrection = 0, .obstacleCorrection = 100, .replyCorrection = 0};
constexpr Margins kByReply = {.structureCorrection = 0, .obstacleCorrection = 0, .replyCorrection = 100};
constexpr Margins kAll = {.structureCorrection = 100, .obstacleCorrection = 100, .replyCorrection = 100};

const Position kPosition = *parseTps("x5/x,1,2S,x2/x5/x,2,x3/1,x4 1 3");
const Position kOtherRoads = *parseTps("x5/x,1,2S,x2/x5/x3,2,x/1,x4 1 3");
const Position kOtherWall = *parseTps("x5/x,1,x,2S,x/x5/x,2,x3/1,x4 1 3");
const Position kBlacks = *parseTps("x5/x,1,2S,x2/x5/x,2,x3/1,x4 2 3");
const Move kBefore = Move::placement(Square(1, 1), PieceKind::Flat);
const Move kOtherBefore = Move::placement(Square(4, 4), PieceKind::Flat);

Score correction(const Corrections& corrections, const Position& position, Move before,
                 const Margins& margins) {
    return corrections.of(Corrections::placesOf(position, before), margins);
}

TEST(Corrections, GrowTowardsTheErrorUpToTheMargin) {
    Corrections corrections;
    const auto places = Corrections::placesOf(kPosition, kBefore);
    EXPECT_EQ(corrections.of(places, kAll), 0);
    corrections.learn(places, 40, 4);
    const Score once = corrections.of(places, kByStructure);
    EXPECT_GT(once, 0);
    for (int i = 0; i < 1000; ++i) corrections.learn(places, 5000, 60);
    EXPECT_GT(corrections.of(places, kByStructure), once);
    EXPECT_LE(corrections.of(places, kByStructure), 100);
    EXPECT_LE(corrections.of(places, kAll), 300);
    for (int i = 0; i < 1000; ++i) corrections.learn(places, -5000, 60);
    EXPECT_LT(corrections.of(places, kByStructure), -90);
    corrections.clear();
    EXPECT_EQ(corrections.of(places, kAll), 0);
}

TEST(Corrections, ADeepSearchTeachesMore) {
    Corrections shallow;
    Corrections deep;
    const auto places = Corrections::placesOf(kPosition, kBefore);
    shallow.learn(places, 100, 2);
    deep.learn(places, 100, 9);
    EXPECT_GT(deep.of(places, kByStructure), shallow.of(places, kByStructure));
}

TEST(Corrections, HoldForWhatIsAlike) {
    Corrections corrections;
    for (int i = 0; i < 20; ++i) corrections.learn(Corrections::placesOf(kPosition, kBefore), 200, 8);
    EXPECT_NE(correction(corrections, kOtherWall, kOtherBefore, kByStructure), 0);
    EXPECT_EQ(correction(corrections, kOtherRoads, kOtherBefore, kByStructure), 0);
    EXPECT_NE(correction(corrections, kOtherRoads, kOtherBefore, kByObstacles), 0);
    EXPECT_EQ(correction(corrections, kOtherWall, kOtherBefore, kByObstacles), 0);
    EXPECT_NE(correction(corrections, kOtherRoads, kBefore, kByReply), 0);
    EXPECT_EQ(correction(corrections, kPosition, kOtherBefore, kByReply), 0);
    EXPECT_EQ(correction(corrections, kBlacks, kBefore, kAll), 0) << "for the side to move alone";
}

}  // namespace
}  // namespace tak::engine
