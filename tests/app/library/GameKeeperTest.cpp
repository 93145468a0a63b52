#include "app/library/GameKeeper.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/OtherGame.h"
#include "app/catalog/Games.h"
#include "base/Files.h"
#include "support/TemporaryFolder.h"

namespace {

namespace fs = std::filesystem;
using app::GameKeeper;
using app::KeptGame;
using app::Seat;
using match::Match;
using match::SeriesGoal;

constexpr SeriesGoal kOpen{};

/// The part of one running copy of the program that keeps games.
struct Copy {
    Copy(const fs::path& folder, const app::Games& games)
        : archive(folder / "games.sqlite", {}), keeper(&archive, folder / "locks", games) {
        settle();
    }
    /// Waits as some frames of the program do.
    void settle() {
        (void)archive.flush();
        archive.update();
        keeper.update();
    }
    /// Reads the game, which takes some frames.
    [[nodiscard]] base::Result<app::ResumedGame> read(const KeptGame& kept) {
        std::optional<base::Result<app::ResumedGame>> answer;
        keeper.unfinished().read(
            kept, [&](base::Result<app::ResumedGame> read) { answer.emplace(std::move(read)); });
        settle();
        return answer ? std::move(*answer) : base::Error{base::msgid("nothing was answered")};
    }
    /// Leaves a game, which takes some frames; returns whether it was kept.
    bool leave(const app::CatalogEntry& game, const Match& match, const std::vector<Seat>& seats,
               const SeriesGoal& goal) {
        const bool kept = keeper.leave(game, match, seats, goal);
        settle();
        return kept;
    }
    void beginSeries() {
        keeper.beginSeries();
        EXPECT_TRUE(keeper.awaitsSeries()) << "it waited for the disk";
        settle();
    }

    archive::Keeper archive;
    GameKeeper keeper;
};

class GameKeeperTest : public testing::Test {
  protected:
    [[nodiscard]] Match newGame(const std::vector<std::string>& names = {"Ann", "Bo"}) const {
        return {kind_.create({{"size", "5"}}, {}).value(), names};
    }
    static void play(Match& match, std::initializer_list<const char*> turns) {
        for (const char* turn : turns)
            ASSERT_TRUE(match.submit(match.toMove(), match.view(game::Viewer::record())->parse(turn).value()))
                << turn;
    }
    [[nodiscard]] std::vector<KeptGame> found() const {
        return Copy(folder_ / "data", games_).keeper.unfinished().all();
    }
    /// The number of games in the archive.
    [[nodiscard]] int kept() const {
        auto archive = archive::Archive::open(folder_ / "data/games.sqlite");
        return archive ? archive->search({}).value().total : -1;
    }

    support::TemporaryFolder folder_;
    const app::Games games_{app::gameCatalog()};
    const app::CatalogEntry& game_ = games_.first();
    const game::Kind& kind_ = *game_.kind;
    const std::vector<Seat> seats_{{"Ann", ""}, {"Bo", "dolmen-4"}};
};

TEST_F(GameKeeperTest, AGameComesBackWithSeatsAndWhereItStood) {
    {
        Copy copy(folder_ / "data", games_);
        Match match = newGame();
        play(match, {"a1", "e5", "c3"});
        match.back();
        match.playFromHere();
        copy.keeper.follow(game_, match, seats_, kOpen);
    }
    Copy copy(folder_ / "data", games_);
    const auto kept = copy.keeper.unfinished().all();
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept[0].players, (std::vector<std::string>{"Ann", "Bo"}));
    EXPECT_EQ(kept[0].turns, 3);
    const auto resumed = copy.read(kept[0]);
    ASSERT_TRUE(resumed) << resumed.error().describe();
    EXPECT_EQ(resumed->seats, seats_);
    EXPECT_EQ(resumed->extra.turns, 2U);
    EXPECT_EQ(resumed->record.turns.size(), 4U);
}

