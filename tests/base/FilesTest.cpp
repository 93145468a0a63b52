#include "base/Files.h"

#include <gtest/gtest.h>

#include <fstream>

#include "support/TemporaryFolder.h"

namespace {

namespace fs = std::filesystem;

TEST(Files, ReadWhatWasWritten) {
    const support::TemporaryFolder folder;
    const std::string content("a\0b\r\n\xff", 6);
    const fs::path file = folder / "deep/er/file.bin";
    ASSERT_TRUE(base::writeFile(file, content));
    EXPECT_EQ(base::readFile(file).value(), content);
    ASSERT_TRUE(base::writeFile(file, ""));
    EXPECT_EQ(base::readFile(file).value(), "");
    EXPECT_FALSE(fs::exists(file.string() + ".new"));
}

TEST(Files, ErrorsNameTheFile) {
    const support::TemporaryFolder folder;
    const auto missing = base::readFile(folder / "nowhere");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().file, (folder / "nowhere").string());
    EXPECT_FALSE(base::readFile(folder / ""));
    EXPECT_FALSE(base::readFile("/dev/zero"));
    ASSERT_TRUE(base::writeFile(folder / "file", "x"));
    const auto blocked = base::writeFile(folder / "file/below", "y");
    ASSERT_FALSE(blocked);
    EXPECT_EQ(blocked.error().file, (folder / "file/below").string());
    EXPECT_EQ(base::readFile(folder / "file").value(), "x");
}

TEST(Files, RefuseWhatIsTooLarge) {
    const support::TemporaryFolder folder;
    std::ofstream(folder / "huge").put('x');
    fs::resize_file(folder / "huge", (64ULL << 20) + 1);
    EXPECT_FALSE(base::readFile(folder / "huge"));
}

TEST(Files, AFailedWriteLeavesTheOldFile) {
    const support::TemporaryFolder folder;
    fs::create_directories(folder / "game.ptn/in the way");
    EXPECT_FALSE(base::writeFile(folder / "game.ptn", "new"));
    EXPECT_TRUE(fs::exists(folder / "game.ptn/in the way"));
    EXPECT_FALSE(fs::exists(folder / "game.ptn.new"));
}

}  // namespace
