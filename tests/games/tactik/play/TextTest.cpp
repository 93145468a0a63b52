// Games as text, with everything that a record can hold.

#include <gtest/gtest.h>

#include "SampleGame.h"
#include "games/tactik/play/TactikKind.h"
#include "match/Match.h"

namespace tactik::play {
namespace {

constexpr const char* kGame =
    "[Game \"Tac-Tik\"]\n"
    "[Event \"Fair\"]\n"
    "[Player1 \"Ann \\\"A\\\"\"]\n"
    "[Player2 \"Bob\"]\n"
    "[Result \"*\"]\n"
    "[Position \"2 pass R:0!/1,10,S,7,5,6 B:16!/2,3,4,8,9,12 Y:- G:- pile:- stock:* dealer:B deal:1 "
    "round:1\"]\n"
    "[Seed \"7\"]\n"
    "\n"
    "{The first game.} 1. R>6 B>2 2. R0+10! B16+3 {Slow.} (B16+9?! 3. R10+5) 3. R10+5\n";

base::Result<game::Kind::Reading> read(std::string_view text, const game::Kind::ReadRequest& request = {}) {
    return TactikKind().read(text, "x.tactik", request);
}

TEST(TactikText, KeepsAllThatARecordHolds) {
    const auto reading = read(kGame);
    ASSERT_TRUE(reading) << reading.error().describe();
    EXPECT_EQ(reading->game.players, (std::vector<std::string>{"Ann \"A\"", "Bob"}));
    ASSERT_EQ(reading->game.turns.size(), 8U);
    EXPECT_EQ(reading->game.turns[3].marks, "!");
    EXPECT_EQ(reading->game.turns[3].notation, "R0+10");
    const std::string text = TactikKind().write(reading->game);
    const auto again = read(text);
    ASSERT_TRUE(again) << again.error().describe() << text;
    EXPECT_EQ(TactikKind().write(again->game), text);
}

/// The same record gives the same game, cards of later deals included.
TEST(TactikText, ADealtGameComesBackWithAllItsCards) {
    base::Random random(1);
    for (const int players : {2, 4}) {
        const game::Chance chance(random.next());
        rules::Position position = rules::Position::dealt(players, chance.seed());
        for (int i = 0; i < 150 && !position.over(); ++i) {
            const int player = position.awaited().front();
            const auto legal = position.legalActs(player);
            position.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        const std::string text = TactikKind().write(recordOf(position, chance));
        auto reading = read(text);
        ASSERT_TRUE(reading) << reading.error().describe();
        match::Match match = match::Match::fromRecord(std::move(reading->game));
        match.goToEnd();
        EXPECT_EQ(match.view(game::Viewer::record())->positionText(),
                  TactikView(position, game::Viewer::record()).positionText());
    }
}

TEST(TactikText, ASampleGoesOnAsItsFileSays) {
    base::Random random(5);
    const TactikState truth(randomGame(2, 9, random), game::Chance(7));
    const auto sample = truth.view(game::Viewer(game::PlayerId(0)))->sample(random);
    const auto& drawn = dynamic_cast<const TactikState&>(*sample);
    EXPECT_EQ(drawn.chance().seed(), drawn.position().seed());
    EXPECT_NE(drawn.chance().seed(), 7U) << "later chance is drawn anew";
}

TEST(TactikText, AgreedRulesAndNumbersOfPlayersAreTags) {
    const auto agreed = TactikKind().create({{"players", "4"}, {"wholeHand", "1"}}, game::Chance(5));
    const match::Match match((*agreed)->clone(), {"", "", "", ""});
    const auto again = read(TactikKind().write(match.toRecord()));
    ASSERT_TRUE(again) << again.error().describe();
    EXPECT_EQ(TactikKind().variantOf(*again->game.start), "4 whole-hand");
    EXPECT_FALSE(read("[Game \"Tac-Tik\"]\n[Players \"3\"]\n[Seed \"1\"]\n\n"));
    EXPECT_FALSE(read("[Game \"Tac-Tik\"]\n[Players \"4\"]\n\n"));
}

TEST(TactikText, AFaultInATagNamesItsPlaceThere) {
    const auto refused = read("[Game \"Tac-Tik\"]\n[Position \"4 R:0!,x\"]\n\n");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().describe(),
              "x.tactik:2:19: expected the square of a pawn, a cell of its base such as b4, or -");
    const auto fault = [](std::string_view tags) {
        const auto wrong = read("[Game \"Tac-Tik\"]\n" + std::string(tags) + "\n\n1. Y>10\n");
        return wrong ? "read" : wrong.error().describe();
    };
    EXPECT_EQ(fault("[Players \"3\"]\n[Seed \"1\"]"),
              "x.tactik:2:11: expected 2 or 4, the number of players");
    constexpr const char* kSeed = "expected a number from 0 to 18446744073709551615";
    EXPECT_EQ(fault("[Players \"4\"]\n[Seed \"x\"]"), "x.tactik:3:8: " + std::string(kSeed));
    EXPECT_EQ(fault("[Seed \"18446744073709551616\"]\n[Players \"4\"]"),
              "x.tactik:2:8: " + std::string(kSeed));
    EXPECT_EQ(fault("[Position \"2 pass\"]\n[Seed \"-1\"]"), "x.tactik:3:8: " + std::string(kSeed))
        << "a position has a seed for its later chance";
    EXPECT_EQ(fault("[Players \"4\"]"),
              "x.tactik:2:14: expected the tags Players (2 or 4) and Seed, or the tag Position");
    EXPECT_EQ(fault("[Seed \"5\"]"),
              "x.tactik:2:11: expected the tags Players (2 or 4) and Seed, or the tag Position");
    EXPECT_EQ(fault("[Rules \"whole-hand x\"]\n[Players \"4\"]\n[Seed \"5\"]"),
              "x.tactik:2:20: expected must-enter, spare-own, whole-hand, long-circuit or the end");
    EXPECT_EQ(fault("[SeenBy \"onlooker\"]\n[Players \"4\"]"),
              "x.tactik:3:14: expected the tag Position, as the viewer saw it");
}

TEST(TactikText, AFaultNamesItsPlaceAndTheGameBeforeItCanBeRead) {
    std::string wrong(kGame);
    wrong.replace(wrong.find("B16+3"), 5, "B16+5");
    const auto refused = read(wrong);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().describe(), "x.tactik:9:40: this card is not in the player's hand");
    const auto part = read(wrong, {.upToFault = true});
    ASSERT_TRUE(part);
    EXPECT_EQ(part->game.turns.size(), 4U);
}

/// What is typed is completed as it would be read.
TEST(TactikText, CompletesSmallLettersAndPassesWithoutTheirGiver) {
    const auto completed = [](const char* position, std::string_view typed) {
        const auto set = TactikKind().readPosition(position, {});
        EXPECT_TRUE(set) << set.error().describe();
        return set->state->view(playerAt(0))->completions(typed, 10);
    };
    using Texts = std::vector<std::string>;
    constexpr const char* kPlaying = "4 R:12,40/2,5";
    EXPECT_EQ(completed(kPlaying, "R12+"), (Texts{"R12+2", "R12+5"}));
    EXPECT_EQ(completed(kPlaying, "r 12+"), (Texts{"R12+2", "R12+5"}));
    EXPECT_EQ(completed(kPlaying, "b"), Texts{});
    constexpr const char* kPassing = "4 pass R:-/1,10,5,S";
    EXPECT_EQ(completed(kPassing, "r>1"), (Texts{"R>1", "R>10"}));
    EXPECT_EQ(completed(kPassing, ">1"), (Texts{"R>1", "R>10"}));
    EXPECT_EQ(completed(kPassing, "s"), Texts{"R>S"});
}

}  // namespace
}  // namespace tactik::play
