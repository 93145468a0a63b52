#include <gtest/gtest.h>

#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"
#include "games/tactiki/table/TactikiPresentation.h"

namespace tactiki::table {
namespace {

TEST(TactikiPresentation, EveryFigureOfAPlayerHasAnIconOfItsOwn) {
    const TactikiPresentation presentation;
    const auto view = play::TactikiView(rules::Position(rules::Board()), game::Viewer::record());
    const std::size_t rank = presentation.icon("rank0").size();
    for (const game::Stat& stat : view.stats())
        EXPECT_GT(presentation.icon(stat.briefIcon).size(), rank) << stat.label;
}

TEST(TactikiPresentation, OnlyASetUpHasAShortTextInTheListOfMoves) {
    const TactikiPresentation presentation;
    for (const char* setUp : {"k51-42-33-24-15", "c\?\?-\?\?-\?\?-\?\?-\?\?"})
        EXPECT_TRUE(presentation.brief(setUp)) << setUp;
    for (const char* turn : {"b2b3", "b2b3x4:315", "+3a5", "pass", "b2.1b3"})
        EXPECT_FALSE(presentation.brief(turn)) << turn;
}

/// What is written beside the figures of a column, from the top.
std::string ranksListed(const rules::Position& position, game::Viewer viewer, std::string_view field) {
    const play::TactikiView view(position, viewer);
    std::string ranks;
    for (const auto& layer : TactikiPresentation().pileAt(view, play::placeOf(*rules::fieldNamed(field))))
        ranks += layer.label;
    return ranks;
}

TEST(TactikiPresentation, AColumnListsNoRankThatMustBeRemembered) {
    const std::string text = "x,c2c4,c3,c4c2,x/x5/x3,c5c1c3!,x/x3,k4,x/k5k1,k4k2,k3k3,k2,k1k5! - 15 k1 9 0";
    const auto position = rules::parsePosition(text);
    ASSERT_TRUE(position) << position.error().describe();
    const game::PlayerId tiki = play::playerOf(rules::Side::Tiki);
    const game::PlayerId tac = play::playerOf(rules::Side::Tac);
    EXPECT_EQ(ranksListed(rules::Position(*position), tiki, "d3"), "\?\?\?") << "the 3 is hidden again";
    EXPECT_EQ(ranksListed(rules::Position(*position), tiki, "e1"), "51") << "one's own";
    EXPECT_EQ(ranksListed(rules::Position(*position), tac, "e1"), "\?\?");
    EXPECT_EQ(ranksListed(rules::Position(*position), game::Viewer::onlooker(), "d3"), "\?\?\?");
    EXPECT_EQ(ranksListed(rules::Position(*position), game::Viewer::record(), "d3"), "315");
    const auto agreed = rules::parsePosition(text + " remember");
    ASSERT_TRUE(agreed) << agreed.error().describe();
    EXPECT_EQ(ranksListed(rules::Position(*agreed), tiki, "d3"), "3\?\?");
    EXPECT_EQ(ranksListed(rules::Position(*agreed), tac, "e1"), "5?");
}

}  // namespace
}  // namespace tactiki::table
