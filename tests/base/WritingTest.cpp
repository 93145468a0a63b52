// Writing files: a file is written completely or not at all, whatever the disk, names and other programs do.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <fstream>
#include <iterator>
#include <mutex>
#include <thread>
#include <utility>

#include "base/Files.h"
#include "support/Content.h"
#include "support/Devices.h"
#include "support/OwnProcess.h"
#include "support/TemporaryFolder.h"

namespace {

/// The system calls, in order, from any thread.
class SystemCalls {
  public:
    void note(const char* call) {
        const std::lock_guard lock(mutex_);
        calls_.emplace_back(call);
    }
    std::vector<std::string> take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(calls_, {});
    }

  private:
    std::mutex mutex_;
    std::vector<std::string> calls_;
};

SystemCalls& systemCalls() {
    static SystemCalls calls;
    return calls;
}

}  // namespace

// These replace the system's functions; they call the originals and record the call.
extern "C" int fsync(int file) {
    struct stat status {};
    fstat(file, &status);
    systemCalls().note(S_ISDIR(status.st_mode) ? "sync folder" : "sync file");
    return static_cast<int>(syscall(SYS_fsync, file));
}
extern "C" int rename(const char* from, const char* to) noexcept {
    systemCalls().note("rename");
    return static_cast<int>(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

namespace {

namespace fs = std::filesystem;
using support::contentOf;
using support::namesIn;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

mode_t modeOf(const fs::path& file) {
    struct stat status {};
    stat(file.c_str(), &status);
    return status.st_mode & 07777;
}

/// Limits the size of files during its lifetime, as a full disk would.
class FileLimit {
  public:
    explicit FileLimit(rlim_t bytes) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
        handler_ = std::signal(SIGXFSZ, SIG_IGN);
    }
    FileLimit(const FileLimit&) = delete;
    FileLimit& operator=(const FileLimit&) = delete;
    ~FileLimit() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

  private:
    rlimit before_{};
    void (*handler_)(int) = nullptr;
};

class Writing : public testing::Test {
  protected:
    /// Expects that writing fails with this reason in an error that names the file.
    static void expectRefusal(const fs::path& file, const std::string& why) {
        const auto written = base::writeFile(file, "new");
        ASSERT_FALSE(written) << file;
        EXPECT_THAT(written.error().describe(), HasSubstr(why));
        EXPECT_EQ(written.error().file, file.string());
    }
    void put(const std::string& name, const std::string& content) const {
        std::ofstream(folder_ / name, std::ios::binary) << content;
    }
    [[nodiscard]] fs::path root() const { return folder_ / ""; }

    const support::TemporaryFolder folder_;
};

TEST_F(Writing, KeepsTheModeOfTheFile) {
    put("secret", "old");
    fs::permissions(folder_ / "secret", fs::perms(0600));
    ASSERT_TRUE(base::writeFile(folder_ / "secret", "new"));
    EXPECT_EQ(modeOf(folder_ / "secret"), 0600U);
    fs::permissions(folder_ / "secret", fs::perms(0664));
    ASSERT_TRUE(base::writeFile(folder_ / "secret", "new"));
    EXPECT_EQ(modeOf(folder_ / "secret"), 0664U) << "whatever the umask is";
    const mode_t mask = umask(027);
    ASSERT_TRUE(base::writeFile(folder_ / "fresh", "new"));
    umask(mask);
    EXPECT_EQ(modeOf(folder_ / "fresh"), 0640U);
}

TEST_F(Writing, KeepsTheOwnerOfTheFile) {
    if (geteuid() != 0) GTEST_SKIP() << "only root gives files away";
    put("theirs", "old");
    ASSERT_EQ(chown((folder_ / "theirs").c_str(), 1234, 2345), 0);
    ASSERT_TRUE(base::writeFile(folder_ / "theirs", "new"));
    struct stat status {};
    stat((folder_ / "theirs").c_str(), &status);
    EXPECT_EQ(status.st_uid, 1234U);
    EXPECT_EQ(status.st_gid, 2345U);
}

TEST_F(Writing, FollowsLinks) {
    fs::create_directory(folder_ / "deep");
    put("deep/file", "old");
    fs::create_symlink("deep/link", folder_ / "link");
    fs::create_symlink("file", folder_ / "deep/link");
    ASSERT_TRUE(base::writeFile(folder_ / "link", "new"));
    EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
    EXPECT_TRUE(fs::is_symlink(folder_ / "deep/link"));
    EXPECT_EQ(contentOf(folder_ / "deep/file"), "new");
    EXPECT_EQ(namesIn(folder_ / "deep").size(), 2U);
    fs::create_symlink("deep/made", folder_ / "dangling");
    ASSERT_TRUE(base::writeFile(folder_ / "dangling", "new"));
    EXPECT_EQ(contentOf(folder_ / "deep/made"), "new");
    fs::create_symlink("loop", folder_ / "loop");
    expectRefusal(folder_ / "loop", "Too many levels of symbolic links");
}

TEST_F(Writing, LeavesOtherFilesAlone) {
    for (const char* name : {"game.ptn.new", "game.ptn.tmp", "game.ptn~", ".game.ptn.swp"}) put(name, "mine");
    const std::size_t before = namesIn(root()).size();
    ASSERT_TRUE(base::writeFile(folder_ / "game.ptn", "new"));
    for (const char* name : {"game.ptn.new", "game.ptn.tmp", "game.ptn~", ".game.ptn.swp"})
        EXPECT_EQ(contentOf(folder_ / name), "mine") << name;
    EXPECT_EQ(namesIn(root()).size(), before + 1);
}

TEST_F(Writing, RefusesAFileThatIsReadOnly) {
    put("locked", "old");
    fs::permissions(folder_ / "locked", fs::perms(0444));
    expectRefusal(folder_ / "locked", "read-only");
    EXPECT_EQ(contentOf(folder_ / "locked"), "old");
    EXPECT_EQ(modeOf(folder_ / "locked"), 0444U);
    EXPECT_THAT(namesIn(root()), ElementsAre("locked"));
}

TEST_F(Writing, RefusesPathsThatCannotBeFiles) {
    fs::create_directory(folder_ / "folder");
    expectRefusal(folder_ / "folder", "folder");
    put("file", "old");
    expectRefusal(folder_ / "file/below", "");
    expectRefusal(folder_ / std::string(300, 'x'), "File name too long");
    expectRefusal("/proc/no/folder/here", "folder");
    expectRefusal("/proc/no-file-here", "");
    EXPECT_THAT(namesIn(root()), UnorderedElementsAre("folder", "file"));
    EXPECT_EQ(contentOf(folder_ / "file"), "old");
}

TEST_F(Writing, TakesTheLongestNameThatThereIs) {
    const std::string name(255, 'x');
    ASSERT_TRUE(base::writeFile(folder_ / name, "new"));
    EXPECT_THAT(namesIn(root()), ElementsAre(name));
}

TEST_F(Writing, AFailedWriteLeavesTheOldFileAndNothingElse) {
    put("game.ptn", "old");
    {
        const FileLimit limit(1000);
        const auto written = base::writeFile(folder_ / "game.ptn", std::string(100'000, 'x'));
        ASSERT_FALSE(written);
        EXPECT_THAT(written.error().describe(), HasSubstr("File too large"));
        EXPECT_FALSE(base::writeFile(folder_ / "other.ptn", std::string(100'000, 'x')));
    }
    EXPECT_EQ(contentOf(folder_ / "game.ptn"), "old");
    EXPECT_THAT(namesIn(root()), ElementsAre("game.ptn"));
}

TEST_F(Writing, AFullDiskLeavesTheOldFileAndNothingElse) {
    const auto complaint = support::onSmallDisk(folder_ / "", 64 << 10, [&]() -> std::string {
        if (!base::writeFile(folder_ / "game.ptn", "old")) return "nothing can be written";
        const auto written = base::writeFile(folder_ / "game.ptn", std::string(100'000, 'x'));
        if (written) return "a full disk was no error";
        if (written.error().describe().find("No space left on device") == std::string::npos)
            return written.error().describe();
        if (contentOf(folder_ / "game.ptn") != "old") return "the old file is gone";
        return namesIn(root()).size() == 1 ? "" : "something was left behind";
    });
    if (!complaint) GTEST_SKIP() << "nothing may be mounted here; AFailedWrite… tests the same by a limit";
    EXPECT_EQ(*complaint, "");
}

TEST_F(Writing, AReadOnlyDiskIsReported) {
    const auto complaint = support::onSmallDisk(folder_ / "", 64 << 10, [&]() -> std::string {
        if (!base::writeFile(folder_ / "game.ptn", "old")) return "nothing can be written";
        if (mount(nullptr, (folder_ / "").c_str(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) != 0)
            return "cannot remount";
        for (const char* name : {"game.ptn", "other.ptn", "folder/other.ptn"}) {
            const auto written = base::writeFile(folder_ / name, "new");
            if (written) return "a read-only disk was no error";
            if (written.error().describe().find("Read-only file system") == std::string::npos)
                return written.error().describe();
        }
        return contentOf(folder_ / "game.ptn") == "old" ? "" : "the old file is gone";
    });
    if (!complaint) GTEST_SKIP() << "nothing may be mounted here; /proc stands for it in RefusesWhat…";
    EXPECT_EQ(*complaint, "");
}

TEST_F(Writing, IsOnTheDiskBeforeTheOldFileGoes) {
    (void)systemCalls().take();
    ASSERT_TRUE(base::writeFile(folder_ / "game.ptn", "new"));
    EXPECT_THAT(systemCalls().take(), ElementsAre("sync file", "rename", "sync folder"));
}

TEST_F(Writing, DevicesAndPipesAreWrittenDirectly) {
    const fs::path null = support::nullDevice(root());
    EXPECT_TRUE(base::writeFile(null, "new"));
    EXPECT_TRUE(fs::is_character_file(null));
    const fs::path full = support::fullDevice(root());
    expectRefusal(full, "No space left on device");
    EXPECT_TRUE(fs::is_character_file(full));
    const fs::path pipe = folder_ / "pipe";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    expectRefusal(pipe, "nothing reads");
    const int reader = open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
    ASSERT_TRUE(base::writeFile(pipe, "through the pipe"));
    std::string got(100, '\0');
    got.resize(static_cast<std::size_t>(read(reader, got.data(), got.size())));
    EXPECT_EQ(got, "through the pipe");
    close(reader);
    EXPECT_TRUE(fs::is_fifo(pipe));
}

TEST_F(Writing, APipeWhoseReaderLeavesIsAnError) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    std::thread leaver([&] {
        char c = 0;
        EXPECT_EQ(read(ends[0], &c, 1), 1);
        close(ends[0]);
    });
    const auto written =
        base::writeFile("/dev/fd/" + std::to_string(ends[1]), std::string(std::size_t{4} << 20, 'x'));
    leaver.join();
    close(ends[1]);
    ASSERT_FALSE(written);
    EXPECT_THAT(written.error().describe(), HasSubstr("Broken pipe"));
}

/// A redirected standard output is a file behind a device's name; it must not be replaced by a new file.
TEST_F(Writing, ADescriptorIsWrittenAtItsPosition) {
    const int out = open((folder_ / "out").c_str(), O_WRONLY | O_CREAT, 0600);
    ASSERT_EQ(write(out, "one ", 4), 4);
    ASSERT_TRUE(base::writeFile("/dev/fd/" + std::to_string(out), "two "));
    ASSERT_TRUE(base::writeFile("/proc/self/fd/" + std::to_string(out), "three"));
    close(out);
    EXPECT_EQ(contentOf(folder_ / "out"), "one two three");
    EXPECT_FALSE(base::writeFile("/dev/fd/99999", "x"));
    EXPECT_FALSE(base::writeFile("/dev/fd/", "x"));
}

TEST_F(Writing, ManyAtOnceLeaveOneOfTheirs) {
    const fs::path file = folder_ / "game.ptn";
    std::vector<std::thread> writers;
    std::atomic<int> failures = 0;
    for (char letter = 'a'; letter < 'e'; ++letter)
        writers.emplace_back([&, letter] {
            for (int i = 0; i < 25; ++i)
                if (!base::writeFile(file, std::string(50'000, letter))) ++failures;
        });
    for (std::thread& writer : writers) writer.join();
    EXPECT_EQ(failures, 0);
    const std::string content = contentOf(file);
    EXPECT_EQ(content, std::string(50'000, content.front()));
    EXPECT_THAT(namesIn(root()), ElementsAre("game.ptn"));
}

/// Writes a file again and again, with another letter each time. Tells the pipe when it has done so once: a
/// busy machine may start it late.
[[noreturn]] void writeForEver(const fs::path& file, std::size_t size, int first, int pipe) {
    for (int i = first;; ++i) {
        (void)base::writeFile(file, std::string(size, static_cast<char>('a' + i % 26)));
        if (i == first) (void)!write(pipe, "1", 1);
    }
}

TEST_F(Writing, AKilledProgramLeavesTheFileWhole) {
    constexpr std::size_t kSize = 200'000;
    const fs::path file = folder_ / "game.ptn";
    int changed = 0;
    char last = 'a';
    for (int round = 0; round < 200; ++round) {
        std::array<int, 2> ends{};
        ASSERT_EQ(pipe(ends.data()), 0);
        const pid_t child = fork();
        ASSERT_GE(child, 0);
        if (child == 0) writeForEver(file, kSize, round, ends[1]);
        close(ends[1]);
        char begun = 0;
        ASSERT_EQ(read(ends[0], &begun, 1), 1) << "the program wrote nothing";
        close(ends[0]);
        usleep(static_cast<useconds_t>(round * 83 % 20'000));
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        const std::string content = contentOf(file);
        ASSERT_EQ(content.size(), kSize) << round;
        ASSERT_EQ(content, std::string(kSize, content.front())) << round;
        changed += std::exchange(last, content.front()) != content.front();
    }
    EXPECT_GT(changed, 100) << "every round writes another letter first";
}

}  // namespace
