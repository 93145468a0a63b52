// How the first cards come into the hands.

#include <gtest/gtest.h>

#include <set>

#include "games/tactik/play/SampleGame.h"

namespace tactik::play {
namespace {

class TactikDeal : public testing::TestWithParam<int> {};

TEST_P(TactikDeal, BringsEveryCardFromTheStockIntoItsHand) {
    const TactikState state(rules::Position::dealt(GetParam(), 7), game::Chance());
    for (const game::Viewer viewer :
         {game::Viewer(playerAt(0)), game::Viewer::onlooker(), game::Viewer::record()}) {
        const auto view = state.view(viewer);
        const std::vector<game::PieceState> pieces = view->pieces();
        const game::Transition deal = view->dealt();
        ASSERT_EQ(deal.stages.size(), 1U);
        EXPECT_EQ(deal.stages[0].reason, game::Reason::Deal);
        std::set<int> levels;
        for (const game::Hop& hop : deal.stages[0].hops) {
            EXPECT_EQ(hop.after, pieces[hop.after.id.value]);
            EXPECT_EQ(hop.before.place.area, kStockArea);
            EXPECT_EQ(hop.before.shape, game::kUnknownShape) << "nobody sees a card before it is dealt";
            EXPECT_TRUE(levels.insert(hop.before.place.level).second);
        }
        EXPECT_EQ(static_cast<int>(levels.size()), GetParam() * rules::handSize(GetParam()));
    }
}

TEST_P(TactikDeal, IsOverOnceTheGameHasBegun) {
    base::Random random(3);
    const TactikState state(randomGame(GetParam(), 1, random), game::Chance());
    EXPECT_TRUE(state.view(game::Viewer(playerAt(0)))->dealt().stages.empty());
}

INSTANTIATE_TEST_SUITE_P(Players, TactikDeal, testing::Values(2, 4));

}  // namespace
}  // namespace tactik::play
