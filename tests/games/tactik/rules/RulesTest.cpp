// The rules 1 to 6 and 13 to 16 of Tac-Tik, in small positions: players, cards, turns and the end.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/tactik/rules/Acts.h"
#include "games/tactik/rules/Plays.h"

namespace tactik::rules {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

// ---- rules 1 to 6: players, board, cards, turns

TEST(Rule1, PartnersSitOppositeAndTheLeftOfTheDealerBegins) {
    EXPECT_EQ(opposite(Colour::Red), Colour::Yellow);
    EXPECT_EQ(opposite(Colour::Blue), Colour::Green);
    const Position four = at("R:10/5 dealer:G");
    EXPECT_EQ(after("R:10/5 dealer:G", {"R10+5"}).table().toMove, index(Colour::Blue));
    EXPECT_EQ(four.table().leftOf(index(Colour::Green)), index(Colour::Red));
}

TEST(Rule1, TheFirstDealerIsDrawnByLot) {
    for (const int players : {2, 4}) {
        std::set<int> dealers;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Position position = Position::dealt(players, seed);
            dealers.insert(position.table().dealer);
            EXPECT_EQ(position.table().toMove, (position.table().dealer + 1) % players);
            for (const Colour colour : kAllColours) EXPECT_EQ(position.board().inPocket(colour), kPawnsEach);
        }
        EXPECT_EQ(static_cast<int>(dealers.size()), players);
    }
}

TEST(Rule2, StartSquaresAreAQuarterOfTheCircuitApart) {
    const Board board;
    EXPECT_EQ(board.squares(), 64);
    EXPECT_EQ(board.startOf(Colour::Red), 0);
    EXPECT_EQ(board.startOf(Colour::Blue), 16);
    EXPECT_EQ(board.startOf(Colour::Yellow), 32);
    EXPECT_EQ(board.startOf(Colour::Green), 48);
    EXPECT_EQ(pawnsAfter("B:62/3", "B62+3"), "B1") << "clockwise, and round";
}

TEST(Rule2, TheFirstCellIsTheStepAfterTheStartSquare) {
    EXPECT_THAT(acts("G:47/2"), UnorderedElementsAre("G47+2", "G47+2b"));
    EXPECT_EQ(pawnsAfter("G:47/2", "G47+2b"), "Gb1");
}

TEST(Rule2Agreed, TheLongCircuitHasEighteenSquaresToAStart) {
    const Board board(true);
    EXPECT_EQ(board.squares(), 72);
    EXPECT_EQ(board.startOf(Colour::Blue), 18);
    EXPECT_EQ(board.startOf(Colour::Green), 54);
    EXPECT_EQ(pawnsAfter("B:70/3 long-circuit", "B70+3"), "B1");
    EXPECT_THAT(acts("G:53/2 long-circuit"), UnorderedElementsAre("G53+2", "G53+2b"));
}

TEST(Rule3, TheDeckHasFourCardsOfEachKind) {
    const Table table = Position::dealt(4, 3).table();
    for (const Card card : kAllCards)
        EXPECT_EQ(std::count(table.faces.begin(), table.faces.end(), card), kOfEachKind);
    EXPECT_EQ(kCards, 48);
}

TEST(Rule4, EveryoneGetsFourCardsAndPassesOneToThePartnerUnseen) {
    Position position = at("R:-/1,2,3,5 B:-/S,S,S,S Y:-/6,8,9,10 G:-/4,4,4,4 dealer:R pass");
    EXPECT_THAT(position.awaited(), ElementsAre(0, 1, 2, 3));
    position.play(passing(2, Card::Ten));
    EXPECT_THAT(position.awaited(), ElementsAre(0, 1, 3));
    EXPECT_THAT(position.table().kindsHeld(0), Not(Contains(Card::Ten))) << "before all have chosen";
    position.play(passing(0, Card::Two));
    position.play(passing(1, Card::Swap));
    EXPECT_EQ(position.table().phase, Phase::Passing);
    position.play(passing(3, Card::Four));
    EXPECT_EQ(position.table().phase, Phase::Playing);
    EXPECT_THAT(position.table().kindsHeld(0), ElementsAre(Card::One, Card::Three, Card::Five, Card::Ten));
    EXPECT_THAT(position.table().kindsHeld(2), ElementsAre(Card::Two, Card::Six, Card::Eight, Card::Nine));
    EXPECT_THAT(position.table().kindsHeld(1), ElementsAre(Card::Four, Card::Swap));
    EXPECT_THAT(position.awaited(), ElementsAre(1)) << "left of the dealer";
}

