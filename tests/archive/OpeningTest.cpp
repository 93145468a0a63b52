// Opening an archive's file: versions, damage, and disks that refuse to write.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <fstream>
#include <memory>
#include <thread>

#include "archive/Archive.h"
#include "archive/ArchiveFolder.h"
#include "archive/DamagedFile.h"
#include "archive/ForeignConnection.h"
#include "archive/GeneratedGames.h"
#include "archive/Schema.h"
#include "support/Content.h"
#include "support/OwnProcess.h"
#include "support/TemporaryFolder.h"

namespace archive {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using support::contentOf;
using support::namesIn;
using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

class Opening : public ArchiveFolder {
  protected:
    void overwrite(std::size_t at, const std::string& bytes) const {
        std::fstream out(file(), std::ios::in | std::ios::out | std::ios::binary);
        out.seekp(static_cast<std::streamoff>(at));
        out << bytes;
    }
    void expectRefusal(const std::string& why) const {
        const auto archive = Archive::open(file(), {.patience = 50ms});
        ASSERT_FALSE(archive);
        EXPECT_THAT(archive.error().describe(), HasSubstr(why));
        EXPECT_EQ(archive.error().file, file().string());
    }
    /// Expects that the file was set aside with exactly these bytes, and that a new archive works.
    void expectSetAside(const std::string& suffix) const {
        const std::string before = contentOf(file());
        auto archive = Archive::open(file());
        ASSERT_TRUE(archive) << archive.error().describe();
        ASSERT_TRUE(archive->warning());
        EXPECT_THAT(archive->warning()->describe(), HasSubstr(file().string() + suffix));
        EXPECT_EQ(contentOf(file().string() + suffix), before);
        EXPECT_TRUE(archive->damaged());
        EXPECT_TRUE(archive->add(generated::entryOf(1, 2)));
        EXPECT_FALSE(archive->readOnly());
    }
};

TEST_F(Opening, MakesFileAndFolders) {
    const auto archive = Archive::open(folder_ / "new/folder #1?/100%.db");
    ASSERT_TRUE(archive) << archive.error().describe();
    EXPECT_FALSE(archive->warning());
    EXPECT_TRUE(fs::is_regular_file(folder_ / "new/folder #1?/100%.db"));
}

TEST_F(Opening, AnEmptyFileIsANewArchive) {
    std::ofstream(file()).flush();
    const auto archive = Archive::open(file());
    ASSERT_TRUE(archive);
    EXPECT_FALSE(archive->warning());
}

TEST_F(Opening, LeavesOneFileOnceItIsClosed) {
    fill(3);
    EXPECT_THAT(namesIn(root()), UnorderedElementsAre("games.db"));
}

TEST_F(Opening, MarksTheFileAsItsOwn) {
    fill(1);
    Database database;
    ASSERT_TRUE(database.open(file(), Database::Mode::ReadWrite, 50ms, file()));
    EXPECT_EQ(schema::identify(database)->application, schema::kApplication);
    EXPECT_EQ(schema::identify(database)->version, schema::kVersion);
    Rows rows = database.rows("PRAGMA journal_mode");
    ASSERT_TRUE(rows.next());
    EXPECT_EQ(rows.take<std::string>(), "wal");
}

/// A file with the tables of version 1. Players have such files, so this text must never change.
constexpr const char* kVersion1 = R"(
CREATE TABLE series (id INTEGER PRIMARY KEY AUTOINCREMENT, begun INTEGER NOT NULL) STRICT;
CREATE TABLE game (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, key TEXT NOT NULL, date TEXT NOT NULL,
    result TEXT NOT NULL, variant TEXT NOT NULL, opening TEXT NOT NULL, plies INTEGER NOT NULL,
    finished INTEGER NOT NULL, source TEXT NOT NULL, series INTEGER REFERENCES series(id), created INTEGER NOT NULL,
    changed INTEGER NOT NULL, removed INTEGER, names TEXT NOT NULL, folded TEXT NOT NULL) STRICT;
CREATE INDEX game_key ON game(kind, key) WHERE key <> '';
CREATE INDEX game_unfinished ON game(changed) WHERE finished = 0;
CREATE INDEX game_removed ON game(removed) WHERE removed IS NOT NULL;
CREATE INDEX game_series ON game(series) WHERE series IS NOT NULL;
CREATE TABLE game_text (game INTEGER PRIMARY KEY REFERENCES game(id) ON DELETE CASCADE, text TEXT NOT NULL,
    clocks TEXT NOT NULL) STRICT;
CREATE TABLE seat (game INTEGER NOT NULL REFERENCES game(id) ON DELETE CASCADE, seat INTEGER NOT NULL,
    player TEXT NOT NULL, folded TEXT NOT NULL, opponent TEXT NOT NULL, won INTEGER NOT NULL,
    PRIMARY KEY (game, seat)) STRICT, WITHOUT ROWID;
CREATE INDEX seat_player ON seat(folded);
CREATE INDEX seat_opponent ON seat(opponent) WHERE opponent <> '';
INSERT INTO game VALUES (41, 'pebbles', 'k', '2024-01-02', 'P-0', '5x5', '', 9, 1, '', NULL, 7, 8, NULL,
    'ann' || char(10) || 'bo' || char(10), 'ann' || char(10) || 'bo' || char(10));
INSERT INTO game_text VALUES (41, 'the old text', '');
INSERT INTO seat VALUES (41, 0, 'Ann', 'ann', '', 1), (41, 1, 'Bo', 'bo', '', 0);
PRAGMA application_id = 1146047565;
PRAGMA user_version = 1;
)";

