#include "app/contests/ContestKeeper.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <thread>

#include "archive/Database.h"
#include "support/MockBot.h"
#include "support/TemporaryFolder.h"

namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

tournament::Entrant entrant(const char* name, test::MockBot::Choice choice) {
    return {name, [choice = std::move(choice)] { return test::botThat(choice); }};
}

std::optional<game::Action> failing(const game::View&, const game::BotLimits&, const std::stop_token&,
                                    const game::Bot::Listener&) {
    return std::nullopt;
}

class ContestKeeping : public testing::Test {
  protected:
    tournament::Contest contestOf(tournament::Entrant first, tournament::Entrant second, int games) {
        return {.entrants = {std::move(first), std::move(second)},
                .start =
                    [this](std::size_t, game::Chance chance) {
                        return games_[0].kind->create({{"size", "3"}}, chance);
                    },
                .games = games,
                .pace = {.nodes = 100}};
    }
    static void playOut(const tournament::ContestRunner& runner) {
        for (int i = 0; i < 2000 && !runner.over(); ++i) std::this_thread::sleep_for(5ms);
        ASSERT_TRUE(runner.over());
    }
    /// Calls the keeper as the frames of the program do.
    static void follow(app::ContestKeeper& keeper, const tournament::ContestRunner& runner) {
        while (!keeper.follow(runner)) {
        }
    }
    [[nodiscard]] archive::Found kept(const archive::Query& query = {}) {
        archive::Found answer;
        archive_.ask([query](archive::Archive& archive) { return archive.search(query); },
                     [&](base::Result<archive::Found> given) { answer = std::move(given).value(); });
        (void)archive_.flush();
        archive_.update();
        return answer;
    }

    support::TemporaryFolder folder_;
    const std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    archive::Keeper archive_{folder_ / "games.sqlite", {}};
};

TEST_F(ContestKeeping, EveryGameIsKeptOnceWithItsPlayers) {
    app::ContestKeeper keeper(&archive_);
    // All games are equal, and there are more of them than one update hands over.
    const tournament::ContestRunner runner(
        contestOf(entrant("Ann", test::firstAction), entrant("Bo", test::firstAction), 20));
    keeper.begin(games_[0], {"engine:ann", "engine:bo"}, "A match");
    keeper.follow(runner);
    playOut(runner);
    follow(keeper, runner);
    EXPECT_TRUE(keeper.follow(runner)) << "nothing is left";
    EXPECT_TRUE(keeper.busy());
    const archive::Found all = kept();
    EXPECT_FALSE(keeper.busy());
    EXPECT_EQ(all.total, 20);
    EXPECT_EQ(kept({.withPeople = true}).total, 0);
    EXPECT_EQ(kept({.finished = false}).total, 0);
    EXPECT_FALSE(keeper.takeProblem());
    int annBegins = 0;
    for (const archive::Game& game : all.games) {
        const bool begins = game.entry.players[0] == "Ann";
        annBegins += begins ? 1 : 0;
        EXPECT_EQ(game.entry.opponents, begins ? (std::vector<std::string>{"engine:ann", "engine:bo"})
                                               : (std::vector<std::string>{"engine:bo", "engine:ann"}));
        EXPECT_EQ(game.entry.variant, "3x3");
        EXPECT_GT(game.entry.plies, 0);
        EXPECT_NE(game.entry.result, "*");
    }
    EXPECT_EQ(annBegins, 10);
}

TEST_F(ContestKeeping, AGameLostByMisconductIsKeptWithItsReason) {
    app::ContestKeeper keeper(&archive_);
    tournament::ContestRunner runner(contestOf(entrant("Ann", test::firstAction), entrant("Bo", failing), 1));
    keeper.begin(games_[0], {"engine:ann", "engine:bo"}, "A match");
    playOut(runner);
    follow(keeper, runner);
    const archive::Found all = kept();
    ASSERT_EQ(all.total, 1);
    EXPECT_EQ(all.games[0].entry.winners, std::vector<int>{0});
    std::string text;
    archive_.ask([id = all.games[0].id](archive::Archive& archive) { return archive.text(id); },
                 [&](base::Result<std::optional<std::string>> given) { text = given.value().value(); });
    (void)archive_.flush();
    archive_.update();
    EXPECT_THAT(text, HasSubstr("[Event \"A match\"]"));
    EXPECT_THAT(text, HasSubstr("[Termination \"crash\"]"));
    EXPECT_THAT(text, HasSubstr("Bo: it found no move"));
}

