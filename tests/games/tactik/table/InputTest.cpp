// The entry of plays, passes and discards by pointing.

#include "games/tactik/table/TactikInput.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/Plays.h"
#include "games/tactik/rules/PositionText.h"

namespace tactik::table {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

class InputTest : public testing::Test {
  protected:
    void begin(const rules::Position& position, int player) {
        view_ = std::make_unique<play::TactikView>(position, play::playerAt(player));
        input_.reset(*view_);
    }
    /// A position in which red plays, or passes.
    void begin(std::string_view text) {
        const auto position = rules::parsePosition(text, 7);
        ASSERT_TRUE(position) << position.error().describe();
        begin(*position, 0);
    }
    [[nodiscard]] game::Place at(std::string_view name) const {
        const auto place = input_.placeNamed(name);
        EXPECT_TRUE(place) << name;
        return place.value_or(game::Place{});
    }
    [[nodiscard]] std::string text(std::optional<game::Action> action) const {
        return action ? view_->notation(*action) : "nothing";
    }
    /// Points at places one after another; the notation of what was played, or "nothing".
    std::string pick(const std::vector<std::string>& names) {
        for (const std::string& name : names)
            if (const auto action = input_.pick(at(name))) return text(action);
        return "nothing";
    }
    [[nodiscard]] std::string refusal() const {
        return input_.refusal() ? input_.refusal()->english() : "none";
    }
    std::string refused(const std::string& name) {
        EXPECT_FALSE(input_.pick(at(name))) << name;
        return refusal();
    }
    [[nodiscard]] std::string words(std::optional<game::Place> hover = {}) const {
        const game::InputView view = input_.view(hover);
        return view.words ? view.words->english() : "none";
    }
    /// The same as it is said to somebody who does not see the table.
    [[nodiscard]] std::string heard(std::optional<game::Place> hover = {}) const {
        const game::InputView view = input_.view(hover);
        return view.heard ? view.heard->english() : "none";
    }
    [[nodiscard]] std::string button() const {
        const game::InputView view = input_.view({});
        return view.finish ? view.finish->english() : "none";
    }
    [[nodiscard]] static std::set<game::Place> setOf(const std::vector<game::Place>& places) {
        return {places.begin(), places.end()};
    }
    [[nodiscard]] std::set<game::Place> places(const std::vector<std::string>& names) const {
        std::set<game::Place> all;
        for (const std::string& name : names) all.insert(at(name));
        return all;
    }

    std::unique_ptr<play::TactikView> view_;
    TactikInput input_;
};

// ---- number cards

TEST_F(InputTest, ACardAndThenAPawn) {
    begin("R:12,30/5,4 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1"}), "nothing");
    EXPECT_EQ(setOf(input_.view({}).targets), places({"12", "30", "17", "35"}));
    EXPECT_EQ(setOf(input_.view({}).reach), places({"17", "35"}));
    EXPECT_FALSE(input_.view({}).dragPicks) << "a pawn is dragged across marked squares";
    EXPECT_EQ(pick({"30"}), "R30+5");
}

TEST_F(InputTest, ACardAndThenATarget) {
    begin("R:12,30/5,4 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1", "17"}), "R12+5");
}

TEST_F(InputTest, APawnAndThenACard) {
    begin("R:12,30/5,4 B:- Y:- G:-");
    EXPECT_EQ(pick({"12"}), "nothing");
    EXPECT_EQ(setOf(input_.view({}).targets), places({"card1", "card2", "17", "8"}));
    EXPECT_EQ(setOf(input_.view({}).reach), places({"17", "8"}));
    EXPECT_EQ(pick({"card2"}), "R12-4");
}

TEST_F(InputTest, APawnAndThenATarget) {
    begin("R:12,30/5,4 B:- Y:- G:-");
    EXPECT_EQ(pick({"12", "17"}), "R12+5");
}

TEST_F(InputTest, ATargetAndThenAPawn) {
    begin("R:12,30/5,4 B:- Y:- G:-");
    EXPECT_EQ(pick({"35", "30"}), "R30+5");
}

TEST_F(InputTest, TheOnlyPlayOfACardIsShownByTheFirstClickAndPlayedByTheSecond) {
    begin("R:12/5,S B:17 Y:- G:-");
    EXPECT_EQ(pick({"card1"}), "nothing");
    const game::InputView shown = input_.view({});
    EXPECT_EQ(shown.text, "R12+5");
    EXPECT_THAT(shown.ghosts, SizeIs(2)) << "the pawn, and the one that it captures";
    EXPECT_EQ(words(), "5: your pawn goes on by 5 and captures a blue pawn.");
    EXPECT_EQ(heard(), "5: your pawn on square 12 goes to square 17 and captures a blue pawn. Press Enter.");
    EXPECT_EQ(button(), "Play");
    EXPECT_EQ(text(input_.finish()), "R12+5");
    EXPECT_EQ(pick({"card1"}), "R12+5");
}