TEST_F(Opening, BringsAnOlderVersionUpToDate) {
    ForeignConnection(file()).run(kVersion1);
    auto archive = Archive::open(file());
    ASSERT_TRUE(archive) << archive.error().describe();
    EXPECT_FALSE(archive->warning());
    const auto game = archive->find(GameId(41));
    ASSERT_TRUE(game && *game);
    EXPECT_EQ((*game)->entry.text, "the old text");
    EXPECT_EQ((*game)->entry.players, (std::vector<std::string>{"Ann", "Bo"}));
    EXPECT_TRUE((*game)->entry.sides.empty());
    EXPECT_EQ((*game)->changed, Time(8ms));
    ASSERT_TRUE(archive->setNotes(GameId(41), "Noted"));
    EXPECT_EQ(archive->search({.words = "noted ANN"})->total, 1);
    EXPECT_GT(archive->add({})->id, GameId(41));
}

TEST_F(Opening, GamesOfAnOlderVersionWhoseClockWasWrongAreNotTheLast) {
    ForeignConnection(file()).run(kVersion1);
    ForeignConnection(file()).run(
        "INSERT INTO game VALUES (42, 'pebbles', '', '', '*', '', '', 3, 0, '', NULL, 0, 4070908800000, "
        "NULL, '', ''),"
        "(43, 'pebbles', '', '', '*', '', '', 3, 0, '', NULL, 0, 2000, NULL, '', ''),"
        "(44, 'pebbles', '', '', '*', '', '', 3, 0, '', NULL, 0, 1000, NULL, '', '');"
        "INSERT INTO game_text VALUES (42, '', ''), (43, '', ''), (44, '', '');");
    auto archive = Archive::open(file());
    ASSERT_TRUE(archive) << archive.error().describe();
    const auto games = archive->unfinished();
    ASSERT_TRUE(games);
    ASSERT_EQ(games->size(), 3U);
    EXPECT_EQ((*games)[0].id, GameId(43));
    EXPECT_EQ((*games)[1].id, GameId(44));
    EXPECT_EQ((*games)[2].id, GameId(42));
    const auto added = archive->add({.game = "pebbles"});
    ASSERT_TRUE(added);
    EXPECT_EQ(archive->unfinished()->front().id, added->id);
}

TEST_F(Opening, FindsNamesThatAnOlderVersionDidNotFold) {
    ForeignConnection(file()).run(kVersion1);
    ForeignConnection(file()).run(
        "UPDATE seat SET player = 'ՏԻԳՐԱՆ', folded = 'ՏԻԳՐԱՆ' WHERE seat = 0;"
        "UPDATE game SET names = 'ՏԻԳՐԱՆ' || char(10), folded = 'ՏԻԳՐԱՆ' || char(10)");
    auto archive = Archive::open(file());
    ASSERT_TRUE(archive) << archive.error().describe();
    EXPECT_EQ(archive->search({.words = "տիգ"})->total, 1);
    EXPECT_EQ(archive->search({.player = "Տիգրան"})->total, 1);
}

