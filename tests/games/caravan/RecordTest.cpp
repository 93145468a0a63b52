#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/caravan/play/CaravanKind.h"
#include "games/caravan/play/CaravanRecord.h"
#include "games/caravan/play/CaravanState.h"
#include "match/Match.h"

namespace caravan::play {
namespace {

using game::Kind;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr const char* kGame = R"([Game "Caravan"]
[Event "An \"evening\""]
[Players "3"]
[Position "0/0/0 1345/1345/1345 - 12222345"]
[Player1 "Ann"]
[Player2 "Bo"]
[Player3 "Cy"]
[Result "*"]

{at last} b3! {well} (d5 {or so} a1 (b3?) c4) (a1) c4 a1
)";

Kind::Reading readingOf(std::string_view text, std::size_t number = 0) {
    auto reading = CaravanKind().read(text, "a.caravan", {.game = number, .stop = {}, .progress = {}});
    EXPECT_TRUE(reading) << (reading ? "" : reading.error().describe());
    return reading ? std::move(*reading) : Kind::Reading{};
}

std::string errorOf(std::string_view text, std::size_t number = 0) {
    const auto reading = CaravanKind().read(text, "a.caravan", {.game = number, .stop = {}, .progress = {}});
    return reading ? "" : reading.error().describe();
}

TEST(CaravanRecord, ABadGameDoesNotStopTheOthers) {
    const std::string good = kGame;
    const std::string bad = "[Game \"Caravan\"]\n[Players \"3\"]\n\nb3 x {\n";
    std::size_t games = 0;
    std::vector<std::string> problems;
    const Kind::Intake intake{
        .take = [&](const game::Record& record) { games += record.players.size() == 3 ? 1 : 0; },
        .refuse = [&](const base::Error& problem) { problems.push_back(problem.describe()); }};
    EXPECT_TRUE(CaravanKind().readAll(good + "\n" + bad + "\n" + good, "a.caravan", intake));
    EXPECT_EQ(games, 2U);
    EXPECT_THAT(problems, ElementsAre(HasSubstr("a.caravan:1")));
}

TEST(CaravanRecord, AllThatIsInAFileIsKept) {
    const Kind::Reading reading = readingOf(kGame);
    EXPECT_EQ(reading.count, 1U);
    EXPECT_THAT(reading.game.players, ElementsAre("Ann", "Bo", "Cy"));
    EXPECT_EQ(reading.game.turns.size(), 9U);
    EXPECT_THAT(reading.game.turns[0].comments, ElementsAre("at last"));
    EXPECT_EQ(reading.game.turns[1].marks, "!");
    EXPECT_EQ(reading.game.turns[1].notation, "b3");
    EXPECT_THAT(reading.game.turns[0].children, ElementsAre(1U, 2U, 6U));
    EXPECT_EQ(CaravanKind().write(reading.game), kGame);
}

TEST(CaravanRecord, AMatchGoesThroughAFile) {
    base::Random random(4);
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const int players = 2 + static_cast<int>(seed % 3);
        match::Match match(std::make_unique<CaravanState>(players, game::Chance(seed)),
                           std::vector<std::string>(static_cast<std::size_t>(players), "One \"of\" us"));
        while (!match.outcome().over) {
            const auto legal = match.view(match.toMove())->legalActions();
            const auto any = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            ASSERT_TRUE(match.submit(match.toMove(), any));
        }
        const std::string text = CaravanKind().write(match.toRecord());
        EXPECT_THAT(text, HasSubstr("[Seed \"" + std::to_string(seed) + "\"]"));
        Kind::Reading reading = readingOf(text);
        EXPECT_EQ(CaravanKind().write(reading.game), text);
        match::Match again = match::Match::fromRecord(std::move(reading.game));
        again.goToEnd();
        EXPECT_EQ(again.view(game::Viewer::record())->positionText(),
                  match.view(game::Viewer::record())->positionText());
        EXPECT_EQ(again.outcome().result, match.outcome().result);
        EXPECT_EQ(CaravanKind().write(again.toRecord()), text);
    }
}

TEST(CaravanRecord, PartnersAreKept) {
    game::Record record;
    record.start = std::make_unique<CaravanState>(4, game::Chance(7U), rules::Rules{.partners = true});
    const std::string text = game::writeText(play::CaravanFormat(), record);
    const auto read = game::readText(play::CaravanFormat(), text, "x.caravan", {});
    ASSERT_TRUE(read) << read.error().describe();
    EXPECT_TRUE(dynamic_cast<const CaravanState&>(*read->game.start).position().partners()) << text;
}

