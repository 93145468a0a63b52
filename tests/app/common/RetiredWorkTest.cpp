#include "app/common/RetiredWork.h"

#include <gtest/gtest.h>

#include <future>

namespace app {
namespace {

TEST(RetiredWork, IsToldToStopAndNobodyWaitsForIt) {
    std::promise<void> release;
    std::promise<void> stopped;
    RetiredWork retired;
    retired.add(nullptr);
    EXPECT_TRUE(retired.empty());
    retired.add(std::make_unique<BackgroundTask<void>>(
        [&stopped, released = release.get_future().share()](const std::stop_token& stop) {
            while (!stop.stop_requested()) std::this_thread::yield();
            stopped.set_value();
            released.wait();  // such as for a slow disk
            return base::Result<void>();
        }));
    stopped.get_future().wait();
    retired.update();
    EXPECT_FALSE(retired.empty()) << "it has not ended yet";
    release.set_value();
    while (!retired.empty()) {
        std::this_thread::yield();
        retired.update();
    }
}

TEST(RetiredWork, IsWaitedForAtTheEnd) {
    bool ended = false;
    {
        RetiredWork retired;
        for (int i = 0; i < 2; ++i)
            retired.add(std::make_unique<BackgroundTask<void>>([&ended, i](const std::stop_token&) {
                if (i == 1) ended = true;
                return base::Result<void>();
            }));
    }
    EXPECT_TRUE(ended);
}

}  // namespace
}  // namespace app
