// A player asks why a turn is not good: the strongest bot answers, or a proof that every turn loses.

#include "app/thinking/WhyNot.h"

#include <gtest/gtest.h>

#include "app/catalog/GameCatalog.h"
#include "match/Auction.h"

namespace {

class WhyNotTest : public testing::Test {
  protected:
    WhyNotTest() { thinking_.fixClock(); }
    void ask(const char* position, const char* turn) {
        const game::Kind& kind = *games_.front().kind;
        const auto setUp = kind.readPosition(position);
        const auto& state = setUp->state;
        const auto view = state->view(game::Viewer::record());
        why_.begin(kind, *view);
        why_.examine(*view->parse(turn));
        while (why_.thinking()) (void)why_.update();
    }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    app::ThinkingService thinking_{{}};
    app::WhyNot why_{thinking_};
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
    why_.forgetExamined();
    EXPECT_FALSE(why_.refutation());
    EXPECT_FALSE(why_.examined());
}

/// White is to move and can stop only one of Black's two threats.
constexpr const char* kLost = "x2,1,x/2112S,x2,2/x,1112,12,112/x2,1,2 1 17";

class WhyNotProofTest : public testing::Test {
  protected:
    WhyNotProofTest() { thinking_.fixClock(); }
    void begin(const char* position, bool answersLoss = false) {
        state_ = kind_.readPosition(position)->state->clone();
        prove(answersLoss);
    }
    void prove(bool answersLoss) {
        why_.begin(kind_, *view());
        why_.prove(answersLoss);
        (void)why_.update();
    }
    [[nodiscard]] std::unique_ptr<const game::View> view() const {
        return state_->view(game::Viewer::record());
    }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    const game::Kind& kind_ = *games_.front().kind;
    std::unique_ptr<game::State> state_;
    app::ThinkingService thinking_{{}};
    app::WhyNot why_{thinking_};
};

TEST_F(WhyNotProofTest, EveryDefenceFailsToTheEnd) {
    begin(kLost);
    ASSERT_TRUE(why_.lost());
    int refuted = 0;
    for (const game::Action turn : view()->legalActions()) {
        why_.pointAt(turn);
        EXPECT_TRUE(why_.thinking());
        EXPECT_TRUE(why_.update());
        const std::string name = view()->notation(turn);
        ASSERT_TRUE(why_.proof()) << name;
        EXPECT_EQ(why_.proof()->line.front(), turn);
        EXPECT_EQ(why_.proof()->line.size(), why_.proof()->notation.size());
        ASSERT_TRUE(why_.proof()->outcome.over) << name;
        EXPECT_EQ(why_.proof()->outcome.winners, std::vector{game::PlayerId(1)}) << name;
        ++refuted;
    }
    EXPECT_GT(refuted, 10);
}

TEST_F(WhyNotProofTest, IsForgottenWithTheTurn) {
    begin(kLost);
    why_.pointAt(view()->legalActions().front());
    (void)why_.update();
    ASSERT_TRUE(why_.proof());
    why_.pointAt({});
    EXPECT_FALSE(why_.proof());
    EXPECT_TRUE(why_.lost());
    why_.stopProving();
    EXPECT_FALSE(why_.lost());
}

TEST_F(WhyNotProofTest, ADefenceThatWasPlayedIsAnswered) {
    begin(kLost);
    const game::Action defence = view()->legalActions().front();
    (void)state_->apply(defence);
    prove(true);
    ASSERT_TRUE(why_.proof());
    EXPECT_FALSE(why_.pointed());
    EXPECT_TRUE(why_.proof()->outcome.over);
}

TEST_F(WhyNotProofTest, SaysNothingWithoutAProof) {
    begin("x5/x5/x,1,2,x2/x5/1,x3,2 1 3");
    EXPECT_FALSE(why_.lost());
    why_.pointAt(view()->legalActions().front());
    EXPECT_FALSE(why_.pointed());
    begin("x5/x5/x,1,2,x2/x5/1,x3,2 1 3", true);
    EXPECT_FALSE(why_.proof());
}

// ---- in words ----

TEST_F(WhyNotTest, SaysWhatIsWrong) {
    const i18n::Catalogue texts;
    const app::Asker white{game::PlayerId(0), "White"};
    ask("2,2,2,2,x/x5/x5/1,1,x3/1,x4 1 5", "c2");
    EXPECT_EQ(refutationText(texts, *why_.refutation(), white, nullptr),
              "c2 e5: Black completes a5\u2013e5 with e5.");
    ask("x5/x5/x5/1,1,1,1,x/2,2,2,x2 1 5", "e2");
    EXPECT_EQ(refutationText(texts, *why_.refutation(), white, nullptr),
              "e2 ends the game. White completes a2\u2013e2 with e2.");
    app::Refutation found{.line = {game::Action(1)}, .notation = {"a1"}};
    EXPECT_EQ(refutationText(texts, found, white, nullptr), "a1: looking for the best answer \u2026");
    found.line.resize(2);
    found.notation.emplace_back("b2");
    found.chances = {0.4, 0.6};
    EXPECT_EQ(refutationText(texts, found, white, nullptr),
              "The answer to a1 is b2: White's chance to win is then 40 %.");
    const game::Thought best{.candidates = {{.notation = {"c3"}, .chances = {0.55, 0.45}}}};
    EXPECT_EQ(refutationText(texts, found, white, &best),
              "The answer to a1 is b2: White's chance to win is then 40 %; with c3 it is 55 %.");
    const game::Thought unjudged{.candidates = {{.notation = {"c3"}}}};
    EXPECT_EQ(refutationText(texts, found, white, &unjudged),
              "The answer to a1 is b2: White's chance to win is then 40 %.");
}

TEST_F(WhyNotTest, IsSilentWhereSomethingIsHidden) {
    const test::Auction secret(2, 2);
    const auto own = secret.view(game::PlayerId(0));
    why_.begin(*games_.front().kind, *own);
    ASSERT_TRUE(why_.refusal());
    why_.examine(own->legalActions().front());
    why_.prove(false);
    EXPECT_FALSE(why_.thinking());
    EXPECT_FALSE(why_.examined());
    EXPECT_EQ(why_.refutation(), nullptr);
    why_.begin(*games_.front().kind,
               *games_.front().kind->readPosition("x3/x3/x3 1 1")->state->view(game::Viewer::record()));
    EXPECT_FALSE(why_.refusal());
}

}  // namespace