TEST_F(InputTest, WhenSeveralCardsDoTheSameTheEntryAsksForOne) {
    begin("R:-/1,10 B:- Y:- G:-");
    EXPECT_EQ(pick({"Rp", "0"}), "nothing");
    EXPECT_EQ(words(), "Several cards do that: click one.");
    EXPECT_EQ(setOf(input_.view({}).targets), places({"card1", "card2"}));
    EXPECT_EQ(pick({"card2"}), "Rp+10");
}

TEST_F(InputTest, APawnThatCanGoHomeOrOnAsksWhere) {
    begin("R:62/5,8 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1", "62"}), "nothing");
    EXPECT_EQ(words(), "Click where the pawn should go.");
    EXPECT_EQ(pick({"Rb3"}), "R62+5b");
    begin("R:62/5,8 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1", "3"}), "R62+5");
}

TEST_F(InputTest, APawnThatAnotherCouldCaptureIsNotPlayedByTheClickOnIt) {
    begin("R:12,17/5,8 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1", "17"}), "nothing") << "the pawn on 17, or its capture?";
    EXPECT_EQ(pick({"22"}), "R17+5");
    begin("R:12,17/5,8 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1", "12"}), "R12+5") << "a pawn that can only move is not ambiguous";
    begin("R:12,17/5,8 B:- Y:- G:-");
    EXPECT_EQ(pick({"12", "17", "22"}), "R17+5") << "without a card, another own pawn is chosen instead";
}

TEST_F(InputTest, ChoicesAreTakenBackByClickingAgainAndByStepsBack) {
    begin("R:12,30/5,4 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1", "card1"}), "nothing");
    EXPECT_FALSE(input_.holding());
    EXPECT_EQ(pick({"12", "12"}), "nothing");
    EXPECT_FALSE(input_.holding());
    EXPECT_EQ(pick({"12", "card1"}), "R12+5");
    begin("R:62,30/5,4 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1", "62"}), "nothing");
    EXPECT_TRUE(input_.stepBack());
    EXPECT_EQ(pick({"30"}), "R30+5");
    EXPECT_TRUE(input_.cancel());
    EXPECT_FALSE(input_.holding());
    EXPECT_FALSE(input_.stepBack());
}

TEST_F(InputTest, AnotherCardKeepsThePawnIfItMovesIt) {
    begin("R:62,b4/5,2 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1", "62"}), "nothing");
    EXPECT_EQ(pick({"card2"}), "R62+2") << "and there it has one way only";
}

TEST_F(InputTest, AChosenCardAndPawnAreHeldAboveTheirPlaces) {
    begin("R:62,30/5,4 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1", "62"}), "nothing");
    const game::InputView shown = input_.view({});
    ASSERT_THAT(shown.preview, SizeIs(2));
    EXPECT_TRUE(shown.preview[0].inHand && shown.preview[1].inHand);
    EXPECT_EQ(shown.preview[0].piece.place, at("card1"));
    EXPECT_EQ(shown.preview[1].piece.place, at("62"));
}

TEST_F(InputTest, AHoveredTargetShowsWhatAClickPlays) {
    begin("R:12,30/5,4 B:17 Y:- G:-");
    EXPECT_EQ(pick({"12"}), "nothing");
    const game::InputView shown = input_.view(at("17"));
    EXPECT_EQ(shown.proposal, "R12+5");
    EXPECT_THAT(shown.ghosts, SizeIs(2));
    EXPECT_EQ(words(at("17")), "5: your pawn goes on by 5 and captures a blue pawn. A click plays it.");
    EXPECT_EQ(heard(at("17")),
              "5: your pawn on square 12 goes to square 17 and captures a blue pawn. Press Enter.");
}

TEST_F(InputTest, AHoveredCardShowsItsPawnsAndHolesAndAHoveredPawnItsCards) {
    begin("R:12,30/5,4 B:- Y:- G:-");
    game::InputView shown = input_.view(at("card1"));
    EXPECT_EQ(setOf(shown.targets), places({"12", "30", "17", "35"}));
    EXPECT_EQ(setOf(shown.reach), places({"17", "35"}));
    EXPECT_EQ(words(at("card1")), "5: your pawn goes on by 5.") << "the table shows which";
    EXPECT_EQ(heard(at("card1")),
              "5: your pawn on square 12 goes to square 17; or your pawn on square 30 goes "
              "to square 35.");
    shown = input_.view(at("30"));
    EXPECT_EQ(setOf(shown.targets), places({"card1", "card2", "35", "26"}));
    EXPECT_EQ(setOf(shown.reach), places({"35", "26"}));
    EXPECT_EQ(words(at("30")), "Cards that move it: 4, 5.");
    EXPECT_FALSE(input_.holding()) << "nothing is chosen by looking";
}

// ---- swaps

TEST_F(InputTest, ASwapNamesItsTwoPawnsInEitherOrder) {
    begin("R:12,30/S,8 B:20 Y:40 G:-");
    EXPECT_EQ(pick({"card1", "12", "20"}), "R12/B20");
    begin("R:12,30/S,8 B:20 Y:40 G:-");
    EXPECT_EQ(pick({"card1", "20", "30"}), "R30/B20");
    begin("R:12,30/S,8 B:20 Y:40 G:-");
    EXPECT_EQ(pick({"12", "40"}), "R12/Y40") << "without the card, if no other does that";
}