TEST_F(Opening, FindsDatesThatAnOlderVersionDidNotRead) {
    ForeignConnection(file()).run(kVersion1);
    ForeignConnection(file()).run(
        "UPDATE game_text SET text = '[Date \"2026.8.10\"]' || char(10) || '[Size \"5\"]';"
        "UPDATE game SET date = ''");
    auto archive = Archive::open(file());
    ASSERT_TRUE(archive) << archive.error().describe();
    EXPECT_EQ((*archive->find(GameId(41)))->entry.date, "2026-08-10");
    EXPECT_EQ((*archive->find(GameId(41)))->entry.key, "k") << "so that a copy is still recognised";
    EXPECT_EQ(archive->search({.words = "ann 2026-08"})->total, 1);
    EXPECT_EQ(archive->search({.from = "2026"})->total, 1);
}

TEST_F(Opening, ReadsGamesAgainForTheExplorerWhoseDatesItHasFound) {
    Database database;
    ASSERT_TRUE(database.open(file(), Database::Mode::ReadWrite, 50ms, file()));
    ASSERT_TRUE(schema::migrate(database, 7));
    for (const std::string& step : std::vector<std::string>{
             "INSERT INTO game VALUES (1, 'tak', '', '', 'R-0', '', '', 9, 1, '', NULL, 7, 8, NULL, '', '', "
             "'', '')",
             "INSERT INTO game VALUES (2, 'tak', '', '2024', 'R-0', '', '', 9, 1, '', NULL, 7, 8, NULL, '', "
             "'', '', '')",
             "INSERT INTO game_text VALUES (1, '[Date \"2026\"]', '')",
             "INSERT INTO game_text VALUES (2, '[Date \"2026\"]', '')",
             "INSERT INTO line VALUES (1, 2, '', x''), (2, 2, '', x'')",
             "INSERT INTO visit VALUES (5, 0, 2, '', 1, 0, 0, 0), (5, 0, 2, '', 2, 0, 0, 9)"})
        ASSERT_TRUE(database.runAll(step.c_str())) << step;
    ASSERT_TRUE(schema::migrate(database));
    const auto numbers = [&](const std::string& sql) {
        std::vector<int> all;
        Rows rows = database.rows(sql);
        while (rows.next()) all.push_back(rows.take<int>());
        return all;
    };
    EXPECT_EQ(numbers("SELECT game FROM unread"), std::vector<int>{1});
    EXPECT_EQ(numbers("SELECT game FROM line"), std::vector<int>{2});
    EXPECT_EQ(numbers("SELECT game FROM visit"), std::vector<int>{2});
    EXPECT_EQ(numbers("SELECT id FROM game WHERE date = '2024'"), std::vector<int>{2})
        << "a date that is known stays";
    EXPECT_TRUE(*schema::isSound(database));
}

TEST_F(Opening, MigratesWholeOrNotAtAll) {
    ForeignConnection(file()).run(kVersion1);
    // The second column that the update adds exists already, so the update fails half-way.
    ForeignConnection(file()).run("ALTER TABLE game ADD COLUMN notes TEXT NOT NULL DEFAULT ''");
    EXPECT_FALSE(Archive::open(file()));
    Database database;
    ASSERT_TRUE(database.open(file(), Database::Mode::ReadWrite, 50ms, file()));
    EXPECT_EQ(schema::identify(database)->version, 1);
    EXPECT_FALSE(database.run("SELECT labels FROM game")) << "the step's first half was undone";
    EXPECT_TRUE(database.run("SELECT id FROM game"));
}

TEST_F(Opening, AFreshFileTakesEveryStep) {
    Database database;
    ASSERT_TRUE(database.open(file(), Database::Mode::ReadWrite, 50ms, file()));
    ASSERT_TRUE(schema::migrate(database, 1));
    EXPECT_EQ(schema::identify(database)->version, 1);
    EXPECT_FALSE(database.run("SELECT labels FROM game"));
    ASSERT_TRUE(schema::migrate(database));
    EXPECT_TRUE(database.run("SELECT labels, notes FROM game"));
    ASSERT_TRUE(schema::migrate(database)) << "there is nothing left to do";
    EXPECT_TRUE(*schema::isSound(database));
}