/// Plays the first legal act of everyone until a new deal begins.
void playToNextDeal(Position& position) {
    do position.play(position.legalActs(mover(position)).front());
    while (!position.over() && !position.past().back().dealt);
}

TEST(Rule4, AfterThreeDealsThePlayedCardsAreShuffled) {
    Position position = Position::dealt(4, 5);
    const int dealer = position.table().dealer;
    for (int deal = 1; deal <= 4; ++deal) {
        EXPECT_EQ(position.table().deal, deal);
        EXPECT_EQ(position.table().dealer, (dealer + deal - 1) % 4);
        EXPECT_EQ(position.table().stock.size(), deal == 4 ? 32 : 48 - 16 * deal);
        EXPECT_EQ(position.table().pile.size(), deal == 4 ? 0 : 16 * (deal - 1));
        playToNextDeal(position);
        EXPECT_EQ(position.past().back().shuffled, deal == 3);
    }
}

TEST(Rule4, TheStockIsDealtWithoutShuffling) {
    Position position = at("R:-/1,2,3,5 pass dealer:G deal:2 stock:1,1,1,2,2,2,3,3,3,S,S,S,S,4,4,4");
    std::vector<Card> top;
    for (int level = position.table().stock.size(); level-- > 0;)
        top.push_back(position.table().faceOf(position.table().stock[level]));
    playToNextDeal(position);
    for (int slot = 0; slot < 4; ++slot)
        for (int i = 1; i <= 4; ++i) {
            const int player = (position.table().dealer + i) % 4;
            EXPECT_EQ(position.table().faceOf(*position.table().inHand(player, slot)),
                      top[static_cast<std::size_t>(4 * slot + i - 1)]);
        }
}

TEST(Rule4, WhoIsHomePlaysThePartnersPawnsFromHisNextTurnOn) {
    EXPECT_THAT(acts("R:b2,b3,b4,63/7 Y:40"), ElementsAre("7:R63+7"))
        << "steps that are left never go to the partner";
    const Position home = after("R:b2,b3,b4,63/2,5 Y:40/1,1", {"R63+2b"});
    EXPECT_EQ(home.table().moversOf(0), Colours(Colour::Yellow));
    EXPECT_THAT(acts("R:b1,b2,b3,b4/1,5 Y:40"), UnorderedElementsAre("Yp+1", "Y40+1", "Y40+5"));
    EXPECT_THAT(acts("R:b1,b2,b3,b4/S Y:32! G:50"), ElementsAre("Y32/G50")) << "he counts as its owner";
    EXPECT_THAT(acts("R:10/S Y:32! G:33"), ElementsAre("R10/G33")) << "before, he does not";
}

TEST(Rule4, WhoIsHomeStillPassesAndReceives) {
    Position position = at("R:b1,b2,b3,b4/1,2,3,5 B:-/S,S,S,S Y:-/6,8,9,10 G:-/4,4,4,4 pass");
    for (const auto& [player, card] :
         {std::pair{0, Card::One}, {1, Card::Swap}, {2, Card::Ten}, {3, Card::Four}})
        position.play(passing(player, card));
    EXPECT_THAT(position.table().kindsHeld(0), Contains(Card::Ten));
}

