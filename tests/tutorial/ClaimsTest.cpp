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
    const std::string error = "test.lesson:7:1: this text is said of Se2, which does not do what it claims\n";
    EXPECT_EQ(refuted(step + "continues loses"), "");
    EXPECT_EQ(refuted(step + "defends"), error) << "d3 completes the road";
    EXPECT_EQ(refuted(step + "stops"), error);
    EXPECT_EQ(refuted(step + "wins"), error);
    EXPECT_EQ(refuted(step + "draws"), error);
    EXPECT_EQ(refuted(step + "threatens"), error);
}

TEST(Claims, OfWrongTurnsAreCheckedForEachOfThem) {
    EXPECT_EQ(refuted(kOpenRoad + "wrong Sa5 Sb5 \"No.\" claims loses\nelse \"None.\""), "");
    EXPECT_EQ(refuted(kOpenRoad + "wrong Sa5 Sb5 \"No.\" claims defends\nelse \"None.\""),
              "test.lesson:6:1: this text is said of Sa5, which does not do what it claims\n"
              "test.lesson:6:1: this text is said of Sb5, which does not do what it claims\n");
    EXPECT_EQ(refuted(kOpenRoad + "else \"None.\" claims continues"), "");
}

TEST(Claims, OfAPositionAreAboutTheTurnBeforeIt) {
    const std::string road = "lesson \"A\"\nstep one\nposition x5/x5/1,1,1,1,x/x5/2,2,2,x2 1 5\n";
    EXPECT_EQ(refuted(road + "say \"A.\" claims loses continues"), "");
    EXPECT_EQ(refuted(road + "show e3\nsay \"A.\" claims wins"), "");
    EXPECT_EQ(refuted(road + "show e3\nsay \"A.\" claims loses"),
              "test.lesson:5:1: the position is not as this text claims\n");
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

}  // namespace
}  // namespace tutorial
