#pragma once

#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace cli {

/// Calls `work` with each number below `threads`, each on a thread of its own, the first on this one; returns
/// once all calls have. An exception in one of them, or a thread that cannot be started, calls `endOthers`,
/// which may be empty, from any thread; the first one is thrown again at the end.
template <class Work>
void onThreads(int threads, const Work& work, const std::function<void()>& endOthers = {}) {
    std::mutex mutex;
    std::exception_ptr failure;
    const auto guarded = [&](const auto& task) {
        try {
            task();
        } catch (...) {
            {
                const std::lock_guard lock(mutex);
                if (!failure) failure = std::current_exception();
            }
            if (endOthers) endOthers();
        }
    };
    {
        std::vector<std::jthread> others;
        guarded([&] {
            for (int number = 1; number < threads; ++number)
                others.emplace_back([&guarded, &work, number] { guarded([&] { work(number); }); });
            work(0);
        });
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace cli