TEST_F(GameKeeperTest, WhatWasNotedInTheLibraryStaysWhenTheGameGoesOn) {
    Match match = newGame();
    play(match, {"a1", "e5"});
    {
        Copy copy(folder_ / "data", games_);
        copy.keeper.follow(game_, match, seats_, kOpen);
    }
    archive::GameId id{0};
    {
        auto archive = archive::Archive::open(folder_ / "data/games.sqlite");
        id = archive->search({}).value().games.front().id;
        ASSERT_TRUE(archive->setLabels(id, "club"));
        ASSERT_TRUE(archive->setNotes(id, "look again at e5"));
    }
    {
        Copy copy(folder_ / "data", games_);
        auto resumed = copy.read(copy.keeper.unfinished().all().front());
        ASSERT_TRUE(resumed);
        copy.keeper.adopt(*resumed);
        copy.keeper.follow(game_, match, seats_, kOpen);
        play(match, {"c3"});
        copy.keeper.follow(game_, match, {{"Ann", ""}, {"Cy", ""}}, kOpen);
    }
    const auto game = archive::Archive::open(folder_ / "data/games.sqlite")->find(id).value();
    ASSERT_TRUE(game);
    EXPECT_EQ(game->entry.plies, 3);
    EXPECT_EQ(game->entry.labels, "club");
    EXPECT_EQ(game->entry.notes, "look again at e5");
}

TEST_F(GameKeeperTest, EveryTurnIsOnTheDiskBeforeTheProgramEnds) {
    const pid_t child = fork();
    if (child == 0) {
        Copy copy(folder_ / "data", games_);
        Match match = newGame();
        for (const char* turn : {"a1", "e5", "c3"}) {
            play(match, {turn});
            copy.keeper.follow(game_, match, seats_, kOpen);
            copy.settle();
        }
        kill(getpid(), SIGKILL);
    }
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status));
    const auto kept = found();
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept[0].turns, 3);
}

TEST_F(GameKeeperTest, FinishedAbandonedAndUnbegunGamesAreNotOffered) {
    {
        Copy copy(folder_ / "data", games_);
        Match match = newGame();
        copy.keeper.follow(game_, match, seats_, kOpen);
        EXPECT_FALSE(copy.leave(game_, match, seats_, kOpen)) << "no turn was played";
        EXPECT_EQ(kept(), 0);
        play(match, {"a1"});
        copy.keeper.follow(game_, match, seats_, kOpen);
        (void)match.resign(game::PlayerId(0));
        EXPECT_FALSE(copy.leave(game_, match, seats_, kOpen)) << "it is finished";
        Match other = newGame();
        play(other, {"a1", "b1"});
        copy.keeper.follow(game_, other, seats_, kOpen);
        copy.keeper.abandon();
        EXPECT_TRUE(copy.keeper.unfinished().all().empty());
    }
    EXPECT_TRUE(found().empty());
    EXPECT_EQ(kept(), 2) << "but they are in the archive";
}

TEST_F(GameKeeperTest, LookingBackDoesNotMoveWhereTheGameStands) {
    {
        Copy copy(folder_ / "data", games_);
        Match match = newGame();
        play(match, {"a1", "e5", "c3"});
        match.goToStart();
        copy.keeper.follow(game_, match, seats_, kOpen);
    }
    Copy copy(folder_ / "data", games_);
    const auto kept = copy.keeper.unfinished().all();
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(copy.read(kept[0])->extra.turns, 3U);
}

TEST_F(GameKeeperTest, AContinuedFinishedGameIsUnfinishedAgain) {
    {
        Copy copy(folder_ / "data", games_);
        Match match = newGame();
        play(match, {"a1", "e5"});
        (void)match.resign(game::PlayerId(0));
        copy.keeper.follow(game_, match, seats_, kOpen);
        match.back();
        match.playFromHere();
        play(match, {"c3"});
        copy.keeper.follow(game_, match, seats_, kOpen);
    }
    EXPECT_EQ(found().size(), 1U);
    EXPECT_EQ(kept(), 1);
}

