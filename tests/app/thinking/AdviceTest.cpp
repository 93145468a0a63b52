#include "app/thinking/Advice.h"

#include <gtest/gtest.h>

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
    EXPECT_FALSE(moves.brings);
    EXPECT_EQ(moves.turn, "");
    EXPECT_EQ(text(moves), "Look at this piece. Ask again to see the whole turn.");
    const app::Advice places = advice("x3/x3/1,2,x 1 4", "c3", false);
    EXPECT_EQ(places.places.size(), 1U);
    EXPECT_TRUE(places.brings);
    EXPECT_EQ(text(places), "Place a new piece. Ask again to see the whole turn.");
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
