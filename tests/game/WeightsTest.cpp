// The weight of a candidate.

#include "game/Weights.h"

#include <gtest/gtest.h>

namespace game {
namespace {

TEST(Weights, ATurnThatCostsMoreCountsLess) {
    const Thought thought{
        .candidates = {{.chances = {0.6, 0.4}}, {.chances = {0.55, 0.45}}, {.chances = {0.1, 0.9}}}};
    const PlayerId white(0);
    EXPECT_EQ(weightOf(thought, 0, white), 1);
    EXPECT_LT(weightOf(thought, 1, white), 1);
    EXPECT_LT(weightOf(thought, 2, white), weightOf(thought, 1, white));
    EXPECT_GT(weightOf(thought, 2, white), 0) << "it is still seen";
}

}  // namespace
}  // namespace game
