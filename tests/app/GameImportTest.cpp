#include "app/GameImport.h"

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
    void finish(GameImport& job) {
        for (int frame = 0; frame < 30'000 && !job.update(); ++frame) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            keeper_.update();
        }
        ASSERT_TRUE(job.update());
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
