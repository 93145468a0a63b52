#include "app/sound/Sounds.h"

#include <SDL.h>
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "support/TemporaryFolder.h"

namespace {

using namespace std::chrono_literals;

class SoundsTest : public testing::Test {
  protected:
    SoundsTest() { SDL_setenv("SDL_AUDIODRIVER", "dummy", 1); }
    void load() {
        do {
            EXPECT_TRUE(sounds_.update().empty());
            std::this_thread::sleep_for(1ms);
        } while (sounds_.loading());
    }

    support::TemporaryFolder folder_;
    base::Log log_{base::Log::Sink()};
    app::Sounds sounds_{folder_ / "sounds", true, log_};
};

TEST_F(SoundsTest, ADeviceThatIsUnpluggedIsReplaced) {
    load();
    ASSERT_TRUE(sounds_.audible());
    sounds_.reopen();
    EXPECT_FALSE(sounds_.audible());
    sounds_.play({.cue = audio::Cue::Lay});  // is not heard
    load();
    EXPECT_TRUE(sounds_.audible());
}

TEST_F(SoundsTest, ADeviceMayBeUnpluggedWhileSoundsAreLoaded) {
    load();
    sounds_.setTheme({});
    (void)sounds_.update();
    ASSERT_TRUE(sounds_.loading());
    sounds_.reopen();
    EXPECT_FALSE(sounds_.audible());
    load();
    EXPECT_TRUE(sounds_.audible());
}

TEST_F(SoundsTest, ADeviceThatIsLostWhileItIsBeingOpenedIsNotUsed) {
    (void)sounds_.update();
    ASSERT_TRUE(sounds_.loading());
    sounds_.reopen();
    for (int i = 0; i < 10'000 && !sounds_.audible(); ++i) {
        (void)sounds_.update();
        std::this_thread::sleep_for(1ms);
    }
    EXPECT_TRUE(sounds_.audible());
    EXPECT_FALSE(sounds_.loading()) << "it was the second device, after which nothing is left to load";
}

}  // namespace
