#include "app/library/GameImport.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "app/OtherGame.h"
#include "base/Files.h"
#include "support/PtnGames.h"
#include "support/TemporaryFolder.h"

namespace {

namespace fs = std::filesystem;
using app::GameImport;

std::vector<app::CatalogEntry> gamesToImport() {
    std::vector<app::CatalogEntry> entries = app::gameCatalog();
    entries.push_back(test::otherGame());
    return entries;
}

class GameImportTest : public testing::Test {
  protected:
    GameImport::Report import(std::vector<fs::path> paths) {
        GameImport job(games_, keeper_, std::move(paths));
        finish(job);
        return job.report();
    }
    /// Updates the import as the frames of the program do, until it is finished.
    void finish(GameImport& job, std::optional<archive::GameId> onTable = {}) {
        for (int frame = 0; frame < 30'000 && !job.update(onTable); ++frame) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            keeper_.update();
        }
        ASSERT_TRUE(job.update(onTable));
    }
    fs::path file(const std::string& name, const std::string& content) const {
        const fs::path path = folder_ / name;
        EXPECT_TRUE(base::writeFile(path, content));
        return path;
    }
    [[nodiscard]] archive::Found found(const archive::Query& query = {}) {
        archive::Found answer;
        keeper_.ask([query](archive::Archive& archive) { return archive.search(query); },
                    [&](base::Result<archive::Found> given) { answer = std::move(given).value(); });
        (void)keeper_.flush();
        keeper_.update();
        return answer;
    }
    [[nodiscard]] std::string textOf(archive::GameId id) {
        std::optional<std::string> answer;
        keeper_.ask(
            [id](archive::Archive& archive) { return archive.text(id); },
            [&](base::Result<std::optional<std::string>> given) { answer = std::move(given).value(); });
        (void)keeper_.flush();
        keeper_.update();
        return answer.value_or("");
    }
    static std::string games(int first, int count) {
        std::string text;
        for (int i = first; i < first + count; ++i) text += support::ptnGame(i) + "\n";
        return text;
    }

