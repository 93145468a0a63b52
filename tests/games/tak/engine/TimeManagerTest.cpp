#include "games/tak/engine/TimeManager.h"

#include <gtest/gtest.h>

namespace {

using namespace std::chrono_literals;
using namespace tak;
using engine::Limits;
using engine::TimeManager;

const TimeManager::Clock::time_point kStart{};

Limits clockOf(engine::Milliseconds left, engine::Milliseconds increment, int movesToGo = 0) {
    Limits limits;
    limits.clocks[0] = {.left = left, .increment = increment};
    limits.movesToGo = movesToGo;
    return limits;
}

rules::Position empty(int size = 5) { return rules::Position(rules::Setup::standard(size)); }

TEST(TimeManager, NoLimitNeverStops) {
    const TimeManager time({}, empty(), kStart);
    EXPECT_FALSE(time.mustStop(kStart + 24h));
    EXPECT_FALSE(time.shouldStop(kStart + 24h, 0));
    EXPECT_FALSE(time.left(kStart));
}

TEST(TimeManager, AMoveTimeLeavesRoomForTheAnswer) {
    for (const auto given : {1ms, 5ms, 50ms, 200ms, 2000ms}) {
        Limits limits;
        limits.moveTime = given;
        const TimeManager time(limits, empty(), kStart);
        EXPECT_TRUE(time.mustStop(kStart + given)) << given.count();
        EXPECT_FALSE(time.mustStop(kStart)) << given.count();
        EXPECT_FALSE(time.shouldStop(kStart + given / 2, 1)) << "all of it is for this move";
        // The manager uses nine tenths of the time.
        if (given >= 50ms) {
            EXPECT_FALSE(time.mustStop(kStart + given * 9 / 10)) << given.count();
        }
    }
}

TEST(TimeManager, AClockIsNeverUsedUpByOneMove) {
    for (int size = 3; size <= 8; ++size)
        for (const auto left : {60000ms, 10000ms, 1000ms, 200ms, 50ms})
            for (const auto increment : {0ms, 20ms, 100ms, 5000ms}) {
                const TimeManager time(clockOf(left, increment), empty(size), kStart);
                EXPECT_TRUE(time.mustStop(kStart + left / 2)) << left.count() << "+" << increment.count();
                EXPECT_TRUE(time.shouldStop(kStart + left / 2, 1));
            }
}

TEST(TimeManager, AnIncrementIsSpent) {
    const TimeManager with(clockOf(1000ms, 1000ms), empty(), kStart);
    const TimeManager without(clockOf(1000ms, 0ms), empty(), kStart);
    EXPECT_GT(*with.left(kStart), *without.left(kStart));
}

TEST(TimeManager, TheLastMoveBeforeTheControlMayUseMost) {
    const TimeManager last(clockOf(1000ms, 0ms, 1), empty(), kStart);
    EXPECT_FALSE(last.mustStop(kStart + 800ms));
    EXPECT_TRUE(last.mustStop(kStart + 1000ms));
}

TEST(TimeManager, UnclearPositionsTakeLonger) {
    const TimeManager time(clockOf(10000ms, 0ms), empty(), kStart);
    const auto left = *time.left(kStart);
    auto sure = kStart;
    while (!time.shouldStop(sure, 0.5)) sure += 1ms;
    auto doubtful = kStart;
    while (!time.shouldStop(doubtful, 2)) doubtful += 1ms;
    EXPECT_GT(doubtful, sure + left / 10);
}

TEST(TimeManager, AClockOfTheOtherPlayerDoesNotCount) {
    Limits limits;
    limits.clocks[1] = {.left = 10ms, .increment = 0ms};
    const TimeManager time(limits, empty(), kStart);
    EXPECT_FALSE(time.mustStop(kStart + 1h));
}

}  // namespace
