#include "base/Files.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <sstream>

#include "support/OwnProcess.h"
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

TEST(Files, ReadOnlyRegularFilesAndNeverWait) {
    const support::TemporaryFolder folder;
    ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
    for (const fs::path& file : {fs::path(folder / "pipe"), fs::path("/dev/zero"), fs::path(folder / "")}) {
        const auto read = base::readFile(file);
        ASSERT_FALSE(read);
        EXPECT_EQ(read.error().describe(), file.string() + ": this is not a file");
        EXPECT_FALSE(base::checkReadable(file));
    }
    std::ofstream(folder / "file") << "four";
    EXPECT_TRUE(base::checkReadable(folder / "file", 4));
    EXPECT_FALSE(base::checkReadable(folder / "file", 3));
    EXPECT_FALSE(base::readFile(folder / "file", 3));
    EXPECT_EQ(base::readFile(folder / "file", 4).value(), "four");
    EXPECT_TRUE(base::readFile("/proc/self/status")->starts_with("Name:")) << "its size is said to be 0";
}

TEST(Files, RefuseWhatMayNotBeRead) {
    const support::TemporaryFolder folder;
    std::ofstream(folder / "secret") << "x";
    fs::permissions(folder / "", fs::perms(0755));
    fs::permissions(folder / "secret", fs::perms::none);
    const auto complaint = support::asNobody([&]() -> std::string {
        const auto read = base::readFile(folder / "secret");
        if (read) return "it was read";
        const std::string why = read.error().describe();
        return why.find("Permission denied") == std::string::npos ? why : "";
    });
    if (!complaint) GTEST_SKIP() << "root's rights cannot be given up here, and root may read everything";
    EXPECT_EQ(*complaint, "");
}

/// A stream without an end.
struct Endless : std::streambuf {
    char letter = 'x';
    int underflow() override {
        setg(&letter, &letter, &letter + 1);
        return letter;
    }
};

TEST(Files, EndlessStreamsAreRefused) {
    std::istringstream text("a\nb");
    EXPECT_EQ(base::readStream(text, "standard input").value(), "a\nb");
    Endless endless;
    std::istream in(&endless);
    const auto read = base::readStream(in, "standard input", std::size_t{1} << 20U);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().describe(), "standard input: the file is larger than 1 MiB");
}

TEST(Files, AFailedWriteLeavesTheOldFile) {
    const support::TemporaryFolder folder;
    fs::create_directories(folder / "game.ptn/in the way");
    EXPECT_FALSE(base::writeFile(folder / "game.ptn", "new"));
    EXPECT_TRUE(fs::exists(folder / "game.ptn/in the way"));
    EXPECT_FALSE(fs::exists(folder / "game.ptn.new"));
}

TEST(Files, ASecretFileIsForItsUserAloneFromItsFirstByteOn) {
    const support::TemporaryFolder folder;
    const fs::path file = folder / "new" / "secret";
    const auto others = [&] {
        return fs::status(file).permissions() & (fs::perms::group_all | fs::perms::others_all);
    };
    ASSERT_TRUE(base::writeSecretFile(file, "one"));
    EXPECT_EQ(others(), fs::perms::none);
    fs::permissions(file, fs::perms::group_read | fs::perms::others_read, fs::perm_options::add);
    ASSERT_TRUE(base::writeSecretFile(file, "two"));
    EXPECT_EQ(others(), fs::perms::none) << "also where it was none before";
    EXPECT_EQ(*base::readFile(file), "two");
}

}  // namespace