TEST_F(InputTest, AnyTwoEqualPawnsNameTheSwapThatChangesNothing) {
    begin("R:12,30,40/S,8 B:20 Y:- G:-");
    EXPECT_EQ(pick({"card1", "40", "30"}), "R12/R30");
}

// ---- what is passed and discarded

TEST_F(InputTest, APassedCardIsChosenAndConfirmed) {
    begin("R:12/5,4,S,7 B:- Y:- G:- pass");
    EXPECT_EQ(words(at("card1")).substr(0, 2), "5.");
    EXPECT_THAT(words(at("card1")), testing::EndsWith("Choose one for your partner."));
    EXPECT_EQ(pick({"card3"}), "nothing");
    EXPECT_EQ(words(), "Pass Swap to your partner?");
    EXPECT_EQ(heard(), "Pass Swap to your partner? Press Enter.");
    EXPECT_EQ(button(), "Pass to Yellow");
    EXPECT_EQ(pick({"card2"}), "nothing") << "another one instead";
    EXPECT_EQ(pick({"partner"}), "R>4");
    EXPECT_EQ(pick({"card2"}), "R>4");
    EXPECT_EQ(text(input_.finish()), "R>4");
    EXPECT_EQ(refused("12"), "First everybody passes a card: choose one of your hand.");
}

TEST_F(InputTest, TheWholeHandOfThePartnerTakesThePassedCard) {
    begin("R:12/5,4,S,7 B:- Y:- G:- pass");
    const game::Place hand{play::handArea(2), play::kWholeHand, 0};
    EXPECT_EQ(at("partner"), hand);
    EXPECT_THAT(input_.view({}).targets, IsEmpty()) << "no card is chosen yet";
    EXPECT_EQ(pick({"card3"}), "nothing");
    EXPECT_EQ(setOf(input_.view({}).targets), std::set<game::Place>{hand});
    EXPECT_EQ(text(input_.pick(hand)), "R>S");
    begin("R:12/5,4,S,7 B:- Y:- G:- pass");
    EXPECT_EQ(pick({"card3"}), "nothing");
    EXPECT_EQ(text(input_.pick({play::handArea(2), 1, 0})), "R>S") << "and so does each of its cards";
}

TEST_F(InputTest, WhereNothingCanBePlayedTheFirstCardIsLiftedAndOneActLaysItDown) {
    begin("R:-/5,4 B:20 Y:- G:-");
    const game::InputView shown = input_.view({});
    EXPECT_TRUE(shown.givesUp);
    ASSERT_THAT(shown.preview, SizeIs(1));
    EXPECT_TRUE(shown.preview.front().inHand);
    EXPECT_EQ(shown.preview.front().piece.place, at("card1"));
    EXPECT_EQ(setOf(shown.targets), places({"pile"}));
    EXPECT_EQ(button(), "Lay down");
    EXPECT_EQ(
        words(),
        "None of your cards can be played. You have no pawn on the circuit: only a 1 or a 10 brings one "
        "there. Lay down 5, or choose another one?");
    EXPECT_FALSE(input_.holding()) << "nothing was begun yet";
    EXPECT_EQ(text(input_.finish()), "d5");
    EXPECT_EQ(pick({"card1"}), "d5");
    EXPECT_EQ(pick({"pile"}), "d5");
    EXPECT_TRUE(input_.vary(1));
    EXPECT_EQ(text(input_.finish()), "d4") << "the next one";
    EXPECT_FALSE(input_.view({}).givesUp) << "the player has chosen";
    EXPECT_TRUE(input_.cancel());
    EXPECT_EQ(text(input_.finish()), "d5");
    begin("R:12/5,4 B:20 Y:- G:-");
    EXPECT_FALSE(input_.view({}).givesUp);
    EXPECT_THAT(input_.view({}).preview, IsEmpty());
}

TEST_F(InputTest, ACardThatIsDiscardedIsChosenAndConfirmed) {
    begin("R:-/5,4 B:20 Y:- G:-");
    EXPECT_EQ(refused("Rp"), "You have no pawn on the circuit: only a 1 or a 10 brings one there.");
    EXPECT_EQ(pick({"card2"}), "nothing");
    EXPECT_EQ(
        words(),
        "None of your cards can be played. You have no pawn on the circuit: only a 1 or a 10 brings one "
        "there. Lay down 4, or choose another one?");
    EXPECT_EQ(pick({"pile"}), "d4");
    EXPECT_EQ(pick({"card2"}), "d4");
    begin("R:-/5 B:20 Y:- G:-");
    EXPECT_EQ(text(input_.finish()), "d5") << "there is no choice";
}

