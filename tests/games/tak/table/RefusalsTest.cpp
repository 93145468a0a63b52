#include <gtest/gtest.h>

#include "games/tak/rules/Tps.h"
#include "games/tak/table/MoveBuilder.h"

// Explanations of clicks that have no effect.
namespace tak::table {
namespace {

using game::Place;
using play::placeOf;
using play::TakState;

class Refusals : public testing::Test {
  protected:
    // White has a single stone on a1, and walls on b1 and b2. White's stack is on c3, and Black's wall on c4.
    explicit Refusals(const char* tps = "x5/x2,2S,x2/x2,211,x2/x,1S,x,2C,x/1,1S,x2,2 1 9")
        : state_(*rules::parseTps(tps)) {
        input_.reset(state_);
    }
    /// The explanation of a click on this place; empty if the click was accepted.
    std::string click(Place place) {
        EXPECT_FALSE(input_.pick(place));
        return input_.refusal() ? input_.refusal()->english() : "";
    }
    std::string click(const char* square) { return click(*input_.placeNamed(square)); }
    std::string hand() { return input_.view({}).text; }

    TakState state_;
    MoveBuilder input_;
};

TEST_F(Refusals, ForeignStacksCannotBeLifted) {
    EXPECT_EQ(click("e1"), "That stack is not yours.");
    EXPECT_FALSE(input_.holding());
    EXPECT_EQ(click("a1"), "");
    EXPECT_EQ(hand(), "a1");
}

TEST_F(Refusals, AnUnreachableTargetKeepsTheHand) {
    (void)click("a1");
    EXPECT_EQ(click("a4"), "You carry too few pieces to get that far: each square on the way takes one.");
    EXPECT_EQ(click("b1"), "A wall is in the way.");
    EXPECT_EQ(click("b2"), "A stack moves in a straight line.") << "a wall is not lifted instead";
    EXPECT_EQ(click("e2"), "A stack moves in a straight line.");
    EXPECT_EQ(hand(), "a1");
    EXPECT_EQ(click("c3"), "") << "another stack off the lines is meant instead";
    EXPECT_EQ(hand(), "3c3");
    EXPECT_EQ(click("c5"), "A wall is in the way.");
    EXPECT_EQ(click("d3"), "");
    EXPECT_EQ(click("b3"), "A stack that has set off goes straight on.");
    EXPECT_EQ(click("d4"), "A stack that has set off goes straight on.");
    EXPECT_EQ(hand(), "3c3>1");
    EXPECT_TRUE(input_.stepBack());
    EXPECT_FALSE(input_.refusal());
}

TEST_F(Refusals, AStoneInTheHandStaysThereOverATakenSquare) {
    (void)click("stones");
    for (const char* taken : {"a1", "e1", "c3"}) EXPECT_EQ(click(taken), "That square is taken.");
    EXPECT_TRUE(input_.holding());
    EXPECT_EQ(hand(), "");
}

TEST_F(Refusals, ClicksOnForeignOrEmptyPilesAreExplained) {
    EXPECT_EQ(click(Place{play::supplyArea(rules::Color::Black), 3, 0}), "Those pieces are not yours.");
    EXPECT_FALSE(input_.holding());
    input_.choose(2);
    EXPECT_FALSE(input_.refusal());
}

TEST(RefusalsOfOthers, NoCapstoneIsLeft) {
    const TakState state(*rules::parseTps("x5/x5/x2,2C,x2/x5/1,x3,1 2 9"));
    MoveBuilder input;
    input.reset(state);
    input.choose(2);
    ASSERT_TRUE(input.refusal());
    EXPECT_EQ(input.refusal()->english(), "No capstone is left.");
}

TEST(RefusalsOfOthers, AStackThatIsWalledInSaysWhy) {
    const TakState state(*rules::parseTps("x5/x5/x5/2S,x4/1,2S,x3 1 9"));
    MoveBuilder input;
    input.reset(state);
    EXPECT_FALSE(input.pick(placeOf({0, 0})));
    EXPECT_FALSE(input.holding());
    ASSERT_TRUE(input.refusal());
    EXPECT_EQ(input.refusal()->english(), "A wall is in the way.");
}

TEST(RefusalsOfOthers, TheDoubleBlackStackSaysWhatItBeginsWith) {
    const TakState state(
        *rules::parseTps("x5/x5/x5/x5/x5 1 1", {.opening = rules::Opening::DoubleBlackStack}));
    MoveBuilder input;
    input.reset(state);
    (void)input.pick({play::supplyArea(rules::Color::White), 3, 0});
    EXPECT_EQ(input.refusal()->english(), "The first turn places a stack of two black flats.");
    input.choose(1);
    EXPECT_EQ(input.refusal()->english(), "The first turn places a stack of two black flats.");
    EXPECT_EQ(state.parse("Sa1").error().message.english(),
              "The first turn places a stack of two black flats.");
    EXPECT_TRUE(state.parse("a1").ok());
}

TEST(RefusalsOfOthers, TheFirstTurnTakesFromTheOtherPile) {
    const TakState state(*rules::parseTps("x5/x5/x5/x5/x5 1 1"));
    MoveBuilder input;
    input.reset(state);
    EXPECT_FALSE(input.pick({play::supplyArea(rules::Color::White), 20, 0}));
    ASSERT_TRUE(input.refusal());
    EXPECT_EQ(input.refusal()->english(), "In the first turn you place one of your opponent's stones.");
}

}  // namespace
}  // namespace tak::table
