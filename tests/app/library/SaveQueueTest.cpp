#include "app/library/SaveQueue.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

namespace {

using app::SaveQueue;
using Work = SaveQueue::Work;
using Origin = std::optional<app::GameFile>;
using namespace std::chrono_literals;

TEST(SaveQueue, WritesInOrderAndTellsOfEach) {
    SaveQueue queue;
    std::atomic<bool> go = false;
    std::vector<int> written;  // one thread at a time accesses it
    for (int i = 0; i < 3; ++i)
        queue.add({.file = "pictures", .work = Work([&, i](const Origin&) -> base::Result<app::GameFile> {
                                           while (!go) std::this_thread::sleep_for(1ms);
                                           written.push_back(i);
                                           if (i == 1) return base::Error{base::msgid("no room")};
                                           return app::GameFile{.path = std::to_string(i)};
                                       })});
    EXPECT_TRUE(queue.busy());
    EXPECT_FALSE(queue.take()) << "the first is not written yet";
    go = true;
    std::vector<std::string> told;
    while (queue.busy())
        if (const auto saved = queue.take())
            told.push_back(saved->result ? saved->result->path.string() : saved->result.error().file + "!");
    EXPECT_EQ(told, (std::vector<std::string>{"0", "pictures!", "2"}));
    EXPECT_EQ(written, (std::vector<int>{0, 1, 2}));
}

TEST(SaveQueue, ASecondSaveOfAGameKnowsWhereTheFirstPutIt) {
    SaveQueue queue;
    std::vector<std::size_t> begins;  // one thread at a time accesses it
    const auto add = [&](std::optional<int> session) {
        queue.add({.file = "x",
                   .session = session,
                   .origin = app::GameFile{.path = "x", .begin = 100},
                   .work = Work([&](const Origin& origin) -> base::Result<app::GameFile> {
                       begins.push_back(origin->begin);
                       return app::GameFile{.path = "x", .begin = origin->begin + 1};
                   })});
    };
    add(1);
    add(1);
    add(2);
    add(std::nullopt);
    add(1);
    queue.finish();
    EXPECT_EQ(begins, (std::vector<std::size_t>{100, 101, 100, 100, 102}));
}

TEST(SaveQueue, CanBeWaitedFor) {
    SaveQueue queue;
    int written = 0;
    for (int i = 0; i < 5; ++i)
        queue.add({.file = "x", .work = Work([&](const Origin&) -> base::Result<app::GameFile> {
                                    std::this_thread::sleep_for(2ms);
                                    ++written;
                                    return app::GameFile{.path = "x"};
                                })});
    queue.finish();
    EXPECT_EQ(written, 5);
    int told = 0;
    while (queue.take()) ++told;
    EXPECT_EQ(told, 5);
    EXPECT_FALSE(queue.busy());
}

}  // namespace
