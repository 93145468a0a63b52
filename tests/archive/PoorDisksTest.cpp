// The archive on disks that lack what a local disk has.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <string>

#include "archive/Archive.h"
#include "archive/ArchiveFolder.h"
#include "archive/Database.h"
#include "archive/ForeignConnection.h"
#include "archive/GeneratedGames.h"
#include "archive/LocalLocks.h"
#include "archive/PoorDisk.h"
#include "support/Content.h"
#include "support/TemporaryFolder.h"

namespace archive {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using support::namesIn;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using Lacks = PoorDisk::Lacks;

class PoorDisks : public ArchiveFolder {
  protected:
    void SetUp() override { ::setenv("XDG_RUNTIME_DIR", (session_ / "").c_str(), 1); }
    void TearDown() override { ::unsetenv("XDG_RUNTIME_DIR"); }
    /// The number of games that a new connection finds.
    std::size_t games() const {
        const auto archive = Archive::open(file());
        EXPECT_TRUE(archive) << archive.error().describe();
        if (!archive) return 0;
        const auto found = archive->search({});
        EXPECT_TRUE(found) << found.error().describe();
        return found ? found->total : 0;
    }
    /// Leaves the file as a program that crashed does: with its last game in the log only.
    void crashWithLog() const {
        fill(1);
        Database crashed;
        ASSERT_TRUE(crashed.open(file(), Database::Mode::ReadWrite, 50ms, file()));
        ASSERT_TRUE(crashed.run("INSERT INTO series (begun) VALUES (77)"));
        crashed.leaveLogAlone();
    }
    std::size_t series() const {
        Database database;
        EXPECT_TRUE(
            database.open(file(), Database::Mode::ReadWrite, 50ms, file(), Database::Locks::OnComputer));
        Rows rows = database.rows("SELECT count(*) FROM series WHERE begun = 77");
        return rows.next() ? rows.take<std::size_t>() : 0;
    }
    const support::TemporaryFolder session_;  ///< on a disk of this computer
};

TEST_F(PoorDisks, WithoutSharedMemoryGamesAreKeptAllTheSame) {
    const PoorDisk disk(root(), Lacks::SharedMemory);
    auto archive = Archive::open(file());
    ASSERT_TRUE(archive) << archive.error().describe();
    EXPECT_FALSE(archive->warning()) << "there is nothing to tell the player";
    EXPECT_FALSE(archive->readOnly());
    EXPECT_TRUE(archive->add(generated::entryOf(1, 2)));
    EXPECT_EQ(games(), 1U);
}

TEST_F(PoorDisks, WithoutSharedMemoryTwoProgramsShareTheFile) {
    const PoorDisk disk(root(), Lacks::SharedMemory);
    auto one = Archive::open(file());
    auto other = Archive::open(file());
    ASSERT_TRUE(one && other);
    EXPECT_TRUE(one->add(generated::entryOf(1, 2)));
    EXPECT_TRUE(other->add(generated::entryOf(2, 2)));
    EXPECT_TRUE(one->add(generated::entryOf(3, 2)));
    EXPECT_EQ(one->search({})->total, 3U);
    EXPECT_EQ(other->search({})->total, 3U);
}

TEST_F(PoorDisks, TheLogOfAProgramThatCrashedElsewhereIsReadWithoutSharedMemory) {
    crashWithLog();
    ASSERT_TRUE(fs::exists(file().string() + "-wal"));
    const PoorDisk disk(root(), Lacks::SharedMemory);
    EXPECT_EQ(games(), 1U);
    EXPECT_EQ(series(), 1U);
    EXPECT_FALSE(fs::exists(file().string() + "-wal"));
}

TEST_F(PoorDisks, AFileFromAPoorDiskHasALogAgainOnAGoodOne) {
    {
        const PoorDisk disk(root(), Lacks::SharedMemory);
        fill(2);
    }
    const auto archive = Archive::open(file());
    ASSERT_TRUE(archive);
    EXPECT_EQ(archive->search({})->total, 2U);
    EXPECT_TRUE(fs::exists(file().string() + "-wal"));
}

TEST_F(PoorDisks, TheLogOfAnotherProgramIsNotTakenFromIt) {
    fill(1);
    // It must be another process: within one, connections share what is mapped already.
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
    EXPECT_EQ(read(ends[0], &answer, 1), 1);
    EXPECT_EQ(answer, 'y');
    {
        const PoorDisk disk(root(), Lacks::SharedMemory);
        const auto archive = Archive::open(file(), {.patience = 50ms});
        EXPECT_FALSE(archive);
        if (!archive)
            EXPECT_THAT(archive.error().describe(), HasSubstr("another program is using the library"));
    }
    kill(other, SIGKILL);
    waitpid(other, nullptr, 0);
    close(ends[0]);
    close(ends[1]);
}

TEST_F(PoorDisks, WithoutLocksSaysSoAndKeepsGames) {
    const PoorDisk disk(root(), Lacks::Locks);
    EXPECT_FALSE(canLockIn(root()));
    auto archive = Archive::open(file());
    ASSERT_TRUE(archive) << archive.error().describe();
    ASSERT_TRUE(archive->warning());
    EXPECT_THAT(archive->warning()->describe(), HasSubstr("cannot be locked"));
    EXPECT_FALSE(archive->damaged());
    EXPECT_FALSE(archive->readOnly());
    EXPECT_TRUE(archive->add(generated::entryOf(1, 2)));
    EXPECT_EQ(games(), 1U);
    EXPECT_THAT(namesIn(root()), ElementsAre("games.db")) << "no lock is left behind";
}

TEST_F(PoorDisks, WithoutLocksTheProgramsOfOneComputerWaitForEachOther) {
    const PoorDisk disk(root(), Lacks::Locks);
    fill(1);
    Database writer;
    ASSERT_TRUE(writer.open(file(), Database::Mode::ReadWrite, 0ms, file(), Database::Locks::OnComputer));
    auto archive = Archive::open(file(), {.patience = 20ms});
    ASSERT_TRUE(archive);
    ASSERT_TRUE(writer.run("BEGIN IMMEDIATE"));
    const auto refused = archive->add(generated::entryOf(2, 2));
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().describe(), HasSubstr("another program is using the library"));
    EXPECT_TRUE(archive->wasBusy());
    EXPECT_EQ(archive->search({})->total, 1U) << "reading is possible until the other one writes";
    ASSERT_TRUE(writer.run("COMMIT"));
    EXPECT_TRUE(archive->add(generated::entryOf(2, 2)));
}