TEST_F(GameKeeperTest, AReplacedGameIsOfferedWithItsLastTurn) {
    Copy copy(folder_ / "data", games_);
    Match match = newGame();
    play(match, {"a1", "e5"});
    copy.keeper.follow(game_, match, seats_, kOpen);
    play(match, {"c3"});
    EXPECT_TRUE(copy.leave(game_, match, seats_, kOpen));
    ASSERT_EQ(copy.keeper.unfinished().all().size(), 1U);
    EXPECT_EQ(copy.keeper.unfinished().all()[0].turns, 3);
    auto resumed = copy.read(copy.keeper.unfinished().all()[0]);
    ASSERT_TRUE(resumed);
    EXPECT_EQ(resumed->record.turns.size(), 4U);
    copy.keeper.adopt(*resumed);
    EXPECT_TRUE(copy.keeper.unfinished().all().empty());
}

TEST_F(GameKeeperTest, TwoCopiesOfTheProgramLeaveEachOthersGamesAlone) {
    Copy first(folder_ / "data", games_);
    Match match = newGame();
    play(match, {"a1"});
    first.keeper.follow(game_, match, seats_, kOpen);
    first.settle();
    EXPECT_TRUE(found().empty()) << "it is being played";
    Copy second(folder_ / "data", games_);
    Match other = newGame({"Cy", "Di"});
    play(other, {"b1"});
    second.keeper.follow(game_, other, seats_, kOpen);
    second.settle();
    EXPECT_EQ(kept(), 2);
    ASSERT_TRUE(first.leave(game_, match, seats_, kOpen));
    const KeptGame left = first.keeper.unfinished().all().front();
    ASSERT_EQ(found().size(), 1U);
    ASSERT_TRUE(second.leave(game_, other, seats_, kOpen));
    auto resumed = second.read(left);
    ASSERT_TRUE(resumed);
    EXPECT_FALSE(first.read(left)) << "it is about to be played";
    second.keeper.adopt(*resumed);
    const auto again = first.read(left);
    ASSERT_FALSE(again) << "two copies play one game";
    EXPECT_NE(again.error().message.english().find("another copy"), std::string::npos);
}

TEST_F(GameKeeperTest, AnUnfinishedSeriesReturnsWithItsGames) {
    constexpr SeriesGoal kTwoWins{SeriesGoal::Kind::Wins, 2};
    {
        Copy copy(folder_ / "data", games_);
        copy.beginSeries();
        Match first = newGame();
        play(first, {"a1", "e5"});
        (void)first.resign(game::PlayerId(1));
        copy.keeper.follow(game_, first, seats_, kTwoWins);
        copy.keeper.abandon();
        Match second = newGame({"Bo", "Ann"});
        play(second, {"c3"});
        EXPECT_TRUE(copy.leave(game_, second, {{"Bo", "dolmen-4"}, {"Ann", ""}}, kTwoWins));
        copy.beginSeries();
        Match other = newGame();
        play(other, {"a1"});
        EXPECT_TRUE(copy.leave(game_, other, seats_, kOpen));
    }
    Copy copy(folder_ / "data", games_);
    const auto kept = copy.keeper.unfinished().all();
    ASSERT_EQ(kept.size(), 2U);
    for (const KeptGame& game : kept) {
        const auto resumed = copy.read(game);
        ASSERT_TRUE(resumed);
        const bool ofSeries = game.players.front() == "Bo";
        EXPECT_EQ(resumed->extra.goal, ofSeries ? kTwoWins : kOpen);
        ASSERT_EQ(resumed->before.size(), ofSeries ? 1U : 0U) << "games of another series";
        if (ofSeries) {
            EXPECT_EQ(resumed->before[0].result, "1-0");
        }
    }
}

