// Writing a file in parts, and appending to files.
#include "base/FileWriter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "base/FileAppender.h"
#include "base/TemporaryFile.h"
#include "support/Content.h"
#include "support/Devices.h"
#include "support/OwnProcess.h"
#include "support/TemporaryFolder.h"

namespace {

namespace fs = std::filesystem;
using support::contentOf;
using support::namesIn;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(FileWriter, ReplacesTheFileOnlyWhenItIsToldTo) {
    const support::TemporaryFolder folder;
    std::ofstream(folder / "file") << "old";
    {
        auto abandoned = base::FileWriter::open(folder / "file");
        ASSERT_TRUE(abandoned);
        ASSERT_TRUE(abandoned->write("new"));
    }
    EXPECT_EQ(contentOf(folder / "file"), "old");
    auto writer = base::FileWriter::open(folder / "file");
    ASSERT_TRUE(writer);
    ASSERT_TRUE(writer->write("in "));
    EXPECT_EQ(contentOf(folder / "file"), "old");
    base::FileWriter moved = std::move(*writer);
    ASSERT_TRUE(moved.write("parts"));
    ASSERT_TRUE(moved.commit());
    EXPECT_EQ(contentOf(folder / "file"), "in parts");
    EXPECT_THAT(namesIn(folder / ""), ElementsAre("file"));
}

TEST(FileWriter, AFolderThatIsMissingIsMadeOnlyIfWanted) {
    const support::TemporaryFolder folder;
    const auto refused = base::FileWriter::open(folder / "deep/file");
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().describe(), HasSubstr("there is no such folder"));
    EXPECT_THAT(namesIn(folder / ""), IsEmpty());
    auto writer = base::FileWriter::open(folder / "deep/er/file", {.makeFolders = true});
    ASSERT_TRUE(writer);
    ASSERT_TRUE(writer->commit());
    EXPECT_TRUE(fs::exists(folder / "deep/er/file"));
}

TEST(FileWriter, AFailedWriteIsNotCommitted) {
    const support::TemporaryFolder folder;
    const auto complaint = support::inOwnProcess([&]() -> std::string {
        std::ofstream(folder / "file") << "old";
        const rlimit limit{1000, RLIM_INFINITY};
        std::signal(SIGXFSZ, SIG_IGN);
        setrlimit(RLIMIT_FSIZE, &limit);
        auto writer = base::FileWriter::open(folder / "file");
        if (!writer) return writer.error().describe();
        if (writer->write(std::string(2000, 'x'))) return "a full disk was no error";
        if (writer->write("y")) return "after an error there was none";
        if (writer->commit()) return "half a file was committed";
        return contentOf(folder / "file") == "old" ? "" : "the old file is gone";
    });
    EXPECT_EQ(complaint, "");
}

/// Simulates a system without support for unnamed files.
TEST(TemporaryFile, TakesItsPlaceUnderAName) {
    const support::TemporaryFolder folder;
    for (const auto naming : {base::TemporaryFile::Naming::Unnamed, base::TemporaryFile::Naming::Named}) {
        const bool named = naming == base::TemporaryFile::Naming::Named;
        std::ofstream(folder / "file") << "old";
        base::TemporaryFile file;
        ASSERT_EQ(file.open(folder / "", 0600, naming), 0);
        ASSERT_EQ(base::writeAll(file.descriptor(), "new"), 0);
        EXPECT_EQ(namesIn(folder / "").size(), named ? 2U : 1U);
        ASSERT_EQ(file.takePlaceOf(folder / "file"), 0);
        EXPECT_EQ(contentOf(folder / "file"), "new");
        EXPECT_THAT(namesIn(folder / ""), ElementsAre("file"));
        {
            base::TemporaryFile abandoned;
            ASSERT_EQ(abandoned.open(folder / "", 0600, naming), 0);
        }
        EXPECT_THAT(namesIn(folder / ""), ElementsAre("file"));
        fs::create_directory(folder / "in the way");
        ASSERT_EQ(file.open(folder / "", 0600, naming), 0);
        EXPECT_NE(file.takePlaceOf(folder / "in the way"), 0);
        file = {};
        fs::remove(folder / "in the way");
        EXPECT_THAT(namesIn(folder / ""), ElementsAre("file"));
    }
}

TEST(ReplaceByLink, LeavesTheOldFileUntilThereIsTheLink) {
    const support::TemporaryFolder folder;
    std::ofstream(folder / "a") << "picture";
    std::ofstream(folder / "b") << "old";
    EXPECT_NE(base::replaceByLink(folder / "missing", folder / "b"), 0);
    EXPECT_EQ(contentOf(folder / "b"), "old");
    EXPECT_EQ(base::replaceByLink(folder / "a", folder / "b"), 0);
    EXPECT_EQ(base::replaceByLink(folder / "a", folder / "b"), 0) << "they are one already";
    EXPECT_EQ(contentOf(folder / "b"), "picture");
    EXPECT_EQ(fs::hard_link_count(folder / "a"), 2U);
    EXPECT_EQ(namesIn(folder / "").size(), 2U);
}

// ---- appending

