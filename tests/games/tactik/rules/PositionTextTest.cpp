#include "games/tactik/rules/PositionText.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/Random.h"

namespace tactik::rules {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string rewritten(std::string_view text) {
    const auto read = parsePosition(text, 7);
    return read ? formatPosition(*read) : read.error().describe();
}

std::string fault(std::string_view text) {
    const auto read = parsePosition(text, 7);
    return read ? "read" : read.error().describe();
}

template <class Check>
void inRandomGames(Check check) {
    base::Random random(3);
    for (const int players : {2, 4})
        for (int game = 0; game < 6; ++game) {
            const Rules rules{.mustEnter = game % 2 == 1, .wholeHand = game >= 3, .longCircuit = game == 5};
            Position position = Position::dealt(players, random.next(), rules);
            for (int ply = 0; ply < 200 && !position.over(); ++ply) {
                const std::vector<int> awaited = position.awaited();
                const int player = awaited[random.below(static_cast<std::uint32_t>(awaited.size()))];
                const std::vector<Act> acts = position.legalActs(player);
                check(position);
                position.play(acts[random.below(static_cast<std::uint32_t>(acts.size()))]);
            }
            check(position);
        }
}

TEST(TactikPositionText, RandomPositionsAreReadAsTheyWereWritten) {
    inRandomGames([](const Position& position) {
        const std::string text = formatPosition(position);
        const auto read = parsePosition(text, 1);
        ASSERT_TRUE(read) << text << ": " << read.error().describe();
        ASSERT_EQ(formatPosition(*read), text);
        ASSERT_EQ(read->awaited(), position.awaited());
        ASSERT_EQ(read->board().key(), position.board().key());
        for (int player = 0; player < position.players(); ++player)
            ASSERT_EQ(read->legalActs(player).size(), position.legalActs(player).size()) << text;
    });
}

TEST(TactikPositionText, WhatAViewerSeesIsCompletedToSomethingThatHeSeesAlike) {
    inRandomGames([](const Position& position) {
        for (int viewer = -1; viewer < position.players(); ++viewer) {
            const auto player = viewer < 0 ? std::nullopt : std::optional(viewer);
            const std::string text = formatPosition(position.seenBy(player));
            const auto read = parsePosition(text, 1);
            ASSERT_TRUE(read) << text << ": " << read.error().describe();
            ASSERT_EQ(formatPosition(read->seenBy(player)), text);
        }
    });
}

TEST(TactikPositionText, FinishedGamesAreReadAsFinished) {
    for (const char* text :
         {"R:b1,b2,b3,b4/5 B:-/? Y:b1,b2,b3,b4/? G:20/? turn:Y", "R:-/- B:1/- Y:-/- G:-/- turn:B deal:300",
          "2 R:b1,b2,b3,b4 Y:b1,b2,b3,b4 B:4"}) {
        const auto read = parsePosition(text, 1);
        ASSERT_TRUE(read) << text << ": " << read.error().describe();
        EXPECT_TRUE(read->over()) << text;
        EXPECT_EQ(rewritten(formatPosition(*read)), formatPosition(*read));
    }
}

TEST(TactikPositionText, MissingPartsAreTheUsualOnes) {
    EXPECT_THAT(rewritten("R:10/5"), StartsWith("4 R:10/5 B:-/"));
    EXPECT_THAT(rewritten("R:10/5"), HasSubstr(" turn:R dealer:G deal:1 round:5"));
    EXPECT_THAT(rewritten("Y:-/5,6 dealer:R"), HasSubstr(" turn:Y dealer:R deal:1 round:4"));
    EXPECT_THAT(rewritten("2 pass dealer:B"), HasSubstr(" pass dealer:B deal:1 round:1"));
    EXPECT_THAT(rewritten(""), StartsWith("4 R:-/")) << "a new deal";
    EXPECT_THAT(rewritten(""), HasSubstr(" pass "));
    EXPECT_THAT(rewritten("turn:G"), HasSubstr(" turn:G dealer:Y deal:1 round:2"));
    EXPECT_THAT(rewritten("R:-/1 stock:-"), HasSubstr("deal:3"));
}

TEST(TactikPositionText, HandsTellWhoHasHadHisTurn) {
    EXPECT_THAT(rewritten("R:-/5,6 B:-/1 Y:-/3,S G:-/2,2 turn:Y"), HasSubstr("turn:Y dealer:R"));
    EXPECT_THAT(rewritten("R:-/5 B:-/1 Y:-/3,S G:-/2,2 turn:Y"), HasSubstr("turn:Y dealer:G"));
    EXPECT_THAT(fault("R:-/5 B:-/1,1 Y:-/3,S G:-/2,2 turn:Y"), HasSubstr("expected at most 4 cards"));
}

TEST(TactikPositionText, UnknownCardsAreDrawnWithTheSeed) {
    const auto one = parsePosition("R:-/1,?,S,?", 1);
    const auto same = parsePosition("R:-/1,?,S,?", 1);
    const auto other = parsePosition("R:-/1,?,S,?", 2);
    ASSERT_TRUE(one && same && other);
    EXPECT_EQ(*one, *same);
    EXPECT_NE(formatPosition(*one), formatPosition(*other));
    for (const Card card : kAllCards)
        EXPECT_EQ(std::count(one->table().faces.begin(), one->table().faces.end(), card), kOfEachKind);
    EXPECT_THAT(formatPosition(*one), StartsWith("4 R:-/1,"));
}

TEST(TactikPositionText, PartsMayComeInAnyOrderAndCase) {
    EXPECT_EQ(rewritten("whole-hand turn:b g:20,B3/s,7X1 B:16!/8,9 2 pile:* R:4 b"),
              "1:56: expected a part of a position, such as 4, R:0!,b4/1,10,S, pile:, turn:R or pass");
    EXPECT_THAT(rewritten("whole-hand turn:g g:20,B3/s,7X1 B:16!/8,9"), HasSubstr("G:20,b3/S,7 "));
}

TEST(TactikPositionText, ErrorsNameTheColumn) {
    EXPECT_EQ(fault("R:64"), "1:3: expected a square from 0 to 63");
    EXPECT_EQ(fault("R:71 long-circuit"), "read");
    EXPECT_EQ(fault("R:72 long-circuit"),
              "1:3: expected the square of a pawn, a cell of its base such as b4, or -");
    EXPECT_EQ(fault("R:b5"), "1:4: expected a cell of the base, from b1 to b4");
    EXPECT_EQ(fault("R:1,2,3,4,5"), "1:11: expected at most four pawns of a colour");
    EXPECT_EQ(fault("R:1,2 B:2"), "1:9: expected only one pawn on a square");
    EXPECT_EQ(fault("R:1! B:2"), "1:3: expected a stake on its colour's start square only");
    EXPECT_EQ(fault("R:b1!"), "1:3: expected a stake on its colour's start square only");
    EXPECT_EQ(fault("R:-/11"), "1:5: expected a card: a number, S, 7 or ?");
    EXPECT_EQ(fault("R:-/1,1,1,1 B:-/1"), "1:17: expected at most four cards of a kind");
    EXPECT_EQ(fault("R:1 R:2"), "1:5: expected each part of the position only once");
    EXPECT_EQ(fault("stock:* stock:*"), "1:9: expected each part of the position only once");
    EXPECT_EQ(fault("3"), "1:1: expected 2 or 4, the number of players");
    EXPECT_EQ(fault("R:1B:3"), "1:4: expected a blank between the parts of the position");
    EXPECT_EQ(fault("turn:5"), "1:6: expected R, B, Y or G, the colour of a player");
    EXPECT_EQ(fault("deal:301"), "1:6: expected a number from 1 to 300");
    EXPECT_EQ(fault("deal:0"), "1:6: expected a number from 1 to 300");
    EXPECT_EQ(fault("deal:-1"), "1:6: expected a number from 1 to 300");
    EXPECT_EQ(fault("deal:99999999999"), "1:6: expected a number from 1 to 300");
    EXPECT_EQ(fault("round:0"), "1:7: expected a number from 1 to 2100");
    EXPECT_EQ(fault("R:-1"), "1:4: expected a blank between the parts of the position");
    EXPECT_EQ(fault("2 4"), "1:3: expected each part of the position only once");
    EXPECT_EQ(fault("turn:R turn:B"), "1:8: expected each part of the position only once");
    EXPECT_EQ(fault("pass pass"), "1:6: expected each part of the position only once");
}

TEST(TactikPositionText, AgreedRulesAreWordsAndStandOnce) {
    constexpr const char* kRule = ": expected must-enter, spare-own, whole-hand, long-circuit or the end";
    EXPECT_EQ(fault("must-enterspare-own"), "1:11: expected a blank between the parts of the position");
    EXPECT_EQ(fault("must-enter must-enter"), "1:12: expected each part of the position only once");
    EXPECT_EQ(parseRules("must-enterspare-own").error().describe(), "1:1" + std::string(kRule));
    EXPECT_EQ(parseRules("must-enter,spare-own").error().describe(), "1:1" + std::string(kRule));
    EXPECT_EQ(parseRules("must-enter must-enter").error().describe(),
              "1:12: expected each agreed rule only once");
}

TEST(TactikPositionText, CapitalAndSmallLettersMeanTheSame) {
    EXPECT_EQ(rewritten("2 PASS r:0!/s,7X1,1,2,3,5 b:B1 DEALER:b Whole-Hand"),
              rewritten("2 pass R:0!/S,7,1,2,3,5 B:b1 dealer:B whole-hand"));
    EXPECT_EQ(parseRules("WHOLE-hand").value(), Rules{.wholeHand = true});
}

TEST(TactikPositionText, WhatNoGameReachesIsRefused) {
    EXPECT_THAT(fault("R:b1,b2,b3,b4 B:b1,b2,b3,b4 Y:b1,b2,b3,b4 G:b1,b2,b3,b4"),
                HasSubstr("expected only one side home"));
    EXPECT_THAT(fault("R:b1,b2,b3,b4 Y:b1,b2,b3,b4 turn:G"),
                HasSubstr("expected a last turn of the side that is home"));
    EXPECT_THAT(fault("R:b1,b2,b3,b4 Y:b1,b2,b3,b4 pass"), HasSubstr("since the game is over"));
    EXPECT_THAT(fault("pass turn:R"), HasSubstr("expected either pass or turn:"));
    EXPECT_THAT(fault("2 turn:Y"), HasSubstr("expected red or blue as the players"));
    EXPECT_THAT(fault("2 Y:-/1"), HasSubstr("expected red or blue as the players"));
    EXPECT_THAT(fault("R:-/1,2,3 pass"), HasSubstr("expected 4 cards in each hand while cards are passed"));
    EXPECT_THAT(fault("R:-/1,2,3,5,6"), HasSubstr("expected at most 4 cards in each hand"));
    EXPECT_THAT(fault("R:-/- B:-/- Y:-/- G:-/-"), HasSubstr("expected at most 4 cards in each hand"));
    EXPECT_THAT(fault("R:-/1,2>,3,5 turn:R"), HasSubstr("expected no passed card"));
    EXPECT_THAT(fault("2 R:-/1>,?,?,?,?,? B:-/?>,?,?,?,?,? pass"),
                HasSubstr("expected a player who has still to pass a card"));
    EXPECT_THAT(fault("R:-/1 stock:1,2"), HasSubstr("in the pile and 32 in the stock"));
    EXPECT_THAT(fault("R:-/1 deal:2 pile:-"), HasSubstr("expected 28 cards in the pile and 16 in the stock"));
    EXPECT_THAT(fault("R:-/1 deal:2 round:9"), HasSubstr("expected round 10"));
}

TEST(TactikPositionText, RulesHaveNames) {
    const Rules all{.mustEnter = true, .spareOwn = true, .wholeHand = true, .longCircuit = true};
    EXPECT_EQ(formatRules(all), "must-enter spare-own whole-hand long-circuit");
    EXPECT_EQ(formatRules({}), "");
    ASSERT_TRUE(parseRules(formatRules(all)));
    EXPECT_EQ(*parseRules(formatRules(all)), all);
    EXPECT_EQ(*parseRules(" whole-hand "), Rules{.wholeHand = true});
    EXPECT_EQ(parseRules("whole-hand x").error().describe(),
              "1:12: expected must-enter, spare-own, whole-hand, long-circuit or the end");
}

TEST(TactikPositionText, RubbishIsRefusedOrReadAgain) {
    base::Random random(5);
    const std::string letters = "RBYG:!,/b0123456789->*?S7 pasturndel-kx\t\xC3\xA9";
    const std::string seedText =
        "4 R:0!,17,b4/1,10,S,7 B:-/?,?,?,? Y:33/?,?,? G:2/?,?,? pile:* stock:* turn:R dealer:B deal:1 "
        "round:2";
    const auto any = [&](std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); };
    int readable = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text = seedText;
        for (std::uint32_t edit = any(4) + 1; edit > 0; --edit) {
            const std::size_t where = any(text.size());
            if (any(2) == 0)
                text[where] = letters[any(letters.size())];
            else
                text.erase(where, any(6));
        }
        const auto read = parsePosition(text, random.next());
        if (!read) continue;
        ++readable;
        const std::string written = formatPosition(*read);
        ASSERT_EQ(rewritten(written), written) << text;
    }
    EXPECT_GT(readable, 500);
}

}  // namespace
}  // namespace tactik::rules
