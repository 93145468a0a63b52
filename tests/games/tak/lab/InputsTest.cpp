// What the lab's commands read: they name it in errors, and refuse what is no file.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "games/tak/lab/LabRun.h"
#include "support/TemporaryFolder.h"

namespace tak::lab {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(LabInputs, ErrorsNameTheStandardInput) {
    EXPECT_THAT(runLab({"puzzles", "--check", "-"}, "theme road\nroad-1\n").out,
                StartsWith("standard input:"));
}

TEST(LabInputs, DevicesAndPipesAreRefusedAtOnce) {
    const support::TemporaryFolder folder;
    const std::string pipe = (folder / "pipe.txt").string();
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    for (const std::string& file : {pipe, std::string("/dev/zero")}) {
        const std::string message = file + ": this is not a file\n";
        EXPECT_THAT(runLab({"tactics", file}).err, HasSubstr(message));
        EXPECT_THAT(runLab({"tune", "evaluation", file, "--out", "/dev/null"}).err, HasSubstr(message));
    }
}

TEST(LabInputs, AnUnknownCommandIsNamed) {
    EXPECT_EQ(runLab({"bake"}).status, cli::kBadArguments);
    EXPECT_THAT(runLab({"--help"}).out, HasSubstr("train-data"));
}

}  // namespace
}  // namespace tak::lab