TEST_F(GameKeeperTest, ResultsOfAnAnalysisAreKept) {
    {
        Copy copy(folder_ / "data", games_);
        Match match = newGame();
        play(match, {"a1", "e5", "c3"});
        copy.keeper.follow(game_, match, seats_, kOpen);
        match.edits().setComment(match.line()[1], "mine");
        copy.keeper.follow(game_, match, seats_, kOpen);
        match.edits().setEvaluation(match.line()[0],
                                    {.chances = {0.75, 0.25}, .depth = 7, .line = {"b2", "d4"}});
        match.edits().setEvaluation(match.line()[1], {.chances = {1, 0}});
        match.edits().judge(match.line()[1], "??");
        copy.keeper.follow(game_, match, seats_, kOpen);
    }
    Copy copy(folder_ / "data", games_);
    auto resumed = copy.read(copy.keeper.unfinished().all().at(0));
    ASSERT_TRUE(resumed) << resumed.error().describe();
    const Match again = Match::fromRecord(std::move(resumed->record));
    const std::vector<match::NodeId> line = again.line();
    EXPECT_EQ(again.tree().node(line[0]).evaluation,
              (match::Evaluation{.chances = {0.75, 0.25}, .depth = 7, .line = {"b2", "d4"}}));
    EXPECT_EQ(again.tree().node(line[1]).evaluation->chances, (std::vector<double>{1, 0}));
    EXPECT_EQ(again.tree().node(line[1]).marks, "??");
    EXPECT_EQ(again.tree().node(line[1]).comments, std::vector<std::string>{"mine"});
}

TEST_F(GameKeeperTest, ADamagedArchiveIsIgnored) {
    {
        auto archive = archive::Archive::open(folder_ / "data/games.sqlite");
        ASSERT_TRUE(archive);
        for (const char* game : {"tak", "chess"})
            for (const char* text : {"", "[Size \"99\"]\n"})
                ASSERT_TRUE(archive->add({.game = game, .text = text, .players = {"A", "B"}, .plies = 3}));
    }
    Copy copy(folder_ / "data", games_);
    ASSERT_EQ(copy.keeper.unfinished().all().size(), 2U)
        << "those of a game that nobody knows are not offered";
    const auto kept = copy.keeper.unfinished().all();
    for (const KeptGame& game : kept) EXPECT_FALSE(copy.read(game));
    EXPECT_TRUE(copy.keeper.unfinished().all().empty());
}

TEST_F(GameKeeperTest, GamesOfEveryKindAreKeptAndFound) {
    std::vector<app::CatalogEntry> entries = app::gameCatalog();
    entries.erase(entries.begin() + 1, entries.end());  // both games play the same turns
    entries.push_back(test::otherGame());
    const app::Games games(std::move(entries));
    {
        Copy copy(folder_ / "data", games);
        for (const app::CatalogEntry& game : games.entries()) {
            Match match(game.kind->create({{"size", "5"}}, {}).value(), {"Ann", "Bo"});
            play(match, {"a1", "e5"});
            EXPECT_TRUE(copy.leave(game, match, seats_, kOpen));
            EXPECT_EQ(copy.keeper.unfinished().all().front().game, &game);
        }
    }
    std::vector<std::string> ids;
    const Copy copy(folder_ / "data", games);
    for (const KeptGame& kept : copy.keeper.unfinished().all()) ids.push_back(kept.game->kind->id());
    EXPECT_THAT(ids, testing::UnorderedElementsAre("tak", "other"));
    EXPECT_EQ(found().size(), 1U) << "where the other game is not known, its game is passed over";
}

TEST_F(GameKeeperTest, AFailedWriteIsReportedOnce) {
    ASSERT_TRUE(base::writeFile(folder_ / "nothing", "in the way"));
    archive::Keeper archive(folder_ / "nothing" / "games.sqlite", {});
    GameKeeper keeper(&archive, folder_ / "locks", games_);
    Match match = newGame();
    int said = 0;
    for (const char* turn : {"a1", "e5", "c3"}) {
        play(match, {turn});
        keeper.follow(game_, match, seats_, kOpen);
        EXPECT_FALSE(keeper.flush());
        while (archive.takeNews()) ++said;
    }
    EXPECT_EQ(said, 1);
}

