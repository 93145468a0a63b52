#include "games/tactiki/play/Remarks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>

#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"

// What a coach says of the last action.
namespace tactiki::play {
namespace {

using rules::Side;

rules::Position after(std::string_view start, std::initializer_list<const char*> acts) {
    const auto board = rules::parsePosition(start);
    EXPECT_TRUE(board) << start << ": " << board.error().describe();
    rules::Position position(*board);
    for (const char* text : acts) {
        const auto act = rules::actIn(position.board(), text, position.board().toMove());
        EXPECT_TRUE(act) << text << ": " << act.error().describe();
        position.play(*act);
    }
    return position;
}

std::string topicOf(const rules::Position& position, Side to) {
    const auto remark = remarkOn(position, to);
    if (!remark) return "";
    const std::vector<std::string> topics = remarkTopics();
    EXPECT_TRUE(std::find(topics.begin(), topics.end(), remark->topic) != topics.end()) << remark->topic;
    return remark->topic;
}

TEST(TactikiRemarks, SayNothingOfAQuietTurn) {
    const auto start = rules::Position();
    EXPECT_EQ(topicOf(start, Side::Tiki), "");
    EXPECT_EQ(topicOf(after("c2c4,c5c1,c3c3,c1c5,c4c2/x5/x5/x5/k2k4,k1k5,k3k3,k5k1,k4k2 - - k1 1 0",
                            {"a1a2", "a2a3"}),
                      Side::Tiki),
              "");
}

TEST(TactikiRemarks, NameAnAttackOnARankThatWasKnownToBeStronger) {
    constexpr const char* kKnown =
        "c2c4,x,c3c3,c1,c4/x,c1!,c5!,x2/x,k5,k4,x2/x5/k2,k1k5,x,k3k4,k1k3k2 - 25 k1 9 0";
    const auto five = after(kKnown, {"b3b4"});
    EXPECT_EQ(topicOf(five, Side::Tiki), "known-rank");
    EXPECT_EQ(topicOf(five, Side::Tac), "one-beats-five") << "it is no fault of Tac's";
    EXPECT_EQ(topicOf(after(kKnown, {"c3c4"}), Side::Tiki), "known-rank");
    constexpr const char* kHidden =
        "c2c4,x,c3c3,c1,c4/x,c1,c5,x2/x,k5,k4,x2/x5/k2,k1k5,x,k3k4,k1k3k2 - 25 k1 9 0";
    EXPECT_EQ(topicOf(after(kHidden, {"b3b4"}), Side::Tiki), "one-beats-five");
    EXPECT_EQ(topicOf(after(kHidden, {"c3c4"}), Side::Tiki), "memory") << "nobody could know";
}

TEST(TactikiRemarks, ExplainATieUnlessBothFallByAgreement) {
    constexpr const char* kTie = "c2c4,x,c3c3,c1,x/x,c4,x3/x,k4,x3/x5/k2,k1k5,x,k3k4,k1k3k2 5 1255 k1 9 0";
    EXPECT_EQ(topicOf(after(kTie, {"b3b4"}), Side::Tiki), "tie");
    EXPECT_EQ(topicOf(after(std::string(kTie) + " both-fall", {"b3b4"}), Side::Tiki), "");
}

TEST(TactikiRemarks, AskToRememberWhoStaysUnlessTheTableDoes) {
    constexpr const char* kFight = "c2c4,x,c3c4,c1,x/x,c3,x3/x,k4,x3/x5/k2,k1k5,x,k3k4,k1k3k2 5 1255 k1 9 0";
    EXPECT_EQ(topicOf(after(kFight, {"b3b4"}), Side::Tiki), "memory");
    EXPECT_EQ(topicOf(after(kFight, {"b3b4"}), Side::Tac), "memory");
    EXPECT_EQ(topicOf(after(std::string(kFight) + " remember", {"b3b4"}), Side::Tiki), "");
}

TEST(TactikiRemarks, WarnOfAStatueThatTheNextTurnCompletes) {
    constexpr const char* kOneStep = "c2c4,k3,x,x,c4c3/x5/x5/c2,x,k4,x2/c5c5c3c1,x,k5,x,k4k2 11235 1 k1 37 0";
    EXPECT_EQ(topicOf(after(kOneStep, {"e1e2"}), Side::Tiki), "") << "the turn goes on";
    EXPECT_EQ(topicOf(after(kOneStep, {"e1e2", "e2e3"}), Side::Tiki), "open-statue");
    EXPECT_EQ(topicOf(after(kOneStep, {"e1e2", "e2e3"}), Side::Tac), "") << "it is Tac's chance";
    EXPECT_EQ(topicOf(after(kOneStep, {"c2b2", "b2a2"}), Side::Tiki), "memory") << "the figure has fallen";
    constexpr const char* kTwoSteps =
        "c2c4,k3,x,x,c4c3/x5/c2,x4/x,x,k4,x2/c5c5c3c1,x,k5,x,k4k2 11235 1 k1 37 0";
    EXPECT_EQ(topicOf(after(kTwoSteps, {"e1e2", "e2e3"}), Side::Tiki), "open-statue");
    EXPECT_NE(topicOf(after(kTwoSteps, {"c2b2", "b2a2"}), Side::Tiki), "open-statue")
        << "a defender stands in the way, and whether the attacker beats it is not known";
}

TEST(TactikiRemarks, DependOnNothingThatThePlayerCannotKnow) {
    constexpr const char* kHidden = "c4,k3,x,x,c4c3/x5/c5,x4/k4,x4/c2c5c3c1,x,k5,x,k4k2 11235 12 k1 37 0";
    EXPECT_NE(topicOf(after(kHidden, {"e1e2", "e2e3"}), Side::Tiki), "open-statue")
        << "Tac may have to fear the 4";
    constexpr const char* kShown =
        "c4,k3,x,x,c4c3/x5/c5!,x4/k4,x4/c2c5c3c1,x,k5,x,k4k2 11235 12 k1 37 0 remember";
    EXPECT_EQ(topicOf(after(kShown, {"e1e2", "e2e3"}), Side::Tiki), "open-statue");
    for (const char* start : {kHidden, kShown}) {
        const TactikiState state(after(start, {"e1e2", "e2e3"}));
        const auto fromSeat = state.view(game::PlayerId(0))->remark(game::PlayerId(0));
        const auto fromRecord = state.view(game::Viewer::record())->remark(game::PlayerId(0));
        EXPECT_EQ(fromSeat ? fromSeat->topic : "", fromRecord ? fromRecord->topic : "");
    }
}

TEST(TactikiRemarks, ForetellNoFightByARankThatThePlayerHasToRemember) {
    constexpr const char* kShown = "c4,k3,x,x,c4c3/x5/c5!,x4/k4,x4/c2c5c3c1,x,k5,x,k4k2 11235 12 k1 37 0";
    EXPECT_NE(topicOf(after(kShown, {"e1e2", "e2e3"}), Side::Tiki), "open-statue");
    const std::string inSight = std::string(kShown) + " remember";
    EXPECT_EQ(topicOf(after(inSight, {"e1e2", "e2e3"}), Side::Tiki), "open-statue");
}

TEST(TactikiRemarks, ExplainFiguresThatHaveArrived) {
    const auto arrived =
        after("c2c4,x,c3c3,c1,c4/x,k4,x,x2/x5/x5/k2,k1k5,x,k3k4,k1k3k2 5 1255 k1 9 0", {"b4b5"});
    EXPECT_EQ(topicOf(arrived, Side::Tiki), "frozen");
    EXPECT_EQ(topicOf(arrived, Side::Tac), "frozen");
    const auto all = after("k1,x,k2,k3,k3/x,k4,x3/x5/x5/k2,k5,x,k5k4,c3 1 112234455 k1 9 0", {"b4b5"});
    EXPECT_EQ(topicOf(all, Side::Tac), "no-field");
    EXPECT_EQ(topicOf(all, Side::Tiki), "no-field");
}

TEST(TactikiRemarks, RememberDefeatedFiguresThatCouldComeBack) {
    constexpr const char* kThree = "c2c4,x,c3c3,c1,c4/x5/x,k4,x,x2/x5/k2,k1k5,x,k3,k1k2 345 1255 k1 9 0";
    EXPECT_EQ(topicOf(after(kThree, {"b3b4"}), Side::Tiki), "") << "the turn goes on";
    EXPECT_EQ(topicOf(after(kThree, {"b3b4", "d1d2"}), Side::Tiki), "reincarnation");
    EXPECT_EQ(topicOf(after(kThree, {"b3b4", "b4b5"}), Side::Tiki), "frozen") << "a good reason not to";
    EXPECT_EQ(topicOf(after(kThree, {"+5c1"}), Side::Tiki), "");
    EXPECT_EQ(topicOf(after(kThree, {"+5c1"}), Side::Tac), "returned");
    EXPECT_EQ(topicOf(after("c2c4,x,c3c3,c1,c4/x5/x,k4,x,x2/x5/k2,k1k5,x,k3k3,k1k2 45 1255 k1 9 0",
                            {"b3b4", "d1d2"}),
                      Side::Tiki),
              "")
        << "two may wait";
}

TEST(TactikiRemarks, TellHowTheGameEnded) {
    const auto won =
        after("c1,x,k2k4k1k5,c3,c2c4/x2,k3,x2/x,c5,x3/x3,k2,x/k4k1,x,x,k3,x 5 12345 k1 31 0", {"c4c5"});
    EXPECT_EQ(topicOf(won, Side::Tiki), "statue");
    EXPECT_EQ(topicOf(won, Side::Tac), "statue");
    EXPECT_NE(remarkOn(won, Side::Tiki)->text.english(), remarkOn(won, Side::Tac)->text.english());
}

}  // namespace
}  // namespace tactiki::play
