#include "app/sound/Sounds.h"

#include <SDL.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <string_view>
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

    /// The device, which exists only now and then.
    base::Result<std::unique_ptr<audio::Mixer>> open() {
        ++attempts_;
        if (!there_) return base::Error{base::msgid("there is no sound: {why}")};
        return audio::Mixer::open();
    }

    support::TemporaryFolder folder_;
    int reports_ = 0;
    std::atomic<bool> there_ = true;
    std::atomic<int> attempts_ = 0;
    base::Log log_{[this](base::LogLevel, std::string_view) { ++reports_; }};
    app::Sounds sounds_{
        folder_ / "sounds",
        audio::MixerThread::Device{.open = [this] { return open(); }, .pause = 1ms, .longestPause = 2ms},
        log_};
};

TEST_F(SoundsTest, ASoundServerThatEndsIsHeardAgainOnceItIsBack) {
    load();
    ASSERT_TRUE(sounds_.audible());
    there_ = false;
    const int before = attempts_;
    sounds_.reopen();
    for (int i = 0; i < 10'000 && (attempts_ < before + 3 || reports_ == 0); ++i) {
        EXPECT_TRUE(sounds_.update().empty());
        EXPECT_FALSE(sounds_.audible());
        std::this_thread::sleep_for(1ms);
    }
    EXPECT_FALSE(sounds_.loading()) << "scripts do not wait for it";
    sounds_.play({.cue = audio::Cue::Lay});  // is not heard
    EXPECT_EQ(reports_, 1);
    there_ = true;
    for (int i = 0; i < 10'000 && !sounds_.audible(); ++i) {
        (void)sounds_.update();
        std::this_thread::sleep_for(1ms);
    }
    EXPECT_TRUE(sounds_.audible());
    EXPECT_EQ(reports_, 1);
}

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

TEST_F(SoundsTest, ADeviceMayBeLostWhileItIsBeingOpened) {
    (void)sounds_.update();
    ASSERT_TRUE(sounds_.loading());
    sounds_.reopen();
    load();
    EXPECT_TRUE(sounds_.audible());
}

}  // namespace
