// Refutations of the turns in a position that is proved to be lost.

#include "app/thinking/Refuter.h"

#include <gtest/gtest.h>

#include "app/catalog/GameCatalog.h"

namespace {

/// White is to move and can stop only one of Black's two threats.
constexpr const char* kLost = "x2,1,x/2112S,x2,2/x,1112,12,112/x2,1,2 1 17";

class RefuterTest : public testing::Test {
  protected:
    void begin(const char* position, bool answersLoss = false) {
        state_ = kind_.readPosition(position)->state->clone();
        refuter_.begin(kind_, *view(), answersLoss, true);
        (void)refuter_.update();
    }
    [[nodiscard]] std::unique_ptr<const game::View> view() const {
        return state_->view(game::Viewer::record());
    }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    const game::Kind& kind_ = *games_.front().kind;
    std::unique_ptr<game::State> state_;
    app::Refuter refuter_;
};

TEST_F(RefuterTest, EveryDefenceFailsToTheEnd) {
    begin(kLost);
    ASSERT_TRUE(refuter_.lost());
    int refuted = 0;
    for (const game::Action turn : view()->legalActions()) {
        refuter_.ask(turn);
        EXPECT_TRUE(refuter_.thinking());
        EXPECT_TRUE(refuter_.update());
        const std::string name = view()->notation(turn);
        ASSERT_TRUE(refuter_.refutation()) << name;
        EXPECT_EQ(refuter_.refutation()->line.front(), turn);
        EXPECT_EQ(refuter_.refutation()->line.size(), refuter_.refutation()->notation.size());
        ASSERT_TRUE(refuter_.refutation()->outcome.over) << name;
        EXPECT_EQ(refuter_.refutation()->outcome.winners, std::vector{game::PlayerId(1)}) << name;
        ++refuted;
    }
    EXPECT_GT(refuted, 10);
}

TEST_F(RefuterTest, IsForgottenWithTheTurn) {
    begin(kLost);
    refuter_.ask(view()->legalActions().front());
    (void)refuter_.update();
    ASSERT_TRUE(refuter_.refutation());
    refuter_.forgetTurn();
    EXPECT_FALSE(refuter_.refutation());
    EXPECT_TRUE(refuter_.lost());
    refuter_.stop();
    EXPECT_FALSE(refuter_.lost());
}

TEST_F(RefuterTest, ADefenceThatWasPlayedIsAnswered) {
    begin(kLost);
    const game::Action defence = view()->legalActions().front();
    (void)state_->apply(defence);
    refuter_.begin(kind_, *view(), true, true);
    (void)refuter_.update();
    ASSERT_TRUE(refuter_.refutation());
    EXPECT_FALSE(refuter_.turn());
    EXPECT_TRUE(refuter_.refutation()->outcome.over);
}

TEST_F(RefuterTest, SaysNothingWithoutAProof) {
    begin("x5/x5/x,1,2,x2/x5/1,x3,2 1 3");
    EXPECT_FALSE(refuter_.lost());
    refuter_.ask(view()->legalActions().front());
    EXPECT_FALSE(refuter_.turn());
    begin("x5/x5/x,1,2,x2/x5/1,x3,2 1 3", true);
    EXPECT_FALSE(refuter_.refutation());
}

}  // namespace
