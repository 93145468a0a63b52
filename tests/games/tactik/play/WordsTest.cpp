// Tac-Tik in words.

#include "games/tactik/play/Words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tactik/play/Pieces.h"
#include "games/tactik/play/Reasons.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/PositionText.h"

namespace tactik::play {
namespace {

using rules::Card;
using rules::Spot;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

rules::Position position(std::string_view text) {
    const auto read = rules::parsePosition(text, 5);
    EXPECT_TRUE(read) << (read ? "" : read.error().describe());
    return read ? *read : rules::Position::dealt(4, 1);
}

std::string place(const rules::Position& position, game::Place where) {
    return placeInWords(position, 0, where).english();
}

TEST(TactikWords, SquaresAreToldFromTheNearestStart) {
    const rules::Position p = position("R:0!,17,60/5,4 B:20 Y:b2 G:40");
    EXPECT_EQ(place(p, placeOf(Spot::square(0))), "square 0, red's start: red stake");
    EXPECT_EQ(place(p, placeOf(Spot::square(17))),
              "square 17, 1 after blue's start: red pawn, 47 to go to its start");
    EXPECT_EQ(place(p, placeOf(Spot::square(60))),
              "square 60, 4 before red's start: red pawn, 4 to go to its start");
    EXPECT_EQ(place(p, placeOf(Spot::square(24))), "square 24, 8 after blue's start: empty");
    EXPECT_EQ(place(p, placeOf(Spot::base(rules::Colour::Yellow, 2))), "yellow's base, cell 2: yellow pawn");
    EXPECT_EQ(place(p, placeOf(Spot::base(rules::Colour::Yellow, 1))), "yellow's base, cell 1: empty");
    EXPECT_EQ(place(p, {kPocketArea, 5, 0}), "blue's pocket, pawns: 3");
}

TEST(TactikWords, WhoSeesTheTableIsToldNoNumbersOfSquares) {
    const auto seen = [](const char* text, Card card) {
        return cardNow(position(text), 0, card, Places::Seen).english();
    };
    EXPECT_EQ(seen("R:12/5,1,S,7 B:17 Y:- G:-", Card::Five),
              "5: your pawn goes on by 5 and captures a blue pawn.");
    EXPECT_EQ(seen("R:12,30/5,1 B:- Y:- G:-", Card::Five), "5: your pawn goes on by 5.") << "told once";
    EXPECT_EQ(
        seen("R:0!,12,b1/1,4 B:- Y:- G:-", Card::One),
        "1: your stake goes on by 1; or your pawn goes on by 1; or your pawn goes on by 1 in its base.");
    EXPECT_EQ(seen("R:0!/4,5 B:- Y:- G:-", Card::Four), "4: your stake goes back by 4.");
    EXPECT_EQ(seen("R:62/5,8 B:- Y:- G:-", Card::Five),
              "5: your pawn goes on by 5 and is home; or your pawn goes on by 5.");
    EXPECT_EQ(seen("R:12/S,5 B:17 Y:- G:-", Card::Swap),
              "Swap: your pawn changes places with the blue pawn.");
    const rules::Position p = position("R:12/5,1,S,7 B:17 Y:- G:-");
    EXPECT_EQ(placeInWords(p, 0, {handArea(0), 0, 0}, Places::Seen).english(),
              seen("R:12/5,1,S,7 B:17 Y:- G:-", Card::Five));
    EXPECT_EQ(placeInWords(p, 0, {handArea(1), kWholeHand, 0}).english(), "the hand of Blue, cards: 4");
}

TEST(TactikWords, ACardTellsWhatItCanDoNow) {
    const rules::Position p = position("R:12,b1/5,1,S,7 B:17 Y:- G:-");
    const auto now = [&](Card card) { return cardNow(p, 0, card).english(); };
    EXPECT_EQ(now(Card::Five), "5: your pawn on square 12 goes to square 17 and captures a blue pawn.");
    EXPECT_EQ(now(Card::One),
              "1: your pawn starts; or your pawn on square 12 goes to square 13; or your pawn in "
              "cell 1 goes on to cell 2.");
    EXPECT_EQ(now(Card::Swap),
              "Swap: your pawn on square 12 changes places with the blue pawn on square 17.");
    EXPECT_EQ(now(Card::Eight), "8: your pawn on square 12 goes to square 20.") << "also one that he has not";
    EXPECT_EQ(cardNow(position("R:12/8,3 B:16! Y:- G:-"), 0, Card::Eight).english(),
              "8 cannot be played. A stake bars the way: a pawn that has not moved since it came out.");
    EXPECT_EQ(place(p, {handArea(0), 0, 0}), now(Card::Five));
    EXPECT_EQ(place(p.seenBy(1), {handArea(0), 0, 0}), "the hand of Red, cards: 4")
        << "who does not see them";
}

TEST(TactikWords, OwnPawnsAndThoseOfThePartnerAreCalledSo) {
    EXPECT_EQ(cardNow(position("R:12,17/5,8 B:- Y:- G:-"), 0, Card::Five).english(),
              "5: your pawn on square 12 goes to square 17 and captures a pawn of your own; or your pawn on "
              "square 17 "
              "goes to square 22.");
    EXPECT_EQ(cardNow(position("R:12/5,8 B:- Y:17 G:-"), 0, Card::Five).english(),
              "5: your pawn on square 12 goes to square 17 and captures your partner's pawn.");
    EXPECT_EQ(cardNow(position("R:b1,b2,b3,b4/5,8 B:- Y:17 G:-"), 0, Card::Five).english(),
              "5: the yellow pawn on square 17 goes to square 22.")
        << "rule 4: who is home plays the partner's pawns";
    EXPECT_EQ(cardNow(position("2 R:12/5,8 B:- Y:- G:-"), 0, Card::Five).english(),
              "5: the red pawn on square 12 goes to square 17.")
        << "with two colours, each is named";
}

TEST(TactikWords, APositionBeginsWithTheHandAndTheOwnColour) {
    std::vector<std::string> all;
    for (const base::Message& paragraph : positionInWords(position("R:0!,12,b4/5,4 B:20 Y:- G:-"), 0))
        all.push_back(paragraph.english());
    EXPECT_EQ(all[0], "Your hand: 4, 5.");
    EXPECT_EQ(
        all[1],
        "4: your stake on square 0 goes back to square 60; or your pawn on square 12 goes back to square "
        "8.");
    EXPECT_THAT(all[2], HasSubstr("5: "));
    EXPECT_EQ(
        all[3],
        "Red, yours: 1 home, in cell 4, a stake on its start, on square 12, 52 to go, 1 in the pocket.");
    EXPECT_EQ(all[4], "Yellow, your partner's: 4 in the pocket.");
    EXPECT_EQ(all[5], "Blue: on square 20, 60 to go, 3 in the pocket.");
    EXPECT_THAT(all.back(), HasSubstr("Deal 1 of 3 before the next shuffle."));
}

/// Plays a text for a player of the true position.
void play(rules::Position& position, std::string_view text, int player) {
    const auto act = rules::actIn(position, text, player);
    ASSERT_TRUE(act) << act.error().describe();
    position.play(*act);
}

std::string turn(const rules::Position& position, std::optional<int> viewer) {
    return turnInWords(position.seenBy(viewer), viewer).english();
}

TEST(TactikWords, ATurnTellsItsCardItsWayAndItsCaptures) {
    rules::Position p = position("R:12/5,4 B:17 Y:- G:-");
    play(p, "R12+5", 0);
    EXPECT_EQ(turn(p, 2),
              "Red plays 5: the red pawn on square 12 goes to square 17 and captures a blue pawn.");
    EXPECT_EQ(turn(p, 0), "You play 5: your pawn on square 12 goes to square 17 and captures a blue pawn.");
    EXPECT_THAT(turn(p, 1), HasSubstr("captures your blue pawn."));
    EXPECT_THAT(turn(p, 1), HasSubstr("It is your turn"));
    p = position("R:12,30/7,4 B:14 Y:- G:-");
    play(p, "7:R12+3,R30+4", 0);
    EXPECT_EQ(
        turn(p, {}),
        "Red plays 7x1: the red pawn on square 12 goes to square 15 and captures a blue pawn; the red pawn "
        "on square 30 goes to square 34.");
    p = position("R:-/5,4 B:20 Y:- G:-");
    play(p, "d4", 0);
    EXPECT_EQ(turn(p, 2), "Red can play no card and discards 4.");
    EXPECT_EQ(turn(p, 0), "You can play no card and discard 4.");
}

TEST(TactikWords, ATurnIsToldBeforeItIsPlayed) {
    const rules::Position p = position("R:12/5,4 B:17 Y:- G:-");
    const auto act = rules::actIn(p, "R12+5", 0);
    ASSERT_TRUE(act);
    EXPECT_EQ(actInWords({.act = *act, .before = p.table()}, 0).english(),
              "You play 5: your pawn on square 12 goes to square 17 and captures a blue pawn.");
    const rules::Position passing = position("R:12/5,4,S,7 B:- Y:- G:- pass");
    EXPECT_EQ(actInWords({.act = rules::passing(0, Card::Swap), .before = passing.table()}, 0).english(),
              "You pass Swap to Yellow.");
}

/// With two players one person has two colours, so the verb is singular.
TEST(TactikWords, AnOnlookerHearsOfOnePersonWithTwoColours) {
    rules::Position p = position("2 R:12/5,4 B:20/5,4 Y:- G:-");
    EXPECT_THAT(positionInWords(p.seenBy({}), {}).back().english(), HasSubstr("Dealer: "));
    EXPECT_EQ(positionInWords(p.seenBy({}), {})[5].english(), "The player of blue and green holds cards: 2.");
    play(p, "R12+5", 0);
    EXPECT_EQ(turn(p, {}),
              "The player of red and yellow plays 5: the red pawn on square 12 goes to square 17.");
    EXPECT_EQ(turn(p, 1),
              "Your opponent plays 5: the red pawn on square 12 goes to square 17. It is your turn.");
    p = position("2 R:12/5,4,1,2,3,6 B:20/5,4,8,9,10,12 Y:- G:- pass");
    play(p, ">5", 0);
    EXPECT_EQ(turn(p, {}), "The player of red and yellow passes a card.");
}

TEST(TactikWords, PassedCardsAreToldToThoseWhoKnowThem) {
    rules::Position p = position("R:12/5,4,S,7 B:- Y:- G:- pass");
    play(p, ">S", 0);
    EXPECT_EQ(turn(p, 0), "You pass Swap to Yellow.");
    EXPECT_EQ(turn(p, 1), "Red passes a card.");
    for (const int player : {1, 2, 3}) p.play(p.legalActs(player).front());
    EXPECT_THAT(turn(p, 2), HasSubstr("You get Swap from Red. Your hand: "));
    EXPECT_THAT(turn(p, 1), Not(HasSubstr("Swap from")));
}

TEST(TactikWords, ADealIsToldToEachPlayerAlone) {
    rules::Position p = rules::Position::dealt(2, 3);
    bool told = false;
    while (!told) {
        const int player = p.awaited().front();
        p.play(p.legalActs(player).front());
        if (!p.past().back().dealt) continue;
        told = true;
        EXPECT_THAT(turn(p, 1), HasSubstr("New cards for you: " + handInWords(p.table(), 1).english() + "."));
        EXPECT_THAT(turn(p, 1), HasSubstr("Choose a card to pass."));
        EXPECT_THAT(turn(p, {}), HasSubstr("New cards are dealt."));
        EXPECT_THAT(turn(p, {}), Not(HasSubstr("New cards for you")));
    }
}

TEST(TactikWords, ReasonsNameWhatBarsTheWay) {
    const auto why = [](std::string_view text, Card card) {
        return whyNotPlayed(position(text), 0, card).english();
    };
    EXPECT_EQ(why("R:-/5,4 B:- Y:- G:-", Card::Five), "You have no pawn on the circuit.");
    EXPECT_EQ(why("R:b1/5,4 B:20 Y:- G:-", Card::Swap), "You have no pawn on the circuit.");
    EXPECT_EQ(why("R:12/S,4 B:- Y:- G:-", Card::Swap), "This card needs a second pawn on the circuit.");
    EXPECT_EQ(why("R:12/S,4 B:16! Y:- G:-", Card::Swap),
              "The other pawns are stakes, which only their owners may swap.");
    EXPECT_EQ(why("R:b2/1,3,4 B:20 Y:- G:-", Card::Three), "There is no room in the base for so many steps.");
    EXPECT_EQ(why("R:b1,b2/1,2,4 B:20 Y:- G:-", Card::Two), "A pawn in the base bars the way.");
    EXPECT_EQ(why("R:b1,b2/1,2,4 B:20 Y:- G:-", Card::Four), "You have no pawn on the circuit.");
    EXPECT_EQ(why("R:17/4,5 B:16! Y:- G:-", Card::Four),
              "A stake bars the way: a pawn that has not moved since it came out.");
    EXPECT_EQ(why("R:12/5,4 B:- Y:17 G:- spare-own", Card::Five),
              "A pawn of your own side is there, and it is spared.");
}

}  // namespace
}  // namespace tactik::play