TEST_F(Opening, DoesNotTouchANewerVersion) {
    fill(3);
    ForeignConnection(file()).run("PRAGMA user_version = " + std::to_string(schema::kVersion + 1));
    const std::string before = contentOf(file());
    expectRefusal("newer version");
    EXPECT_EQ(contentOf(file()), before);
    EXPECT_THAT(namesIn(root()), UnorderedElementsAre("games.db"));
}

TEST_F(Opening, DoesNotTouchAnotherProgramsDatabase) {
    ForeignConnection(file()).run("CREATE TABLE bookmarks (url)");
    const std::string before = contentOf(file());
    expectRefusal("another program");
    ForeignConnection(file()).run("PRAGMA application_id = 5");
    expectRefusal("another program");
    EXPECT_THAT(namesIn(root()), UnorderedElementsAre("games.db"));
}

TEST_F(Opening, SetsAsideAFileThatIsNotADatabase) {
    std::ofstream(file()) << std::string(5000, 'x');
    expectSetAside(".damaged-1");
    EXPECT_THAT(namesIn(root()), UnorderedElementsAre("games.db", "games.db.damaged-1"));
    EXPECT_EQ(Archive::open(file())->search({})->total, 1) << "nothing but what was added since";
    fs::remove(file());
    std::ofstream(file()) << std::string(5000, 'y');
    std::ofstream(folder_ / "games.db.damaged-2-wal") << "mine";
    expectSetAside(".damaged-3");
    EXPECT_EQ(contentOf(folder_ / "games.db.damaged-1"), std::string(5000, 'x'));
    EXPECT_EQ(contentOf(folder_ / "games.db.damaged-2-wal"), "mine");
}

TEST_F(Opening, SetsAsideDamagedPages) {
    fill(40);
    const std::size_t size = fs::file_size(file());
    for (std::size_t page = 4096; page < size; page += 3 * 4096) overwrite(page, std::string(64, '\xFF'));
    expectSetAside(".damaged-1");
}

TEST_F(Opening, SetsAsideATruncatedFile) {
    fill(40);
    fs::resize_file(file(), fs::file_size(file()) / 2 / 4096 * 4096);
    expectSetAside(".damaged-1");
}

TEST_F(Opening, SetsAsideAFileWhoseTablesAreOthers) {
    fill(1);
    ForeignConnection(file()).run("ALTER TABLE game RENAME COLUMN notes TO remarks");
    expectSetAside(".damaged-1");
}

/// Files beside the damaged one contain changes not yet merged into it, and are set aside with it.
TEST_F(Opening, SetsAsideFilesOfTheDatabaseBesideIt) {
    fill(40);
    std::ofstream(folder_ / "games.db-wal") << "log";
    overwrite(0, std::string(100, '\xFF'));
    expectSetAside(".damaged-1");
    EXPECT_EQ(contentOf(folder_ / "games.db.damaged-1-wal"), "log");
}

/// The damaged file has its new name, and the games found in it are not yet written.
TEST_F(Opening, AKillDuringTheRecoveryLosesNothing) {
    fill(40);
    overwrite(fs::file_size(file()) - 4096, std::string(64, '\xFF'));
    const std::string before = contentOf(file());
    for (const bool begun : {false, true}) {
        for (const std::string& name : namesIn(root())) fs::remove(folder_ / name);
        std::ofstream(file(), std::ios::binary) << before;
        ASSERT_TRUE(renameDamaged(file()));
        if (begun) std::ofstream(file()) << "";  // a new archive without a table
        {
            const auto archive = Archive::open(file());
            ASSERT_TRUE(archive) << archive.error().describe();
            EXPECT_TRUE(archive->damaged());
            EXPECT_GT(archive->search({})->total, 20);
        }
        EXPECT_TRUE(contentOf(folder_ / "games.db.damaged-1") == before);
        EXPECT_FALSE(fs::exists(folder_ / "games.db.damaged-2"));
        EXPECT_FALSE(fs::exists(folder_ / "games.db.recovering"));
    }
}

