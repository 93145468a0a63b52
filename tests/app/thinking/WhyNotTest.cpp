// A player asks why a turn is not good, and the strongest bot answers.

#include "app/thinking/WhyNot.h"

#include <gtest/gtest.h>

#include "app/catalog/GameCatalog.h"

namespace {

class WhyNotTest : public testing::Test {
  protected:
    void ask(const char* position, const char* turn) {
        const game::Kind& kind = *games_.front().kind;
        const auto setUp = kind.readPosition(position);
        const auto& state = setUp->state;
        const auto view = state->view(game::Viewer::record());
        why_.ask(kind, *view, *view->parse(turn), true);
        while (why_.thinking()) (void)why_.update();
    }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    app::WhyNot why_{[] {}};
};

TEST_F(WhyNotTest, ThatItLosesAtOnceIsSaidWithTheRoad) {
    // Black threatens a road along the fifth row, and White ignores it.
    ask("2,2,2,2,x/x5/x5/1,1,x3/1,x4 1 5", "c2");
    ASSERT_TRUE(why_.refutation());
    EXPECT_EQ(why_.refutation()->notation.front(), "c2");
    ASSERT_TRUE(why_.refutation()->outcome.over);
    ASSERT_TRUE(why_.refutation()->end);
    EXPECT_EQ(why_.refutation()->end->english(), "Black completes a5\u2013e5 with e5.");
    ASSERT_EQ(why_.refutation()->chances.size(), 2U);
    EXPECT_EQ(why_.refutation()->chances[0], 0);
}

TEST_F(WhyNotTest, ATurnThatEndsTheGameNeedsNoAnswer) {
    ask("x5/x5/x5/1,1,1,1,x/2,2,2,x2 1 5", "e2");
    ASSERT_TRUE(why_.refutation());
    EXPECT_EQ(why_.refutation()->line.size(), 1U);
    EXPECT_TRUE(why_.refutation()->outcome.over);
    ASSERT_TRUE(why_.refutation()->end);
    EXPECT_EQ(why_.refutation()->end->english(), "White completes a2\u2013e2 with e2.");
}

TEST_F(WhyNotTest, IsForgottenWithThePosition) {
    ask("x5/x5/x,1,2,x2/x5/1,x3,2 1 3", "d3");
    ASSERT_TRUE(why_.refutation());
    EXPECT_GT(why_.refutation()->line.size(), 1U);
    EXPECT_FALSE(why_.refutation()->outcome.over);
    why_.forget();
    EXPECT_FALSE(why_.refutation());
    EXPECT_FALSE(why_.turn());
}

}  // namespace
