// What a game expects at the ends of lines, averaged.

#include "match/ExpectedAlong.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/Countdown.h"

namespace match {
namespace {

using ::testing::DoubleNear;
using ::testing::ElementsAre;

/// Expects of a heap as many points for the first player as there are counters, and one place for the second.
class ByHeap final : public game::ExpectedEnds {
  public:
    [[nodiscard]] std::optional<game::ExpectedEnd> expect(const game::State& state) const override {
        const double left = std::stod(dynamic_cast<const test::Countdown&>(state).positionText());
        if (left > 12) return {};
        return game::ExpectedEnd{
            .owners = {{.place = {0, static_cast<std::uint16_t>(left)}, .chances = {0, 1}}},
            .points = {left},
            .chances = {0.5, 0.5}};
    }
};

game::Thought thought(std::vector<std::vector<std::uint64_t>> lines) {
    game::Thought thought;
    for (const auto& turns : lines) {
        game::Candidate candidate{.chances = {0.5, 0.5}};
        for (const std::uint64_t turn : turns) candidate.line.push_back(game::Action(turn));
        thought.candidates.push_back(candidate);
    }
    return thought;
}

TEST(ExpectedAlong, WithoutALineItIsWhatTheGameExpectsOfThePosition) {
    const auto end = expectedAlong(ByHeap(), test::Countdown(9, 2), {});
    ASSERT_TRUE(end);
    EXPECT_THAT(end->points, ElementsAre(9));
    EXPECT_FALSE(expectedAlong(ByHeap(), test::Countdown(13, 2), {}));
}

TEST(ExpectedAlong, ItIsTheMeanOfThePositionAndTheEndsOfLines) {
    const auto end = expectedAlong(ByHeap(), test::Countdown(12, 2), {thought({{3, 3}, {1, 1}})});
    ASSERT_TRUE(end);
    // A quarter of the position itself.
    EXPECT_THAT(end->points, ElementsAre(DoubleNear(0.25 * 12 + 0.75 * (6 + 10) / 2, 1e-9)));
    EXPECT_EQ(end->owners.size(), 3U) << "places are told apart";
    for (const auto& owner : end->owners)
        EXPECT_NEAR(owner.chances.at(1), owner.place.spot == 12 ? 0.25 : 0.375, 1e-9);
}

TEST(ExpectedAlong, ALineThatEndsTheGameTellsItsResult) {
    const auto end = expectedAlong(ByHeap(), test::Countdown(3, 2), {thought({{3}})});
    ASSERT_TRUE(end);
    EXPECT_THAT(end->chances, ElementsAre(DoubleNear(0.25 * 0.5 + 0.75, 1e-9), DoubleNear(0.25 * 0.5, 1e-9)));
}

TEST(ExpectedAlong, OnlyTheFirstTurnsOfALineCount) {
    const auto end =
        expectedAlong(ByHeap(), test::Countdown(12, 2), {thought({{1, 1, 1, 1, 1, 1, 1, 1, 1}})});
    ASSERT_TRUE(end);
    EXPECT_THAT(end->points, ElementsAre(DoubleNear(0.25 * 12 + 0.75 * 6, 1e-9)));
}

TEST(ExpectedAlong, ALineStopsAtATurnThatIsNotLegal) {
    const auto end = expectedAlong(ByHeap(), test::Countdown(12, 2), {thought({{2, 9, 1}})});
    ASSERT_TRUE(end);
    EXPECT_THAT(end->points, ElementsAre(DoubleNear(0.25 * 12 + 0.75 * 10, 1e-9)));
}

}  // namespace
}  // namespace match
