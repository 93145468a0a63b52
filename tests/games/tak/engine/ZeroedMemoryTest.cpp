#include "games/tak/engine/ZeroedMemory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <thread>
#include <vector>

namespace tak::engine {
namespace {

constexpr std::size_t kRegion = ZeroedMemory::kRegion;

bool allZero(const ZeroedMemory& memory, std::size_t offset, std::size_t size) {
    const std::byte* const begin = memory.data() + offset;
    return std::all_of(begin, begin + size, [](std::byte b) { return b == std::byte{0}; });
}

void waitUntilPrepared(const ZeroedMemory& memory) {
    while (memory.readyRegions() < memory.regions()) std::this_thread::yield();
}

TEST(ZeroedMemory, TakesOnlyWhatIsWrittenTo) {
    // More memory than this machine has: the test would not end if all of it were cleared at once.
    ZeroedMemory memory(std::size_t{64} << 30);
    EXPECT_EQ(memory.readyRegions(), 0U);
    const std::size_t far = memory.regions() / 2 * kRegion + 123;
    EXPECT_FALSE(memory.readable(far));
    memory.makeReady(far);
    EXPECT_TRUE(memory.readable(far));
    EXPECT_FALSE(memory.readable(far + kRegion));
    memory.data()[far] = std::byte{7};
    memory.clear();
    EXPECT_EQ(memory.readyRegions(), 0U);
}

TEST(ZeroedMemory, IsZeroAgainOnceItIsCleared) {
    // The last region is incomplete.
    const std::size_t bytes = 2 * kRegion + 5000;
    ZeroedMemory memory(bytes);
    EXPECT_EQ(memory.regions(), 3U);
    for (int round = 0; round < 3; ++round) {
        for (std::size_t at = 0; at < bytes; at += kRegion) {
            memory.makeReady(at);
            const std::size_t size = std::min(kRegion, bytes - at);
            ASSERT_TRUE(allZero(memory, at, size)) << round;
            std::memset(memory.data() + at, 0xFF, size);
        }
        memory.clear();
        EXPECT_FALSE(memory.readable(0));
    }
}

TEST(ZeroedMemory, IsPreparedInTheBackground) {
    ZeroedMemory memory(8 * kRegion);
    for (int round = 0; round < 3; ++round) {
        memory.prepare();
        waitUntilPrepared(memory);
        ASSERT_TRUE(allZero(memory, 0, 8 * kRegion));
        std::memset(memory.data(), 0xFF, 8 * kRegion);
        memory.prepare();
        waitUntilPrepared(memory);
        EXPECT_EQ(memory.data()[kRegion], std::byte{0xFF}) << "what is ready is left alone";
        memory.clear();
    }
}

TEST(ZeroedMemory, ManyMayWantTheSameRegionWhileItIsPrepared) {
    ZeroedMemory memory(32 * kRegion);
    for (int round = 0; round < 3; ++round) {
        memory.prepare();
        {
            std::vector<std::jthread> users;
            for (std::size_t user = 0; user < 4; ++user)
                users.emplace_back([&memory, user] {
                    for (std::size_t region = memory.regions(); region-- > 0;) {
                        memory.makeReady(region * kRegion);
                        memory.data()[region * kRegion + user] |= std::byte{1};
                    }
                });
        }
        for (std::size_t at = 0; at < 32 * kRegion; at += kRegion) {
            for (std::size_t user = 0; user < 4; ++user)
                ASSERT_EQ(memory.data()[at + user], std::byte{1})
                    << "nothing is cleared after it was written";
            ASSERT_TRUE(allZero(memory, at + 4, 1000));
        }
        memory.clear();
    }
}

std::ptrdiff_t threadsOfThisProcess() {
    return std::distance(std::filesystem::directory_iterator("/proc/self/task"), {});
}

TEST(ZeroedMemory, ItsDestructorEndsThePreparation) {
    std::thread([] {}).join();  // with the first thread a sanitizer starts one of its own
    const std::ptrdiff_t before = threadsOfThisProcess();
    for (int round = 0; round < 3; ++round) {
        ZeroedMemory memory(std::size_t{16} << 30);
        memory.prepare();
        memory.makeReady(0);
        EXPECT_GT(threadsOfThisProcess(), before);
        EXPECT_LT(memory.readyRegions(), memory.regions()) << "so much takes longer";
    }
    // The system may list a thread for a moment after it has been joined.
    for (int wait = 0; wait < 1000 && threadsOfThisProcess() > before; ++wait)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_EQ(threadsOfThisProcess(), before);
}

}  // namespace
}  // namespace tak::engine
