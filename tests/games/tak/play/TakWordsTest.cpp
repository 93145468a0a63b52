#include <gtest/gtest.h>

#include "games/tak/play/TakState.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

std::string described(const TakState& state, const char* square) {
    const int file = square[0] - 'a';
    const int rank = square[1] - '1';
    return state.describe(placeOf(rules::Square(file, rank))).english();
}

/// Plays the turn and describes it, as the feed of a match does.
std::string played(TakState& state, const char* turn) {
    const game::PlayerId mover = state.toMove();
    const auto action = state.parse(turn);
    EXPECT_TRUE(action) << turn;
    if (!action) return {};
    const game::Transition transition = state.apply(*action);
    return state.describeTurn(mover, transition)->english();
}

TEST(TakWords, ASquareIsReadFromItsTop) {
    const TakState state(*rules::parseTps("x5/x5/x2,1122112S,x2/x,2C,x3/1,x4 1 9"));
    EXPECT_EQ(described(state, "e5"), "e5, empty");
    EXPECT_EQ(described(state, "a1"), "a1, white flat");
    EXPECT_EQ(described(state, "b2"), "b2, black capstone");
    EXPECT_EQ(described(state, "c3"),
              "c3, seven high, black wall over white, white, black, black, white, white");
}

TEST(TakWords, AHeightBeyondTwelveIsAFigure) {
    const TakState state(*rules::parseTps("x5/x5/x5/x5/12121212121212,x4 1 9"));
    EXPECT_EQ(described(state, "a1").substr(0, 27), "a1, 14 high, black flat ove");
}

TEST(TakWords, APlaceInASupplyIsItsOwners) {
    const TakState state(*rules::parseTps("x5/x5/x5/x5/x5 1 1"));
    EXPECT_EQ(state.describe({supplyArea(rules::Color::Black), 3, 0}).english(), "Black's supply");
}

TEST(TakWords, FirstTurnsPlaceStonesOfTheOther) {
    TakState state(*rules::parseTps("x5/x5/x5/x5/x5 1 1"));
    EXPECT_EQ(played(state, "a1"), "White places a black flat on a1.");
    EXPECT_EQ(played(state, "e5"), "Black places a white flat on e5.");
    EXPECT_EQ(played(state, "c3"), "White places a flat on c3.");
    EXPECT_EQ(played(state, "Sd4"), "Black places a wall on d4.");
    EXPECT_EQ(played(state, "Cc4"), "White places a capstone on c4.");
}

TEST(TakWords, EveryOpeningIsToldAsItIs) {
    TakState stack(*rules::parseTps("x5/x5/x5/x5/x5 1 1", {.opening = rules::Opening::DoubleBlackStack}));
    EXPECT_EQ(stack.hint(), "First turn: place a stack of two black flats on any square.");
    EXPECT_EQ(played(stack, "2a1"), "White places two black flats on a1.");
    EXPECT_EQ(described(stack, "a1"), "a1, two high, black flat over black");
    EXPECT_EQ(stack.hint(), "First turn: place a flat of your opponent on any square.");
    EXPECT_EQ(played(stack, "e5"), "Black places a white flat on e5.");
    EXPECT_EQ(stack.hint(), "");
    TakState own(*rules::parseTps("x5/x5/x5/x5/x5 1 1", {.opening = rules::Opening::NoSwap}));
    EXPECT_EQ(own.hint(), "");
    EXPECT_EQ(played(own, "Sa1"), "White places a wall on a1.");
}

TEST(TakWords, AMoveSaysWhatItLeavesWhere) {
    TakState state(*rules::parseTps("x5/x5/1121,x4/x5/x5 1 9"));
    EXPECT_EQ(played(state, "4a3>112"),
              "White moves four from a3 to the right, one on b3, one on c3, two on d3.");
    TakState down(*rules::parseTps("x,12,x3/x5/x5/x5/x5 2 9"));
    EXPECT_EQ(played(down, "2b5-11"), "Black moves two from b5 downwards, one on b4, one on b3.");
    TakState near(*rules::parseTps("x5/x5/x5/x5/x3,112,x 2 9"));
    EXPECT_EQ(played(near, "2d1<"), "Black moves two from d1 to c1.");
}

TEST(TakWords, ACapstoneThatFlattensAWallIsTold) {
    TakState state(*rules::parseTps("x5/x5/x5/x5/2S,1C,x3 1 9"));
    EXPECT_EQ(played(state, "b1<"), "White moves one from b1 to a1. The capstone flattens the wall on a1.");
    TakState far(*rules::parseTps("x5/x5/x5/x5/2S,x,21C,x2 1 9"));
    EXPECT_EQ(
        played(far, "2c1<11"),
        "White moves two from c1 to the left, one on b1, one on a1. The capstone flattens the wall on a1.");
}

TEST(TakWords, ABoardIsReadRowByRowFromTheFirstPlayersSide) {
    const TakState state(*rules::parseTps("2,x4/x5/x5/x5/1,x3,12S 1 9"));
    std::vector<std::string> words;
    for (const base::Message& paragraph : state.describePosition()) words.push_back(paragraph.english());
    EXPECT_EQ(words, (std::vector<std::string>{"A board of five by five squares.",
                                               "Row 1: a1, white flat; e1, two high, black wall over white.",
                                               "Row 5: a5, black flat."}));
    const TakState empty(*rules::parseTps("x3/x3/x3 1 1"));
    EXPECT_EQ(empty.describePosition().back().english(), "It is empty.");
}

}  // namespace
}  // namespace tak::play