TEST_F(GameKeeperTest, WithoutAnArchiveNothingIsKept) {
    GameKeeper keeper(nullptr, folder_ / "locks", games_);
    Match match = newGame();
    play(match, {"a1"});
    keeper.beginSeries();
    keeper.follow(game_, match, seats_, kOpen);
    EXPECT_FALSE(keeper.busy());
    EXPECT_FALSE(keeper.leave(game_, match, seats_, kOpen));
}

// Its key has the day of the game, by which an import recognises a copy.
TEST_F(GameKeeperTest, AGameUnderReviewKeepsItsKey) {
    Copy copy(folder_ / "data", games_);
    auto reading = kind_.read(
        "[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n[Date \"2024.03.01\"]\n[Size \"5\"]\n\n1. a1 e5 R-0\n", {}, {});
    ASSERT_TRUE(reading) << reading.error().describe();
    Match match = Match::fromRecord(std::move(reading->game));
    const archive::Entry entry = app::entryOf(game_, match, "club.ptn");
    std::optional<archive::GameId> id;
    copy.archive.ask([entry](archive::Archive& archive) { return archive.add(entry); },
                     [&](const base::Result<archive::Archive::Added>& added) { id = added->id; });
    copy.settle();
    ASSERT_TRUE(id);
    copy.keeper.review(*id, game_, match);
    copy.settle();
    EXPECT_EQ(copy.keeper.writes(), id);
    match.edits().setComment(Match::kRoot, "noted");
    copy.keeper.follow(game_, match, seats_, kOpen);
    std::optional<archive::Game> kept;
    copy.archive.ask([id = *id](archive::Archive& archive) { return archive.find(id); },
                     [&](const base::Result<std::optional<archive::Game>>& game) { kept = *game; });
    copy.settle();
    ASSERT_TRUE(kept);
    EXPECT_NE(kept->entry.text, entry.text);
    EXPECT_EQ(kept->entry.key, entry.key);
}

TEST_F(GameKeeperTest, AnUnfinishedGameThatIsLookedAtCanStillBeResumed) {
    Copy copy(folder_ / "data", games_);
    copy.beginSeries();
    Match match = newGame();
    play(match, {"a1", "e5", "c3"});
    match.back();
    match.playFromHere();
    const SeriesGoal goal{.kind = SeriesGoal::Kind::Wins, .count = 3};
    ASSERT_TRUE(copy.leave(game_, match, seats_, goal));
    const KeptGame left = copy.keeper.unfinished().all().at(0);

    Match looked = Match::fromRecord(match.toRecord());
    copy.keeper.review(left.id, game_, looked);
    copy.settle();
    looked.edits().setComment(Match::kRoot, "noted");
    copy.keeper.follow(game_, looked, seats_, kOpen);
    copy.settle();
    ASSERT_THAT(found(), testing::SizeIs(1));
    const auto resumed = copy.read(left);
    ASSERT_TRUE(resumed) << resumed.error().describe();
    EXPECT_EQ(resumed->extra.goal, goal);
    EXPECT_EQ(resumed->extra.turns, 2U);
    EXPECT_THAT(resumed->record.turns[0].comments, testing::Contains("noted"));
    EXPECT_EQ(resumed->record.result, "*");
}

TEST_F(GameKeeperTest, TurnsTriedOutInTheLibraryAreNotPlayed) {
    Copy copy(folder_ / "data", games_);
    Match match = newGame();
    play(match, {"a1", "e5"});
    ASSERT_TRUE(copy.leave(game_, match, seats_, kOpen));
    const KeptGame left = copy.keeper.unfinished().all().at(0);
    Match looked = Match::fromRecord(match.toRecord());
    copy.keeper.review(left.id, game_, looked);
    copy.settle();
    looked.goToEnd();
    play(looked, {"c3"});
    copy.keeper.follow(game_, looked, seats_, kOpen);
    copy.settle();
    const auto resumed = copy.read(left);
    ASSERT_TRUE(resumed) << resumed.error().describe();
    EXPECT_EQ(resumed->record.turns.size(), 4U);
    EXPECT_EQ(resumed->extra.turns, 2U) << "where the game stands, although its main line is longer now";
}

}  // namespace
