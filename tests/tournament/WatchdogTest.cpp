#include "tournament/Watchdog.h"

#include <gtest/gtest.h>

#include <thread>

namespace tournament {
namespace {

using namespace std::chrono_literals;

TEST(Watchdog, StopsWorkThatTakesTooLong) {
    Watchdog watchdog;
    std::stop_source work;
    const auto begin = Watchdog::Clock::now();
    watchdog.watch(work, begin + 30ms);
    while (!work.stop_requested() && Watchdog::Clock::now() - begin < 5s) std::this_thread::sleep_for(1ms);
    EXPECT_TRUE(work.stop_requested());
    EXPECT_GE(Watchdog::Clock::now() - begin, 30ms);
    EXPECT_FALSE(watchdog.endWatch());
}

TEST(Watchdog, IgnoresWorkDoneInTime) {
    Watchdog watchdog;
    std::stop_source first;
    watchdog.watch(first, Watchdog::Clock::now() + 40ms);
    EXPECT_TRUE(watchdog.endWatch());
    std::stop_source second;
    watchdog.watch(second, Watchdog::Clock::now() + 10s);
    std::this_thread::sleep_for(80ms);
    EXPECT_FALSE(first.stop_requested());
    EXPECT_FALSE(second.stop_requested()) << "the deadline of the first is not its own";
    EXPECT_TRUE(watchdog.endWatch());
}

TEST(Watchdog, TakesAnEarlierDeadlineThanTheLastOne) {
    Watchdog watchdog;
    std::stop_source slow;
    watchdog.watch(slow, Watchdog::Clock::now() + 60s);
    EXPECT_TRUE(watchdog.endWatch());
    std::stop_source quick;
    const auto begin = Watchdog::Clock::now();
    watchdog.watch(quick, begin + 20ms);
    while (!quick.stop_requested() && Watchdog::Clock::now() - begin < 5s) std::this_thread::sleep_for(1ms);
    EXPECT_TRUE(quick.stop_requested());
}

TEST(Watchdog, EndsWhileItWatches) {
    std::stop_source work;
    {
        Watchdog watchdog;
        watchdog.watch(work, Watchdog::Clock::now() + 60s);
    }
    EXPECT_FALSE(work.stop_requested());
}

}  // namespace
}  // namespace tournament
