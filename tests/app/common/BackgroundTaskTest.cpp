#include "app/common/BackgroundTask.h"

#include <gtest/gtest.h>

#include <new>
#include <stdexcept>
#include <string>

namespace app {
namespace {

TEST(BackgroundTask, ReturnsTheResultOfTheWork) {
    BackgroundTask<int> task([](const std::stop_token&) -> base::Result<int> { return 42; });
    EXPECT_EQ(task.take().value(), 42);
    EXPECT_FALSE(task.ready()) << "taken";
    BackgroundTask<void> failing(
        [](const std::stop_token&) -> base::Result<void> { return base::Error{base::msgid("no")}; });
    EXPECT_EQ(failing.take().error().describe(), "no");
}

TEST(BackgroundTask, AnExceptionBecomesAnError) {
    BackgroundTask<int> memory([](const std::stop_token&) -> base::Result<int> { throw std::bad_alloc(); });
    EXPECT_EQ(memory.take().error().describe(), "there is not enough memory for this");
    BackgroundTask<void> odd(
        [](const std::stop_token&) -> base::Result<void> { throw std::runtime_error("odd\x1b"); });
    EXPECT_EQ(odd.take().error().describe(), "unexpected error: odd\\x1B");
    BackgroundTask<std::string> number([](const std::stop_token&) -> base::Result<std::string> { throw 7; });
    EXPECT_EQ(number.take().error().describe(), "an unexpected error stopped this; please try again");
}

TEST(BackgroundTask, ItsDestructorStopsTheWork) {
    std::atomic<bool> stopped = false;
    {
        const BackgroundTask<void> task([&](const std::stop_token& stop) -> base::Result<void> {
            while (!stop.stop_requested()) std::this_thread::yield();
            stopped = true;
            return {};
        });
    }
    EXPECT_TRUE(stopped);
}

}  // namespace
}  // namespace app
