#include "games/caravan/play/CaravanKind.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace caravan::play {
namespace {

using ::testing::ElementsAre;

/// Caravan for two or four players, but not for three.
class EvenCaravan final : public CaravanKind {
  public:
    [[nodiscard]] std::vector<int> playerCounts() const override { return {2, 4}; }
};

int playersWith(const game::Kind& kind, const char* wanted) {
    return kind.playersOf({{game::kPlayersKey, wanted}});
}

TEST(CaravanKind, TakesTheNearestNumberOfPlayers) {
    const CaravanKind kind;
    EXPECT_EQ(kind.playersOf({}), 2);
    for (const char* wanted : {"2", "3", "4"}) EXPECT_EQ(playersWith(kind, wanted), wanted[0] - '0');
    EXPECT_EQ(playersWith(kind, "-7"), 2);
    EXPECT_EQ(playersWith(kind, "2147483647"), 4);
    for (const char* nonsense : {"", "x", "3x", "99999999999"}) EXPECT_EQ(playersWith(kind, nonsense), 2);
}

TEST(CaravanKind, MayLeaveOutANumberOfPlayers) {
    const EvenCaravan kind;
    EXPECT_EQ(playersWith(kind, "2"), 2);
    EXPECT_EQ(playersWith(kind, "3"), 2);
    EXPECT_EQ(playersWith(kind, "4"), 4);
    EXPECT_EQ(playersWith(kind, "5"), 4);
    EXPECT_EQ(kind.create({{game::kPlayersKey, "3"}}, {}).value()->playerCount(), 2);
    EXPECT_EQ(kind.create({{game::kPlayersKey, "4"}}, {}).value()->playerCount(), 4);
}

TEST(CaravanKind, TellsTheSidesOfAGame) {
    const CaravanKind kind;
    EXPECT_EQ(kind.sidesOf({}), game::Sides(2));
    EXPECT_EQ(kind.sidesOf({{game::kPlayersKey, "3"}, {"partners", "1"}}), game::Sides(3));
    EXPECT_EQ(kind.sidesOf({{game::kPlayersKey, "4"}}), game::Sides(4));
    const game::Sides pairs = kind.sidesOf({{game::kPlayersKey, "4"}, {"partners", "1"}});
    EXPECT_EQ(pairs.count(), 2U);
    EXPECT_THAT(pairs.partnersOf(game::PlayerId(1)), ElementsAre(game::PlayerId(3)));
}

}  // namespace
}  // namespace caravan::play