    support::TemporaryFolder folder_;
    const app::Games games_{gamesToImport()};
    archive::Keeper keeper_{folder_ / "data/games.sqlite", {}};
};

TEST_F(GameImportTest, GamesComeWithPlayersDateResultAndWhereTheyAreFrom) {
    const auto report = import({file("one.ptn", support::ptnGame(3))});
    EXPECT_EQ(report.added, 1U);
    const archive::Found all = found();
    ASSERT_EQ(all.total, 1);
    const archive::Entry& entry = all.games[0].entry;
    EXPECT_EQ(entry.players, (std::vector<std::string>{"Ann 3", "Bo 3"}));
    EXPECT_EQ(entry.date, "2013-04-11");
    EXPECT_EQ(entry.result, "R-0");
    EXPECT_EQ(entry.winners, std::vector<int>{0});
    EXPECT_EQ(entry.variant, "6x6");
    EXPECT_EQ(entry.plies, 10);
    EXPECT_EQ(entry.source, "one.ptn");
    EXPECT_TRUE(entry.finished);
}

/// The second turn tells the games apart.
std::string datedGame(const std::string& date, const std::string& turn) {
    return "[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n[Date \"" + date + "\"]\n[Size \"5\"]\n\n1. a1 e5\n2. " +
           turn + " d1\n\n";
}

TEST_F(GameImportTest, DatesInAnyFormSortGames) {
    (void)import({file("dates.ptn", datedGame("2026.8.10", "c2") + datedGame("Nov 2, 2026", "c3") +
                                        datedGame("2026/9/5", "c4") + datedGame("2026", "c5") +
                                        datedGame("2025.12.31", "d4") + datedGame("sometime", "d5"))});
    std::vector<std::string> dates;
    for (const archive::Game& game : found().games) dates.push_back(game.entry.date);
    EXPECT_EQ(dates,
              (std::vector<std::string>{"2026-11-02", "2026-09-05", "2026-08-10", "2026", "2025-12-31", ""}));
    EXPECT_THAT(textOf(found().games[2].id), testing::HasSubstr("[Date \"2026.8.10\"]"))
        << "as it was written";
    const auto again = import({file("again.ptn", datedGame("2026.8.10", "c2") + datedGame("2026", "c5"))});
    EXPECT_EQ(again.known, 2U);
    EXPECT_EQ(found({.from = "2026-03"}).total, 4) << "of 2026 alone no month is known";
}

TEST_F(GameImportTest, ThousandsWithBadOnesInBetween) {
    std::string text;
    for (int i = 0; i < 3000; ++i) {
        if (i % 100 == 50) text += "[Size \"6\"]\n[Player1 \"Bad\"]\n\n1. a1 zz\n\n";
        text += support::ptnGame(i) + "\n";
    }
    const auto report = import({file("many.ptn", text)});
    EXPECT_EQ(report.added, 3000U);
    EXPECT_EQ(report.known, 0U);
    EXPECT_EQ(report.bad, 30U);
    ASSERT_EQ(report.problems.size(), 30U);
    EXPECT_EQ(report.problems[0].at.line, 50 * 13 + 4);
    EXPECT_THAT(report.problems[0].file, testing::EndsWith("many.ptn"));
    EXPECT_FALSE(report.cancelled);
    EXPECT_EQ(found().total, 3000);
}

TEST_F(GameImportTest, ASecondCopyIsKnown) {
    const fs::path all = file("all.ptn", games(0, 700) + games(0, 20));
    const auto first = import({all});
    EXPECT_EQ(first.added, 700U);
    EXPECT_EQ(first.known, 20U);
    const auto again = import({all, file("more.ptn", games(690, 20))});
    EXPECT_EQ(again.added, 10U);
    EXPECT_EQ(again.known, 730U);
    EXPECT_EQ(found().total, 710);
}

/// A game with these comments, marks and tags.
std::string annotated(const std::string& tags, const std::string& turns) {
    return "[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n[Date \"2024.03.01\"]\n[Size \"5\"]\n[Result \"R-0\"]\n" +
           tags + "\n" + turns + " R-0\n";
}

TEST_F(GameImportTest, ACopyWithMoreCompletesTheGame) {
    ASSERT_EQ(import({file("a.ptn", annotated("", "1. a5 {mine} e1 2. c3 d4"))}).added, 1U);
    const fs::path more =
        file("b.ptn", annotated("[Event \"Lisbon\"]\n", "1. a5 e1 {theirs} 2. c3! d4\n\n{2. c3}\n2. c2 c4"));
    const auto completed = import({more});
    EXPECT_EQ(completed.added, 0U);
    EXPECT_EQ(completed.completed, 1U);
    EXPECT_EQ(completed.known, 0U);
    ASSERT_EQ(found().total, 1);
    const std::string text = textOf(found().games[0].id);
    for (const char* part : {"mine", "theirs", "c3!", "Lisbon", "c2 c4"})
        EXPECT_THAT(text, testing::HasSubstr(part));
    EXPECT_EQ(found().games[0].entry.source, "a.ptn");
    EXPECT_EQ(import({more}).known, 1U) << "now it has everything";
}

TEST_F(GameImportTest, ACopyThatContradictsIsAGameOfItsOwn) {
    const fs::path good = file("good.ptn", annotated("", "1. a5 e1 2. c3! d4"));
    const fs::path bad = file("bad.ptn", annotated("", "1. a5 e1 2. c3? d4"));
    EXPECT_EQ(import({good, bad}).added, 2U);
    const auto again = import({good, bad});
    EXPECT_EQ(again.known, 2U);
    EXPECT_EQ(again.added + again.completed, 0U);
    EXPECT_EQ(found().total, 2);
}

TEST_F(GameImportTest, TheGameOnTheTableIsNotChanged) {
    ASSERT_EQ(import({file("a.ptn", annotated("", "1. a5 e1"))}).added, 1U);
    const archive::GameId table = found().games[0].id;
    GameImport job(games_, keeper_, {file("b.ptn", annotated("", "1. a5 {new} e1"))});
    finish(job, table);
    EXPECT_EQ(job.report().added, 1U);
    EXPECT_THAT(textOf(table), testing::Not(testing::HasSubstr("new")));
}

TEST_F(GameImportTest, AFolderIsTakenWithFoldersWithinIt) {
    file("club/a.ptn", games(0, 3));
    file("club/2024/b.PTN", games(3, 2));
    file("club/2024/c.other", "; other\n" + support::ptnGame(5));
    file("club/readme.md", "no game");
    const auto report = import({folder_ / "club"});
    EXPECT_EQ(report.added, 6U);
    EXPECT_EQ(report.bad, 0U);
    EXPECT_EQ(found({.game = "other"}).total, 1);
}

TEST_F(GameImportTest, EachUnreadableFileIsAProblem) {
    const auto report =
        import({folder_ / "missing.ptn", file("empty.ptn", ""), file("good.ptn", games(0, 1))});
    EXPECT_EQ(report.added, 1U);
    EXPECT_EQ(report.bad, 2U);
    ASSERT_EQ(report.problems.size(), 2U);
    EXPECT_THAT(report.problems[0].file, testing::EndsWith("missing.ptn"));
    EXPECT_THAT(report.problems[1].file, testing::EndsWith("empty.ptn"));
}

TEST_F(GameImportTest, ACancelledImportKeepsItsGamesAndEndsSoon) {
    const fs::path all = file("all.ptn", games(0, 20'000));
    GameImport job(games_, keeper_, {all});
    while (job.progress().games == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    job.cancel();
    finish(job);
    EXPECT_TRUE(job.report().cancelled);
    EXPECT_GT(job.report().added, 0U);
    EXPECT_LT(job.report().added, 20'000U);
    EXPECT_EQ(found().total, static_cast<int>(job.report().added));
    EXPECT_EQ(job.report().bad, 0U);
}

TEST_F(GameImportTest, AnAbandonedImportLeavesTheArchiveInOrder) {
    const fs::path all = file("all.ptn", games(0, 5000));
    {
        GameImport job(games_, keeper_, {all});
        while (job.progress().games == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        (void)job.update();
    }
    (void)keeper_.flush();
    keeper_.update();
    EXPECT_EQ(import({all}).bad, 0U);
    EXPECT_EQ(found().total, 5000);
}

}  // namespace
