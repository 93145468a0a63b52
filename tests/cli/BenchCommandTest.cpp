// The bench command: its node count identifies the search, and is the same on every machine.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/ProgramRun.h"

namespace cli {
namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using testing::runProgram;

/// The count of `bench 5`. A commit that changes the search changes this number and states it; other commits
/// must not change it.
constexpr const char* kSignature = "54713";

std::string withoutSpeed(const std::string& out) { return out.substr(0, out.find("nodes/s")); }

TEST(BenchCommand, SignatureIsTheRecordedOne) {
    const auto run = runProgram({"bench", "5"});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr(std::string("\nsignature ") + kSignature + "\n"));
}

TEST(BenchCommand, TheDepthMayBeNamed) {
    EXPECT_EQ(withoutSpeed(runProgram({"bench", "--depth", "3", "--size", "4"}).out),
              withoutSpeed(runProgram({"bench", "3", "--size", "4"}).out));
}

TEST(BenchCommand, PrintsTheSameCountTwice) {
    const auto first = runProgram({"bench", "4", "--size", "6"});
    EXPECT_EQ(withoutSpeed(first.out), withoutSpeed(runProgram({"bench", "4", "--size", "6"}).out));
    EXPECT_THAT(first.out, HasSubstr("\nnodes/s "));
    EXPECT_THAT(first.out, HasSubstr("x6/x6/"));
    EXPECT_THAT(first.out, ::testing::Not(HasSubstr("x5/x5/")));
}

TEST(BenchCommand, RefusesWhatItCannotSearch) {
    EXPECT_EQ(runProgram({"bench", "0"}).status, kBadArguments);
    EXPECT_EQ(runProgram({"bench", "4", "--size", "9"}).status, kBadArguments);
}

}  // namespace
}  // namespace cli