TEST(FileAppender, KeepsTheExistingContent) {
    const support::TemporaryFolder folder;
    auto games = base::FileAppender::open(folder / "games");
    ASSERT_TRUE(games);
    EXPECT_FALSE(fs::exists(folder / "games")) << "nothing was added";
    ASSERT_TRUE(games->add("one\n", "\n"));
    ASSERT_TRUE(games->add("two\n", "\n"));
    EXPECT_EQ(contentOf(folder / "games"), "one\n\ntwo\n") << "each is there at once";
    ASSERT_TRUE(games->finish());
    std::ofstream(folder / "games", std::ios::app) << "half a line";
    auto more = base::FileAppender::open(folder / "games");
    ASSERT_TRUE(more);
    ASSERT_TRUE(more->add("three\n", "\n"));
    EXPECT_EQ(contentOf(folder / "games"), "one\n\ntwo\nhalf a line\n\nthree\n");
}

TEST(FileAppender, RefusesUnwritableFilesBeforehand) {
    const support::TemporaryFolder folder;
    std::ofstream(folder / "locked") << "old";
    fs::permissions(folder / "locked", fs::perms(0444));
    EXPECT_THAT(base::FileAppender::open(folder / "locked").error().describe(), HasSubstr("read-only"));
    EXPECT_THAT(base::FileAppender::open(folder / "no/file").error().describe(), HasSubstr("no such folder"));
    EXPECT_THAT(base::FileAppender::open(folder / "").error().describe(), HasSubstr("folder"));
    EXPECT_FALSE(base::FileAppender::open(folder / std::string(300, 'x')));
    EXPECT_THAT(namesIn(folder / ""), ElementsAre("locked"));
    auto full = base::FileAppender::open(support::fullDevice(folder / ""));
    ASSERT_TRUE(full) << full.error().describe();
    EXPECT_THAT(full->add("x").error().describe(), HasSubstr("No space left"));
}

TEST(FileAppender, ABlockThatDoesNotFitLeavesNoPart) {
    const support::TemporaryFolder folder;
    const auto complaint = support::inOwnProcess([&]() -> std::string {
        const rlimit limit{10'000, RLIM_INFINITY};
        std::signal(SIGXFSZ, SIG_IGN);
        setrlimit(RLIMIT_FSIZE, &limit);
        auto games = base::FileAppender::open(folder / "games");
        if (!games || !games->add("first\n", "\n")) return "nothing can be added";
        if (games->add(std::string(20'000, 'x'), "\n")) return "a full disk was no error";
        if (contentOf(folder / "games") != "first\n") return "a part was left";
        if (!games->add("last\n", "\n")) return "what fits was refused";
        return contentOf(folder / "games") == "first\n\nlast\n" ? "" : "not what was added";
    });
    EXPECT_EQ(complaint, "");
}

TEST(FileAppender, SeveralAddWholeBlocks) {
    const support::TemporaryFolder folder;
    constexpr int kEach = 200;
    std::vector<pid_t> children;
    for (char letter = 'a'; letter < 'd'; ++letter) {
        const pid_t child = fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            auto games = base::FileAppender::open(folder / "games");
            for (int i = 0; i < kEach; ++i)
                if (!games || !games->add(std::string(3000, letter) + "\n", "--\n")) _exit(1);
            _exit(0);
        }
        children.push_back(child);
    }
    for (const pid_t child : children) {
        int state = -1;
        waitpid(child, &state, 0);
        EXPECT_EQ(state, 0);
    }
    std::ifstream in(folder / "games");
    int blocks = 0;
    for (std::string line; std::getline(in, line);) {
        if (line == "--") continue;
        ASSERT_EQ(line, std::string(3000, line.front()));
        ++blocks;
    }
    EXPECT_EQ(blocks, 3 * kEach);
}

TEST(FileAppender, AKilledProgramCutsItsLastBlockAtMost) {
    constexpr int kRounds = 200;
    const support::TemporaryFolder folder;
    for (int round = 0; round < kRounds; ++round) {
        std::error_code none;
        const auto sizeBefore = std::filesystem::file_size(folder / "games", none);
        const pid_t child = fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            auto games = base::FileAppender::open(folder / "games");
            while (games->add(std::string(5000, 'x') + "\n", "--\n")) {
            }
            _exit(1);
        }
        // The program is killed only after it has begun to write, however long it takes to start.
        std::error_code missing;
        for (int wait = 0; wait < 100'000; ++wait) {
            if (std::filesystem::file_size(folder / "games", missing) != sizeBefore && !missing) break;
            usleep(50);
        }
        usleep(static_cast<useconds_t>(300 + round * 37 % 2000));
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
    }
    std::ifstream in(folder / "games");
    int blocks = 0;
    int cut = 0;
    for (std::string line; std::getline(in, line);) {
        if (line.size() < 10) continue;
        ASSERT_LE(line.size(), 5000U) << "a block was added to half a line";
        ++(line.size() == 5000 ? blocks : cut);
    }
    EXPECT_GT(blocks, 1000);
    EXPECT_LE(cut, kRounds) << "one a kill at most";
}

}  // namespace
