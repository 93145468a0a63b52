#include "app/GameKeeper.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "app/Games.h"
#include "app/OtherGame.h"
#include "base/Files.h"
#include "support/TemporaryFolder.h"

namespace {

namespace fs = std::filesystem;
using app::GameKeeper;
using app::KeptGame;
using app::Seat;
using match::Match;

class GameKeeperTest : public testing::Test {
  protected:
    [[nodiscard]] Match newGame(const std::vector<std::string>& names = {"Ann", "Bo"}) const {
        return {kind_.create({{"size", "5"}}).value(), names};
    }
    static void play(Match& match, std::initializer_list<const char*> turns) {
        for (const char* turn : turns)
            ASSERT_TRUE(match.submit(match.toMove(), match.view(game::Viewer::record())->parse(turn).value()))
                << turn;
    }
    [[nodiscard]] std::vector<KeptGame> found() const {
        GameKeeper keeper(folder_ / "games", games_);
        while (keeper.busy()) EXPECT_TRUE(keeper.update());
        return keeper.unfinished();
    }
    [[nodiscard]] std::size_t files() const {
        std::error_code none;
        std::size_t count = 0;
        for ([[maybe_unused]] const auto& entry : fs::directory_iterator(folder_ / "games", none)) ++count;
        return count;
    }

    support::TemporaryFolder folder_;
    const app::Games games_{app::gameCatalog()};
    const app::CatalogEntry& game_ = games_.first();
    const game::Kind& kind_ = *game_.kind;
    const std::vector<Seat> seats_{{"Ann", ""}, {"Bo", "dolmen-4"}};
};

TEST_F(GameKeeperTest, AGameComesBackWithSeatsAndWhereItStood) {
    {
        GameKeeper keeper(folder_ / "games", games_);
        Match match = newGame();
        play(match, {"a1", "e5", "c3"});
        match.back();
        keeper.follow(game_, match, seats_);
    }
    const auto kept = found();
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept[0].players, (std::vector<std::string>{"Ann", "Bo"}));
    EXPECT_EQ(kept[0].turns, 3);
    GameKeeper keeper(folder_ / "games", games_);
    const auto resumed = keeper.read(kept[0]);
    ASSERT_TRUE(resumed) << resumed.error().describe();
    EXPECT_EQ(resumed->seats, seats_);
    EXPECT_EQ(resumed->turns, 2U);
    EXPECT_EQ(resumed->record.turns.size(), 4U);
    for (const auto& [name, value] : resumed->record.tags) EXPECT_FALSE(name.starts_with("Dolmen")) << name;
}

