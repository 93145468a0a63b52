#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "games/caravan/PositionTexts.h"
#include "games/caravan/rules/Position.h"

namespace caravan::rules {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(CaravanRules, FourCardsAreDealtToEachOfTwenty) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const Position start = Position::dealt(players, base::Random(7));
        EXPECT_EQ(start.players(), players);
        EXPECT_EQ(start.deckLeft(), kCards - kHandSize * players);
        std::array<int, kHighest + 1> count{};
        for (int card = 0; card < kCards; ++card)
            ++count[static_cast<std::size_t>(start.valueOf(Card(static_cast<std::uint8_t>(card))))];
        EXPECT_THAT(count, ElementsAre(0, 4, 4, 4, 4, 4));
        for (int player = 0; player < players; ++player)
            for (int slot = 0; slot < kHandSize; ++slot) EXPECT_TRUE(start.inHand(player, slot));
    }
}

TEST(CaravanRules, TheSeedDecidesTheDeal) {
    EXPECT_EQ(Position::dealt(3, base::Random(5)), Position::dealt(3, base::Random(5)));
    EXPECT_NE(Position::dealt(3, base::Random(5)), Position::dealt(3, base::Random(6)));
    EXPECT_EQ(formatPosition(Position::dealt(3, base::Random(1))),
              formatPosition(Position::dealt(3, base::Random(1))));
}

TEST(CaravanRules, GatesAreSpreadAlongTheCircuit) {
    EXPECT_EQ(gateOf(0, 2), 0);
    EXPECT_EQ(gateOf(1, 2), 9);
    EXPECT_EQ(gateOf(1, 3), 12);
    EXPECT_EQ(gateOf(2, 3), 6);
    EXPECT_EQ(gateOf(1, 4), 14);
    EXPECT_EQ(gateOf(2, 4), 9);
    EXPECT_EQ(gateOf(3, 4), 5);
}

TEST(CaravanRules, ACamelWalksAsFarAsTheCardSaysAndACardIsDrawn) {
    Position position = at("0/0/0 1345/1345/1345 - 12222345");
    const Card drawn = position.topOfDeck();
    position.play({1, 3});
    EXPECT_EQ(position.steps(0), 3);
    EXPECT_EQ(position.stoneAfter(0, 3), 3);
    EXPECT_EQ(position.toMove(), 1);
    EXPECT_EQ(position.inHand(0, 1), drawn);
    EXPECT_EQ(formatPosition(position), "3/0/0 1145/1345/1345 3 2222345");
    position.undo();
    EXPECT_EQ(formatPosition(position), "0/0/0 1345/1345/1345 - 12222345");
}

TEST(CaravanRules, ACamelThatIsLandedUponGoesBackToItsGate) {
    // The second player's gate is at stone 12, so two steps lead to stone 14.
    Position position = at("10/2/0 4345/1345/1145 - 12222335");
    EXPECT_EQ(position.struckBy({0, 4}), 1);
    EXPECT_EQ(position.struckBy({1, 3}), std::nullopt) << "passing does no harm";
    position.play({0, 4});
    EXPECT_EQ(position.steps(0), 14);
    EXPECT_EQ(position.steps(1), 0);
    position.undo();
    EXPECT_EQ(position.steps(1), 2);
}

TEST(CaravanRules, WhoComesHomeWins) {
    Position position = at("14/3/0 4345/1345/1145 - 12222335");
    EXPECT_FALSE(position.outcome().over);
    position.play({3, 5});
    EXPECT_EQ(position.steps(0), kHome) << "no further than home";
    EXPECT_TRUE(position.outcome().over);
    EXPECT_TRUE(position.outcome().lap);
    EXPECT_THAT(position.outcome().winners, ElementsAre(0));
    EXPECT_THAT(position.legalMoves(), IsEmpty());
}

TEST(CaravanRules, WithEmptyHandsTheCamelThatIsFurthestWins) {
    Position position = at("3/1/4 ..../4.../.... 1234512345123451235 -");
    EXPECT_FALSE(position.outcome().over);
    EXPECT_EQ(position.toMove(), 1);
    position.play({0, 4});
    EXPECT_TRUE(position.outcome().over);
    EXPECT_FALSE(position.outcome().lap);
    EXPECT_THAT(position.outcome().winners, ElementsAre(1));
    EXPECT_THAT(at("5/5/4 ..../4.../.... 1234512345123451235 -").outcome().winners, IsEmpty());
    EXPECT_THAT(at("5/5/4 ..../..../.... 12345123451234512345 -").outcome().winners, ElementsAre(0, 1));
}