TEST_F(InputTest, TheCardThatIsMissedLeastIsLaidDownUnlessThePlayerChooses) {
    begin("R:-/10,7,4,8 B:20 Y:0 G:- spare-own");
    ASSERT_TRUE(input_.view({}).givesUp);
    EXPECT_EQ(text(input_.finish()), "d8");
    begin("R:-/7,S,4 B:20 Y:- G:-");
    EXPECT_EQ(text(input_.finish()), "dS") << "of two alike the first";
}

TEST_F(InputTest, TheLastCardIsLaidDownWithTheReason) {
    begin("R:-/5 B:20 Y:- G:-");
    EXPECT_EQ(
        words(),
        "You have no pawn on the circuit: only a 1 or a 10 brings one there. So lay down 5: it cannot be "
        "played.");
}

TEST_F(InputTest, WhereAStakeBarsTheWayThatIsTheReasonToLayDown) {
    begin("R:12/8,9 B:16! Y:- G:-");
    EXPECT_NE(words().find("A stake bars the way: a pawn that has not moved since it came out."),
              std::string::npos)
        << words();
}

TEST_F(InputTest, WhoHoldsACardThatStartsIsNotToldToGetOne) {
    begin("R:-/1,5 B:20 Y:0 G:- spare-own");
    EXPECT_NE(words().find("A pawn of your own side is on the start square"), std::string::npos) << words();
}

TEST_F(InputTest, ASevenThatFailsIsNotSaidToBeBarredAtOnce) {
    begin("R:12/7,7 B:16! Y:- G:-");
    EXPECT_NE(words().find("Your pawns cannot make seven steps together."), std::string::npos) << words();
}

TEST_F(InputTest, BeforeASevenTheColourThatCannotMakeItIsTold) {
    begin("2 R:12/7,8 B:- Y:b4 G:-");
    EXPECT_EQ(pick({"card1"}), "nothing");
    EXPECT_EQ(refused("Yb4"),
              "One colour makes all seven steps, and the pawns of this one cannot make so many.");
}

TEST_F(InputTest, CardsThatCanBePlayedAreMarkedAmongOthers) {
    begin("R:-/1,5 B:20 Y:- G:-");
    EXPECT_EQ(setOf(input_.view({}).reach), places({"card1"}));
    begin("R:20/1,5 B:- Y:- G:-");
    EXPECT_THAT(input_.view({}).reach, IsEmpty()) << "all can";
}

TEST_F(InputTest, AWholeHandIsThrownAway) {
    begin("R:-/5,4 B:20 Y:- G:- whole-hand");
    const std::string whole =
        "None of your cards can be played: the whole hand goes. You have no pawn on the circuit: only a 1 or "
        "a "
        "10 brings one there.";
    EXPECT_EQ(words(), whole);
    EXPECT_EQ(heard(), whole + " Press Enter.");
    EXPECT_EQ(text(input_.finish()), "d*");
    EXPECT_EQ(pick({"card1", "card1"}), "d*");
}

TEST_F(InputTest, ATurnWithoutAChoiceIsShownAndPlayedByOneKey) {
    begin("R:12/5 B:- Y:- G:-");
    EXPECT_FALSE(input_.holding());
    EXPECT_THAT(input_.view({}).ghosts, SizeIs(1));
    EXPECT_EQ(words(), "You have no choice. 5: your pawn goes on by 5.");
    EXPECT_EQ(heard(), "You have no choice. 5: your pawn on square 12 goes to square 17. Press Enter.");
    EXPECT_EQ(text(input_.finish()), "R12+5");
}

// ---- 7x1

TEST_F(InputTest, SevenStepsAreWalkedPawnByPawn) {
    begin("R:12,30/7,8 B:14 Y:- G:-");
    EXPECT_EQ(pick({"card1"}), "nothing");
    EXPECT_EQ(setOf(input_.view({}).targets), places({"12", "30", "13", "14", "15", "16", "17", "18", "19",
                                                      "31", "32", "33", "34", "35", "36", "37"}));
    EXPECT_EQ(pick({"12", "12", "13"}), "nothing") << "chosen, and two single steps";
    game::InputView shown = input_.view({});
    EXPECT_THAT(shown.counts, SizeIs(1));
    EXPECT_EQ(shown.counts.front().count, 2);
    const auto standsOn = [&](const char* name) {
        return std::any_of(shown.preview.begin(), shown.preview.end(),
                           [&](const auto& p) { return p.piece.place == at(name); });
    };
    EXPECT_TRUE(standsOn("14")) << "the pawn is shown where it has walked to";
    EXPECT_TRUE(std::any_of(shown.preview.begin(), shown.preview.end(), [](const auto& p) {
        return p.piece.place.area == play::kPocketArea;
    })) << "and blue's is captured";
    EXPECT_EQ(pick({"30"}), "nothing");
    EXPECT_EQ(text(input_.finish()), "nothing");
    EXPECT_EQ(refusal(), "Steps left: 5.");
    EXPECT_EQ(pick({"35"}), "7:R12+2,R30+5") << "the last step plays it";
}

