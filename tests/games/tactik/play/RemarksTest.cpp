#include "games/tactik/play/Remarks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <set>

#include "games/tactik/play/TactikState.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/PositionText.h"

// What a coach says of the last act. Numbers in brackets are those of the rules.
namespace tactik::play {
namespace {

constexpr int kRed = 0;
constexpr int kBlue = 1;
constexpr int kYellow = 2;

rules::Position after(std::string_view start, std::initializer_list<const char*> acts) {
    const auto read = rules::parsePosition(start, 1);
    EXPECT_TRUE(read) << start << ": " << read.error().describe();
    rules::Position position = *read;
    for (const char* text : acts) {
        const auto act = rules::actIn(position, text, position.awaited().front());
        EXPECT_TRUE(act) << text << ": " << act.error().describe();
        position.play(*act);
    }
    return position;
}

std::string topicOf(const rules::Position& position, int to) {
    const auto remark = remarkOn(position, to);
    if (!remark) return "";
    const std::vector<std::string> topics = remarkTopics();
    EXPECT_TRUE(std::find(topics.begin(), topics.end(), remark->topic) != topics.end()) << remark->topic;
    return remark->topic;
}
std::string textOf(const rules::Position& position, int to) {
    const auto remark = remarkOn(position, to);
    return remark ? remark->text.english() : "";
}

TEST(TactikRemarks, SayNothingOfAQuietAct) {
    EXPECT_EQ(topicOf(after("4", {}), kRed), "");
    EXPECT_EQ(topicOf(after("4 R:20/5,8", {"R20+5"}), kRed), "");
    EXPECT_EQ(topicOf(after("4 R:20/5,8", {"R20+5"}), kBlue), "");
}

TEST(TactikRemarks, ExcuseAPlayThatHadToBe) {  // (6)
    constexpr const char* kTwoCards = "4 R:20,25/5,1";
    EXPECT_EQ(topicOf(after("4 R:0!,20,25/5", {"R20+5"}), kRed), "own-pawn") << "the stake could have moved";
    EXPECT_EQ(topicOf(after("4 R:60/9", {"R60+9"}), kRed), "forced");
    EXPECT_EQ(topicOf(after("4 R:60/12", {"R60+12"}), kRed), "forced");
    EXPECT_NE(topicOf(after(kTwoCards, {"R20+5"}), kRed), "forced") << "the 1 could have started a pawn";
    EXPECT_NE(textOf(after("4 R:60,55/12,10,10,10 Y:32!", {"R60+12"}), kRed),
              textOf(after("4 R:60/12", {"R60+12"}), kRed));
    EXPECT_EQ(topicOf(after("4 R:60/9", {"R60+9"}), kBlue), "") << "nobody else is excused";
}

TEST(TactikRemarks, NoticeACaptureOnTheOwnSide) {  // (10)
    const auto own = after("4 R:20,25/5,8", {"R20+5"});
    const auto partners = after("4 R:20/5,8 Y:25", {"R20+5"});
    EXPECT_EQ(topicOf(own, kRed), "own-pawn");
    EXPECT_EQ(topicOf(partners, kRed), "own-pawn");
    EXPECT_NE(textOf(own, kRed), textOf(partners, kRed));
    EXPECT_NE(topicOf(after("4 R:20/5,8 B:25", {"R20+5"}), kRed), "own-pawn");
    EXPECT_EQ(topicOf(after("2 R:20/5,8 Y:25", {"R20+5"}), kRed), "own-pawn") << "both colours are his (5)";
    EXPECT_NE(topicOf(after("4 R:20/7,8 Y:22 B:24,25", {"7:R20+7"}), kRed), "own-pawn")
        << "it costs the others more";
}

TEST(TactikRemarks, TellWhyAPawnDidNotComeHome) {  // (11)
    const std::string missed = textOf(after("4 R:63,20/6,8", {"R63+6"}), kRed);
    const std::string large = textOf(after("4 R:63,20/12,8", {"R63+12"}), kRed);
    const std::string barred = textOf(after("4 R:63,20,b1/3,8", {"R63+3"}), kRed);
    const std::string chosen = textOf(after("4 R:63,20/3,8", {"R63+3"}), kRed);
    EXPECT_NE(missed.find("single square"), std::string::npos) << missed;
    EXPECT_NE(large.find("too large"), std::string::npos) << large;
    EXPECT_NE(barred.find("in the way"), std::string::npos) << barred;
    EXPECT_NE(chosen.find("could have gone home"), std::string::npos) << chosen;
    EXPECT_EQ(topicOf(after("4 R:63,20/3,8", {"R63+3b"}), kRed), "base");
    EXPECT_EQ(topicOf(after("4 R:60,20/1,3,4,5", {"R60+3"}), kRed), "") << "it is still before its start";
    EXPECT_EQ(topicOf(after("4 R:0!,20/5,8", {"R0+5"}), kRed), "") << "a stake has the lap before it";
}

TEST(TactikRemarks, NoticeASwapThatHelpsTheOthers) {  // (7)
    EXPECT_EQ(topicOf(after("4 R:50/S,5 B:20", {"R50/B20"}), kRed), "swap");
    EXPECT_NE(topicOf(after("4 R:10,20/S,5 B:40", {"R10/B40"}), kRed), "swap")
        << "red gains 30 squares, and blue loses as many";
    EXPECT_EQ(topicOf(after("4 R:20,50/S,5", {"R20/R50"}), kRed), "") << "nothing changes";
    EXPECT_EQ(topicOf(after("4 R:50/S,5 Y:20", {"R50/Y20"}), kRed), "") << "a partner's gain is no loss";
}

TEST(TactikRemarks, RememberASevenThatWouldHaveCaptured) {  // (7)
    const auto missed = after("4 R:20/7,2,8,8 B:23,25", {"R20+2"});
    EXPECT_EQ(topicOf(missed, kRed), "seven");
    EXPECT_NE(textOf(missed, kRed).find("2 pawns"), std::string::npos) << textOf(missed, kRed);
    EXPECT_EQ(topicOf(after("4 R:20/7,2,8,8 B:23", {"R20+2"}), kRed), "seven");
    EXPECT_NE(topicOf(after("4 R:20/7,3,8,8 B:23", {"R20+3"}), kRed), "seven") << "captured anyway";
    EXPECT_NE(topicOf(after("4 R:20/7,2,8,8 Y:23", {"R20+2"}), kRed), "seven") << "a partner's pawn";
    EXPECT_EQ(topicOf(missed, kBlue), "") << "the others do not know of the card";
}

TEST(TactikRemarks, ExplainStakes) {  // (8)
    const auto placed = after("4 R:-/10,5 B:58", {"Rp+10"});
    EXPECT_EQ(topicOf(placed, kRed), "stake");
    EXPECT_EQ(topicOf(placed, kBlue), "stake");
    EXPECT_EQ(topicOf(placed, kYellow), "");
    EXPECT_EQ(topicOf(after("4 R:-/10,5 B:30", {"Rp+10"}), kRed), "") << "far away";
    EXPECT_EQ(topicOf(after("4 R:0!,20/5,3 B:58", {"R0+3"}), kRed), "stake-left");
    EXPECT_NE(topicOf(after("4 R:0!,20/5,3 B:30", {"R0+3"}), kRed), "stake-left") << "nobody was held up";
    EXPECT_NE(topicOf(after("4 R:0!,20/4,3 B:60", {"R0-4"}), kRed), "stake-left") << "it captured";
}

TEST(TactikRemarks, WarnOfAPawnInDanger) {
    // On blue's start (16), every 1 and 10 that blue holds captures it (12).
    constexpr const char* kStart = "4 R:11,40/5,2,9,9";
    EXPECT_EQ(topicOf(after(kStart, {"R11+5"}), kRed), "exposed");
    EXPECT_EQ(topicOf(after(kStart, {"R40+2"}), kRed), "");
    EXPECT_EQ(topicOf(after("4 R:11,40/5,2,9,9 B:16!", {"R40+2"}), kRed), "") << "no square to come to";
    EXPECT_EQ(topicOf(after("4 R:11,40/5,2,9,9 B:16!,b1,b2,b3", {"R11+2"}), kRed), "")
        << "behind a stake it is safe";
    EXPECT_NE(topicOf(after("4 R:11/5,9,9,9 B:16", {"R11+5"}), kRed), "exposed") << "worth the danger";
    // Blue has just shown that he holds neither a 1 nor a 10 (15).
    const auto discarded =
        after("4 R:11,40/5,2 B:-/3,6 Y:-/2,3 G:-/2,3 turn:B dealer:R", {"d3", "d3", "d3", "R11+5"});
    EXPECT_EQ(topicOf(discarded, kRed), "");
}

TEST(TactikRemarks, WeighACardThatIsPassed) {  // (4) (5)
    constexpr const char* kTwoStarts = "4 pass R:-/1,10,5,8";
    EXPECT_EQ(topicOf(after(kTwoStarts, {">5"}), kRed), "no-start");
    EXPECT_EQ(topicOf(after(kTwoStarts, {">10"}), kRed), "");
    EXPECT_EQ(topicOf(after(kTwoStarts, {">5"}), kYellow), "") << "said to nobody else";
    EXPECT_EQ(topicOf(after("4 pass R:-/1,3,5,8", {">5"}), kRed), "") << "one start is needed here";
    EXPECT_EQ(topicOf(after("4 pass R:-/1,10,5,8 Y:32!", {">5"}), kRed), "");
    EXPECT_EQ(topicOf(after("2 pass R:-/1,3,5,8,2,2", {">1"}), kRed), "gift");
    EXPECT_EQ(topicOf(after("2 pass R:-/1,3,5,8,2,2", {">3"}), kRed), "");
    EXPECT_EQ(topicOf(after("2 pass R:-/1,3,5,8,2,2 G:20", {">1"}), kRed), "");
    EXPECT_EQ(topicOf(after("2 pass R:-/1,1,10,10,1,10", {">1"}), kRed), "") << "there was no other card";
}

TEST(TactikRemarks, TellWhatHasHappened) {
    const auto captured = after("4 R:25 B:20/5,8 turn:B", {"B20+5"});
    EXPECT_EQ(topicOf(captured, kRed), "captured");
    EXPECT_EQ(topicOf(captured, kYellow), "");
    const std::string barring = textOf(after("4 R:63,20/2,8", {"R63+2b"}), kRed);
    const std::string deep = textOf(after("4 R:63,20/5,8", {"R20+5"}), kRed);
    EXPECT_NE(barring.find("bars the cells"), std::string::npos) << barring;
    EXPECT_EQ(deep, "");
    EXPECT_EQ(textOf(after("4 R:63,b4/1,2,3,5", {"R63+2b"}), kRed), barring) << "cell 2 is free";
    EXPECT_NE(textOf(after("4 R:62,20/6,8", {"R62+6b"}), kRed), barring) << "the last cell";
}

TEST(TactikRemarks, SayWhenAPartnerTakesOver) {  // (4)
    const auto home = after("4 R:63,b2,b3,b4/2,8 Y:40", {"R63+2b"});
    EXPECT_EQ(topicOf(home, kRed), "partner");
    EXPECT_EQ(topicOf(home, kYellow), "partner");
    EXPECT_NE(textOf(home, kRed), textOf(home, kYellow));
    EXPECT_EQ(topicOf(home, kBlue), "");
    EXPECT_NE(topicOf(after("2 R:63,b2,b3,b4/2,8 Y:40", {"R63+2b"}), kRed), "partner");
}

TEST(TactikRemarks, ReadADiscard) {  // (6) (15)
    const auto noStart = after("4 R:- B:-/3,6 turn:B", {"d3"});
    const auto blocked = after("4 R:0! B:59,60,61,62/8,12 turn:B", {"d8"});
    EXPECT_EQ(topicOf(noStart, kRed), "discard");
    EXPECT_EQ(topicOf(noStart, kBlue), "") << "his own";
    EXPECT_EQ(topicOf(blocked, kRed), "discard");
    EXPECT_EQ(topicOf(after("4 R:- B:-/3 turn:B", {"d3"}), kRed), "") << "no card is left to know of";
    EXPECT_NE(textOf(noStart, kRed), textOf(blocked, kRed));
}

TEST(TactikRemarks, TellHowTheGameEnded) {  // (13)
    const auto won = after("4 R:63,b2,b3,b4/2 Y:b1,b2,b3,b4", {"R63+2b"});
    EXPECT_EQ(topicOf(won, kRed), "home");
    EXPECT_EQ(textOf(won, kRed), textOf(won, kYellow));
    EXPECT_NE(textOf(won, kRed), textOf(won, kBlue));
}

TEST(TactikRemarks, DependOnNothingThatThePlayerCannotKnow) {
    struct Case {
        const char* start;
        const char* act;
    };
    for (const auto& [start, act] :
         {Case{"4 R:20/7,2,8,8 B:23,25/1,10,3,3", "R20+2"}, Case{"4 R:20/7,2,8,8 B:23,25/4,5,6,8", "R20+2"},
          Case{"4 R:11,40/5,2,9,9 B:-/1,1,1,10", "R11+5"}, Case{"4 R:11,40/5,2,9,9 B:-/2,2,2,3", "R11+5"}}) {
        const TactikState state(after(start, {act}), game::Chance());
        for (const int player : {kRed, kBlue, kYellow}) {
            const auto fromSeat = state.view(playerAt(player))->remark(playerAt(player));
            const auto fromRecord = state.view(game::Viewer::record())->remark(playerAt(player));
            EXPECT_EQ(fromSeat ? fromSeat->topic : "", fromRecord ? fromRecord->topic : "") << start;
        }
    }
    EXPECT_EQ(textOf(after("4 R:11,40/5,2,9,9 B:-/1,1,1,10", {"R11+5"}), kRed),
              textOf(after("4 R:11,40/5,2,9,9 B:-/2,2,2,3", {"R11+5"}), kRed));
}

/// In games of random acts every player hears the same, whoever makes the remark from what he may know.
TEST(TactikRemarks, AreTheSameFromTheSeatAndFromTheRecord) {
    base::Random random(3);
    for (const int players : {2, 4}) {
        TactikState state(rules::Position::dealt(players, random.next()), game::Chance());
        std::set<std::string> topics;
        for (int act = 0; act < 200 && !state.outcome().over; ++act) {
            const std::vector<game::Action> actions = state.view(game::Viewer::record())->legalActions();
            (void)state.apply(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
            for (int player = 0; player < players; ++player) {
                const auto fromSeat = state.view(playerAt(player))->remark(playerAt(player));
                const auto fromRecord = remarkOn(state.position(), player);
                ASSERT_EQ(fromSeat ? fromSeat->text.english() : "",
                          fromRecord ? fromRecord->text.english() : "");
                if (fromSeat) topics.insert(fromSeat->topic);
            }
        }
        EXPECT_GE(topics.size(), 8U) << "random players do all sorts of things";
    }
}

}  // namespace
}  // namespace tactik::play
