// A card that was laid down is known: no play before it is taken back, and no list hides a received card.

#include <gtest/gtest.h>

#include "games/tactik/play/TactikKind.h"
#include "games/tactik/play/TactikState.h"
#include "match/Match.h"
#include "match/far/Follower.h"
#include "match/far/Reporter.h"

namespace tactik::play {
namespace {

using game::PlayerId;
using game::Viewer;
using match::Match;
using match::Proposal;

constexpr PlayerId kAnn(0), kBo(1), kCy(2), kDi(3);
constexpr const char* kTwo = "2 R:0,20/1,2,3,5,6,8 B:16,40/1,2,3,5,6,8 turn:R";

Match gameFrom(const std::string& position) {
    const auto set = TactikKind().readPosition(position, {});
    EXPECT_TRUE(set) << set.error().describe();
    return {set->state->clone(), {"Ann", "Bo", "Cy", "Di"}};
}

void play(Match& match, PlayerId player, const std::string& word) {
    const auto action = match.view(player)->parse(word);
    ASSERT_TRUE(action) << action.error().describe();
    ASSERT_TRUE(match.submit(player, *action));
}

void takeBack(Match& match, PlayerId player) {
    ASSERT_TRUE(match.offer(player, Proposal::TakeBack));
    for (const PlayerId other : {kAnn, kBo, kCy, kDi})
        if (match.owesAnswer(other)) ASSERT_TRUE(match.answer(other, true));
}

TEST(TakingBack, APlayStandsOnceAnotherPlayerHasLaidACard) {
    Match match = gameFrom(kTwo);
    play(match, kAnn, "R0+5");
    EXPECT_TRUE(match.canOffer(kAnn, Proposal::TakeBack));
    EXPECT_FALSE(match.turnStands(kAnn));
    play(match, kBo, "B16+3");
    EXPECT_FALSE(match.canOffer(kAnn, Proposal::TakeBack));
    EXPECT_TRUE(match.turnStands(kAnn));
    EXPECT_TRUE(match.canOffer(kBo, Proposal::TakeBack)) << "nobody has answered him";
    match.back();
    match.back();
    EXPECT_FALSE(match.canPlayFromHere());
}

TEST(TakingBack, APlayStandsEvenIfTheAnswerIsTakenBack) {
    Match match = gameFrom(kTwo);
    play(match, kAnn, "R0+5");
    play(match, kBo, "B16+3");
    takeBack(match, kBo);
    EXPECT_EQ(match.ply(), 1);
    EXPECT_FALSE(match.canOffer(kAnn, Proposal::TakeBack)) << "she has seen a 3";
    match.back();
    EXPECT_FALSE(match.canPlayFromHere());
}

TEST(TakingBack, AVariationIsNoWayBack) {
    Match match = gameFrom(kTwo);
    play(match, kAnn, "R0+5");
    const match::NodeId first = match.current();
    takeBack(match, kAnn);
    play(match, kAnn, "R0+6");
    match.goTo(first);
    EXPECT_TRUE(match.canPlayFromHere()) << "nobody has answered yet";
    match.goToEnd();
    play(match, kBo, "B16+3");
    match.goTo(first);
    EXPECT_FALSE(match.canPlayFromHere());
}

TEST(TakingBack, ThePlayersBetweenAreHeardToo) {
    Match match = gameFrom("4 R:0,20/1,2,3,5 B:16/2,3,5,6 Y:32,40/2,3,5,6 G:48/2,3,5,6 turn:R");
    play(match, kAnn, "R0+5");
    play(match, kBo, "B16+2");
    play(match, kCy, "Y32+2");
    EXPECT_FALSE(match.canOffer(kAnn, Proposal::TakeBack));
    EXPECT_FALSE(match.canOffer(kBo, Proposal::TakeBack)) << "the partner of his opponent has laid a card";
    EXPECT_TRUE(match.canOffer(kCy, Proposal::TakeBack));
}

TEST(TakingBack, AStoredGameRemembersIt) {
    Match match = gameFrom(kTwo);
    play(match, kAnn, "R0+5");
    play(match, kBo, "B16+3");
    takeBack(match, kBo);
    Match read = Match::fromRecord(match.toRecord());
    read.setLive(true);
    read.goTo(read.head());
    EXPECT_EQ(read.ply(), 1);
    EXPECT_FALSE(read.canOffer(kAnn, Proposal::TakeBack));
}

TEST(TakingBack, NothingStandsUnderReview) {
    Match match = gameFrom(kTwo);
    match.setLive(false);
    play(match, kAnn, "R0+5");
    play(match, kBo, "B16+3");
    EXPECT_TRUE(match.canOffer(kAnn, Proposal::TakeBack));
    EXPECT_FALSE(match.turnStands(kAnn));
    EXPECT_TRUE(match.canPlayFromHere());
}

// ---- a card that was passed

TEST(PassedCard, IsToldToWhoGetsItOnceHandsHaveChanged) {
    Match match = gameFrom("4 pass R:-/1,2,3,5 B:-/6,8,9,10 Y:-/12,S,7,4 G:-/1,2,3,5");
    match::Reporter reporter{Viewer(kAnn)};
    match::Follower follower(reporter.brief(match));
    play(match, kCy, "12");
    const match::NodeId pass = match.current();
    EXPECT_EQ(match.tree().notation(pass, kAnn), "Y>*") << "she has still to choose";
    play(match, kAnn, "1");
    play(match, kBo, "6");
    EXPECT_EQ(match.tree().notation(pass, kAnn), "Y>*");
    play(match, kDi, "1");
    EXPECT_EQ(match.tree().notation(pass, kAnn), "Y>12");
    EXPECT_EQ(match.tree().action(pass, kAnn), match.tree().node(pass).action);
    EXPECT_EQ(match.tree().notation(pass, kBo), "Y>*");
    EXPECT_EQ(match.tree().notation(pass, Viewer::onlooker()), "Y>*");
    EXPECT_EQ(match.tree().notation(match.current(), kBo), "G>1") << "the last pass itself";
    for (match::Report& report : reporter.news(match)) ASSERT_TRUE(follower.take(std::move(report)));
    EXPECT_EQ(follower.tree().notation(pass, kAnn), "Y>12") << "also far away";
}

TEST(PassedCard, IsToldToTheOpponentInAGameForTwo) {
    Match match = gameFrom("2 pass R:-/1,2,3,5,6,8 B:-/1,2,3,5,9,10");
    play(match, kBo, "9");
    play(match, kAnn, "8");
    EXPECT_EQ(match.tree().notation(match.line()[0], kAnn), "B>9");
    EXPECT_EQ(match.tree().notation(match.line()[1], kBo), "R>8");
}

}  // namespace
}  // namespace tactik::play