TEST_F(InputTest, StepsOfASevenAreTakenBack) {
    begin("R:12,30/7,8 B:14 Y:- G:-");
    EXPECT_EQ(pick({"card1", "12", "15", "30", "31"}), "nothing");
    EXPECT_TRUE(input_.stepBack());
    EXPECT_TRUE(input_.stepBack());
    EXPECT_EQ(pick({"15"}), "nothing") << "the pawn that stands there is chosen: it takes a step";
    EXPECT_EQ(pick({"19"}), "7:R12+7");
    EXPECT_TRUE(input_.cancel());
    EXPECT_THAT(input_.view({}).preview, IsEmpty());
}

TEST_F(InputTest, NoStepOfASevenLeadsIntoADeadEnd) {
    // Blue's and yellow's stakes stop both pawns, which can make two and three steps.
    begin("R:29,12/7,4 B:16! Y:32! G:-");
    EXPECT_EQ(refused("card1"), "Your pawns cannot make seven steps together.");
    // Here they can make two and five, so each must go as far as it can.
    begin("R:29,10/7,4 B:16! Y:32! G:-");
    EXPECT_EQ(pick({"card1"}), "nothing");
    EXPECT_EQ(words(), "7x1: your pawn goes on by 2; your pawn goes on by 5.");
    EXPECT_EQ(text(input_.finish()), "7:R29+2,R10+5");
    // If 29 went first, it would capture 30, whose step is needed: two, one and four make seven.
    begin("R:29,30,11/7,4 B:16! Y:32! G:-");
    EXPECT_EQ(pick({"card1"}), "nothing");
    EXPECT_EQ(setOf(input_.view({}).targets), places({"30", "11", "31", "12", "13", "14", "15"}));
    EXPECT_EQ(refused("29"), "After a step of this pawn, the seven steps cannot be completed.");
    EXPECT_EQ(pick({"30", "30"}), "nothing");
    EXPECT_EQ(setOf(input_.view({}).targets), places({"29", "11", "30", "31", "12", "13", "14", "15"}));
    EXPECT_EQ(pick({"29", "29", "30", "11"}), "nothing");
    EXPECT_EQ(pick({"15"}), "7:R30+1,R29+2,R11+4");
}

TEST_F(InputTest, PawnsFirstAndThenTheSeven) {
    begin("R:12,30/7,8 B:14 Y:- G:-");
    EXPECT_EQ(pick({"12", "card1"}), "nothing");
    EXPECT_EQ(pick({"15"}), "nothing");
    EXPECT_EQ(pick({"30", "34"}), "7:R12+3,R30+4");
}

TEST_F(InputTest, ASevenEndsWhenTheSideIsHome) {
    begin("R:62,b4,b3,b2/7 B:- Y:b1,b2,b3,b4 G:-");
    EXPECT_EQ(pick({"card1", "62", "Rb1"}), "7:R62+3b") << "rule 13: only three steps are needed";
}

TEST_F(InputTest, OfTwoColoursOneWalks) {
    begin("2 R:12/7,8 B:- Y:40 G:-");
    EXPECT_EQ(pick({"card1", "12", "13"}), "nothing");
    EXPECT_EQ(refused("40"), "All seven steps are made by one colour.");
}

// ---- ways

TEST_F(InputTest, WaysLeadOverTheHolesOfWhatIsProposed) {
    using Way = std::vector<game::Place>;
    const auto way = [&](const std::vector<std::string>& names) {
        Way places;
        for (const std::string& name : names) places.push_back(at(name));
        return places;
    };
    begin("R:12,30/3,4 B:- Y:- G:-");
    EXPECT_THAT(input_.view({}).ways, IsEmpty());
    EXPECT_THAT(input_.view(at("card1")).ways,
                UnorderedElementsAre(way({"12", "13", "14", "15"}), way({"30", "31", "32", "33"})));
    EXPECT_EQ(pick({"card2"}), "nothing");
    EXPECT_THAT(input_.view(at("30")).ways, UnorderedElementsAre(way({"30", "29", "28", "27", "26"})));
    begin("R:62/5,8 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1"}), "nothing");
    EXPECT_THAT(input_.view(at("Rb3")).ways,
                UnorderedElementsAre(way({"62", "63", "0", "Rb1", "Rb2", "Rb3"})));
    begin("R:-/1,8 B:- Y:- G:-");
    EXPECT_THAT(input_.view(at("card1")).ways, UnorderedElementsAre(way({"Rp", "0"})));
    begin("R:12/S,8 B:20 Y:- G:-");
    EXPECT_THAT(input_.view(at("card1")).ways, UnorderedElementsAre(way({"12", "20"})));
    begin("R:12,30/7,8 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1", "12"}), "nothing");
    EXPECT_THAT(input_.view(at("14")).ways, UnorderedElementsAre(way({"12", "13", "14"})));
}

// ---- refusals

TEST_F(InputTest, RefusalsSayWhyACardCannotBePlayed) {
    begin("R:12/8,S,7,3 B:16! Y:- G:-");
    EXPECT_EQ(refused("card1"), "A stake bars the way: a pawn that has not moved since it came out.");
    EXPECT_EQ(refused("card2"), "The other pawns are stakes, which only their owners may swap.");
    EXPECT_EQ(refused("card3"), "Your pawns cannot make seven steps together.");
}

