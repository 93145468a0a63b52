#include "games/tak/play/TakRemarks.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

/// The remark on this turn in this position to White, as "topic: sentence".
std::string remarkAfter(const char* position, const char* turn) {
    TakState state(*rules::parseTps(position));
    const auto action = state.parse(turn);
    EXPECT_TRUE(action) << turn;
    if (!action) return {};
    state.apply(*action);
    const auto remark = state.remark(game::PlayerId(0));
    return remark ? remark->topic + ": " + remark->text.english() : "";
}

TEST(TakRemarks, AnOrdinaryTurnHasNoRemark) {
    EXPECT_EQ(remarkAfter("x5/x5/x2,1,x2/x5/x,2,x3 1 2", "d4"), "");
    EXPECT_FALSE(TakState(*rules::parseTps("x5/x5/x5/x5/x5 1 1")).remark(game::PlayerId(0)));
}

TEST(TakRemarks, AThreatAndOneThatNothingStops) {
    EXPECT_EQ(remarkAfter("x5/x,2,x,2,x/1,1,1,x2/x2,2,x2/x5 1 5", "d3"),
              "threat: You threaten to complete a road: your opponent must answer now.");
    EXPECT_EQ(remarkAfter("x5/x,1,2,x2/2,2,x,2,x/x2,2,1,x/x,1,2,1,x 2 7", "c3"),
              "tinue: Your opponent threatens a road that nothing stops any more: a tinue.");
}

TEST(TakRemarks, TwoThreatsAreNoTinueWhereTheOtherWinsFirst) {
    EXPECT_EQ(remarkAfter("x5/x,2,1,x2/1,1,x,1,x/2,2,2,2,x/x2,1,x2 1 7", "c3").substr(0, 7), "threat:");
}

TEST(TakRemarks, WhatASpreadComesDownOn) {
    EXPECT_EQ(remarkAfter("x5/x,2,x3/x2,1C,2S,x/x,1,x3/x5 1 4", "c3>"),
              "flatten: Your capstone has flattened a wall: it is a flat now.");
    EXPECT_EQ(remarkAfter("x5/x,2,x3/x2,1,2,x/x5/x5 2 4", "d3<"),
              "captive: Your opponent has covered a stone of yours: it is a captive now.");
    EXPECT_EQ(remarkAfter("x5/x,2,x3/x,1,1,2,x/x5/x5 1 4", "c3<"), "") << "a stone of one's own is none";
    EXPECT_EQ(remarkAfter("x5/x,2,x3/x,21,2,x2/x5/x5 1 4", "2b3>11"), "")
        << "a stone of the opponent that comes to lie on another one is free again";
}

TEST(TakRemarks, HowAGameHasEnded) {
    EXPECT_EQ(remarkAfter("x5/x5/x5/1,1,1,1,x/2,2,2,x2 1 5", "e2"),
              "road: White completes a2\u2013e2 with e2.");
    EXPECT_EQ(remarkAfter("1,1,221C,x,212C/x2,21,1,12/1,111112S,1,211,2/x2,121,1,x/x3,2,x 2 26", "e4-"),
              "their-road: Your opponent's turn has completed a road for you.");
    EXPECT_EQ(remarkAfter("1,2,1/2,1,2/1,2,x 1 5", "c1"), "flats: Nobody has a road: the flats are counted.");
}

TEST(TakRemarks, TheLastPiecesOfASupply) {
    const TakKind kind;
    auto state = kind.create({{"size", "4"}, {"stones", "5"}, {"capstones", "0"}}, {});
    ASSERT_TRUE(state);
    for (const char* turn : {"a1", "d4", "c3"})
        (*state)->apply(*(*state)->view(game::Viewer::record())->parse(turn));
    const auto remark = (*state)->view(game::Viewer::record())->remark(game::PlayerId(0));
    ASSERT_TRUE(remark);
    EXPECT_EQ(remark->topic, "last-pieces");
}

TEST(TakRemarks, EveryTopicIsTheKinds) {
    const std::vector<std::string> topics = TakKind().topics();
    for (const char* topic :
         {"road", "their-road", "flats", "tinue", "threat", "flatten", "captive", "last-pieces"})
        EXPECT_NE(std::find(topics.begin(), topics.end(), topic), topics.end()) << topic;
}

}  // namespace
}  // namespace tak::play
