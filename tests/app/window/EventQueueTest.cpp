#include "app/window/EventQueue.h"

#include <SDL.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <array>
#include <chrono>
#include <thread>
#include <vector>

#include "app/common/Wake.h"

namespace {

int wakingsIn(const app::EventQueue&) {
    int count = 0;
    for (SDL_Event event; SDL_PollEvent(&event) != 0;) count += event.type == SDL_USEREVENT ? 1 : 0;
    return count;
}

TEST(EventQueue, HoldsWhatThreadsPutIntoIt) {
    const app::EventQueue queue;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i) threads.emplace_back(app::wakeLoop);
    }
    EXPECT_EQ(wakingsIn(queue), 4);
}

TEST(EventQueue, SurvivesTheEndOfOtherSubsystems) {
    const app::EventQueue queue;
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    ASSERT_EQ(SDL_InitSubSystem(SDL_INIT_VIDEO), 0) << SDL_GetError();
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    app::wakeLoop();
    EXPECT_EQ(wakingsIn(queue), 1);
}

TEST(EventQueue, TakesNothingWhileWakesAreHeld) {
    const app::EventQueue queue;
    auto held = app::holdWakes();
    std::jthread thread(app::wakeLoop);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    EXPECT_EQ(wakingsIn(queue), 0);
    held.unlock();
    thread.join();
    EXPECT_EQ(wakingsIn(queue), 1);
}

TEST(EventQueue, EndsWithAllOfSdl) {
    { const app::EventQueue queue; }
    EXPECT_EQ(SDL_WasInit(0), 0U);
    app::wakeLoop();
    const app::EventQueue queue;
    EXPECT_EQ(wakingsIn(queue), 0) << "nobody was to be woken then";
}

TEST(EventQueue, LeavesSignalsAlone) {
    for (const int number : std::array{SIGINT, SIGTERM}) {
        signal(number, SIG_DFL);
        const app::EventQueue queue;
        EXPECT_EQ(signal(number, SIG_DFL), SIG_DFL) << number;
    }
}

}  // namespace
