#include "games/tak/table/TakPresentation.h"

#include <gtest/gtest.h>

#include "games/tak/play/TakState.h"
#include "games/tak/rules/Tps.h"

namespace tak::table {
namespace {

using rules::Square;

TEST(TakPresentation, OpensStacksFromTheTop) {
    const auto position = rules::parseTps("x5/x5/x,12112212C,x,2,x/x5/1,x4 1 9", {});
    ASSERT_TRUE(position) << position.error().describe();
    const play::TakState state(*position);
    const TakPresentation presentation;
    const auto layers = presentation.stackAt(state, play::placeOf(Square(1, 2)));
    ASSERT_EQ(layers.size(), 8U);
    EXPECT_EQ(layers[0].icon, "capstone");
    EXPECT_EQ(layers[0].owner, game::playerAt(1));
    EXPECT_EQ(layers[1].icon, "flat");
    EXPECT_EQ(layers[1].owner, game::playerAt(0));
    EXPECT_EQ(layers[7].owner, game::playerAt(0)) << "the lowest";
    EXPECT_TRUE(layers[4].canBeLifted) << "rule 10: five on a board of five";
    EXPECT_FALSE(layers[5].canBeLifted);
    EXPECT_TRUE(presentation.stackAt(state, play::placeOf(Square(0, 0))).empty()) << "a single piece";
    EXPECT_TRUE(presentation.stackAt(state, play::placeOf(Square(4, 4))).empty()) << "an empty square";
    EXPECT_TRUE(presentation.stackAt(state, {1, 0, 0}).empty()) << "a supply";
}

}  // namespace
}  // namespace tak::table