TEST_F(InputTest, RefusalsSayWhyAPawnCannotGoThere) {
    begin("R:12,b2/2,4 B:16!,20 Y:33 G:-");
    EXPECT_EQ(refused("Rp"), "Only a 1 or a 10 brings a pawn out of its pocket.");
    EXPECT_EQ(refused("20"), "This pawn is not yours.");
    EXPECT_EQ(refused("16"), "This pawn is not yours.");
    EXPECT_EQ(refused("33"), "You move your partner's pawns when all your own are home.");
    EXPECT_EQ(pick({"card1"}), "nothing");
    EXPECT_EQ(refused("15"), "This card cannot bring any of your pawns there.");
    input_.cancel();
    EXPECT_EQ(pick({"12"}), "nothing");
    EXPECT_EQ(refused("16"), "No pawn can go where a stake stands.");
    EXPECT_EQ(refused("15"), "None of your cards can bring this pawn there.");
    EXPECT_EQ(refused("Rb1"), "The base is reached only by an exact number.");
    EXPECT_EQ(refused("Bb1"), "This base belongs to another colour.");
    EXPECT_TRUE(input_.holding()) << "a refusal leaves what is chosen";
    begin("R:12,b2/2,S B:16!,20 Y:33 G:-");
    EXPECT_EQ(pick({"card2", "12"}), "nothing");
    EXPECT_EQ(refused("16"), "Only its owner may swap a stake.");
    EXPECT_EQ(refused("Rb2"), "A pawn in its base is safe: it cannot be swapped.");
}

TEST_F(InputTest, RefusalsKnowWhatStandsInTheWay) {
    begin("R:12/5,2,4 B:16! Y:- G:-");
    EXPECT_EQ(pick({"12"}), "nothing");
    EXPECT_EQ(refused("17"), "A stake bars the way: a pawn that has not moved since it came out.");
    EXPECT_EQ(refused("18"), "None of your cards can bring this pawn there.");
    begin("R:18/5,2,4 B:16! Y:- G:-");
    EXPECT_EQ(pick({"18"}), "nothing");
    EXPECT_EQ(refused("14"), "A stake bars the way: a pawn that has not moved since it came out.");
}

TEST_F(InputTest, RefusalsCountSquaresAndSteps) {
    begin("R:62/5,4 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1", "62"}), "nothing");
    EXPECT_EQ(refused("10"), "This card moves a pawn exactly 5 squares.");
    begin("R:0/1,4 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1", "0"}), "nothing");
    EXPECT_EQ(refused("10"), "This card moves a pawn exactly 1 square.");
    begin("R:12,30/7,4 B:- Y:- G:-");
    EXPECT_EQ(pick({"card1", "12"}), "nothing");
    EXPECT_EQ(refused("25"), "That is too far: you have 7 steps left.");
    EXPECT_EQ(pick({"18"}), "nothing");
    EXPECT_EQ(refused("25"), "That is too far: you have 1 step left.");
}

TEST_F(InputTest, RefusalsOfStakesSayWhatTheyMayDo) {
    begin("R:0!/2,4 B:- Y:- G:-");
    EXPECT_EQ(pick({"0"}), "nothing");
    EXPECT_EQ(refused("Rb2"), "A stake cannot go straight into its base: it has to move first.");
}

TEST_F(InputTest, RefusalsKnowTheAgreedRules) {
    const std::string spared = "A pawn of your own side is there, and it is spared.";
    begin("R:12/5,2,4 B:- Y:17 G:- spare-own");
    EXPECT_EQ(pick({"12"}), "nothing");
    EXPECT_EQ(refused("17"), spared);
    begin("R:12/5,2,4 B:- Y:8 G:- spare-own");
    EXPECT_EQ(pick({"12"}), "nothing");
    EXPECT_EQ(refused("8"), spared);
    begin("R:12,30/7,4 B:- Y:16 G:- spare-own");
    EXPECT_EQ(pick({"card1", "12"}), "nothing");
    EXPECT_EQ(refused("16"), spared);
    begin("R:62/5,2,4 B:20 Y:- G:- must-enter");
    EXPECT_EQ(pick({"62"}), "nothing");
    EXPECT_EQ(refused("3"), "It was agreed that a pawn enters its base whenever it can.");
}

// ---- keys and names

TEST_F(InputTest, TheHandIsGoneThroughAndThenThePlaysOfACard) {
    begin("R:12,30/8,5,4 B:16! Y:- G:-");
    EXPECT_TRUE(input_.vary(1));
    EXPECT_TRUE(input_.choices()[0].chosen);
    EXPECT_TRUE(input_.cancel());
    EXPECT_FALSE(input_.choose(1));
    EXPECT_EQ(text(input_.finish()), "R30+5") << "12 is barred, so this is its only play";
    EXPECT_FALSE(input_.choose(2));
    EXPECT_TRUE(input_.vary(1));
    EXPECT_EQ(input_.view({}).text, "R12-4");
    EXPECT_TRUE(input_.vary(1));
    EXPECT_EQ(text(input_.finish()), "R30-4");
}

