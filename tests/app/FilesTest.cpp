#include "app/Files.h"

#include <gtest/gtest.h>

#include <fstream>

#include "app/Shortened.h"
#include "app/TemporaryFolder.h"

namespace {

namespace fs = std::filesystem;

TEST(Files, ReadWhatWasWritten) {
    const support::TemporaryFolder folder;
    const std::string content("a\0b\r\n\xff", 6);
    const fs::path file = folder / "deep/er/file.bin";
    ASSERT_TRUE(app::writeFile(file, content));
    EXPECT_EQ(app::readFile(file).value(), content);
    ASSERT_TRUE(app::writeFile(file, ""));
    EXPECT_EQ(app::readFile(file).value(), "");
    EXPECT_FALSE(fs::exists(file.string() + ".new"));
}

TEST(Files, ErrorsNameTheFile) {
    const support::TemporaryFolder folder;
    const auto missing = app::readFile(folder / "nowhere");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().file, (folder / "nowhere").string());
    EXPECT_FALSE(app::readFile(folder / ""));
    EXPECT_FALSE(app::readFile("/dev/zero"));
    ASSERT_TRUE(app::writeFile(folder / "file", "x"));
    const auto blocked = app::writeFile(folder / "file/below", "y");
    ASSERT_FALSE(blocked);
    EXPECT_EQ(blocked.error().file, (folder / "file/below").string());
    EXPECT_EQ(app::readFile(folder / "file").value(), "x");
}

TEST(Files, RefuseWhatIsTooLarge) {
    const support::TemporaryFolder folder;
    std::ofstream(folder / "huge").put('x');
    fs::resize_file(folder / "huge", (64ULL << 20) + 1);
    EXPECT_FALSE(app::readFile(folder / "huge"));
}

TEST(Files, AFailedWriteLeavesTheOldFile) {
    const support::TemporaryFolder folder;
    fs::create_directories(folder / "game.ptn/in the way");
    EXPECT_FALSE(app::writeFile(folder / "game.ptn", "new"));
    EXPECT_TRUE(fs::exists(folder / "game.ptn/in the way"));
    EXPECT_FALSE(fs::exists(folder / "game.ptn.new"));
}

TEST(Shortened, CutsBetweenLetters) {
    EXPECT_EQ(app::shortened("abc", 3), "abc");
    EXPECT_EQ(app::shortened("abcd", 3), "abc…");
    EXPECT_EQ(app::beginningOf("aé", 2), "a");
    EXPECT_EQ(app::beginningOf("aé", 3), "aé");
    EXPECT_EQ(app::beginningOf("", 0), "");
    EXPECT_EQ(app::beginningOf("\x80\x80\x80", 2), "");
}

}  // namespace