TEST_F(PoorDisks, WithoutLocksWhatACrashLeftIsPutInOrder) {
    crashWithLog();
    const PoorDisk disk(root(), Lacks::Locks);
    EXPECT_EQ(games(), 1U);
    EXPECT_EQ(series(), 1U);
    const std::string journal = file().string() + "-journal";
    {
        // A program that has written half a transaction into the file and ends there.
        Database database;
        ASSERT_TRUE(
            database.open(file(), Database::Mode::ReadWrite, 0ms, file(), Database::Locks::OnComputer));
        ASSERT_TRUE(
            database.runAll("PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; PRAGMA cache_spill = 1;"
                            "BEGIN; UPDATE game_text SET text = 'half'; "
                            "CREATE TABLE big (x); "
                            "INSERT INTO big VALUES (zeroblob(1000000))"));
        ASSERT_TRUE(fs::exists(journal));
        fs::copy_file(file(), folder_ / "half.db");
        fs::copy_file(journal, folder_ / "half.db-journal");
    }
    auto archive = Archive::open(folder_ / "half.db");
    ASSERT_TRUE(archive) << archive.error().describe();
    EXPECT_FALSE(archive->damaged());
    const auto game = archive->find(GameId(1));
    ASSERT_TRUE(game && *game);
    EXPECT_NE((*game)->entry.text, "half");
    EXPECT_FALSE(fs::exists(folder_ / "half.db-journal"));
}

TEST_F(PoorDisks, ADiskThatCanLockIsNotAccused) {
    EXPECT_TRUE(canLockIn(root()));
    EXPECT_THAT(namesIn(root()), ElementsAre()) << "the attempt leaves nothing";
    fill(1);
    ForeignConnection other(file());
    other.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    const auto archive = Archive::open(file(), {.patience = 50ms});
    ASSERT_FALSE(archive);
    EXPECT_THAT(archive.error().describe(), HasSubstr("another program is using the library"));
}

/// A disk that fails for a while: the caller is told, nothing is half written, and later it goes on.
class FailingDisks : public PoorDisks, public testing::WithParamInterface<Lacks> {};

TEST_P(FailingDisks, WhatCannotBeWrittenIsToldAndLeavesTheFileWhole) {
    fill(2);
    auto archive = Archive::open(file());
    ASSERT_TRUE(archive);
    {
        const PoorDisk disk(root(), GetParam());
        const auto added = archive->add(generated::entryOf(7, 3));
        ASSERT_FALSE(added);
        EXPECT_FALSE(added.error().describe().empty());
        EXPECT_FALSE(archive->wasBusy());
    }
    EXPECT_TRUE(archive->add(generated::entryOf(8, 3)));
    EXPECT_EQ(games(), 3U);
}

INSTANTIATE_TEST_SUITE_P(Each, FailingDisks, testing::Values(Lacks::Syncing, Lacks::Writing, Lacks::Space));

}  // namespace
}  // namespace archive
