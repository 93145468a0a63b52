#include "base/Program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <new>
#include <stdexcept>

namespace base {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

struct Ended {
    int status;
    std::string said;  ///< on the standard error output
};

Ended run(const std::function<int()>& program) {
    ::testing::internal::CaptureStderr();
    const int status = runProgram("mill", program);
    return {status, ::testing::internal::GetCapturedStderr()};
}

TEST(Program, EndsWithItsOwnStatus) {
    const Ended four = run([] { return 4; });
    EXPECT_EQ(four.status, 4);
    EXPECT_EQ(four.said, "");
}

TEST(Program, AnExceptionIsOneLineAndAStatus) {
    const Ended memory = run([]() -> int { throw std::bad_alloc(); });
    EXPECT_EQ(memory.status, 1);
    EXPECT_EQ(memory.said, "mill: there is not enough memory for this\n");

    const Ended lines = run([]() -> int { throw std::runtime_error("no\nluck\x1b"); });
    EXPECT_EQ(lines.status, 1);
    EXPECT_EQ(lines.said, "mill: unexpected error: no luck\\x1B\n");

    const Ended file = run([] { return std::filesystem::file_size("/no such folder/at all") == 0 ? 0 : 3; });
    EXPECT_EQ(file.status, 1);
    EXPECT_THAT(file.said,
                AllOf(StartsWith("mill: unexpected error: "), HasSubstr("/no such folder"), EndsWith("\n")));

    EXPECT_EQ(run([]() -> int { throw 7; }).said,
              "mill: an unexpected error stopped this; please try again\n");
}

}  // namespace
}  // namespace base
