// The archive on disks that refuse to write, and beside programs that lock its file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <functional>
#include <string>

#include "archive/Archive.h"
#include "archive/ArchiveFolder.h"
#include "archive/ForeignConnection.h"
#include "archive/GeneratedGames.h"
#include "support/OwnProcess.h"
#include "support/TemporaryFolder.h"

namespace archive {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using ::testing::HasSubstr;

class Disks : public ArchiveFolder {};

/// Expects that an archive with two games can be read, and reports that it cannot be written. Returns what is
/// wrong; empty if nothing is.
std::string complaintAboutReadOnly(const fs::path& file) {
    auto archive = Archive::open(file);
    if (!archive) return archive.error().describe();
    if (!archive->readOnly()) return "it says that it can be written";
    if (!archive->warning() || archive->warning()->describe().find("read-only") == std::string::npos)
        return "it does not say that it is read-only";
    const auto found = archive->search({});
    if (!found) return found.error().describe();
    if (found->total != 2) return "its games are not found";
    const auto written = archive->add(generated::entryOf(9, 1));
    if (written) return "it was written";
    return written.error().describe().find("read-only") != std::string::npos ? ""
                                                                             : written.error().describe();
}

TEST_F(Disks, ReadsAFileThatIsReadOnly) {
    fill(2);
    fs::permissions(file(), fs::perms(0444));
    EXPECT_EQ(complaintAboutReadOnly(file()), "");
}

TEST_F(Disks, ReadsInAFolderThatIsReadOnly) {
    fill(2);
    fs::permissions(file(), fs::perms(0666));
    fs::permissions(root(), fs::perms(0555));
    const auto complaint = support::asNobody([&] { return complaintAboutReadOnly(file()); });
    fs::permissions(root(), fs::perms(0755));
    if (!complaint) GTEST_SKIP() << "root's rights cannot be given up here, and root may write everywhere";
    EXPECT_EQ(*complaint, "");
}

TEST_F(Disks, ReadsOnADiskThatIsReadOnly) {
    const auto complaint = support::onSmallDisk(root(), 8 << 20, [&]() -> std::string {
        fill(2);
        if (mount(nullptr, root().c_str(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) != 0)
            return "cannot remount";
        if (Archive::open(folder_ / "other.db")) return "a new archive was made on it";
        return complaintAboutReadOnly(file());
    });
    if (!complaint) GTEST_SKIP() << "nothing may be mounted here";
    EXPECT_EQ(*complaint, "");
}

TEST_F(Disks, CannotReadWithoutPermission) {
    fill(2);
    fs::permissions(root(), fs::perms(0755));
    fs::permissions(file(), fs::perms(0000));
    const auto complaint = support::asNobody([&]() -> std::string {
        const auto archive = Archive::open(file());
        if (archive) return "it was opened";
        const std::string why = archive.error().describe();
        return why.find("Permission denied") == std::string::npos ? why : "";
    });
    if (!complaint) GTEST_SKIP() << "root's rights cannot be given up here, and root may read everything";
    EXPECT_EQ(*complaint, "");
}

TEST_F(Disks, WaitsForAWriterNoLongerThanItsPatience) {
    fill(2);
    auto archive = Archive::open(file(), {.patience = 200ms});
    ASSERT_TRUE(archive);
    ForeignConnection other(file());
    other.run("BEGIN IMMEDIATE");
    const auto begin = std::chrono::steady_clock::now();
    const auto added = archive->add(generated::entryOf(5, 1));
    const auto took = std::chrono::steady_clock::now() - begin;
    ASSERT_FALSE(added);
    EXPECT_THAT(added.error().describe(), HasSubstr("another program"));
    EXPECT_GE(took, 150ms);
    EXPECT_LT(took, 2s);
    EXPECT_EQ(archive->search({})->total, 2) << "reading does not wait for who writes";
    EXPECT_TRUE(Archive::open(file(), {.patience = 200ms})) << "nor does opening";
    other.run("COMMIT");
    EXPECT_TRUE(archive->add(generated::entryOf(5, 1)));
}

TEST_F(Disks, AFileThatIsLockedIsAnError) {
    fill(2);
    ForeignConnection other(file());
    other.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    const auto archive = Archive::open(file(), {.patience = 50ms});
    ASSERT_FALSE(archive);
    EXPECT_THAT(archive.error().describe(), HasSubstr("another program"));
    EXPECT_EQ(archive.error().file, file().string());
}

/// Limits the size of files during its lifetime, as a full disk would.
class SizeLimit {
  public:
    explicit SizeLimit(rlim_t bytes) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
        handler_ = std::signal(SIGXFSZ, SIG_IGN);
    }
    SizeLimit(const SizeLimit&) = delete;
    SizeLimit& operator=(const SizeLimit&) = delete;
    ~SizeLimit() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

  private:
    rlimit before_{};
    void (*handler_)(int) = nullptr;
};

TEST_F(Disks, AFileThatCannotGrowLosesNothing) {
    fill(2);
    auto archive = Archive::open(file());
    ASSERT_TRUE(archive);
    Entry large = generated::entryOf(5, 1);
    large.text = std::string(500'000, 'x');
    {
        const SizeLimit limit(150'000);
        const auto added = archive->add(large);
        ASSERT_FALSE(added);
        EXPECT_THAT(added.error().describe(), HasSubstr("cannot be read or written"));
        EXPECT_FALSE(archive->update(GameId(1), large));
        EXPECT_TRUE(archive->add(generated::entryOf(6, 1))) << "there is room for a small one";
    }
    EXPECT_EQ(archive->search({})->total, 3);
    EXPECT_EQ(**archive->text(GameId(1)), generated::textOf(0, generated::lengthOf(0)));
    EXPECT_TRUE(archive->add(large));
    archive = Archive::open(file());
    ASSERT_TRUE(archive);
    EXPECT_FALSE(archive->warning()) << "nothing is damaged";
}

TEST_F(Disks, PositionsThatCannotBeWrittenAreReadLater) {
    fill(20);
    auto archive = Archive::open(file());
    ASSERT_TRUE(archive);
    std::vector<Line> lines;
    for (const Game& game : archive->unread(100)->games) {
        Line line{.game = game.id, .changed = game.changed};
        for (PositionKey key = 0; key < 21; ++key) line.keys.push_back(game.id.value * 1000 + key);
        lines.push_back(std::move(line));
    }
    ASSERT_EQ(lines.size(), 20U);
    {
        const SizeLimit limit(8192);
        EXPECT_FALSE(archive->keepLines(lines));
    }
    EXPECT_EQ(archive->unread(0)->total, 20);
    EXPECT_EQ(archive->visits({.position = 1000})->all.games, 0);
    ASSERT_TRUE(archive->keepLines(lines));
    EXPECT_EQ(archive->unread(0)->total, 0);
    EXPECT_EQ(archive->visits({.position = 1000})->all.games, 1);
}

TEST_F(Disks, AFullDiskLosesNothing) {
    const auto complaint = support::onSmallDisk(root(), 400 << 10, [&]() -> std::string {
        auto archive = Archive::open(file());
        if (!archive) return archive.error().describe();
        int kept = 0;
        Entry entry = generated::entryOf(0, 1);
        entry.key.clear();
        entry.text = std::string(10'000, 'x');
        std::optional<base::Error> error;
        for (; kept < 100 && !error; ++kept)
            if (const auto added = archive->add(entry); !added) error = added.error();
        if (!error) return "the disk was never full";
        if (error->describe().find("no space left") == std::string::npos) return error->describe();
        const int before = kept - 1;
        if (archive->search({})->total != before) return "games are missing";
        archive = Archive::open(file());
        if (!archive) return archive.error().describe();
        if (archive->warning()) return archive->warning()->describe();
        return archive->search({})->total == before ? "" : "games are missing after opening it again";
    });
    if (!complaint)
        GTEST_SKIP() << "nothing may be mounted here; AFileThatCannotGrow… tests the same by a limit";
    EXPECT_EQ(*complaint, "");
}

}  // namespace
}  // namespace archive