TEST_F(InputTest, ChoicesAreTheCardsOfTheHand) {
    begin("R:12/8,3,S B:16! Y:20 G:-");
    const std::vector<game::Choice> choices = input_.choices();
    ASSERT_THAT(choices, SizeIs(3));
    EXPECT_EQ(choices[2].label, "Swap");
    EXPECT_TRUE(choices[0].refusal);
}

TEST_F(InputTest, OnlyThePlayerToMoveEntersPlays) {
    const auto position = rules::parsePosition("R:12/5,4 B:- Y:- G:-", 7);
    ASSERT_TRUE(position);
    begin(*position, 1);
    EXPECT_EQ(pick({"12", "17"}), "nothing");
    EXPECT_THAT(input_.choices(), IsEmpty());
    EXPECT_FALSE(input_.finish());
    EXPECT_FALSE(input_.vary(1));
    EXPECT_THAT(input_.view(at("12")).targets, IsEmpty());
}

TEST_F(InputTest, PlacesHaveNames) {
    begin("R:12/5,4 B:- Y:- G:-");
    EXPECT_EQ(at("63"), (game::Place{play::kCircuitArea, 63, 0}));
    EXPECT_EQ(at("Yb4"), (game::Place{play::kBaseArea, 11, 0}));
    EXPECT_EQ(at("Gp"), (game::Place{play::kPocketArea, 12, 0}));
    EXPECT_EQ(at("card2"), (game::Place{play::handArea(0), 1, 0}));
    EXPECT_EQ(at("partner"), (game::Place{play::handArea(2), play::kWholeHand, 0}));
    for (const char* name : {"64", "-1", "b1", "Rb5", "Rx", "card5", "", "R"})
        EXPECT_FALSE(input_.placeNamed(name)) << name;
}

TEST_F(InputTest, TheCursorReachesEveryPlaceThatCanBeChosen) {
    for (const char* text : {"R:12,30,b2/5,4,S B:20,41 Y:33,b1 G:1,50",
                             "2 R:12/5,10,S B:20,41 Y:33,b1 G:1,50,b3", "R:-/5,4,S,1 B:- Y:- G:- pass"}) {
        begin(text);
        std::vector<game::Place> reached{input_.cursorStart()};
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                const game::Place next = input_.neighbour(reached[i], dx, dy);
                if (std::find(reached.begin(), reached.end(), next) == reached.end()) reached.push_back(next);
            }
        for (const std::string name : {"card1", "card2", "card3", "0", "16", "32", "48"})
            EXPECT_TRUE(setOf(reached).contains(at(name))) << name << " of " << text;
        for (rules::Pawn pawn = 0; pawn < rules::kPawns; ++pawn) {
            const rules::Spot spot = view_->board().spotOf(pawn);
            if (!spot.inPocket())
                EXPECT_TRUE(setOf(reached).contains(play::placeOf(spot)))
                    << rules::textOf(spot) << " of " << text;
        }
    }
}

TEST_F(InputTest, TheCursorGoesRoundTheBoardAsItIsSeen) {
    begin("R:12,60/5,4 B:- Y:- G:-");
    EXPECT_EQ(input_.neighbour(at("0"), -1, 0), at("12")) << "clockwise is to the left before the own seat";
    EXPECT_EQ(input_.neighbour(at("0"), 1, 0), at("60"));
    EXPECT_EQ(input_.neighbour(at("12"), 0, 1), at("16")) << "and away from it on the left";
    EXPECT_EQ(input_.neighbour(at("0"), 0, -1), at("Rp"));
    EXPECT_EQ(input_.neighbour(at("Rp"), 0, -1), at("card1"));
    EXPECT_EQ(input_.neighbour(at("card1"), 1, 0), at("card2"));
    EXPECT_EQ(input_.neighbour(at("card2"), 1, 0), at("card2"));
    EXPECT_EQ(input_.neighbour(at("card2"), 0, 1), at("0"));
}

// ---- in all positions of games