/// All that chance decides after the start, too: gifts that are mixed, goods, new decks.
TEST(CaravanRecord, AGameWithAllRulesIsTheSameAfterReading) {
    const rules::Rules all{.rest = true, .robbers = true, .gifts = true, .reshuffle = true};
    const CaravanState dealt(3, game::Chance(11), all);
    base::Random random(3);
    for (const auto& start :
         {std::shared_ptr<const game::State>(dealt.clone()),
          std::shared_ptr<const game::State>(
              CaravanState(rules::Position::setUp(dealt.position().layout())).anew(game::Chance(12)))}) {
        match::Match match(start->clone(), {"Ann", "Bo", "Cy"});
        while (!match.outcome().over) {
            const std::vector<game::PlayerId> awaited = match.awaited();
            const game::PlayerId player = awaited[random.below(static_cast<std::uint32_t>(awaited.size()))];
            const std::vector<game::Action> legal = match.view(player)->legalActions();
            ASSERT_TRUE(match.submit(player, legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
        }
        const std::string text = CaravanKind().write(match.toRecord());
        auto read = game::readText(play::CaravanFormat(), text, "x.caravan", {});
        ASSERT_TRUE(read) << read.error().describe() << text;
        match::Match again = match::Match::fromRecord(std::move(read->game));
        again.goToEnd();
        EXPECT_EQ(again.view(game::Viewer::record())->positionText(),
                  match.view(game::Viewer::record())->positionText());
        EXPECT_EQ(CaravanKind().write(again.toRecord()), text);
    }
}

TEST(CaravanRecord, OneGameOfSeveralIsRead) {
    const std::string two = std::string(kGame) + "\n[Game \"Caravan\"]\n[Players \"2\"]\n[Seed \"5\"]\n";
    EXPECT_EQ(readingOf(two).count, 2U);
    const Kind::Reading second = readingOf(two, 1);
    EXPECT_EQ(second.game.players.size(), 2U);
    EXPECT_EQ(two.substr(second.begin, 18), "[Game \"Caravan\"]\n[");
    EXPECT_EQ(second.end, two.size());
    EXPECT_THAT(errorOf(two, 2), HasSubstr("there are not so many games"));
}

TEST(CaravanRecord, ErrorsNameTheirPlace) {
    EXPECT_THAT(errorOf(""), HasSubstr("a.caravan:1:1: there is no game in this file"));
    EXPECT_THAT(errorOf(" \n\n"), HasSubstr("there is no game in this file"));
    EXPECT_THAT(errorOf("[Game \"Tak\"]\n"), HasSubstr("expected the tag Game \"Caravan\""));
    EXPECT_THAT(errorOf("[Players \"3\"]\n[Seed 5]\n"), HasSubstr("a.caravan:2:7: expected the tag's value"));
    EXPECT_THAT(errorOf("[Game \"Caravan\"]\n[Players \"5\"]\n[Seed \"5\"]\n"),
                HasSubstr("expected the tags"));
    const std::string head = "[Game \"Caravan\"] [Position \"0/0/0 1345/1345/1345 - 12222345\"]\n";
    EXPECT_THAT(errorOf(head + "b3 b4"), HasSubstr("a.caravan:2:4: there is no such card"));
    EXPECT_THAT(errorOf(head + "b3x"), HasSubstr("sends no camel back"));
    EXPECT_THAT(errorOf(head + "(b3)"), HasSubstr("expected a turn before"));
    EXPECT_THAT(errorOf(head + "b3 ((a1))"), HasSubstr("expected a turn before"));
    EXPECT_THAT(errorOf(head + "b3 (a1"), HasSubstr("expected )"));
    EXPECT_THAT(errorOf(head + "b3)"), HasSubstr("ends no variation"));
    EXPECT_THAT(errorOf(head + "b3 {so"), HasSubstr("expected }"));
    EXPECT_THAT(errorOf(head + "b3!x"), HasSubstr("expected only ! and ?"));
    EXPECT_THAT(errorOf("[Game \"Caravan\"] [Position \"0/0\"]\n"), HasSubstr("a hand has four places"));
}

TEST(CaravanRecord, AShuffledSampleIsWrittenWithItsCards) {
    const CaravanState truth(3, game::Chance(8));
    base::Random random(1);
    game::Record record;
    record.start = truth.view(game::PlayerId(1))->sample(random);
    record.players = {"A", "B", "C"};
    const std::string text = CaravanKind().write(record);
    EXPECT_THAT(text, HasSubstr("[Position"));
    EXPECT_EQ(CaravanKind().write(readingOf(text).game), text);
}

}  // namespace
}  // namespace caravan::play
