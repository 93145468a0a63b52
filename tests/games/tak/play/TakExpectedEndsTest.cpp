#include "games/tak/play/TakExpectedEnds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tak/network/SomeEndNetwork.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

constexpr const char* kOnFour = "x,1,x2/x,2,12,x/1S,x3/x2,2,x 2 6";

/// A network for 4x4 serves these tests; there is none in the program.
class TakExpectedEndsTest : public ::testing::Test {
  protected:
    TakExpectedEndsTest() {
        const network::test::SomeEndNetwork some{.size = 4};
        useEndNetwork(std::move(*network::EndNetwork::parse(some.file())));
    }
    const TakExpectedEnds ends_;
};

TEST_F(TakExpectedEndsTest, AreAFacetOfTheGame) { EXPECT_NE(TakKind().expectedEnds(), nullptr); }

TEST_F(TakExpectedEndsTest, TellWhatTheNetworkExpectsByPlayer) {
    const TakState state(*rules::parseTps(kOnFour, {.halfKomi = 3}));
    const auto end = ends_.expect(state);
    ASSERT_TRUE(end);
    const network::ExpectedEnd seen = endNetworkFor(4)->expect(state.position());
    ASSERT_EQ(end->owners.size(), 16U);
    // Black is to move.
    EXPECT_EQ(end->owners[5].place, placeOf(rules::Square(1, 1)));
    EXPECT_NEAR(end->owners[5].chances[1], static_cast<double>(seen.owners[5][1]), 1e-6);
    EXPECT_NEAR(end->owners[5].chances[0], static_cast<double>(seen.owners[5][2]), 1e-6);
    EXPECT_NEAR(end->chances[1], static_cast<double>(seen.result[2]), 1e-6);
    EXPECT_NEAR(end->chances[0], static_cast<double>(seen.result[0]), 1e-6);
    EXPECT_NEAR(end->points[0], static_cast<double>(seen.flats[1]), 1e-6);
    EXPECT_NEAR(end->points[1], static_cast<double>(seen.flats[0]) + 1.5, 1e-6) << "with komi";
}

TEST_F(TakExpectedEndsTest, TellNothingWhereTheNetworkHasNotLearned) {
    const auto told = [&](const char* tps, const rules::SetupOptions& options = {}) {
        return ends_.expect(TakState(*rules::parseTps(tps, options))).has_value();
    };
    EXPECT_TRUE(told(kOnFour));
    EXPECT_FALSE(told("x4/x4/x4/x4 1 1")) << "in the opening";
    EXPECT_FALSE(told("x4/x4/x4/2,x3 2 1")) << "in the opening";
    EXPECT_FALSE(told(kOnFour, {.stones = {20, 20}})) << "other supplies";
    EXPECT_FALSE(told("x3/x,2,x/1,x2 1 3")) << "another board";
    EXPECT_FALSE(told("2,x3/x3,2/x,2,x2/1,1,1,1 2 6")) << "the game is over";
}

}  // namespace
}  // namespace tak::play
