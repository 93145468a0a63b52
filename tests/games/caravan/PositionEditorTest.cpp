#include "games/caravan/play/CaravanPositionEditor.h"

#include <gtest/gtest.h>

#include "base/Random.h"
#include "game/RandomChanges.h"
#include "games/caravan/PositionTexts.h"
#include "games/caravan/play/CaravanKind.h"
#include "games/caravan/play/CaravanPieces.h"
#include "games/caravan/play/CaravanState.h"

// Positions set up by hand in a game that is not a board of squares.
namespace caravan {
namespace {

const play::CaravanPositionEditor kEditor;

TEST(CaravanPositionEditor, PutsCamelsOnOtherStones) {
    const auto draft = kEditor.empty(play::CaravanKind(), {{game::kPlayersKey, "3"}});
    ASSERT_TRUE(draft);
    const std::string dealt = (*draft)->positionText();
    EXPECT_TRUE(dealt.starts_with("0/0/0 "));
    EXPECT_FALSE((*draft)->clearing());
    const auto start = play::CaravanKind().create({{game::kPlayersKey, "3"}}, {});
    const rules::Position& begun = dynamic_cast<const play::CaravanState&>(**start).position();
    const auto walk = test::changeNamed(**draft, "camel2" + (*draft)->textOf(play::placeAfter(begun, 1, 5)));
    ASSERT_TRUE(walk);
    (void)(*draft)->apply(*walk);
    EXPECT_EQ((*draft)->positionText(), "0/5/0" + dealt.substr(5));
    const auto position = (*draft)->finish();
    ASSERT_TRUE(position) << position.error().describe();
    EXPECT_TRUE((*position)->view(game::Viewer::record())->positionText().starts_with("0/5/0 "));
    ASSERT_TRUE((*draft)->clearing());
    (void)(*draft)->apply(*(*draft)->clearing());
    EXPECT_EQ((*draft)->positionText(), dealt);
}

TEST(CaravanPositionEditor, RandomChangesAreUndone) {
    base::Random random(8);
    auto draft = kEditor.empty(play::CaravanKind(), {{game::kPlayersKey, "4"}}).value();
    std::vector<std::string> before;
    for (int i = 0; i < 200; ++i) {
        const auto legal = test::legalChanges(*draft);
        before.push_back(draft->positionText());
        (void)draft->apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        EXPECT_TRUE(draft->finish()) << draft->positionText();
    }
    while (!before.empty()) {
        (void)draft->undo();
        EXPECT_EQ(draft->positionText(), before.back());
        before.pop_back();
    }
}

}  // namespace
}  // namespace caravan