TEST(CaravanRules, APlayerKnowsHisHandAndThePile) {
    Position position = at("0/0/0 1345/1345/1345 - 12222345");
    position.play({1, 3});
    EXPECT_EQ(formatPosition(position.seenBy(0)), "3/0/0 1145/****/**** 3 *******");
    EXPECT_EQ(formatPosition(position.seenBy(1)), "3/0/0 ****/1345/**** 3 *******");
    EXPECT_EQ(formatPosition(position.seenBy({})), "3/0/0 ****/****/**** 3 *******");
}

TEST(CaravanRules, HiddenCardsAreDealtAnew) {
    const Position truth = Position::dealt(3, base::Random(3));
    const Position seen = truth.seenBy(1);
    base::Random random(1);
    int same = 0;
    for (int i = 0; i < 100; ++i) {
        const Position other = seen.completed(random);
        EXPECT_EQ(other.seenBy(1), seen);
        EXPECT_TRUE(parsePosition(formatPosition(other))) << formatPosition(other);
        same += other == truth ? 1 : 0;
    }
    EXPECT_LT(same, 3);
}

TEST(CaravanNotation, AMoveNamesItsSlotItsValueAndWhetherItStrikes) {
    const Position position = at("10/2/0 4345/1345/1145 - 12222335");
    EXPECT_EQ(formatMove(position, {0, 4}), "a4x");
    EXPECT_EQ(formatMove(position, {1, 3}), "b3");
    for (const char* text : {"a4x", "a4", "4", "4x", " 4 "})
        EXPECT_EQ(*parseMove(position, text), (Move{0, 4})) << text;
    EXPECT_EQ(*parseMove(position, "c4"), (Move{2, 4})) << "the other one of equal cards";
}

TEST(CaravanNotation, WhatIsNoMoveIsRefused) {
    const Position position = at("10/2/0 4345/1345/1145 - 12222335");
    for (const char* text : {"", "a", "x", "6", "0", "e4", "a3", "2", "3x", "4xx", "a4 b3"})
        EXPECT_FALSE(parseMove(position, text)) << text;
}

TEST(CaravanNotation, WhatIsNoPositionIsRefused) {
    EXPECT_EQ(errorOf("0/0/0 1345/1345/1345 - 12222345"), "");
    for (const char* text : {"", "0/0/0", "0/0/0 1345/1345 - 12222345", "0 1345 - 1222234511345345",
                             "0/0/19 1345/1345/1345 - 12222345", "0/0/0 1345/1345/1346 - 12222345",
                             "0/0/0 1345/1345/134 - 122223455", "0/0/0 1345/1345/1345 - 12222345 x",
                             "18/18/0 1345/1345/1345 - 12222345", "12/0/6 1345/1345/1345 - 11222345",
                             "14/2/0 1345/1345/1345 - 12222345"})
        EXPECT_NE(errorOf(text), "") << text;
    EXPECT_EQ(errorOf("0/0/0 1345/****/1345 - 12222345"), "cards are hidden in this position");
    EXPECT_EQ(errorOf("14/2/0 1345/1345/1345 - 12222345"), "two camels stand on one stone");
    EXPECT_EQ(errorOf("18/18/0 1345/1345/1345 - 12222345"), "only one camel comes home");
}

TEST(CaravanRules, RandomGamesCanBeTakenBackAndWrittenDown) {
    base::Random random(2);
    for (int game = 0; game < 200; ++game) {
        const int players = kMinPlayers + game % 3;
        std::vector<Position> seen{Position::dealt(players, base::Random(static_cast<std::uint64_t>(game)))};
        while (!seen.back().outcome().over) {
            const Position& here = seen.back();
            const std::string text = formatPosition(here);
            const auto read = parsePosition(text);
            ASSERT_TRUE(read) << text << ": " << read.error().describe();
            ASSERT_EQ(formatPosition(*read), text);
            const std::vector<Move> moves = here.legalMoves();
            ASSERT_FALSE(moves.empty()) << text;
            for (const Move move : moves) ASSERT_EQ(*parseMove(here, formatMove(here, move)), move);
            Position next = here;
            next.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
            seen.push_back(next);
        }
        EXPECT_LE(seen.back().ply(), kCards);
        EXPECT_FALSE(seen.back().outcome().winners.empty());
        for (Position back = seen.back(); !back.past().empty(); seen.pop_back(), back.undo())
            ASSERT_EQ(back, seen.back());
    }
}

TEST(CaravanRules, PartnersSitOppositeAndWinTogether) {
    Position position = at("14/0/3/0 4345/1111/2222/3334 - 4555 partners");
    EXPECT_EQ(position.partnerOf(1), 3);
    position.play({0, 4});
    EXPECT_TRUE(position.outcome().lap);
    EXPECT_THAT(position.outcome().winners, ElementsAre(0, 2));
    EXPECT_EQ(errorOf("0/0 1345/1345 - 122222334455 partners"), "only four players are partners");
}

}  // namespace
}  // namespace caravan::rules
