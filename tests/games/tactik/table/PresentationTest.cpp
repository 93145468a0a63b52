#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tactik/play/TactikState.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/PositionText.h"
#include "games/tactik/table/TactikPresentation.h"

namespace tactik::table {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

play::TactikView viewOf(const rules::Position& position, int player = 0) {
    return {position, play::playerAt(player)};
}

rules::Position position(std::string_view text) {
    const auto read = rules::parsePosition(text, 5);
    EXPECT_TRUE(read) << (read ? "" : read.error().describe());
    return read ? *read : rules::Position::dealt(4, 1);
}

TEST(TactikPresentation, SaysHowFarEachPlayerHasCome) {
    const i18n::Catalogue texts;
    const auto of = [&](const rules::Position& p) {
        return TactikPresentation().prospects(texts, viewOf(p));
    };
    const auto four = of(position("R:60,b3,b4/5,4 B:- Y:32! G:-"));
    ASSERT_THAT(four, SizeIs(4));
    // The pawn on 60 is 4 before its start, the one in the pocket a lap of 64; cells 1 and 2 are free.
    EXPECT_EQ(four[0].text, "Red: 2 home, 71 steps to go");
    EXPECT_THAT(four[0].there, SizeIs(2));
    EXPECT_THAT(four[0].missing, SizeIs(2));
    EXPECT_EQ(four[1].text, "Blue: 0 home, 266 steps to go");
    EXPECT_EQ(four[2].text, "Yellow: 0 home, 266 steps to go") << "rule 8: a stake has its lap before it";
    const auto two = of(position("2 R:63,b2,b3,b4/5,4 B:- Y:b1,b2,b3,b4 G:-"));
    ASSERT_THAT(two, SizeIs(2));
    EXPECT_EQ(two[0].text, "Red and yellow: 7 home, 2 steps to go");
    EXPECT_EQ(two[1].text, "Blue and green: 0 home, 532 steps to go");
}

TEST(TactikPresentation, ThePileTellsWhoHasPlayedWhat) {
    rules::Position p = rules::Position::dealt(4, 9);
    const TactikPresentation presentation;
    EXPECT_THAT(presentation.pileAt(viewOf(p), {play::kPileArea, 0, 0}), IsEmpty());
    std::vector<rules::Act> played;
    while (played.size() < 10) {
        const rules::Act act = p.legalActs(p.awaited().front()).front();
        p.play(act);
        if (act.kind != rules::Act::Kind::Pass) played.push_back(act);
    }
    const auto layers = presentation.pileAt(viewOf(p), {play::kPileArea, 0, 0});
    ASSERT_THAT(layers, SizeIs(8));
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const rules::Act& act = played[played.size() - 1 - i];
        EXPECT_EQ(layers[i].owner.value, act.player);
        EXPECT_EQ(layers[i].icon, "card" + rules::textOf(act.card));
    }
    EXPECT_THAT(presentation.pileAt(viewOf(p), {play::kStockArea, 0, 0}), IsEmpty());
}

TEST(TactikPresentation, EveryFigureOfAPlayerHasAnIconOfItsOwn) {
    const TactikPresentation presentation;
    std::vector<std::size_t> outlines;
    for (const game::Stat& stat : viewOf(rules::Position::dealt(4, 1)).stats()) {
        EXPECT_FALSE(stat.briefIcon.empty()) << stat.label;
        outlines.push_back(presentation.icon(stat.briefIcon).size());
    }
    EXPECT_THAT(outlines, ::testing::ElementsAre(2, 7, 1)) << "a house, a pawn, a card";
}

TEST(TactikPresentation, MessagesKeepAwayFromTheCardsAtTheLowerEdge) {
    EXPECT_TRUE(TactikPresentation().handAtEdge());
}

TEST(TactikPresentation, EveryCardHasAnIconOfItsOwn) {
    const TactikPresentation presentation;
    const auto outlines = [&](rules::Card card) {
        std::vector<std::pair<float, float>> points;
        for (const auto& outline : presentation.icon("card" + rules::textOf(card)))
            for (const ImVec2 point : outline.points) {
                EXPECT_TRUE(point.x >= 0 && point.x <= 1 && point.y >= 0 && point.y <= 1)
                    << rules::textOf(card);
                points.emplace_back(point.x, point.y);
            }
        return points;
    };
    for (const rules::Card one : rules::kAllCards)
        for (const rules::Card other : rules::kAllCards)
            if (one != other) EXPECT_NE(outlines(one), outlines(other)) << rules::textOf(one);
}

TEST(TactikPresentation, EveryTurnBeginsWithACharacterThatOpensTheEntry) {
    rules::Position p = rules::Position::dealt(4, 9);
    const TactikPresentation presentation;
    for (int acts = 0; acts < 300 && !p.over(); ++acts) {
        const std::vector<rules::Act> legal = p.legalActs(p.awaited().front());
        for (const rules::Act& act : legal)
            EXPECT_TRUE(presentation.beginsTurn(rules::textOf(act, p.board()).front()));
        p.play(legal[static_cast<std::size_t>(acts) % legal.size()]);
    }
    for (const char key : {'r', 'y', 'k', 'w'})
        EXPECT_FALSE(presentation.beginsTurn(key)) << "keys of the table";
}

}  // namespace
}  // namespace tactik::table
