#include "base/FolderWatch.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>

#include "support/TemporaryFolder.h"

namespace {

namespace fs = std::filesystem;

TEST(FolderWatch, ASavedFileIsNoticedOnce) {
    const support::TemporaryFolder folder;
    fs::create_directory(folder / "inner");
    const fs::path file = folder / "inner" / "a.txt";
    std::ofstream(file) << "text";
    base::FolderWatch watch(folder / "");
    EXPECT_FALSE(watch.changed());
    fs::last_write_time(file, fs::file_time_type::clock::now() + std::chrono::hours(1));
    EXPECT_TRUE(watch.changed());
    EXPECT_FALSE(watch.changed());
}

TEST(FolderWatch, AMissingFolderNeverChanges) {
    const support::TemporaryFolder folder;
    base::FolderWatch watch(folder / "missing");
    EXPECT_FALSE(watch.changed());
}

}  // namespace