TEST_F(GameKeeperTest, EveryTurnIsOnTheDiskWithoutTheProgramsEnd) {
    const pid_t child = fork();
    if (child == 0) {
        GameKeeper keeper(folder_ / "games", games_);
        Match match = newGame();
        for (const char* turn : {"a1", "e5", "c3"}) {
            play(match, {turn});
            keeper.follow(game_, match, seats_);
            while (keeper.busy()) (void)keeper.update();
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
    GameKeeper keeper(folder_ / "games", games_);
    Match match = newGame();
    keeper.follow(game_, match, seats_);
    EXPECT_FALSE(keeper.leave(game_, match, seats_)) << "no turn was played";
    play(match, {"a1"});
    keeper.follow(game_, match, seats_);
    keeper.flush();
    EXPECT_EQ(files(), 1U);
    (void)match.resign(game::PlayerId(0));
    keeper.follow(game_, match, seats_);
    keeper.flush();
    EXPECT_EQ(files(), 0U) << "it is finished";
    Match other = newGame();
    play(other, {"a1", "b1"});
    keeper.follow(game_, other, seats_);
    keeper.abandon();
    keeper.flush();
    EXPECT_EQ(files(), 0U);
    EXPECT_TRUE(keeper.unfinished().empty());
}

TEST_F(GameKeeperTest, AGameThatMakesRoomIsOfferedAtOnceWithItsLastTurn) {
    GameKeeper keeper(folder_ / "games", games_);
    Match match = newGame();
    play(match, {"a1", "e5"});
    keeper.follow(game_, match, seats_);
    play(match, {"c3"});
    EXPECT_TRUE(keeper.leave(game_, match, seats_));
    ASSERT_EQ(keeper.unfinished().size(), 1U);
    EXPECT_EQ(keeper.unfinished()[0].turns, 3);
    auto resumed = keeper.read(keeper.unfinished()[0]);
    ASSERT_TRUE(resumed);
    EXPECT_EQ(resumed->record.turns.size(), 4U);
    keeper.adopt(*resumed);
    EXPECT_TRUE(keeper.unfinished().empty());
}

TEST_F(GameKeeperTest, TwoCopiesOfTheProgramLeaveEachOthersGamesAlone) {
    GameKeeper first(folder_ / "games", games_);
    Match match = newGame();
    play(match, {"a1"});
    first.follow(game_, match, seats_);
    first.flush();
    EXPECT_TRUE(found().empty()) << "it is being played";
    GameKeeper second(folder_ / "games", games_);
    Match other = newGame({"Cy", "Di"});
    play(other, {"b1"});
    second.follow(game_, other, seats_);
    second.flush();
    EXPECT_EQ(files(), 2U);
    // Every turn replaces the file: the lock must go along.
    play(match, {"e5"});
    first.follow(game_, match, seats_);
    first.flush();
    EXPECT_TRUE(found().empty());
    ASSERT_TRUE(first.leave(game_, match, seats_));
    const KeptGame kept = first.unfinished().front();
    ASSERT_EQ(found().size(), 1U);
    ASSERT_TRUE(second.leave(game_, other, seats_));
    auto resumed = second.read(kept);
    ASSERT_TRUE(resumed);
    EXPECT_FALSE(first.read(kept)) << "it is about to be played";
    second.adopt(*resumed);
    const auto again = first.read(kept);
    ASSERT_FALSE(again) << "two copies play one game";
    EXPECT_NE(again.error().message.english().find("another copy"), std::string::npos);
}

TEST_F(GameKeeperTest, RubbishInItsFolderIsPassedOver) {
    ASSERT_TRUE(base::writeFile(folder_ / "games/empty.ptn", ""));
    ASSERT_TRUE(base::writeFile(folder_ / "games/broken.ptn", "[Size \"99\"]\n"));
    ASSERT_TRUE(
        base::writeFile(folder_ / "games/over.ptn", "[Size \"5\"]\n[Result \"R-0\"]\n\n1. a1 e1 R-0\n"));
    ASSERT_TRUE(base::writeFile(folder_ / "games/other.txt", "[Size \"5\"]\n\n1. a1\n"));
    ASSERT_TRUE(base::writeFile(folder_ / "games/large.ptn", std::string(2 << 20, ' ')));
    fs::create_directory(folder_ / "games/folder.ptn");
    ASSERT_EQ(mkfifo((folder_ / "games/pipe.ptn").c_str(), 0600), 0);
    ASSERT_TRUE(base::writeFile(folder_ / "games/seats.ptn",
                                "[Size \"5\"]\n[DolmenSeat9 \"x\"]\n[DolmenTurns \"-7\"]\n\n1. a1 e1\n"));
    const auto kept = found();
    ASSERT_EQ(kept.size(), 1U);
    GameKeeper keeper(folder_ / "games", games_);
    const auto resumed = keeper.read(kept[0]);
    ASSERT_TRUE(resumed);
    EXPECT_EQ(resumed->turns, 2U);
    EXPECT_TRUE(resumed->record.tags.empty() || !resumed->record.tags.front().first.starts_with("Dolmen"));
}

TEST_F(GameKeeperTest, GamesOfEveryKindAreKeptAndFound) {
    std::vector<app::CatalogEntry> entries = app::gameCatalog();
    entries.push_back(test::otherGame());
    const app::Games games(std::move(entries));
    {
        GameKeeper keeper(folder_ / "games", games);
        for (const app::CatalogEntry& game : games.entries()) {
            Match match(game.kind->create({{"size", "5"}}).value(), {"Ann", "Bo"});
            play(match, {"a1", "e5"});
            EXPECT_TRUE(keeper.leave(game, match, seats_));
            EXPECT_EQ(keeper.unfinished().front().game, &game);
        }
    }
    GameKeeper keeper(folder_ / "games", games);
    while (keeper.busy()) EXPECT_TRUE(keeper.update());
    std::vector<std::string> ids;
    for (const KeptGame& kept : keeper.unfinished()) ids.push_back(kept.game->kind->id());
    EXPECT_THAT(ids, testing::UnorderedElementsAre("tak", "other"));
    EXPECT_EQ(found().size(), 1U) << "where the other game is not known, its file is passed over";
    EXPECT_EQ(files(), 2U);
}

TEST_F(GameKeeperTest, WhatCannotBeWrittenIsSaidOnce) {
    ASSERT_TRUE(base::writeFile(folder_ / "games", "in the way"));
    GameKeeper keeper(folder_ / "games", games_);
    Match match = newGame();
    int said = 0;
    for (const char* turn : {"a1", "e5", "c3"}) {
        play(match, {turn});
        keeper.follow(game_, match, seats_);
        while (keeper.busy())
            if (!keeper.update()) ++said;
    }
    EXPECT_EQ(said, 1);
}

TEST_F(GameKeeperTest, WithoutAFolderNothingIsKept) {
    GameKeeper keeper({}, games_);
    Match match = newGame();
    play(match, {"a1"});
    keeper.follow(game_, match, seats_);
    EXPECT_FALSE(keeper.busy());
    EXPECT_FALSE(keeper.leave(game_, match, seats_));
}

}  // namespace
