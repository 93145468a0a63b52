// A guard at the table holds turns back, by whatever input they are entered.

#include <gtest/gtest.h>

#include "app/table/TableSession.h"

namespace {

class TableGuard : public testing::Test {
  protected:
    TableGuard() {
        table_.hand().setGuard([this](game::Action) {
            ++asked_;
            return allows_;
        });
    }
    [[nodiscard]] int ply() const { return table_.match().ply(); }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    app::TableSession table_{
        games_.front(), match::Match(games_.front().kind->create({{"size", "5"}}, {}).value(), {"Ann", "Bo"}),
        scene::fallbackTheme(), 0};
    bool allows_ = false;
    int asked_ = 0;
};

TEST_F(TableGuard, ATypedTurnIsHeldBackAndPlayedOnceItMay) {
    EXPECT_TRUE(table_.hand().playText("a1")) << "it is a legal turn all the same";
    EXPECT_EQ(ply(), 0);
    EXPECT_FALSE(table_.hand().playText("nonsense"));
    EXPECT_EQ(asked_, 1) << "what is no turn is nobody's business";
    allows_ = true;
    EXPECT_TRUE(table_.hand().playText("a1"));
    EXPECT_EQ(ply(), 1);
}

TEST_F(TableGuard, APlacementByPointingLeavesNothingInTheHand) {
    table_.hand().pickAt({0, 0, 0});
    EXPECT_EQ(ply(), 0);
    EXPECT_FALSE(table_.hand().holding());
    EXPECT_FALSE(table_.hand().refusal());
    allows_ = true;
    table_.hand().pickAt({0, 0, 0});
    EXPECT_EQ(ply(), 1);
}

TEST_F(TableGuard, AMoveThatIsToBeConfirmedGoesOnWaiting) {
    table_.hand().askToConfirm(true);
    table_.hand().pickAt({0, 0, 0});
    EXPECT_TRUE(table_.hand().awaitsConfirmation());
    EXPECT_EQ(asked_, 0);
    EXPECT_TRUE(table_.hand().confirm());
    EXPECT_EQ(ply(), 0);
    EXPECT_TRUE(table_.hand().awaitsConfirmation());
    allows_ = true;
    EXPECT_TRUE(table_.hand().confirm());
    EXPECT_EQ(ply(), 1);
}

TEST_F(TableGuard, ATurnThatIsExaminedIsNotPlayedAnyway) {
    table_.hand().examine(true);
    EXPECT_TRUE(table_.hand().playText("a1"));
    EXPECT_EQ(asked_, 0);
    EXPECT_TRUE(table_.hand().examined());
}

TEST_F(TableGuard, WithoutAGuardEveryTurnIsPlayed) {
    table_.hand().setGuard({});
    EXPECT_TRUE(table_.hand().playText("a1"));
    EXPECT_EQ(ply(), 1);
}

}  // namespace