TEST(Rule5, TwoPlayersHaveSixCardsAndPassToTheOpponent) {
    Position position = at("2 R:-/1,2,3,5,6,8 B:-/9,10,12,S,7,4 pass dealer:R");
    EXPECT_EQ(position.table().stock.size(), 36);
    position.play(passing(0, Card::Two));
    position.play(passing(1, Card::Four));
    EXPECT_THAT(position.table().kindsHeld(0), Contains(Card::Four));
    EXPECT_THAT(position.table().kindsHeld(1), Contains(Card::Two));
    EXPECT_EQ(dealsInCycle(2), 4);
}

TEST(Rule5, HeUsesEitherColourButASevenForOneOnly) {
    EXPECT_THAT(acts("2 R:10/5 Y:20"), UnorderedElementsAre("R10+5", "Y20+5"));
    EXPECT_THAT(acts("2 R:10/1 Y:20"), UnorderedElementsAre("Rp+1", "Yp+1", "R10+1", "Y20+1"));
    EXPECT_THAT(acts("2 R:10/7 Y:20"), UnorderedElementsAre("7:R10+7", "7:Y20+7"));
    EXPECT_EQ(refusal("2 R:10/7 Y:20", "7:R10+3,Y20+4"),
              "a 7x1 needs seven steps by pawns of one colour, each in one go");
}

TEST(Rule5, HeMaySwapHisTwoStakesWithEachOther) {
    EXPECT_EQ(pawnsAfter("2 R:0!/S Y:32!", "R0/Y32"), "R32 Y0");
    EXPECT_THAT(acts("2 R:0!/S B:16!"), ElementsAre("dS"));
}

TEST(Rule6, WhoCanPlayMustPlayEvenToHisHarm) {
    EXPECT_THAT(acts("R:60/5,12,S Y:1"), Contains("R60+5")) << "captures the partner";
}

TEST(Rule6, WhoCanPlayNoneDiscardsAnyCard) {
    EXPECT_THAT(acts("R:-/2,4,4,S"), ElementsAre("d2", "d4", "dS"));
    const Position passed = after("R:-/2,4,4,S", {"d4"});
    EXPECT_EQ(passed.table().faceOf(passed.table().pile[0]), Card::Four);
    EXPECT_EQ(passed.table().cardsHeld(0), 3);
    EXPECT_EQ(passed.table().toMove, 1);
    EXPECT_EQ(refusal("R:10/2,S", "dS"), "who can play a card must play one");
}

TEST(Rule6, AValueIsUsedEntirely) {
    EXPECT_THAT(acts("R:b2/3"), ElementsAre("d3"));
    EXPECT_THAT(acts("R:b2/2"), ElementsAre("Rb2+2"));
    EXPECT_THAT(acts("R:b2/1"), ElementsAre("Rp+1", "Rb2+1"));
}

TEST(Rule6Agreed, TheWholeHandIsThrownAway) {
    Position position = at("R:-/2,4,4,S B:20/5,5,5,5 whole-hand");
    EXPECT_THAT(acts(position), ElementsAre("d*"));
    position = after("R:-/2,4,4,S B:20/5,5,5,5 Y:-/2,2,2,3 G:-/6,6,6,6 whole-hand dealer:G",
                     {"d*", "B20+5", "d*", "d*", "B25+5"});
    EXPECT_EQ(position.table().pile.size(), 14);
    EXPECT_EQ(position.table().toMove, 1) << "who has no cards is left out";
    EXPECT_EQ(position.table().deal, 1);
}

// ---- rule 13: the end

TEST(Rule13, TheGameEndsAtOnceInTheMiddleOfADeal) {
    const Position four = after("R:b2,b3,b4,63/2,5 Y:b1,b2,b3,b4", {"R63+2b"});
    EXPECT_TRUE(four.over());
    EXPECT_EQ(four.table().winner(), Colour::Red);
    EXPECT_EQ(four.table().cardsHeld(0), 1);
    EXPECT_THAT(four.awaited(), IsEmpty());
    EXPECT_THAT(four.legalActs(1), IsEmpty());
    const Position two = after("2 B:b2,b3,b4,15/2 G:b1,b2,b3,b4", {"B15+2b"});
    EXPECT_EQ(two.table().winner(), Colour::Blue);
    EXPECT_FALSE(after("R:b2,b3,b4,63/2,5 Y:b1,b2,b3", {"R63+2b"}).over()) << "all eight";
}

