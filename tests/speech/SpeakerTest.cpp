#include "speech/Speaker.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <future>
#include <vector>

namespace {

using namespace std::chrono_literals;
using speech::Speaker;

/// The texts that voices received, and how long a voice takes for each.
struct Studio {
    std::mutex mutex;
    std::vector<std::string> heard;
    std::promise<void> open;  ///< a voice returns once this is set
    std::shared_future<void> opened = open.get_future().share();
    int voices = 0;
    int failing = 0;  ///< number of calls that are still to fail

    std::vector<std::string> all() {
        const std::lock_guard lock(mutex);
        return heard;
    }
};

class TestVoice final : public speech::Voice {
  public:
    explicit TestVoice(Studio& studio) : studio_(studio) {}
    bool speak(const std::string& text, const std::string& language, bool interrupts) override {
        studio_.opened.wait();
        const std::lock_guard lock(studio_.mutex);
        if (studio_.failing > 0) {
            --studio_.failing;
            return false;
        }
        studio_.heard.push_back(language + (interrupts ? ": " : " after: ") + text);
        return true;
    }
    void stop() override {
        const std::lock_guard lock(studio_.mutex);
        studio_.heard.emplace_back("stop");
    }

  private:
    Studio& studio_;
};

Speaker::OpenVoice voiceOf(Studio& studio) {
    return [&studio]() -> std::unique_ptr<speech::Voice> {
        const std::lock_guard lock(studio.mutex);
        ++studio.voices;
        return std::make_unique<TestVoice>(studio);
    };
}

template <class Condition>
bool comesTrue(Condition condition) {
    for (int i = 0; i < 2000; ++i, std::this_thread::sleep_for(2ms))
        if (condition()) return true;
    return false;
}

TEST(Speaker, CallsNeverWaitAndTheNewestTextIsSpoken) {
    Studio studio;
    Speaker speaker(voiceOf(studio));
    speaker.say("first", "en");
    ASSERT_TRUE(comesTrue([&] {
        const std::lock_guard lock(studio.mutex);
        return studio.voices == 1;
    }));
    std::this_thread::sleep_for(20ms);  // by now it waits in the first text
    const auto begin = std::chrono::steady_clock::now();
    for (const char* text : {"second", "third", "newest"}) speaker.say(text, "fr");
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 1s) << "the voice is not waited for";
    EXPECT_EQ(speaker.state(), Speaker::State::Unknown);
    studio.open.set_value();
    ASSERT_TRUE(comesTrue([&] { return studio.all().size() >= 2; }));
    EXPECT_EQ(studio.all(), (std::vector<std::string>{"en: first", "fr: newest"}));
    EXPECT_EQ(speaker.state(), Speaker::State::Speaks);
}

TEST(Speaker, TextsOfARowAreSpokenOneAfterTheOther) {
    Studio studio;
    Speaker speaker(voiceOf(studio));
    speaker.say("first", "en");
    ASSERT_TRUE(comesTrue([&] {
        const std::lock_guard lock(studio.mutex);
        return studio.voices == 1;
    }));
    std::this_thread::sleep_for(20ms);  // by now it waits in the first text
    speaker.say("second", "en", Speaker::When::After);
    speaker.say("third", "en", Speaker::When::After);
    studio.open.set_value();
    ASSERT_TRUE(comesTrue([&] { return studio.all().size() >= 2; }));
    EXPECT_EQ(studio.all(), (std::vector<std::string>{"en: first", "en after: second third"}));
}

TEST(Speaker, AVoiceThatIsLostIsOpenedAnew) {
    Studio studio;
    studio.open.set_value();
    studio.failing = 1;
    Speaker speaker(voiceOf(studio));
    speaker.say("again", "en");
    ASSERT_TRUE(comesTrue([&] { return !studio.all().empty(); }));
    EXPECT_EQ(studio.voices, 2);
}

TEST(Speaker, ReportsAMissingVoice) {
    std::atomic<int> tries = 0;
    Speaker speaker([&]() -> std::unique_ptr<speech::Voice> {
        ++tries;
        return nullptr;
    });
    EXPECT_EQ(speaker.state(), Speaker::State::Unknown);
    speaker.say("a", "en");
    ASSERT_TRUE(comesTrue([&] { return speaker.state() == Speaker::State::Silent; }));
    const int before = tries;
    speaker.say("b", "en");
    EXPECT_TRUE(comesTrue([&] { return tries > before; })) << "a daemon may have been started meanwhile";
}

TEST(Speaker, AVoiceThatHangsIsLeftToItself) {
    const auto studio = std::make_shared<Studio>();
    {
        Speaker speaker([studio] { return voiceOf(*studio)(); });
        speaker.say("stuck", "en");
        ASSERT_TRUE(comesTrue([&] {
            const std::lock_guard lock(studio->mutex);
            return studio->voices == 1;
        }));
    }
    EXPECT_TRUE(studio->all().empty()) << "the speaker has not waited for it";
    studio->open.set_value();
    EXPECT_TRUE(comesTrue([&] { return studio->all().size() == 1; }));
}

TEST(Speaker, SilenceStopsWhatIsSpokenAndStartsNothing) {
    Studio studio;
    studio.open.set_value();
    Speaker speaker(voiceOf(studio));
    speaker.silence();
    std::this_thread::sleep_for(10ms);
    EXPECT_EQ(studio.voices, 0) << "no daemon is started to be silent";
    speaker.say("long", "en");
    ASSERT_TRUE(comesTrue([&] { return !studio.all().empty(); }));
    speaker.silence();
    ASSERT_TRUE(comesTrue([&] { return studio.all().size() == 2; }));
    EXPECT_EQ(studio.all().back(), "stop");
}

}  // namespace
