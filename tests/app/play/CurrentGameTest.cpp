#include "app/play/CurrentGame.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "app/ProgramParts.h"

namespace {

using app::ScreenId;
using app::Seat;
using std::chrono::minutes;
using ::testing::ElementsAre;

const game::OptionValues kSmall{{"size", "3"}};

class CurrentGameTest : public testing::Test {
  protected:
    [[nodiscard]] app::CurrentGame& current() { return parts_.currentGame; }
    [[nodiscard]] const match::Match& ownMatch() { return current().session()->ownMatch(); }
    void begin(std::vector<Seat> seats, match::SeriesGoal goal = {}) {
        ASSERT_TRUE(current().begin(parts_.games.first(), kSmall, std::move(seats), goal));
        parts_.pass(0.1F);
    }
    void beginAgainstABot() {
        const std::string weakest = parts_.games.first().kind->opponents().front().id;
        begin({{.name = "Ann"}, {.name = "Bot", .opponent = weakest}});
    }
    void play(const char* turn) {
        ASSERT_TRUE(parts_.tables.shown().turn().playText(turn));
        parts_.pass(3);
    }

    test::ProgramParts parts_;
};

TEST_F(CurrentGameTest, ShowsTheShowcaseUntilAGameBegins) {
    EXPECT_EQ(current().session(), nullptr);
    EXPECT_FALSE(current().goesOn());
    begin({{.name = "Ann"}, {.name = "Bo"}});
    EXPECT_EQ(&parts_.tables.shown(), current().session());
    EXPECT_TRUE(parts_.screens.onTop(ScreenId::Play));
    EXPECT_EQ(current().sessionNumber(), 1);
}

/// Who has looked at the last game with an engine is not told what to play in the next one.
TEST_F(CurrentGameTest, BeginsWithoutTheAnalysisOfTheLastGameIfPersonsPlay) {
    app::Settings analysing = parts_.preferences.settings();
    analysing.showAnalysis = true;
    const std::string weakest = parts_.games.first().kind->opponents().front().id;
    parts_.preferences.apply(analysing);
    begin({{.name = "Bot", .opponent = weakest}, {.name = "Bot", .opponent = weakest}});
    EXPECT_TRUE(parts_.preferences.settings().showAnalysis) << "engines do not mind";
    begin({{.name = "Ann"}, {.name = "Bo"}});
    EXPECT_FALSE(parts_.preferences.settings().showAnalysis);
}

TEST_F(CurrentGameTest, GoesOnBelowOtherScreensButNotForAPhotograph) {
    beginAgainstABot();
    ASSERT_TRUE(parts_.tables.shown().turn().playText("a1"));
    parts_.screens.open(ScreenId::Settings);
    parts_.pass(3);
    EXPECT_EQ(ownMatch().ply(), 2) << "the bot has answered below the menu";
    parts_.screens.close();
    parts_.pass(0.1F);
    ASSERT_TRUE(parts_.tables.shown().turn().playText("b2"));
    parts_.screens.open(ScreenId::Photo);
    parts_.pass(3);
    EXPECT_EQ(ownMatch().ply(), 3) << "the picture stays as it is";
}

TEST_F(CurrentGameTest, ThePersonsClockStandsInAMenu) {
    const match::TimeControl time{.kind = match::TimeControl::Kind::Fischer, .initial = minutes(5)};
    begin({{.name = "Ann", .time = time}, {.name = "Bo", .time = time}});
    play("a1");
    const auto before = ownMatch().clock()->readings()[1];
    parts_.screens.open(ScreenId::Pause);
    parts_.pass(2);
    EXPECT_EQ(ownMatch().clock()->readings()[1], before);
    parts_.screens.close();
    parts_.pass(2);
    EXPECT_LT(ownMatch().clock()->readings()[1], before);
}

TEST_F(CurrentGameTest, ARematchMovesEveryoneToTheNextSeatInTheSameSeries) {
    begin({{.name = "Ann"}, {.name = "Bo"}}, {.kind = match::SeriesGoal::Kind::Wins, .count = 2});
    current().session()->control().resign(game::PlayerId(0));
    parts_.pass(0.1F);
    current().rematch();
    parts_.pass(0.1F);
    EXPECT_THAT(ownMatch().players(), ElementsAre("Bo", "Ann"));
    ASSERT_NE(current().series(), nullptr);
    EXPECT_FALSE(current().series()->over());
}

TEST_F(CurrentGameTest, TheSameSeatsKeepTheSeries) {
    const match::TimeControl time{.kind = match::TimeControl::Kind::Fischer, .initial = minutes(5)};
    begin({{.name = "Ann", .time = time}, {.name = "Bo", .time = time}});
    current().session()->control().resign(game::PlayerId(0));
    parts_.pass(0.1F);
    current().takeSeats({{.name = "Ann"}, {.name = "Bo"}});
    ASSERT_NE(current().series(), nullptr);
    EXPECT_EQ(current().series()->games().size(), 1U);
}

TEST_F(CurrentGameTest, BotsOfOneNameKeepTheirNumbers) {
    const std::string weakest = parts_.games.first().kind->opponents().front().id;
    begin({{.name = "Bot", .opponent = weakest}, {.name = "Bot (2)", .opponent = weakest}});
    current().session()->control().pause();
    current().rematch();
    current().session()->control().pause();
    current().takeSeats({{.name = "Bot", .opponent = weakest}, {.name = "Bot (2)", .opponent = weakest}});
    EXPECT_THAT(ownMatch().players(), ElementsAre("Bot (2)", "Bot"));
}

TEST_F(CurrentGameTest, OthersBeginASeriesOfTheirOwn) {
    begin({{.name = "Ann"}, {.name = "Bo"}}, {.kind = match::SeriesGoal::Kind::Wins, .count = 2});
    current().session()->control().resign(game::PlayerId(0));
    parts_.pass(0.1F);
    current().takeSeats({{.name = "Ann"}, {.name = "Cy"}});
    ASSERT_NE(current().series(), nullptr);
    EXPECT_TRUE(current().series()->games().empty());
    EXPECT_EQ(current().series()->goal().count, 2);
    current().rematch();
    parts_.pass(0.1F);
    current().session()->control().resign(game::PlayerId(0));
    parts_.pass(0.1F);
    ASSERT_EQ(current().series()->games().size(), 1U);
    EXPECT_THAT(current().series()->games().front().seats, ElementsAre("Cy", "Ann"));
}

TEST_F(CurrentGameTest, AGameThatIsOverKeepsItsPlayers) {
    begin({{.name = "Ann"}, {.name = "Bo"}});
    play("a1");
    current().session()->control().resign(game::PlayerId(0));
    parts_.pass(0.1F);
    current().takeSeats({{.name = "Ann"}, {.name = "Cy"}});
    EXPECT_THAT(ownMatch().players(), ElementsAre("Ann", "Bo"));
    current().rematch();
    EXPECT_THAT(ownMatch().players(), ElementsAre("Cy", "Ann"));
}

TEST_F(CurrentGameTest, ASeriesGoesOnAfterASecondTry) {
    begin({{.name = "Ann"}, {.name = "Bo"}}, {.kind = match::SeriesGoal::Kind::Wins, .count = 3});
    play("a1");
    current().session()->control().resign(game::PlayerId(0));
    parts_.pass(0.1F);
    current().playAgain(match::Match::kRoot);
    parts_.pass(0.1F);
    current().session()->control().resign(game::PlayerId(1));
    parts_.pass(0.1F);
    current().rematch();
    parts_.pass(0.1F);
    ASSERT_NE(current().series(), nullptr);
    EXPECT_EQ(current().series()->games().size(), 1U) << "the second try does not count";
}

TEST_F(CurrentGameTest, APreviewLeavesTheGameUnderWayAlone) {
    begin({{.name = "Ann"}, {.name = "Bo"}});
    play("a1");
    match::Match other(ownMatch().startState(), {"Cy", "Di"});
    parts_.tables.preview(parts_.games.first(), std::move(other));
    EXPECT_EQ(&parts_.tables.shown(), parts_.tables.previewed());
    EXPECT_EQ(parts_.tables.shown().match().ply(), 0);
    parts_.pass(0.1F);
    parts_.tables.endPreview();
    EXPECT_EQ(parts_.tables.shown().match().ply(), 1);
}

TEST(CurrentGameInTheLibrary, AGameThatIsOpenedAndPlayedOnBelongsToNoSeriesBefore) {
    const support::TemporaryFolder folder;
    test::ProgramParts parts(app::gameCatalog(), {}, folder / "games.sqlite");
    app::CurrentGame& current = parts.currentGame;
    const app::CatalogEntry& game = parts.games.first();
    const auto settle = [&] {
        parts.pass(3);
        (void)parts.library.flush();
        parts.pass(0.1F);
        (void)parts.library.flush();
    };
    ASSERT_TRUE(current.begin(game, kSmall, {{.name = "Ann"}, {.name = "Bo"}}));
    settle();
    ASSERT_TRUE(parts.tables.shown().turn().playText("a1"));
    settle();
    // A position from the clipboard.
    current.show(game, match::Match(game.kind->create(kSmall, {}).value(), {"White", "Black"}));
    settle();
    ASSERT_TRUE(parts.tables.shown().turn().playText("b1"));
    settle();
    // A game from a file, which goes on.
    auto reading = game.kind->read("[Size \"3\"]\n1. a1 b1\n", {}, {});
    ASSERT_TRUE(reading);
    current.show(game, match::Match::fromRecord(std::move(reading->game)), 2);
    current.takeSeats({{.name = "Cy"}, {.name = "Di"}});
    settle();
    ASSERT_TRUE(parts.tables.shown().turn().playText("c1"));
    settle();
    const auto archive = archive::Archive::open(folder / "games.sqlite");
    ASSERT_TRUE(archive);
    const archive::Found kept = archive->search({}).value();
    ASSERT_EQ(kept.games.size(), 3U);
    std::set<std::int64_t> series;
    for (const archive::Game& one : kept.games) {
        ASSERT_TRUE(one.entry.series);
        series.insert(one.entry.series->value);
    }
    EXPECT_EQ(series.size(), 3U);
}

TEST_F(CurrentGameTest, ASecondTryBeginsWhereTheTurnHasLed) {
    begin({{.name = "Ann"}, {.name = "Bo"}});
    for (const char* turn : {"a1", "b1", "c1"}) play(turn);
    current().playAgain(ownMatch().tree().mainLine()[2]);
    parts_.pass(0.1F);
    EXPECT_EQ(ownMatch().ply(), 2);
    EXPECT_TRUE(ownMatch().live());
    EXPECT_TRUE(ownMatch().atEnd());
    EXPECT_EQ(current().series(), nullptr) << "it does not count";
}

}  // namespace
