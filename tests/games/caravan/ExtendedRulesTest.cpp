// The cases of each extended rule.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/caravan/PositionTexts.h"
#include "games/caravan/rules/Position.h"

namespace caravan::rules {
namespace {

using ::testing::AnyOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr Move gift(int slot, int value) { return {slot, value, Move::Kind::Gift}; }

std::string moveErrorOf(const Position& position, std::string_view text) {
    const auto move = parseMove(position, text);
    return move ? "" : move.error().message.english();
}

/// The values in a hand, sorted; 0: unknown.
std::vector<int> handOf(const Position& position, int player) {
    std::vector<int> values;
    for (int slot = 0; slot < kHandSize; ++slot)
        if (const auto card = position.inHand(player, slot)) values.push_back(position.valueOf(*card));
    std::sort(values.begin(), values.end());
    return values;
}

// ---- rest ----

TEST(CaravanRest, ACamelOnARestStoneMovesAgain) {
    // The second player's gate is at stone 12.
    Position position = at("0/0/0 1345/1345/1345 - 12222345 rest turn=1/1/0/0");
    EXPECT_TRUE(position.movesAgain({1, 3}));
    EXPECT_FALSE(position.movesAgain({0, 1}));
    position.play({1, 3});
    EXPECT_THAT(position.awaited(), ElementsAre(0));
    EXPECT_EQ(position.part(), 1);
    EXPECT_EQ(position.round(), 1);
    position.play({0, 1});
    EXPECT_THAT(position.awaited(), ElementsAre(1));
    EXPECT_EQ(position.part(), 0);
    EXPECT_EQ(position.ply(), 2);
}

TEST(CaravanRest, OnlyOnceATurn) {
    Position position = at("0/0/0 3345/1245/1145 3 1222345 rest turn=1/1/1/1");
    EXPECT_FALSE(position.movesAgain({0, 3}));
    position.play({0, 3});
    EXPECT_THAT(position.awaited(), ElementsAre(1));
}

TEST(CaravanRest, WithoutTheRuleNobodyMovesAgain) {
    Position position = at("0/0/0 1345/1345/1345 - 12222345");
    EXPECT_FALSE(position.movesAgain({1, 3}));
    position.play({1, 3});
    EXPECT_EQ(position.toMove(), 1);
}

TEST(CaravanRest, WhoHasNoCardLeftDoesNotMoveAgainAndIsPassedOver) {
    Position position = at("0/1/2 3.../4.../.... 112345123451234525 - rest turn=6/1/0/18");
    EXPECT_FALSE(position.movesAgain({0, 3}));
    position.play({0, 3});
    EXPECT_EQ(position.toMove(), 1);
    Position late = at("0/1/2 3.../.4../.... 112345123451234525 - rest turn=6/2/0/18");
    late.play({1, 4});
    EXPECT_EQ(late.toMove(), 0) << "the third player has no card";
    EXPECT_EQ(late.round(), 7);
}

TEST(CaravanRest, ItsNotationSaysIt) {
    const Position position = at("0/0/0 1345/1345/1345 - 12222345 rest turn=1/1/0/0");
    EXPECT_EQ(formatMove(position, {1, 3}), "b3/");
    EXPECT_EQ(*parseMove(position, "b3/"), (Move{1, 3}));
    EXPECT_EQ(*parseMove(position, "3"), (Move{1, 3}));
    EXPECT_EQ(moveErrorOf(position, "a1/"), "this walk ends at no rest stone");
    const Position strikes = at("7/3/0 2345/1345/1145 - 12223345 rest turn=1/1/0/0");
    EXPECT_EQ(formatMove(strikes, {0, 2}), "a2/");
}

// ---- robbers ----

constexpr const char* kMeeting = "10/2/0 4345/1345/1145 - 12222335 ";

TEST(CaravanRobbers, TheStrongerCamelTakesTheStone) {
    Position position = at(std::string(kMeeting) + "robbers=321 turn=1/1/0/0");
    EXPECT_EQ(position.struckBy({0, 4}), 1);
    position.play({0, 4});
    EXPECT_EQ(position.steps(0), 14);
    EXPECT_EQ(position.steps(1), 0);
    const Turn& turn = position.past().back();
    ASSERT_TRUE(turn.fight);
    EXPECT_EQ(*turn.fight, (Fight{0, 1, 3, 2}));
    EXPECT_EQ(turn.struck, 1);
    EXPECT_EQ(turn.struckSteps, 2);
}

TEST(CaravanRobbers, AWeakerAttackerGoesToItsGate) {
    Position position = at(std::string(kMeeting) + "robbers=121 turn=1/1/0/0");
    position.play({0, 4});
    EXPECT_EQ(position.steps(0), 0);
    EXPECT_EQ(position.steps(1), 2);
    EXPECT_EQ(position.past().back().fight->loser(), 0);
    EXPECT_EQ(position.past().back().struck, std::nullopt);
}

TEST(CaravanRobbers, OnATieTheAttackerLoses) {
    Position position = at(std::string(kMeeting) + "robbers=221 turn=1/1/0/0");
    position.play({0, 4});
    EXPECT_EQ(position.steps(0), 0);
    EXPECT_EQ(position.steps(1), 2);
}

TEST(CaravanRobbers, WhatAFightHasShownIsKnownUntilTheGoodsChange) {
    Position position = at(std::string(kMeeting) + "robbers=321 turn=1/1/0/0");
    EXPECT_EQ(position.seenBy(2).goodsOf(0), 0);
    position.play({0, 4});
    for (const std::optional<int> viewer : {std::optional<int>(2), std::optional<int>()}) {
        const Position seen = position.seenBy(viewer);
        EXPECT_EQ(seen.goodsOf(0), 3);
        EXPECT_EQ(seen.goodsOf(1), 0) << "the loser's goods are new";
        EXPECT_EQ(seen.past().back().fight->defenderGoods, 2);
    }
    EXPECT_EQ(position.seenBy(1).goodsOf(1), position.goodsOf(1));
    EXPECT_TRUE(position.goodsShown(0));
    EXPECT_FALSE(position.goodsShown(1));
    EXPECT_THAT(formatPosition(position.seenBy(2)), HasSubstr(" robbers=3!*1 "));
}

TEST(CaravanRobbers, TheLosersNewGoodsAreChance) {
    std::array<int, kStrongest + 1> count{};
    const auto start = at(std::string(kMeeting) + "robbers=321 turn=1/1/0/0");
    for (std::uint64_t seed = 0; seed < 90; ++seed) {
        Position position = Position::setUp(start.layout(), seed);
        position.play({0, 4});
        ++count[static_cast<std::size_t>(position.goodsOf(1))];
        const int first = position.goodsOf(1);
        position.undo();
        EXPECT_EQ(position.goodsOf(1), 2);
        position.play({0, 4});
        EXPECT_EQ(position.goodsOf(1), first) << "a turn played again meets the same chance";
    }
    for (int goods = 1; goods <= kStrongest; ++goods) EXPECT_GT(count[static_cast<std::size_t>(goods)], 10);
}

TEST(CaravanRobbers, TheDealGivesGoodsAndTheSameCardsAsWithoutThem) {
    const Position robbers = Position::dealt(3, 5, {.robbers = true});
    const Position plain = Position::dealt(3, 5, {});
    for (int player = 0; player < 3; ++player) {
        EXPECT_THAT(robbers.goodsOf(player), AnyOf(1, 2, 3));
        EXPECT_FALSE(robbers.goodsShown(player));
        EXPECT_EQ(plain.goodsOf(player), 0);
        EXPECT_EQ(handOf(robbers, player), handOf(plain, player));
    }
}

TEST(CaravanRobbers, AFightOnARestStoneDoesNotTellWhoMovesAgain) {
    const std::string start = "8/3/0 2345/1345/1145 - 12223345";
    // The second player's camel stands on stone 15, a rest stone.
    const std::string near = "10/3/0 5345/1345/1145 - 12222334 rest ";
    Position wins = at(near + "robbers=321 turn=1/1/0/0");
    Position loses = at(near + "robbers=111 turn=1/1/0/0");
    for (const Position* position : {&wins, &loses}) EXPECT_EQ(formatMove(*position, {0, 5}), "a5x");
    wins.play({0, 5});
    loses.play({0, 5});
    EXPECT_EQ(wins.toMove(), 0);
    EXPECT_EQ(loses.toMove(), 1);
}

// ---- gifts ----

TEST(CaravanGifts, EverybodyChoosesBeforeTheFirstTurnInAnyOrder) {
    Position position = at("0/0/0 1345/1345/1345 - 12222345 gifts=--- turn=1/1/0/0");
    EXPECT_THAT(position.awaited(), ElementsAre(0, 1, 2));
    position.play(2, gift(0, 1));
    EXPECT_THAT(position.awaited(), ElementsAre(0, 1));
    EXPECT_THAT(position.legalMoves(2), IsEmpty());
    EXPECT_TRUE(position.isLegal(1, gift(3, 5)));
    EXPECT_FALSE(position.isLegal(1, Move{3, 5}));
    position.play(0, gift(1, 3));
    EXPECT_THAT(handOf(position, 1), ElementsAre(1, 3, 4, 5)) << "nothing moves before all have decided";
    position.play(1, gift(3, 5));
    EXPECT_TRUE(position.past().back().exchanged());
    EXPECT_THAT(handOf(position, 0), ElementsAre(1, 1, 4, 5));
    EXPECT_THAT(handOf(position, 1), ElementsAre(1, 3, 3, 4));
    EXPECT_THAT(handOf(position, 2), ElementsAre(3, 4, 5, 5));
    EXPECT_THAT(position.awaited(), ElementsAre(0));
    EXPECT_FALSE(position.giving());
}

TEST(CaravanGifts, TheOrderOfTheChoicesChangesNothing) {
    const Position start = Position::dealt(4, 3, {.gifts = true});
    std::vector<int> order{0, 1, 2, 3};
    std::optional<Position> first;
    do {
        Position position = start;
        for (const int player : order) position.play(player, position.legalMoves(player)[2]);
        if (!first) first = position;
        EXPECT_EQ(formatPosition(position), formatPosition(*first));
        position.play(position.legalMoves().front());
        for (int player = 0; player < 4; ++player)
            EXPECT_EQ(formatPosition(position.seenBy(player)).size(), formatPosition(position).size());
    } while (std::next_permutation(order.begin(), order.end()));
}

TEST(CaravanGifts, TheyComeAgainAfterThreeRounds) {
    Position position = Position::dealt(2, 1, {.gifts = true});
    for (int player = 0; player < 2; ++player) position.play(player, position.legalMoves(player)[0]);
    for (int turn = 0; turn < 6; ++turn) {
        EXPECT_FALSE(position.giving());
        const auto moves = position.legalMoves();
        position.play(
            *std::min_element(moves.begin(), moves.end(), [](Move a, Move b) { return a.value < b.value; }));
    }
    EXPECT_EQ(position.round(), 4);
    EXPECT_TRUE(position.giving());
}

TEST(CaravanGifts, PartnersGiveToEachOther) {
    Position position = at("0/0/0/0 1112/2223/3344/4555 - 1345 partners gifts=---- turn=1/1/0/0");
    position.play(0, gift(3, 2));
    position.play(1, gift(3, 3));
    position.play(2, gift(0, 3));
    position.play(3, gift(0, 4));
    EXPECT_THAT(handOf(position, 0), ElementsAre(1, 1, 1, 3));
    EXPECT_THAT(handOf(position, 2), ElementsAre(2, 3, 4, 4));
}

TEST(CaravanGifts, GiverAndReceiverKnowAGiftTheOthersDoNot) {
    Position position = at("0/0/0 1345/1345/1345 - 12222345 gifts=--- turn=1/1/0/0");
    position.play(0, gift(1, 3));
    EXPECT_EQ(position.seenBy(0).giftOf(0), 1);
    EXPECT_EQ(position.seenBy(1).giftOf(0), kHiddenSlot);
    EXPECT_EQ(position.seenBy(1).past().front().move, gift(kHiddenSlot, 0)) << "not before it is handed over";
    position.play(1, gift(3, 5));
    position.play(2, gift(0, 1));
    EXPECT_EQ(position.seenBy(0).past().front().move, gift(1, 3));
    EXPECT_EQ(position.seenBy(1).past().front().move, gift(kHiddenSlot, 3));
    EXPECT_EQ(position.seenBy(2).past().front().move, gift(kHiddenSlot, 0));
    EXPECT_THAT(handOf(position.seenBy(0), 1), ElementsAre(0, 0, 0, 0)) << "the hand was mixed";
}

TEST(CaravanGifts, TheGiverCanNotFollowHisCardByItsSlot) {
    std::array<int, kHandSize> count{};
    const Position start = at("0/0/0 1112/3344/3455 - 12223455 gifts=--- turn=1/1/0/0");
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Position position = Position::setUp(start.layout(), seed);
        position.play(0, gift(3, 2));
        position.play(1, gift(0, 3));
        position.play(2, gift(0, 3));
        for (int slot = 0; slot < kHandSize; ++slot)
            if (position.valueOf(*position.inHand(1, slot)) == 2) ++count[static_cast<std::size_t>(slot)];
    }
    for (const int times : count) EXPECT_GT(times, 30);
}

TEST(CaravanGifts, ASampleRemembersWhatWasGiven) {
    Position position = at("0/0/0 1112/3344/3455 - 12223455 gifts=--- turn=1/1/0/0");
    position.play(0, gift(3, 2));
    position.play(1, gift(0, 3));
    position.play(2, gift(0, 3));
    base::Random random(1);
    for (int i = 0; i < 50; ++i) {
        const std::vector<int> hand = handOf(position.seenBy(0).completed(random), 1);
        EXPECT_NE(std::count(hand.begin(), hand.end(), 2), 0);
    }
}

TEST(CaravanGifts, TheirNotation) {
    const Position position = at("0/0/0 1345/1345/1345 - 12222345 gifts=-b- turn=1/1/0/0");
    EXPECT_EQ(formatMove(position, gift(1, 3)), ">b3");
    EXPECT_EQ(formatMove(position, gift(kHiddenSlot, 3)), ">3");
    EXPECT_EQ(formatMove(position, gift(1, 3).inSecret()), ">*");
    EXPECT_EQ(*parseMove(position, ">c4", 2), gift(2, 4));
    EXPECT_EQ(*parseMove(position, ">4"), gift(2, 4));
    EXPECT_EQ(parseMove(position, "c4").value(), gift(2, 4)) << "the > may be left out";
    EXPECT_FALSE(parseMove(position, ">b3", 1)) << "he has chosen";
    EXPECT_EQ(moveErrorOf(at("0/0/0 1345/1345/1345 - 12222345"), ">b3"), "no gifts are chosen now");
    EXPECT_EQ(formatPosition(position.seenBy(0)), "0/0/0 1345/****/**** - ******** gifts=-*- turn=1/1/0/0");
}

// ---- reshuffle ----

TEST(CaravanReshuffle, ThePileButForItsTopCardBecomesTheDeck) {
    Position position = at("0/0/0/0 1122/3344/5512/3451 2345 - reshuffle turn=2/1/0/4");
    position.play({0, 1});
    const Turn& turn = position.past().back();
    EXPECT_TRUE(turn.reshuffled());
    EXPECT_THAT(position.pile(), SizeIs(1));
    EXPECT_EQ(position.valueOf(position.pile().back()), 1);
    EXPECT_EQ(position.deckLeft(), 3);
    std::vector<int> values{position.valueOf(*turn.drawn)};
    for (const Card card : position.deck()) values.push_back(position.valueOf(card));
    std::sort(values.begin(), values.end());
    EXPECT_THAT(values, ElementsAre(2, 3, 4, 5));
    EXPECT_THAT(formatPosition(position.seenBy(1)),
                "1/0/0/0 ****/3344/****/**** 1 *** reshuffle turn=2/2/0/5");
    position.undo();
    EXPECT_EQ(formatPosition(position), "0/0/0/0 1122/3344/5512/3451 2345 - reshuffle turn=2/1/0/4");
}

TEST(CaravanReshuffle, WithoutTheRuleTheDeckStaysEmpty) {
    Position position = at("0/0/0/0 1122/3344/5512/3451 2345 -");
    position.play({0, 1});
    EXPECT_EQ(position.inHand(0, 0), std::nullopt);
}

TEST(CaravanReshuffle, TheGameEndsAfterTheLastRound) {
    Position position = at("0/0/4/1 1122/3344/5512/3451 2345 - reshuffle turn=12/4/0/47");
    EXPECT_FALSE(position.outcome().over);
    position.play({0, 3});
    EXPECT_TRUE(position.outcome().over);
    EXPECT_FALSE(position.outcome().lap);
    EXPECT_THAT(position.awaited(), IsEmpty());
    EXPECT_THAT(position.outcome().winners, SizeIs(2)) << "two camels are equally far";
}

// ---- texts ----

TEST(CaravanNotation, PositionsWithFurtherRulesGoThroughTheirTexts) {
    for (const char* text : {"0/0/0 1345/1345/1345 - 12222345 rest turn=1/1/0/0",
                             "0/0/0 1345/1345/1345 - 12222345 gifts turn=2/3/0/5",
                             "0/0/0/0 1112/2223/3344/4555 - 1345 partners rest robbers=123!1 gifts=-b-c "
                             "reshuffle turn=4/1/0/13"})
        EXPECT_EQ(formatPosition(at(text)), text);
}

TEST(CaravanNotation, WordsThatDoNotFitAreRefused) {
    const std::string start = "0/0/0 1345/1345/1345 - 12222345 ";
    EXPECT_EQ(errorOf(start + "robbers=1*2 turn=1/1/0/0"), "goods are hidden in this position");
    EXPECT_EQ(errorOf(start + "gifts=-*- turn=1/1/0/0"), "gifts are hidden in this position");
    EXPECT_EQ(errorOf(start + "rest"), "the turn belongs to a position with further rules");
    EXPECT_EQ(errorOf(start + "turn=1/1/0/0"), "the turn belongs to a position with further rules");
    EXPECT_EQ(errorOf(start + "gifts=aaa turn=1/1/0/0"), "somebody has yet to choose a gift");
    for (const char* words : {"robbers", "robbers=", "robbers=12 turn=1/1/0/0", "robbers=124 turn=1/1/0/0",
                              "gifts=-- turn=1/1/0/0", "gifts=-e- turn=1/1/0/0", "rest turn=1/4/0/0",
                              "rest turn=1/1/2/0", "reshuffle turn=1/1/1/0", "rest turn=1/1/0", "rest turn=",
                              "rest turn=1/1/0/0/", "rest turn=0/1/0/0", "rest=1 turn=1/1/0/0", "camels"})
        EXPECT_NE(errorOf(start + words), "") << words;
}

}  // namespace
}  // namespace caravan::rules
