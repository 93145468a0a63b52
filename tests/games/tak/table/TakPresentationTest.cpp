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
    const auto layers = presentation.pileAt(state, play::placeOf(Square(1, 2)));
    ASSERT_EQ(layers.size(), 8U);
    EXPECT_EQ(layers[0].icon, "capstone");
    EXPECT_EQ(layers[0].owner, game::playerAt(1));
    EXPECT_EQ(layers[1].icon, "flat");
    EXPECT_EQ(layers[1].owner, game::playerAt(0));
    EXPECT_EQ(layers[7].owner, game::playerAt(0)) << "the lowest";
    EXPECT_TRUE(layers[4].canBeLifted) << "rule 10: five on a board of five";
    EXPECT_FALSE(layers[5].canBeLifted);
    EXPECT_TRUE(presentation.pileAt(state, play::placeOf(Square(0, 0))).empty()) << "a single piece";
    EXPECT_TRUE(presentation.pileAt(state, play::placeOf(Square(4, 4))).empty()) << "an empty square";
    EXPECT_TRUE(presentation.pileAt(state, {1, 0, 0}).empty()) << "a supply";
}

TEST(TakPresentation, EveryFigureOfAPlayerHasAnIconOfItsOwn) {
    const auto position = rules::parseTps("x5/x5/x5/x5/x5 1 1", {});
    ASSERT_TRUE(position);
    const TakPresentation presentation;
    std::vector<std::size_t> outlines;
    for (const game::Stat& stat : play::TakState(*position).stats())
        outlines.push_back(presentation.icon(stat.briefIcon.empty() ? stat.icon : stat.briefIcon).size());
    EXPECT_EQ(outlines, (std::vector<std::size_t>{4, 3, 7}));
}

TEST(TakPresentation, SaysHowFarARoadIs) {
    const play::TakState state(*rules::parseTps("x5/x5/1,1,x3/2,2,2,x2/x5 1 4"));
    const i18n::Catalogue texts;
    const auto prospects = TakPresentation().prospects(texts, state);
    ASSERT_EQ(prospects.size(), 2U);
    EXPECT_EQ(prospects[0].text, "White: 3 turns to a road");
    EXPECT_EQ(prospects[0].there.size(), 2U);
    EXPECT_EQ(prospects[0].missing.size(), 3U);
    EXPECT_EQ(prospects[1].player, play::playerOf(rules::Color::Black));
    EXPECT_EQ(prospects[1].text, "Black: 2 turns to a road");
    EXPECT_EQ(prospects[1].missing, (std::vector<game::Place>{play::placeOf({3, 1}), play::placeOf({4, 1})}));
    const play::TakState closed(*rules::parseTps("2S,1,x/x,2S,x/1,x,2S 1 4"));
    EXPECT_EQ(TakPresentation().prospects(texts, closed)[0].text, "White: no road by placing alone");
    const play::TakState over(*rules::parseTps("x3/1,1,1/2,x,2 2 4"));
    EXPECT_TRUE(TakPresentation().prospects(texts, over).empty());
}

TEST(TakPresentation, ExpectsFlatsWithKomi) {
    const i18n::Catalogue texts;
    const auto expected = [&](int halfKomi, std::size_t player, double points) {
        const play::TakState state(*rules::parseTps("x5/x5/1,1,x3/2,2,2,x2/x5 1 4", {.halfKomi = halfKomi}));
        return TakPresentation().expectation(texts, state, game::playerAt(player), points);
    };
    EXPECT_EQ(expected(4, 0, 13.6), "White 14");
    EXPECT_EQ(expected(4, 1, 11.2), "Black 11 with komi 2");
    EXPECT_EQ(expected(5, 1, 11.2), "Black 11\u00BD with komi 2\u00BD") << "flats are whole ones";
    EXPECT_EQ(expected(1, 1, 0.6), "Black \u00BD with komi \u00BD");
    EXPECT_EQ(expected(-2, 1, 8.9), "Black 9 with komi \u22121");
    EXPECT_EQ(expected(0, 1, 8.9), "Black 9");
}

}  // namespace
}  // namespace tak::table
