#include "games/tactik/play/TactikKind.h"

#include <gtest/gtest.h>

namespace tactik::play {
namespace {

TEST(TactikKind, TheFirstSeatHasTwoColoursOfTwoPlayers) {
    const game::FirstSeat two = TactikKind().firstSeat(2);
    EXPECT_EQ(two.question, "Who plays red and yellow");
    EXPECT_EQ(two.answer, "{name} plays red and yellow.");
    EXPECT_EQ(two.answerToYou, "You play red and yellow.");
    const game::FirstSeat four = TactikKind().firstSeat(4);
    EXPECT_EQ(four.question, "Who plays red");
    EXPECT_EQ(four.answer, "{name} plays red.");
    EXPECT_EQ(four.answerToYou, "You play red.");
    EXPECT_FALSE(two.isWhoBegins || four.isWhoBegins) << "the dealer is drawn by lot";
}

}  // namespace
}  // namespace tactik::play
