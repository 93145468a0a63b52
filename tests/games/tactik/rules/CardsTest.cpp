// The rules 7 to 12 of Tac-Tik, in small positions: what cards do on the board.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tactik/rules/Acts.h"

namespace tactik::rules {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::UnorderedElementsAre;

// ---- rule 7: the cards

TEST(Rule7, NumbersGoForward) {
    for (const Card card : kAllCards) {
        if (!goesForward(card)) continue;
        const std::string number = textOf(card);
        EXPECT_THAT(acts("B:20/" + number), Contains("B20+" + number));
        EXPECT_EQ(pawnsAfter("B:20/" + number, ("B20+" + number).c_str()),
                  "B" + std::to_string(20 + stepsOf(card)));
    }
}

TEST(Rule7, OneAndTenStartAPawn) {
    EXPECT_EQ(pawnsAfter("R:-/1", "Rp+1"), "R0!");
    EXPECT_EQ(pawnsAfter("G:-/10", "Gp+10"), "G48!");
    for (const char* other : {"2", "3", "4", "5", "6", "8", "9", "12", "S", "7"})
        EXPECT_THAT(acts(std::string("R:-/") + other), ElementsAre(std::string("d") + other));
    EXPECT_THAT(acts("R:10,11,12,13/10"), Not(Contains("Rp+10"))) << "no pawn in the pocket";
}

TEST(Rule7, OneTwoAndThreeGoDeeperInTheBase) {
    EXPECT_EQ(pawnsAfter("R:b1/3", "Rb1+3"), "Rb4");
    EXPECT_EQ(pawnsAfter("R:b1/2", "Rb1+2"), "Rb3");
    EXPECT_EQ(pawnsAfter("R:b3/1", "Rb3+1"), "Rb4");
}

TEST(Rule7, FourGoesBack) {
    EXPECT_EQ(pawnsAfter("R:10/4 B:6", "R10-4"), "R6") << "captures where it lands";
    EXPECT_EQ(pawnsAfter("R:10/4 B:7", "R10-4"), "R6 B7") << "passes a pawn";
    EXPECT_EQ(pawnsAfter("R:0!/4", "R0-4"), "R60") << "a stake becomes an ordinary pawn";
    EXPECT_THAT(acts("R:b4/4"), ElementsAre("d4"));
    EXPECT_THAT(acts("R:18/4 B:16!"), ElementsAre("d4")) << "a stake stops it";
    EXPECT_THAT(acts("R:20/4 B:16!"), ElementsAre("d4")) << "and is not entered upon";
}

TEST(Rule7, FourNeverLeadsIntoTheBaseButBehindItsEntrance) {
    EXPECT_THAT(acts("R:2/4"), ElementsAre("R2-4"));
    EXPECT_THAT(acts("R:62/5"), Contains("R62+5b")) << "no lap is needed";
    EXPECT_EQ(pawnsAfter("R:4/4", "R4-4"), "R0") << "no stake";
    EXPECT_THAT(acts("R:0/3"), UnorderedElementsAre("R0+3", "R0+3b"));
}

TEST(Rule7, SwapTakesAnOwnPawnOrStakeAndAnyOtherThatIsNoStake) {
    EXPECT_EQ(pawnsAfter("R:10/S G:50", "R10/G50"), "R50 G10");
    EXPECT_EQ(pawnsAfter("R:0!/S G:50", "R0/G50"), "R50 G0");
    EXPECT_THAT(acts("R:10/S G:48!"), ElementsAre("dS"));
    EXPECT_THAT(acts("R:10/S Y:32!"), ElementsAre("dS")) << "the partner's neither";
    EXPECT_THAT(acts("R:10/S G:b1"), ElementsAre("dS")) << "none in a base";
    EXPECT_THAT(acts("R:b1/S G:50,51"), ElementsAre("dS"));
}

TEST(Rule7, SwappedPawnsAreOrdinaryAlsoOnTheirOwnStartSquare) {
    EXPECT_EQ(pawnsAfter("R:48/S G:0", "R48/G0"), "R0 G48");
    EXPECT_EQ(pawnsAfter("R:0!,20/S", "R0/R20"), "R0,20") << "the one on the start square may now enter";
}

TEST(Rule7, TwoPawnsOfOneColourAreSwappedToWasteTheCard) {
    EXPECT_EQ(pawnsAfter("R:10,20/S", "R10/R20"), "R10,20");
    EXPECT_THAT(acts("R:10,20,30/S"), testing::SizeIs(1)) << "one play, since nothing changes";
    EXPECT_THAT(acts("R:10/S"), ElementsAre("dS")) << "a second pawn is needed";
}

TEST(Rule7, SevenOnesAreSharedAmongPawnsOfOneColour) {
    EXPECT_THAT(acts("R:10,30/7"), UnorderedElementsAre("7:R10+7", "7:R30+7", testing::_, testing::_,
                                                        testing::_, testing::_, testing::_, testing::_));
    EXPECT_EQ(pawnsAfter("R:10,30/7", "7:R10+3,R30+4"), "R13,34");
}

TEST(Rule7, SevenOnesCaptureAllTheyMeet) {
    EXPECT_EQ(pawnsAfter("R:10,15/7 B:12,18 Y:17", "7:R10+7"), "R17 B18") << "friend and own too";
    const Position played = after("R:10/7 B:12 Y:17", {"7:R10+7"});
    ASSERT_EQ(played.past().back().captures.size(), 2U);
    const Capture& first = *played.past().back().captures.begin();
    EXPECT_EQ(colourOf(first.pawn), Colour::Blue);
    EXPECT_EQ(first.at, Spot::square(12));
    EXPECT_EQ(first.step, 2);
}

TEST(Rule7, SevenOnesEnterTheBaseAndPushPawnsInside) {
    EXPECT_EQ(pawnsAfter("R:62,b1/7", "7:Rb1+3,R62+4b"), "Rb2,b4");
    EXPECT_EQ(pawnsAfter("R:63/7 B:0", "7:R63+7"), "R6") << "the start square is met, too";
}

TEST(Rule7, AStakeMayStepOffFirstAndOpenTheWay) {
    EXPECT_EQ(pawnsAfter("R:0!,62/7", "7:R0+4,R62+3"), "R1,4");
    EXPECT_NE(refusal("R:0!,62/7", "7:R62+7"), "legal");
}

TEST(Rule7, ACapturedPawnStepsNoMore) {
    EXPECT_EQ(pawnsAfter("R:10,12/7", "7:R10+7"), "R17");
    EXPECT_NE(refusal("R:10,12/7", "7:R10+3,R12+4"), "legal");
}

TEST(Rule7, FewerThanSevenUsableStepsCannotBePlayed) {
    EXPECT_THAT(acts("R:b1,b2/7"), ElementsAre("d7"));
    EXPECT_THAT(acts("R:10/7 B:16!"), ElementsAre("d7"));
    EXPECT_THAT(acts("R:10,b1/7 B:16!"), testing::SizeIs(2)) << "5+2 and 4+3";
}

TEST(Rule7, PlaysWithTheSameResultAreOne) {
    EXPECT_THAT(acts("R:10,12/2,2"), UnorderedElementsAre("R10+2", "R12+2"));
    EXPECT_THAT(acts("R:-/1,1"), ElementsAre("Rp+1"));
}

// ---- rules 8 to 12: stakes, passing, capture, base, start

TEST(Rule8, AStakeStopsEveryPawnInBothDirections) {
    for (const char* pawn : {"R:14", "B:14", "G:14"}) {
        const std::string stake = pawn[0] == 'B' ? ",16!/2,3,5" : "/2,3,5 B:16!";
        for (const std::string& act : acts(pawn + stake))
            EXPECT_THAT(act, Not(testing::HasSubstr("14+"))) << act;
    }
    EXPECT_THAT(acts("R:0!,62/12"), ElementsAre("R0+12")) << "its own colour's, too";
}

TEST(Rule8, AStakeStopsThoseWhoWantToStartOrGoHome) {
    EXPECT_THAT(acts("R:0!/1"), ElementsAre("R0+1"));
    EXPECT_THAT(acts("R:0!,62/5"), ElementsAre("R0+5"));
}

TEST(Rule8, AStakeDoesNotEnterItsBaseDirectly) {
    EXPECT_THAT(acts("R:0!/3"), ElementsAre("R0+3"));
    EXPECT_THAT(acts("R:0!/7"), ElementsAre("7:R0+7"));
}

TEST(Rule8, OnceMovedItIsAnOrdinaryPawn) { EXPECT_EQ(pawnsAfter("R:0!/3", "R0+3"), "R3"); }

TEST(Rule9, APawnPassesPawnsButNotOneInItsBase) {
    EXPECT_EQ(pawnsAfter("R:10/5 B:12 Y:13", "R10+5"), "R15 B12 Y13");
    EXPECT_THAT(acts("R:62,b1/5"), ElementsAre("R62+5"));
    EXPECT_THAT(acts("R:b1,b2/2"), ElementsAre("Rb2+2"));
}

TEST(Rule10, LandingExactlyOnAnyPawnSendsItToItsPocket) {
    EXPECT_EQ(pawnsAfter("R:10/5 B:15", "R10+5"), "R15");
    EXPECT_EQ(pawnsAfter("R:10/5 Y:15", "R10+5"), "R15") << "the partner's";
    const Position own = after("R:10,15/5", {"R10+5"});
    EXPECT_EQ(pawns(own), "R15") << "one's own";
    EXPECT_EQ(own.board().inPocket(Colour::Red), 3);
}

TEST(Rule10Agreed, NobodyCapturesHisOwnSide) {
    EXPECT_THAT(acts("R:10/5 Y:15 spare-own"), ElementsAre("d5"));
    EXPECT_THAT(acts("R:10/5 Y:14 spare-own"), ElementsAre("R10+5")) << "it may be passed";
    EXPECT_THAT(acts("R:10/5 B:15 spare-own"), ElementsAre("R10+5"));
    EXPECT_THAT(acts("R:0/1 spare-own"), UnorderedElementsAre("R0+1", "R0+1b")) << "no start either";
    EXPECT_THAT(acts("R:10/7 Y:14 spare-own"), ElementsAre("d7")) << "a 7x1 does not pass it";
}

TEST(Rule11, TheBaseIsEnteredByAnExactCountToAFreeCell) {
    EXPECT_THAT(acts("R:62/6"), UnorderedElementsAre("R62+6", "R62+6b"));
    EXPECT_THAT(acts("R:62/8"), ElementsAre("R62+8")) << "too large: on round";
    EXPECT_THAT(acts("R:62,b3/5"), ElementsAre("R62+5")) << "taken";
    EXPECT_THAT(acts("R:62,b3/6"), ElementsAre("R62+6")) << "barred";
    EXPECT_THAT(acts("R:62/2"), ElementsAre("R62+2")) << "only to the start square";
    EXPECT_THAT(acts("B:62/5"), ElementsAre("B62+5")) << "nobody enters another base";
}

TEST(Rule11, PawnsInABaseAreSafeAndStay) {
    EXPECT_THAT(acts("R:b1/5,8,S B:20"), ElementsAre("d5", "d8", "dS"));
}

TEST(Rule11Agreed, EnteringIsCompulsory) {
    EXPECT_THAT(acts("R:62/6 must-enter"), ElementsAre("R62+6b"));
    EXPECT_THAT(acts("R:62,40/6 must-enter"), UnorderedElementsAre("R62+6b", "R40+6"))
        << "another pawn may go instead";
    EXPECT_THAT(acts("R:62/8 must-enter"), ElementsAre("R62+8"));
    EXPECT_NE(refusal("R:62,40/7 must-enter", "7:R62+6,R40+1"), "legal");
    EXPECT_EQ(refusal("R:62,40/7 must-enter", "7:R62+6b,R40+1"), "legal");
    EXPECT_EQ(refusal("R:62,40/7 must-enter", "7:R62+7"), "legal") << "too far for the base";
}

TEST(Rule12, StartingCapturesAnOrdinaryPawnButNoStake) {
    EXPECT_EQ(pawnsAfter("R:-/1 B:0", "Rp+1"), "R0!");
    EXPECT_EQ(pawnsAfter("R:0/1", "Rp+1"), "R0!") << "one's own, too";
    EXPECT_THAT(acts("R:0!/10"), ElementsAre("R0+10"));
}

// ---- plays as they are written

TEST(WrittenPlays, AStartNeedsAPawnInThePocket) {
    EXPECT_EQ(refusal("R:10,11,12,13/1", "Rp+1"), "no pawn of this colour is in its pocket");
    EXPECT_EQ(refusal("R:b1,b2,b3,b4/10 Y:40", "Rp+10"), "no pawn of this colour is in its pocket");
    EXPECT_NE(refusal("R:10/1", "Bp+1"), "legal") << "another player's";
}

TEST(WrittenPlays, ASwapNamesBothPawnsByTheirColours) {
    EXPECT_EQ(refusal("R:10/S B:20", "R10/B20"), "legal");
    EXPECT_EQ(refusal("R:10/S B:20", "B20/R10"), "legal") << "in either order";
    EXPECT_NE(refusal("R:10/S B:20", "G10/B20"), "legal");
    EXPECT_NE(refusal("R:10/S B:20", "R10/Y20"), "legal");
    EXPECT_NE(refusal("R:10,14/S B:20,30", "B20/B30"), "legal") << "it changes nothing, but is not red's";
    EXPECT_EQ(refusal("R:10,14/S B:20,30", "R10/R14"), "legal");
}

TEST(WrittenPlays, ASevenHasSevenSteps) {
    // With all of these steps more pawns would be captured than one card can.
    constexpr const char* kCrowd = "R:0,20/7 B:1,2,3,4 Y:25,26 G:21,22,23,24";
    EXPECT_NE(refusal(kCrowd, "7:R0+7,R20+7"), "legal");
    EXPECT_NE(refusal(kCrowd, "7:R0+7,R20+1"), "legal");
    EXPECT_NE(refusal(kCrowd, "7:R0+3,R20+3"), "legal");
    EXPECT_EQ(pawnsAfter(kCrowd, "7:R0+4,R20+3"), "R4,23 Y25,26 G24");
}

}  // namespace
}  // namespace tactik::rules