TEST_F(ContestKeeping, NoGameIsLostWhileAnotherProgramWrites) {
    const std::filesystem::path file = folder_ / "busy.sqlite";
    archive::Keeper impatient(file, {.archive = {.patience = 500ms}});
    ASSERT_TRUE(impatient.flush());
    auto other = archive::Archive::open(file);
    ASSERT_TRUE(other);
    const auto held = other->add({.game = games_[0].kind->id(), .text = "a game"});
    ASSERT_TRUE(held);
    std::promise<void> writes;
    std::promise<void> go;
    std::jthread writer([&] {
        (void)other->updateProgress(held->id, {.text = "a game"},
                                    [&](const archive::Game&, archive::Entry entry) {
                                        writes.set_value();
                                        go.get_future().wait();
                                        return std::optional(std::move(entry));
                                    });
    });
    writes.get_future().wait();
    app::ContestKeeper keeper(&impatient);
    const tournament::ContestRunner runner(
        contestOf(entrant("Ann", test::firstAction), entrant("Bo", test::firstAction), 2));
    keeper.begin(games_[0], {"engine:ann", "engine:bo"}, "A match");
    playOut(runner);
    follow(keeper, runner);
    std::this_thread::sleep_for(700ms);  // longer than one try
    go.set_value();
    writer.join();
    (void)impatient.flush();
    impatient.update();
    EXPECT_FALSE(keeper.takeProblem());
    EXPECT_EQ(other->search({}).value().total, 3);
}

TEST_F(ContestKeeping, AGameThatCannotBeKeptDoesNotCostTheOthers) {
    ASSERT_TRUE(archive_.flush());
    archive::Database other;
    const std::filesystem::path file = folder_ / "games.sqlite";
    ASSERT_TRUE(other.open(file, archive::Database::Mode::ReadWrite, 5s, file));
    ASSERT_TRUE(
        other.runAll("CREATE TRIGGER refuse BEFORE INSERT ON seat WHEN NEW.seat = 0 AND NEW.player = "
                     "'Ann' BEGIN SELECT RAISE(ABORT, 'refused'); END"));
    app::ContestKeeper keeper(&archive_);
    const tournament::ContestRunner runner(
        contestOf(entrant("Ann", test::firstAction), entrant("Bo", test::firstAction), 4));
    keeper.begin(games_[0], {"engine:ann", "engine:bo"}, "A match");
    playOut(runner);
    follow(keeper, runner);
    const archive::Found all = kept();
    EXPECT_EQ(all.total, 2);
    for (const archive::Game& game : all.games) EXPECT_EQ(game.entry.players[0], "Bo");
    EXPECT_TRUE(keeper.takeProblem());
    EXPECT_FALSE(keeper.takeProblem());
}

TEST_F(ContestKeeping, AMatchThatIsNotKeptLeavesNothing) {
    app::ContestKeeper keeper(&archive_);
    const tournament::ContestRunner runner(
        contestOf(entrant("Ann", test::firstAction), entrant("Bo", test::firstAction), 2));
    keeper.begin(games_[0], {"engine:ann", "engine:bo"}, "A match");
    keeper.end();
    playOut(runner);
    EXPECT_TRUE(keeper.follow(runner));
    EXPECT_EQ(kept().total, 0);
    app::ContestKeeper nowhere(nullptr);
    nowhere.begin(games_[0], {"engine:ann", "engine:bo"}, "A match");
    EXPECT_TRUE(nowhere.follow(runner));
    EXPECT_FALSE(nowhere.busy());
}

TEST_F(ContestKeeping, WhatHasEndedIsKeptWhenTheMatchIsEnded) {
    app::ContestKeeper keeper(&archive_);
    const auto last = [](const game::View& view, const game::BotLimits& limits, const std::stop_token& stop,
                         const game::Bot::Listener& listener) {
        return limits.seed == 3U ? test::untilStopped(view, limits, stop, listener)
                                 : test::firstAction(view, limits, stop, listener);
    };
    tournament::ContestRunner runner(contestOf(entrant("Ann", last), entrant("Bo", last), 2));
    keeper.begin(games_[0], {"engine:ann", "engine:bo"}, "A match");
    for (int i = 0; i < 2000 && runner.finished().empty(); ++i) std::this_thread::sleep_for(5ms);
    keeper.followToTheEnd(&runner);
    EXPECT_EQ(kept().total, 1);
    keeper.followToTheEnd(nullptr);
}

TEST_F(ContestKeeping, AFailureToKeepGamesIsReportedOnce) {
    // A folder with the name of the file makes it unwritable.
    std::filesystem::create_directories(folder_ / "full.sqlite/inside");
    archive::Keeper broken(folder_ / "full.sqlite", {});
    app::ContestKeeper keeper(&broken);
    const tournament::ContestRunner runner(
        contestOf(entrant("Ann", test::firstAction), entrant("Bo", test::firstAction), 40));
    keeper.begin(games_[0], {"engine:ann", "engine:bo"}, "A match");
    playOut(runner);
    follow(keeper, runner);
    (void)broken.flush();
    broken.update();
    EXPECT_TRUE(keeper.takeProblem());
    EXPECT_FALSE(keeper.takeProblem());
    EXPECT_FALSE(keeper.busy());
}

}  // namespace
