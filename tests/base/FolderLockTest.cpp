#include "base/FolderLock.h"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <chrono>
#include <filesystem>
#include <fstream>

#include "base/LocalLock.h"
#include "support/Content.h"
#include "support/TemporaryFolder.h"

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using base::FolderLock;
using base::localLockFile;

class FolderLocks : public testing::Test {
  protected:
    void SetUp() override {
        ::setenv("XDG_RUNTIME_DIR", (session_ / "").c_str(), 1);
        fs::create_directory(folder_ / "library");
    }
    void TearDown() override { ::unsetenv("XDG_RUNTIME_DIR"); }

    const support::TemporaryFolder folder_;
    const support::TemporaryFolder session_;
};

TEST_F(FolderLocks, OneAtATimeAndNothingIsLeft) {
    {
        const auto lock = FolderLock::take(folder_ / "library", 0ms);
        EXPECT_TRUE(lock);
        EXPECT_FALSE(FolderLock::take(folder_ / "library", 20ms));
    }
    EXPECT_TRUE(FolderLock::take(folder_ / "library", 0ms));
    EXPECT_TRUE(support::namesIn(folder_ / "library").empty());
    EXPECT_TRUE(support::namesIn(session_ / "").empty());
}

TEST_F(FolderLocks, AFolderThatCannotBeLockedIsLockedOnThisComputer) {
    // A folder that cannot be opened is one that cannot be locked.
    const auto lock = FolderLock::take(folder_ / "gone", 0ms);
    EXPECT_TRUE(lock);
    EXPECT_FALSE(FolderLock::take(folder_ / "gone", 20ms));
    EXPECT_TRUE(FolderLock::take(folder_ / "another", 0ms));
}

TEST_F(FolderLocks, ALocalLockIsTheSameForEachWayToWriteThePath) {
    const auto file = localLockFile(folder_ / "library");
    ASSERT_TRUE(file);
    EXPECT_EQ(file->parent_path(), (session_ / "").parent_path());
    EXPECT_TRUE(fs::is_regular_file(*file));
    fs::create_directory_symlink(folder_ / "library", folder_ / "link");
    EXPECT_EQ(localLockFile(folder_ / "library/"), file);
    EXPECT_EQ(localLockFile(folder_ / "link"), file);
    EXPECT_EQ(localLockFile(folder_ / "library/../library"), file);
    EXPECT_NE(localLockFile(folder_ / "library/games.db"), file);
}

TEST_F(FolderLocks, ALinkInAFolderForEverybodyIsNotFollowed) {
    const auto file = localLockFile(folder_ / "library");
    ASSERT_TRUE(file);
    fs::remove(*file);
    std::ofstream(folder_ / "mine") << "text";
    fs::create_symlink(folder_ / "mine", *file);
    const auto elsewhere = localLockFile(folder_ / "library");
    EXPECT_NE(elsewhere, file);
    if (elsewhere) fs::remove(*elsewhere);
    EXPECT_EQ(support::contentOf(folder_ / "mine"), "text");
}

}  // namespace
