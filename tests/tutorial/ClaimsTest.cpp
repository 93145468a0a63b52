#include "tutorial/Claims.h"

#include <gtest/gtest.h>

#include "tutorial/LessonsOfTests.h"

namespace tutorial {
namespace {

/// Black needs e2 for a road; the stone on e3 could cover a flat there, or complete the road by d3.
const std::string kOpenRoad =
    "lesson \"A\"\nstep one\nposition x5/x,1,x,1,x/x2,1,x,2/2,2,2,2,x/x5 1 6\nsay \"Defend.\"\nask Se2\n";

std::string refuted(const std::string& text) {
    const auto lesson = lessonOf(text);
    if (!lesson) return lesson.error().describe();
    std::string all;
    for (const base::Error& error : refutedClaims(*lesson)) all += error.describe() + "\n";
    return all;
}

TEST(Claims, OfARightTurnAreChecked) {
    const std::string step = kOpenRoad + "else \"No.\"\nright \"Yes.\" claims ";
    const std::string error = "test.lesson:7:21: this text is said of Se2, after which it is not so: ";
    EXPECT_EQ(refuted(step + "continues loses"), "");
    for (const std::string condition : {"defends", "stops", "wins", "draws", "threatens", "not loses"})
        EXPECT_EQ(refuted(step + condition), error + condition + "\n") << "d3 completes the road";
}

TEST(Claims, OfWrongTurnsAreCheckedForEachOfThem) {
    EXPECT_EQ(refuted(kOpenRoad + "wrong Sa5 Sb5 \"No.\" claims loses\nelse \"None.\""), "");
    EXPECT_EQ(refuted(kOpenRoad + "wrong Sa5 Sb5 \"No.\" claims defends\nelse \"None.\""),
              "test.lesson:6:28: this text is said of Sa5, after which it is not so: defends\n"
              "test.lesson:6:28: this text is said of Sb5, after which it is not so: defends\n");
    EXPECT_EQ(refuted(kOpenRoad + "else \"None.\" claims continues"), "");
}

TEST(Claims, OfAPositionAreAboutTheTurnBeforeIt) {
    const std::string road = "lesson \"A\"\nstep one\nposition x5/x5/1,1,1,1,x/x5/2,2,2,x2 1 5\n";
    EXPECT_EQ(refuted(road + "say \"A.\" claims loses continues"), "");
    EXPECT_EQ(refuted(road + "show e3\nsay \"A.\" claims wins"), "");
    EXPECT_EQ(refuted(road + "show e3\nsay \"A.\" claims loses"),
              "test.lesson:5:17: this text claims what is not so: loses\n");
}

/// White's row and column lack c3 and one more square each; Black has a row of three.
TEST(Claims, OfForcedWinsLookATurnAhead) {
    const std::string fork =
        "lesson \"A\"\nstep one\nposition x5/x2,1,2,x/1,1,x,1,x/x2,1,2,x/x,2,1,2,x 1 7\nsay \"Twice.\"\n";
    EXPECT_EQ(refuted(fork + "ask c3\nright \"Yes.\" claims forces threatens\nelse \"No.\""), "");
    EXPECT_NE(refuted(fork + "ask e3\nright \"Yes.\" claims forces\nelse \"No.\""), "");
    const std::string before =
        "lesson \"A\"\nstep one\nposition x5/x2,1,2,x/1,1,x,1,x/x2,1,2,x/x,2,1,2,x 2 7\nsay \"Stop.\"\n";
    EXPECT_EQ(refuted(before + "ask Sc3\nright \"Yes.\" claims stops\nelse \"No.\""), "");
    EXPECT_EQ(refuted(before + "ask a5\nright \"Yes.\" claims defends\nelse \"No.\""), "");
    EXPECT_NE(refuted(before + "ask a5\nright \"Yes.\" claims stops\nelse \"No.\""), "");
}

/// White to move; the wall on b3 stands beside the black flat on c3, which a white flat on d3 can cover.
const std::string kBesideAWall = "lesson \"A\"\nstep one\nposition x5/x5/x,1S,2,1,x/x2,2,x2/x5 1 3\n";

/// What a step's text states that is not so; nothing if all of it is.
std::string notSo(const std::string& claims) {
    const std::string error = refuted(kBesideAWall + "say \"A.\" claims " + claims);
    const std::string head = "this text claims what is not so: ";
    const std::size_t begin = error.find(head);
    return begin == std::string::npos ? error : error.substr(begin + head.size());
}

TEST(Claims, OfTurnsToComeArePlayed) {
    EXPECT_EQ(notSo("legal d3< legal a1 b1 legal d3< c2+"), "") << "turns follow one another";
    EXPECT_EQ(notSo("not legal c3+"), "") << "it is not Black's turn";
    EXPECT_EQ(notSo("legal d3< b1 d3<"), "legal d3< b1 d3<\n") << "nothing stands there any more";
    EXPECT_EQ(notSo("after a1 not legal c3< legal c3+"), "");
    EXPECT_EQ(notSo("after a1 legal c3<"), "after a1 legal c3<\n") << "a wall stands there";
    EXPECT_EQ(notSo("after a1 not legal c3*"), "after a1 not legal c3*\n") << "some turns fit";
    EXPECT_EQ(notSo("after d3< not legal c3*"), "") << "it is White's now";
}

TEST(Claims, AfterAPatternHoldAfterEachTurn) {
    EXPECT_EQ(notSo("after d3? legal c3+"), "after d3? legal c3+\n") << "d3< covers the stone";
    EXPECT_EQ(notSo("after S?? legal c3+"), "after S?? legal c3+\n") << "not if it stands on c4";
    EXPECT_EQ(notSo("after Sa? legal c3+"), "");
    EXPECT_EQ(notSo("after z9 not legal c3+"), "after z9 not legal c3+\n") << "a turn that nobody can play";
}

TEST(Claims, OfPiecesSeeWhatBecomesOfThem) {
    EXPECT_EQ(notSo("after d3< covers c3 not covers d3 not takes c3"), "");
    EXPECT_EQ(notSo("after a1 covers c3"), "after a1 covers c3\n");
    EXPECT_EQ(notSo("after a1 not covers c3"), "");
    EXPECT_EQ(notSo("after a1 safe b3"), "") << "no stone covers a wall";
    EXPECT_EQ(notSo("after a1 not safe d3 safe b3 a1"), "") << "a black stone stands beside d3";
    EXPECT_EQ(notSo("after a1 safe d3"), "after a1 safe d3\n");
    EXPECT_EQ(notSo("safe b3"), "safe b3\n") << "it is its owner's turn, and says nothing";
    EXPECT_EQ(notSo("after a1 safe e5"), "after a1 safe e5\n") << "nothing stands there";
    EXPECT_EQ(notSo("position \"x5/*,1S,2,*\" not position \"x5/x,1*\""), "");
}

TEST(Claims, OfAnswersAndHintsAreChecked) {
    const std::string question = kBesideAWall + "say \"A.\"\nanswer right \"B\" \"C.\" claims legal d3<\n";
    EXPECT_EQ(refuted(question + "answer \"B\" \"D.\" claims not legal d3<"),
              "test.lesson:6:24: this text claims what is not so: not legal d3<\n");
    EXPECT_EQ(refuted(question + "answer \"B\" \"D.\" claims legal d3+"), "");
    EXPECT_EQ(refuted(kOpenRoad + "else \"No.\"\nhint \"H.\" e2 claims legal Se2 legal e2+"),
              "test.lesson:7:31: this text claims what is not so: legal e2+\n");
}

TEST(Claims, WhoClaimsThatNothingCanBeProvenSaysWhy) {
    EXPECT_EQ(refuted(kBesideAWall + "say \"It can.\" claims nothing \"A custom.\""), "");
}

std::string missing(const std::string& text) {
    const auto lesson = lessonOf(text);
    if (!lesson) return lesson.error().describe();
    std::string all;
    for (const base::Error& error : missingClaims(*lesson))
        all +=
            error.file + ":" + std::to_string(error.at.line) + ":" + std::to_string(error.at.column) + "\n";
    return all;
}

TEST(Claims, AreMissingWhereATextSpeaksOfTheFuture) {
    const auto lesson = lessonOf(kBesideAWall + "say \"The wall cannot be covered.\"");
    ASSERT_TRUE(lesson);
    ASSERT_EQ(missingClaims(*lesson).size(), 1U);
    EXPECT_EQ(
        missingClaims(*lesson).front().describe(),
        "test.lesson:4:1: expected \"claims\" and what proves this text, or \"claims nothing\" and why: "
        "The wall cannot be covered.");
    EXPECT_EQ(missing(kBesideAWall + "say \"It is safe.\" claims after a1 safe b3"), "");
    EXPECT_EQ(missing(kBesideAWall + "say \"It is safe.\" claims nothing \"A custom.\""), "");
    EXPECT_EQ(missing(kBesideAWall + "say \"It stands.\""), "");
    EXPECT_EQ(missing(kBesideAWall + "say \"Canons unreachable in freedom.\""), "") << "whole words only";
    EXPECT_EQ(missing(kOpenRoad + "else \"It reaches.\"\nright \"Held.\"\nhint \"You may.\"\n"
                                  "wrong a1 \"Free.\""),
              "test.lesson:6:1\ntest.lesson:7:1\ntest.lesson:8:1\ntest.lesson:9:1\n");
}

TEST(Claims, AreMissingWhereARightAnswerIsNotProven) {
    const std::string wrong = "answer \"No\" \"D.\"\n";
    const std::string question = kBesideAWall + "say \"A.\"\n" + wrong + "answer right \"Yes\" \"C.\"";
    EXPECT_EQ(missing(question), "test.lesson:6:1\n");
    EXPECT_EQ(missing(question + " claims nothing \"A custom.\""), "");
    EXPECT_EQ(missing(question + " claims legal d3<"), "test.lesson:5:1\n")
        << "then the wrong answers can be proven to be wrong, too";
}

}  // namespace
}  // namespace tutorial
