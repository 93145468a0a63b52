#include "app/SaveQueue.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

namespace {

using app::SaveQueue;
using namespace std::chrono_literals;

TEST(SaveQueue, WritesInOrderAndTellsOfEach) {
    SaveQueue queue;
    std::atomic<bool> go = false;
    std::vector<int> written;  // by one thread at a time
    for (int i = 0; i < 3; ++i)
        queue.add(SaveQueue::Work([&, i]() -> SaveQueue::Saved {
            while (!go) std::this_thread::sleep_for(1ms);
            written.push_back(i);
            if (i == 1) return base::Error{base::mark("no room"), "1"};
            return std::filesystem::path(std::to_string(i));
        }));
    EXPECT_TRUE(queue.busy());
    EXPECT_FALSE(queue.take()) << "the first is not written yet";
    go = true;
    std::vector<std::string> told;
    while (queue.busy())
        if (const auto saved = queue.take())
            told.push_back(*saved ? (*saved)->string() : saved->error().file + "!");
    EXPECT_EQ(told, (std::vector<std::string>{"0", "1!", "2"}));
    EXPECT_EQ(written, (std::vector<int>{0, 1, 2}));
}

TEST(SaveQueue, CanBeWaitedFor) {
    SaveQueue queue;
    int written = 0;
    for (int i = 0; i < 5; ++i)
        queue.add(SaveQueue::Work([&]() -> SaveQueue::Saved {
            std::this_thread::sleep_for(2ms);
            ++written;
            return std::filesystem::path("x");
        }));
    queue.finish();
    EXPECT_EQ(written, 5);
    int told = 0;
    while (queue.take()) ++told;
    EXPECT_EQ(told, 5);
    EXPECT_FALSE(queue.busy());
}

}  // namespace
