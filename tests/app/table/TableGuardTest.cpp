// A guard at the table holds turns back, by whatever input they are entered.

#include <gtest/gtest.h>

#include "app/table/TableSession.h"

namespace {

class TableGuard : public testing::Test, protected app::TurnGuard {
  protected:
    TableGuard() { table_.turn().setGuard(this); }
    bool judge(game::Action /*turn*/) override {
        ++asked_;
        return allows_;
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
    EXPECT_TRUE(table_.turn().playText("a1")) << "it is a legal turn all the same";
    EXPECT_EQ(ply(), 0);
    EXPECT_FALSE(table_.turn().playText("nonsense"));
    EXPECT_EQ(asked_, 1) << "what is no turn is nobody's business";
    allows_ = true;
    EXPECT_TRUE(table_.turn().playText("a1"));
    EXPECT_EQ(ply(), 1);
}

TEST_F(TableGuard, APlacementByPointingLeavesNothingInTheHand) {
    table_.turn().pickAt({0, 0, 0});
    EXPECT_EQ(ply(), 0);
    EXPECT_FALSE(table_.turn().begun());
    EXPECT_FALSE(table_.turn().refusal());
    allows_ = true;
    table_.turn().pickAt({0, 0, 0});
    EXPECT_EQ(ply(), 1);
}

TEST_F(TableGuard, AMoveThatIsToBeConfirmedGoesOnWaiting) {
    table_.turn().askToConfirm(true);
    table_.turn().pickAt({0, 0, 0});
    EXPECT_TRUE(table_.turn().awaitsConfirmation());
    EXPECT_EQ(asked_, 0);
    EXPECT_TRUE(table_.turn().confirm());
    EXPECT_EQ(ply(), 0);
    EXPECT_TRUE(table_.turn().awaitsConfirmation());
    allows_ = true;
    EXPECT_TRUE(table_.turn().confirm());
    EXPECT_EQ(ply(), 1);
}

TEST_F(TableGuard, ATurnThatIsExaminedIsNotPlayedAnyway) {
    table_.turn().examine(true);
    EXPECT_TRUE(table_.turn().playText("a1"));
    EXPECT_EQ(asked_, 0);
    EXPECT_TRUE(table_.turn().examined());
}

TEST_F(TableGuard, WithoutAGuardEveryTurnIsPlayed) {
    table_.turn().setGuard(nullptr);
    EXPECT_TRUE(table_.turn().playText("a1"));
    EXPECT_EQ(ply(), 1);
}

}  // namespace
