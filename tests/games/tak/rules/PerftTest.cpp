#include "games/tak/rules/Perft.h"

#include <gtest/gtest.h>

namespace tak::rules {
namespace {

TEST(Perft, StartPositions) {
    EXPECT_EQ(perft(Position(Setup::standard(3)), 5), 271812U);
    EXPECT_EQ(perft(Position(Setup::standard(5)), 4), 2999784U);
}

}  // namespace
}  // namespace tak::rules