/// The program was killed before it had renamed the damaged file.
TEST_F(Opening, ANoteOfARecoveryThatNeverBeganIsForgotten) {
    fill(3);
    std::ofstream(folder_ / "games.db.recovering") << "games.db.damaged-1";
    EXPECT_EQ(Archive::open(file())->search({})->total, 3);
    EXPECT_THAT(namesIn(root()), UnorderedElementsAre("games.db"));
}

TEST_F(Opening, FollowsLinks) {
    fs::create_directory(folder_ / "far");
    fs::create_symlink(folder_ / "far/games.db", file());
    fill(2);
    EXPECT_TRUE(fs::is_symlink(file()));
    overwrite(0, std::string(100, '\xFF'));
    const auto archive = Archive::open(file());
    ASSERT_TRUE(archive);
    EXPECT_TRUE(fs::is_symlink(file()));
    EXPECT_TRUE(fs::exists(folder_ / "far/games.db.damaged-1"));
}

TEST_F(Opening, SeveralFindTheDamageAtOnce) {
    for (int round = 0; round < 10; ++round) {
        std::ofstream(file(), std::ios::trunc) << std::string(5000, 'x');
        std::vector<std::thread> openers;
        std::atomic<int> failures = 0;
        for (int i = 0; i < 4; ++i)
            openers.emplace_back([&, i] {
                auto archive = Archive::open(file());
                const auto added = archive ? archive->add(generated::entryOf(i, 1)) : archive.error();
                EXPECT_TRUE(added) << (archive ? "added: " : "opened: ") << added.error().describe();
                if (!added) ++failures;
            });
        for (std::thread& opener : openers) opener.join();
        EXPECT_EQ(failures, 0);
        EXPECT_EQ(Archive::open(file())->search({})->total, 4);
        EXPECT_EQ(namesIn(root()).size(), 2U) << "one file was set aside, once";
        fs::remove(file());
        fs::remove(folder_ / "games.db.damaged-1");
    }
}

TEST_F(Opening, DoesNotRenameAFileThatAnotherProgramUses) {
    fill(40);
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    const pid_t other = fork();
    ASSERT_GE(other, 0);
    if (other == 0) {
        const auto archive = Archive::open(file());
        [[maybe_unused]] const auto told = write(ends[1], archive ? "y" : "n", 1);
        for (;;) pause();
    }
    char answer = 0;
    ASSERT_EQ(read(ends[0], &answer, 1), 1);
    EXPECT_EQ(answer, 'y');
    for (std::size_t page = 4096; page < 20 * 4096; page += 4096) overwrite(page, std::string(64, '\xFF'));
    expectRefusal("another program has it open");
    EXPECT_FALSE(fs::exists(folder_ / "games.db.damaged-1"));
    kill(other, SIGKILL);
    waitpid(other, nullptr, 0);
    close(ends[0]);
    close(ends[1]);
    expectSetAside(".damaged-1");
}

TEST_F(Opening, RefusesFoldersAndDevices) {
    fs::create_directory(file());
    expectRefusal("this is a folder");
    fs::remove(file());
    ASSERT_EQ(mkfifo(file().c_str(), 0600), 0);
    expectRefusal("this is not a file");
    fs::remove(file());
    std::ofstream(folder_ / "plain") << "x";
    const auto below = Archive::open(folder_ / "plain/games.db");
    ASSERT_FALSE(below);
    EXPECT_FALSE(Archive::open("/proc/no/folder/games.db"));
}

TEST_F(Opening, ReadOnlyAndOlderIsRefused) {
    ForeignConnection(file()).run(kVersion1);
    fs::permissions(file(), fs::perms(0444));
    expectRefusal("older version");
}

TEST_F(Opening, ReadOnlyAndDamagedStays) {
    std::ofstream(file()) << std::string(5000, 'x');
    fs::permissions(file(), fs::perms(0444));
    expectRefusal("not a library of games");
    EXPECT_THAT(namesIn(root()), UnorderedElementsAre("games.db"));
}

}  // namespace
}  // namespace archive
