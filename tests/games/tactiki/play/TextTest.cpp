// Games as text, with everything that a record can hold.

#include <gtest/gtest.h>

#include "games/tactiki/play/TactikiKind.h"
#include "games/tactiki/play/TactikiState.h"
#include "match/Match.h"

namespace tactiki::play {
namespace {

constexpr const char* kGame =
    "[Game \"TacTiki\"]\n"
    "[Event \"Shore\"]\n"
    "[Player1 \"Ann \\\"A\\\"\"]\n"
    "[Player2 \"Bob\"]\n"
    "[Result \"*\"]\n"
    "\n"
    "{The first game.} 1. k51-42-33-24-15 c15-24-33-42-51 2. a1a2 a2a3! | a5a4 {A trap?} 2. a4a3x5:1\n"
    "3. b1b2 b2b3 (3. c1c2 | b5b4?! (3. | c5c4)) 3. | b5b4\n";

base::Result<game::Kind::Reading> read(std::string_view text, const game::Kind::ReadRequest& request = {}) {
    return TactikiKind().read(text, "x.tactiki", request);
}

TEST(TactikiText, KeepsAllThatARecordHolds) {
    const auto reading = read(kGame);
    ASSERT_TRUE(reading) << reading.error().describe();
    EXPECT_EQ(reading->game.players, (std::vector<std::string>{"Ann \"A\"", "Bob"}));
    EXPECT_EQ(reading->game.turns.size(), 13U);
    EXPECT_EQ(reading->game.turns[4].marks, "!");
    EXPECT_EQ(reading->game.turns[6].notation, "a4a3x5:1");
    const std::string text = TactikiKind().write(reading->game);
    EXPECT_EQ(text, kGame);
}

TEST(TactikiText, NumbersResultsAndRanksShownArePassedOver) {
    std::string bare(kGame);
    for (const char* gone : {"1. ", "2. ", "| ", "3. ", "x5:1"})
        for (std::size_t at = bare.find(gone); at != std::string::npos; at = bare.find(gone))
            bare.erase(at, std::string(gone).size());
    const auto reading = read(bare + " *");
    ASSERT_TRUE(reading) << reading.error().describe();
    EXPECT_EQ(TactikiKind().write(reading->game), kGame);
}

TEST(TactikiText, StartsThatWereSetUpAndAgreedRulesAreTags) {
    const std::string position =
        "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,x,k3k3,k4,k1k5 24 - k1 9 0 through any-free";
    const auto set = TactikiKind().readPosition(position, {});
    ASSERT_TRUE(set);
    const match::Match match(set->state->clone(), {"Ann", "Bob"});
    const auto again = read(TactikiKind().write(match.toRecord()));
    ASSERT_TRUE(again) << again.error().describe();
    EXPECT_EQ(again->game.start->view(game::Viewer::record())->positionText(), position);

    const auto agreed = TactikiKind().create({{"bothFall", "1"}}, {});
    const match::Match other((*agreed)->clone(), {"", ""});
    const auto read2 = read(TactikiKind().write(other.toRecord()));
    ASSERT_TRUE(read2);
    EXPECT_EQ(TactikiKind().variantOf(*read2->game.start), "both-fall");
}

TEST(TactikiText, AFaultNamesItsPlaceAndTheGameBeforeItCanBeRead) {
    std::string wrong(kGame);
    wrong.replace(wrong.find("a5a4"), 4, "a5a3");
    const auto refused = read(wrong);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().describe(), "x.tactiki:7:70: a figure moves one field forward, left or right");
    const auto part = read(wrong, {.upToFault = true});
    ASSERT_TRUE(part);
    EXPECT_EQ(part->game.turns.size(), 5U);
    ASSERT_TRUE(part->fault);
    EXPECT_EQ(part->fault->at.line, 7);
}

TEST(TactikiText, AFaultInATagNamesItsPlaceThere) {
    const auto fault = [](std::string_view tag) {
        const auto refused = read("[Game \"TacTiki\"]\n" + std::string(tag) + "\n\nb2b3\n");
        return refused ? "read" : refused.error().describe();
    };
    EXPECT_EQ(fault("[Position \"c1c6\"]"), "x.tactiki:2:15: expected a rank from 1 to 5");
    EXPECT_EQ(fault("[Rules \"through free\"]"),
              "x.tactiki:2:17: expected through, sideways, both-fall, any-free, remember or the end");
    EXPECT_EQ(fault("[Rules \"through\\\" free\"]"),
              "x.tactiki:2:9: expected through, sideways, both-fall, any-free, remember or the end");
    EXPECT_EQ(fault("[Position \"c1\\\\c6\"]"), "x.tactiki:2:14: expected , and five fields in a row");
    EXPECT_EQ(fault("[Position \"\\c1c6\"]"), "x.tactiki:2:16: expected a rank from 1 to 5");
    EXPECT_EQ(fault("[SeenBy \"Player3\"]"),
              "x.tactiki:2:10: expected a player of the game, such as Player1, or onlooker");
}

TEST(TactikiText, TheTagOfTheGameNamesItsPlace) {
    const auto fault = [](std::string_view tags) {
        const auto refused = read(std::string(tags) + "\n\n1. k51-42-33-24-15\n");
        return refused ? "read" : refused.error().describe();
    };
    EXPECT_EQ(fault("[Player1 \"Ann\"]\n[Game \"Tac-Tik\"]"),
              "x.tactiki:2:8: expected the tag Game \"TacTiki\"");
    EXPECT_EQ(fault("\n [Player1 \"Ann\"]\n[Player2 \"Bo\"]"),
              "x.tactiki:2:2: expected the tag Game \"TacTiki\"");
    EXPECT_EQ(fault("[Game \"TacTiki\"]"), "read");
    EXPECT_EQ(fault(""), "read");
}

TEST(TactikiText, AnUnknownResultIsTold) {
    const std::string text = "[Game \"TacTiki\"]\n[Result \"2-0\"]\n\n1. k51-42-33-24-15\n";
    const auto reading = read(text);
    ASSERT_TRUE(reading);
    EXPECT_EQ(reading->game.result, "*");
    ASSERT_EQ(reading->warnings.size(), 1U);
    EXPECT_EQ(reading->warnings[0].describe(),
              "x.tactiki:2:10: expected a result of this game, or * for none: it is read as a game without a "
              "result");
    std::vector<std::string> told;
    game::Kind::Intake intake;
    intake.take = [&](game::Record) { told.emplace_back("game"); };
    ASSERT_TRUE(TactikiKind().readAll(text, "x", intake)) << "nobody need hear it";
    intake.warn = [&](const base::Error& doubt) { told.push_back(doubt.describe().substr(0, 6)); };
    ASSERT_TRUE(TactikiKind().readAll(text, "x", intake));
    EXPECT_EQ(told, (std::vector<std::string>{"game", "game", "x:2:10"}));
}

TEST(TactikiText, ATextOfWhichNothingIsReadIsNoGameUpToAFault) {
    EXPECT_FALSE(read("nonsense", {.upToFault = true}));
    EXPECT_TRUE(read("[Game \"TacTiki\"]\n\nnonsense", {.upToFault = true}));
}

TEST(TactikiText, SeveralGamesAreReadAndABadOneDoesNotStopTheOthers) {
    const std::string three = std::string(kGame) + "\n[Game \"TacTiki\"]\n\nnonsense\n\n" + kGame;
    int good = 0;
    int bad = 0;
    game::Kind::Intake intake;
    intake.take = [&](game::Record) { ++good; };
    intake.refuse = [&](const base::Error&) { ++bad; };
    ASSERT_TRUE(TactikiKind().readAll(three, "x", intake));
    EXPECT_EQ(good, 2);
    EXPECT_EQ(bad, 1);
    const auto last = read(three, {.game = 2});
    ASSERT_TRUE(last);
    EXPECT_EQ(last->count, 3U);
    EXPECT_EQ(last->warnings.size(), 1U);
}

TEST(TactikiText, ViewersReadWhatTheyKnow) {
    auto reading = read(kGame);
    ASSERT_TRUE(reading);
    match::Match match = match::Match::fromRecord(std::move(reading->game));
    match.goToEnd();
    const auto line = match.line();
    EXPECT_EQ(match.tree().notation(line[0], game::Viewer::onlooker()), "k\?\?-\?\?-\?\?-\?\?-\?\?");
    EXPECT_EQ(match.tree().notation(line[0], game::PlayerId(1)), "k\?\?-\?\?-\?\?-\?\?-\?\?");
    EXPECT_EQ(match.tree().notation(line[0], game::PlayerId(0)), "k51-42-33-24-15");
    EXPECT_EQ(match.tree().notation(line[5], game::Viewer::onlooker()), "a4a3x5:1") << "a fight is for all";
}

}  // namespace
}  // namespace tactiki::play
