#include "app/thinking/Advice.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/catalog/GameCatalog.h"

namespace {

class AdviceTest : public testing::Test {
  protected:
    /// The advice to play this turn of the position.
    [[nodiscard]] app::Advice advice(const char* position, const char* turn, bool whole) const {
        const auto setUp = games_.front().kind->readPosition(position);
        const auto view = setUp->state->view(game::Viewer::record());
        return app::adviceOf(*view, *view->parse(turn), whole);
    }
    [[nodiscard]] std::string text(const app::Advice& advice) const { return adviceText(texts_, advice); }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    i18n::Catalogue texts_;
};

TEST_F(AdviceTest, FirstNamesNothingButThePiece) {
    const app::Advice moves = advice("x3/x3/1,2,x 1 4", "a1+", false);
    ASSERT_EQ(moves.places.size(), 1U);
    EXPECT_EQ(moves.places.front().level, 0);
    EXPECT_EQ(moves.shows, app::Advice::Shows::Piece);
    EXPECT_EQ(moves.turn, "");
    EXPECT_EQ(text(moves), "Look at this piece. Ask again to see what it does.");
    const app::Advice places = advice("x3/x3/1,2,x 1 4", "c3", false);
    EXPECT_EQ(places.places.size(), 1U);
    EXPECT_EQ(places.shows, app::Advice::Shows::NewPiece);
    EXPECT_EQ(text(places), "Place a new piece. Ask again to see where.");
}

TEST_F(AdviceTest, MarksACardTogetherWithThePieceThatItMoves) {
    const auto game = std::find_if(games_.begin(), games_.end(), [](const app::CatalogEntry& entry) {
        return entry.kind->id() == "tac-tik";
    });
    ASSERT_NE(game, games_.end());
    const auto setUp =
        game->kind->readPosition("4 R:62,b4,b3,b2/3,5 B:17/1,2 Y:b1,b2,b3,b4/9,S G:-/5,8 turn:R dealer:G");
    ASSERT_TRUE(setUp);
    const auto view = setUp->state->view(game::Viewer::record());
    const app::Advice first = app::adviceOf(*view, view->legalActions().front(), false);
    EXPECT_EQ(first.places.size(), 2U);
    EXPECT_EQ(text(first), "Look at what is marked. Ask again to see how.");
}

TEST_F(AdviceTest, ThenTellsTheWholeTurn) {
    const app::Advice first = advice("x3/x3/1,2,x 1 4", "a1+", false);
    const app::Advice whole = advice("x3/x3/1,2,x 1 4", "a1+", true);
    ASSERT_EQ(whole.places.size(), 2U);
    EXPECT_EQ(whole.places.front(), first.places.front());
    EXPECT_EQ(whole.places.back().area, first.places.front().area);
    EXPECT_EQ(text(whole), "Try this: White moves one from a1 to a2. (a1+)");
}

TEST_F(AdviceTest, NamesAPlaceOnce) {
    // Both stones come from one square; one of them stays on the way.
    EXPECT_EQ(advice("x3/x3/11,2,x 1 4", "2a1+11", true).places.size(), 3U);
}

}  // namespace
