#include "cli/OnThreads.h"

#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <stdexcept>
#include <string>

namespace cli {
namespace {

TEST(OnThreads, EachNumberIsCalledOnceOnAThreadOfItsOwn) {
    std::mutex mutex;
    std::multiset<int> numbers;
    std::set<std::thread::id> threads;
    std::thread::id first;
    onThreads(4, [&](int number) {
        const std::lock_guard lock(mutex);
        numbers.insert(number);
        threads.insert(std::this_thread::get_id());
        if (number == 0) first = std::this_thread::get_id();
    });
    EXPECT_EQ(numbers, (std::multiset<int>{0, 1, 2, 3}));
    EXPECT_EQ(threads.size(), 4U);
    EXPECT_EQ(first, std::this_thread::get_id());
}

TEST(OnThreads, AFailureEndsTheOthersAndIsThrown) {
    for (const int failing : {0, 2}) {
        std::atomic<bool> ended = false;
        std::string told;
        try {
            onThreads(
                3,
                [&](int number) {
                    if (number == failing) throw std::runtime_error("no memory");
                    while (!ended) std::this_thread::yield();
                },
                [&] { ended = true; });
        } catch (const std::runtime_error& problem) {
            told = problem.what();
        }
        EXPECT_EQ(told, "no memory") << failing;
    }
}

}  // namespace
}  // namespace cli
