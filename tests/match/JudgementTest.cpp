#include "match/Judgement.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/Countdown.h"
#include "match/Match.h"

namespace match {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Judgement, DependsOnTheLossOfATurn) {
    EXPECT_EQ(markOfLoss(0), "");
    EXPECT_EQ(markOfLoss(0.049), "");
    EXPECT_EQ(markOfLoss(0.05), "?!");
    EXPECT_EQ(markOfLoss(0.099), "?!");
    EXPECT_EQ(markOfLoss(0.1), "?");
    EXPECT_EQ(markOfLoss(0.9 - 0.7), "??") << "whatever rounding makes of it";
    EXPECT_EQ(markOfLoss(1), "??");
}

TEST(Judgement, TheBestTurnLosesNothing) {
    EXPECT_EQ(lossOf({.before = 0.8, .after = 0.3, .best = true}), 0) << "it was lost before";
    EXPECT_EQ(lossOf({.before = 0.3, .after = 0.5}), 0) << "and so does one that was better than expected";
    EXPECT_NEAR(lossOf({.before = 0.8, .after = 0.3}), 0.5, 1e-9);
    EXPECT_EQ(judgementOf({.before = 0.8, .after = 0.3}), "??");
}

TEST(Judgement, TheOnlyGoodTurnIsPraised) {
    EXPECT_EQ(judgementOf({.before = 0.6, .after = 0.6, .best = true, .second = 0.5}), "!");
    EXPECT_EQ(judgementOf({.before = 0.6, .after = 0.6, .best = true, .second = 0.51}), "");
    EXPECT_EQ(judgementOf({.before = 0.6, .after = 0.6, .best = true}), "") << "there was no other";
    EXPECT_EQ(judgementOf({.before = 1, .after = 1, .best = true, .second = 0.6}), "!!");
    EXPECT_EQ(judgementOf({.before = 1, .after = 1, .best = true, .second = 0.6, .obvious = true}), "");
    EXPECT_EQ(judgementOf({.before = 0.6, .after = 0.5, .second = 0.4}), "?") << "another one was played";
}

TEST(Judgement, IsOneOfTheMarks) {
    EXPECT_EQ(judgementIn("'??"), "??");
    EXPECT_EQ(judgementIn("''"), "");
    EXPECT_EQ(withJudgement("''!?", "?"), "''?");
    EXPECT_EQ(withJudgement("?", ""), "");
    EXPECT_TRUE(isJudgement("?!"));
    EXPECT_FALSE(isJudgement("???"));
    EXPECT_FALSE(isJudgement(""));
}

/// Three players have one turn each, then the first player has another.
class JudgedMatch : public testing::Test {
  protected:
    JudgedMatch() : match_(std::make_unique<test::Countdown>(12), std::vector<std::string>{"A", "B", "C"}) {
        for (int i = 0; i < 4; ++i) EXPECT_TRUE(match_.submit(match_.toMove(), game::Action(1)));
        line_ = match_.line();
        match_.edits().setEvaluation(Match::kRoot, {.chances = {0.5, 0.25, 0.25}, .line = {"2"}});
        match_.edits().setEvaluation(line_[0], {.chances = {0.44, 0.31, 0.25}, .line = {"1"}});
        match_.edits().setEvaluation(line_[1], {.chances = {0.6, 0.15, 0.25}, .line = {"3"}});
        match_.edits().setEvaluation(line_[2], {.chances = {0.8, 0.15, 0.05}, .line = {"3"}});
        match_.edits().setEvaluation(line_[3], {.chances = {0.5, 0.2, 0.3}});
    }
    Match match_;
    std::vector<NodeId> line_;
};

TEST_F(JudgedMatch, KnowsTheLossOfEachTurn) {
    EXPECT_NEAR(lossOf(match_, line_[0]).value(), 0.06, 1e-9);
    EXPECT_EQ(lossOf(match_, line_[1]), 0) << "it was the one that was advised";
    EXPECT_NEAR(lossOf(match_, line_[2]).value(), 0.2, 1e-9);
    EXPECT_FALSE(lossOf(match_, Match::kRoot));
    ASSERT_TRUE(match_.submit(match_.toMove(), game::Action(1)));
    EXPECT_FALSE(lossOf(match_, match_.current())) << "nobody knows what comes of it";
}

TEST_F(JudgedMatch, WhatCouldNotBeForeseenIsLuck) {
    EXPECT_EQ(luckOf(match_, line_[2]), 0);
    match_.edits().setEvaluation(line_[2], {.chances = {0.8, 0.15, 0.05}, .line = {"3"}, .foreseen = 0.24});
    EXPECT_NEAR(lossOf(match_, line_[2]).value(), 0.01, 1e-9);
    EXPECT_EQ(judgementOf(match_, line_[2], {}, false), "");
    EXPECT_NEAR(luckOf(match_, line_[2]), -0.19, 1e-9);
    EXPECT_EQ(luckOf(match_, Match::kRoot), 0);
    const Match again = Match::fromRecord(match_.toRecord());
    EXPECT_NEAR(lossOf(again, again.tree().mainLine()[3]).value(), 0.01, 1e-9) << "it is kept";
}

TEST_F(JudgedMatch, CountsThemByPlayer) {
    const std::vector<Tally> tallies = talliesOf(match_);
    ASSERT_EQ(tallies.size(), 3U);
    EXPECT_EQ(tallies[0].turns, 2);
    EXPECT_EQ(tallies[0].doubtful, 1);
    EXPECT_EQ(tallies[0].blunders, 1);
    EXPECT_NEAR(tallies[0].loss, 0.18, 1e-9);
    EXPECT_EQ(tallies[1].doubtful + tallies[1].mistakes + tallies[1].blunders, 0);
    EXPECT_EQ(tallies[2].blunders, 1);
}

TEST_F(JudgedMatch, NamesTheCostliestTurnsInTheOrderInWhichTheyWerePlayed) {
    EXPECT_THAT(costliestTurns(match_, 2), ElementsAre(line_[2], line_[3]));
    EXPECT_THAT(costliestTurns(match_, 9), ElementsAre(line_[0], line_[2], line_[3]));
    EXPECT_THAT(costliestTurns(Match(std::make_unique<test::Countdown>(3), {"A", "B", "C"}), 3), IsEmpty());
    EXPECT_THAT(costliestTurns(match_, 1, game::PlayerId(0)), ElementsAre(line_[3]));
    EXPECT_THAT(costliestTurns(match_, 9, game::PlayerId(2)), ElementsAre(line_[2]));
    EXPECT_THAT(costliestTurns(match_, 9, game::PlayerId(1)), IsEmpty());
}

}  // namespace
}  // namespace match