/// Calls `visit` with every third position of random games.
template <class Visit>
void eachPosition(int games, Visit visit) {
    base::Random random(11);
    for (int game = 0; game < games; ++game) {
        rules::Position position = rules::Position::dealt(game % 2 == 0 ? 4 : 2, random.next());
        for (int acts = 0; acts < 500 && !position.over(); ++acts) {
            const int player = position.awaited().front();
            if (acts % 3 == 0) visit(position, player, random);
            const std::vector<rules::Act> legal = position.legalActs(player);
            position.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }
}

std::uint64_t keyAfter(rules::Board board, const rules::Play& play) {
    board.carryOut(play);
    return board.key();
}

/// Rule 16: every result can be walked to, pawn by pawn as it is recorded, and no walk gets stuck.
TEST_F(InputTest, EverySevenCanBeWalkedAndNoWalkGetsStuck) {
    int sevens = 0;
    eachPosition(8, [&](const rules::Position& position, int player, base::Random& random) {
        const rules::Colours movers = position.table().moversOf(player);
        const std::vector<rules::Play> plays =
            playsOf(position.board(), movers, rules::Card::SevenOnes, position.rules());
        if (plays.empty()) return;
        ++sevens;
        const SevenEntry start(position.board(), position.rules(), plays);
        for (const rules::Play& play : plays) {
            SevenEntry seven = start;
            for (const rules::Leg& leg : play) {
                const rules::Pawn pawn = seven.board().pawnAt(leg.from);
                const std::vector<SevenEntry::Way> ways = seven.waysOf(pawn);
                const auto way =
                    std::find_if(ways.begin(), ways.end(), [&](const auto& w) { return w.to == leg.to; });
                ASSERT_NE(way, ways.end()) << rules::textOf(play, position.board());
                seven.walk(pawn, *way);
            }
            ASSERT_TRUE(seven.finished()) << rules::textOf(play, position.board());
            ASSERT_EQ(*seven.finished(), play);
        }
        SevenEntry seven = start;
        while (!seven.finished()) {
            const std::vector<rules::Pawn> walkers = seven.walkers();
            ASSERT_FALSE(walkers.empty()) << rules::formatPosition(position);
            const rules::Pawn pawn = walkers[random.below(static_cast<std::uint32_t>(walkers.size()))];
            const std::vector<SevenEntry::Way> ways = seven.waysOf(pawn);
            const auto only = seven.only();
            seven.walk(pawn, ways[random.below(static_cast<std::uint32_t>(ways.size()))]);
            if (only && seven.finished()) ASSERT_EQ(*only, *seven.finished());
        }
        ASSERT_EQ(keyAfter(position.board(), *seven.finished()), seven.board().key());
    });
    EXPECT_GT(sevens, 200);
}

/// Whatever is pointed at, an action that comes of it is legal, and a click does what its ghosts have shown.
TEST_F(InputTest, RandomPointingGivesLegalActionsOnly) {
    int played = 0;
    int tried = 0;
    eachPosition(3, [&](const rules::Position& position, int player, base::Random& random) {
        begin(position, player);
        ++tried;
        const auto any = [&](int bound) {
            return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
        };
        std::optional<game::Action> action;
        for (int clicks = 0; clicks < 60 && !action; ++clicks) {
            std::vector<game::Place> marks = input_.view({}).targets;
            const std::vector<game::Place> reach = input_.view({}).reach;
            marks.insert(marks.end(), reach.begin(), reach.end());
            game::Place place{play::handArea(player), static_cast<std::uint16_t>(any(6)), 0};
            if (!marks.empty() && any(4) > 0)
                place = marks[static_cast<std::size_t>(any(static_cast<int>(marks.size())))];
            if (any(8) == 0) place = play::placeOf(rules::Spot::square(any(64)));
            const std::string proposal = input_.view(place).proposal;
            const int what = any(20);
            if (what == 0) (void)input_.vary(any(3) - 1);
            if (what == 1) action = input_.finish();
            if (what == 2) (void)input_.stepBack();
            if (what == 3) action = input_.choose(static_cast<std::size_t>(any(6)));
            if (what < 4) continue;
            action = input_.pick(place);
            if (action)
                ASSERT_EQ(proposal, view_->notation(*action));
            else
                ASSERT_EQ(proposal, "");
        }
        played += action ? 1 : 0;
        if (action) ASSERT_TRUE(view_->isLegal(*action)) << view_->notation(*action);
    });
    EXPECT_GT(played * 100, tried * 95) << "almost every turn is entered by clicks at random";
}

/// Every legal play can be pointed at: its card, its pawn and its target.
TEST_F(InputTest, EveryPlayCanBeEntered) {
    eachPosition(3, [&](const rules::Position& position, int player, base::Random&) {
        begin(position, player);
        for (const rules::Act& act : position.legalActs(player)) {
            if (act.kind != rules::Act::Kind::Play || act.card == rules::Card::SevenOnes) continue;
            input_.cancel();
            int slot = 0;
            const auto isThere = [&](int at) {
                const auto back = position.table().inHand(player, at);
                return back && position.table().faceOf(*back) == act.card;
            };
            while (!isThere(slot)) ++slot;
            const rules::Leg& leg = act.play.legs.front();
            const auto from =
                leg.from.inPocket()
                    ? play::placeOf(position.board(), position.board().pawnInPocket(leg.from.colour()))
                    : play::placeOf(leg.from);
            auto action = input_.pick({play::handArea(player), static_cast<std::uint16_t>(slot), 0});
            if (!action) action = input_.pick(from);
            if (!action) action = input_.pick(play::placeOf(leg.to));
            ASSERT_TRUE(action) << view_->notation(play::actionOf(act)) << " in "
                                << rules::formatPosition(position);
            ASSERT_EQ(*action, play::actionOf(act));
        }
    });
}

}  // namespace
}  // namespace tactik::table