TEST(Rule13, TheGameEndsInTheMiddleOfASeven) {
    const Position won = after("R:b2,b3,b4,63/7 Y:b1,b2,b3,b4", {"7:R63+2b"});
    EXPECT_TRUE(won.over());
    const Position partner = after("R:b1,b2,b3,b4/7 Y:b2,b3,b4,30", {"7:Y30+3b"});
    EXPECT_EQ(partner.table().winner(), Colour::Red);
}

TEST(Rule13, NobodyBringsTheOtherSideHome) {
    EXPECT_THAT(acts("R:b1,b2,b3,b4/2,3 Y:20 B:15 G:47"), UnorderedElementsAre("Y20+2", "Y20+3"));
}

// ---- rules 14 to 16

TEST(Rule14, TheGameIsDrawnAfterThreeHundredDeals) {
    const std::string last = "R:-/- B:-/- Y:-/- G:-/2 turn:G";
    EXPECT_FALSE(after(last + " deal:299", {"d2"}).over());
    const Position drawn = after(last + " deal:300", {"d2"});
    EXPECT_TRUE(drawn.over());
    EXPECT_FALSE(drawn.table().winner());
}

TEST(Rule15, ADiscardTellsThatNoCardOfTheHandCouldBePlayed) {
    Position position = after("R:-/2,4,4,S B:-/1,1,1,1", {"d2"});
    const auto possible = possibleInHand(position, 0);
    for (const Card card : kAllCards)
        EXPECT_EQ(possible[static_cast<std::size_t>(index(card))], !canStart(card)) << textOf(card);
    for (const bool any : possibleInHand(position, 1)) EXPECT_TRUE(any);
}

TEST(Rule15, InTheLastDealOfACycleTheOpponentsHandIsKnown) {
    const Position position = at("2 R:-/1,2,3,5,6,8 deal:4");
    EXPECT_TRUE(position.table().stock.empty());
    base::Random random(1);
    const Position seen = position.seenBy(0);
    for (int i = 0; i < 20; ++i) {
        const Table drawn = seen.completed(random, 0).table();
        std::multiset<Card> hand;
        std::multiset<Card> truth;
        for (int slot = 0; slot < kMostHeld; ++slot) {
            hand.insert(drawn.faceOf(*drawn.inHand(1, slot)));
            truth.insert(position.table().faceOf(*position.table().inHand(1, slot)));
        }
        EXPECT_EQ(hand, truth);
    }
}

TEST(Rule15, AShuffleMakesEverythingUnknownAgain) {
    const Position shuffled = after("R:-/- B:-/- Y:-/- G:-/2 turn:G deal:3", {"d2"});
    ASSERT_TRUE(shuffled.past().back().shuffled);
    const Faces faces = shuffled.seenBy({}).table().faces;
    EXPECT_EQ(std::count(faces.begin(), faces.end(), Card::Unknown), kCards);
}

TEST(Rule16, ASevenIsWrittenByPawnsInAnyOrder) {
    EXPECT_EQ(pawnsAfter("R:62,9/7", "7:R62+3,R9+4"), "R1,13");
    EXPECT_EQ(pawnsAfter("R:62,9/7", "7:R9+4,R62+3"), "R1,13");
    EXPECT_EQ(pawnsAfter("R:10,12/7", "7:R12+1,R10+6"), "R16") << "each order has its own captures";
    EXPECT_EQ(pawnsAfter("R:10,12/7", "7:R12+5,R10+2"), "R12,17");
}

}  // namespace
}  // namespace tactik::rules
