#include "app/script/ScriptRunner.h"

#include <gtest/gtest.h>

namespace {

constexpr float kFrame = 0.1F;  // seconds

/// A program that shows nothing and is always at rest.
class EmptyHost : public app::ScriptHost {
  public:
    std::optional<std::pair<float, float>> placeOnPicture(const std::string&) override { return {}; }
    std::optional<std::pair<float, float>> labelOnPicture(const std::string&) override { return {}; }
    std::pair<int, int> size() const override { return {1280, 720}; }
    bool settled() const override { return true; }
    void resize(int, int) override {}
    base::Result<void> screenshot(const std::filesystem::path&) override { return {}; }
    void record(const std::filesystem::path&, int) override {}
    void freeCamera(bool) override {}
    void minimise(bool) override {}
    void fadePanels(bool) override {}
    std::optional<std::string> answer(const std::string& question) override {
        if (question == "later") return ++asked_ > 4 ? "so" : "not yet";
        return question == "players" ? std::optional<std::string>("Ann, Bo") : std::nullopt;
    }

  private:
    int asked_ = 0;
};

/// Clears SDL's queue of events before each test.
class ScriptRunner : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_EQ(SDL_InitSubSystem(SDL_INIT_EVENTS), 0);
        SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
    }
    void TearDown() override { SDL_QuitSubSystem(SDL_INIT_EVENTS); }

    /// The keyboard events of a script, in their order.
    static std::vector<SDL_KeyboardEvent> keysOf(const std::string& text) {
        app::ScriptRunner runner(*app::readScript(text, "a.script"), "a.script");
        EmptyHost host;
        std::vector<SDL_KeyboardEvent> keys;
        while (!runner.done()) {
            EXPECT_TRUE(runner.advance(host, kFrame));
            for (SDL_Event event; SDL_PollEvent(&event) != 0;)
                if (event.type == SDL_KEYDOWN || event.type == SDL_KEYUP) keys.push_back(event.key);
        }
        return keys;
    }
};

// Newer versions of Dear ImGui use the modifiers of a release's event, and take no text while ctrl is held.
TEST_F(ScriptRunner, ReleasesModifiersWithTheirKey) {
    const auto keys = keysOf("key ctrl+a");
    ASSERT_EQ(keys.size(), 2U);
    EXPECT_EQ(keys[0].type, SDL_KEYDOWN);
    EXPECT_EQ(keys[0].keysym.mod, KMOD_LCTRL);
    EXPECT_EQ(keys[1].type, SDL_KEYUP);
    EXPECT_EQ(keys[1].keysym.mod, KMOD_NONE);
}

TEST_F(ScriptRunner, RepeatsAKeyThatIsHeld) {
    const auto keys = keysOf("key l down\nkey l down\nkey l up\nkey l down\nkey l up");
    ASSERT_EQ(keys.size(), 5U);
    EXPECT_EQ(keys[0].repeat, 0);
    EXPECT_EQ(keys[1].repeat, 1);
    EXPECT_EQ(keys[2].type, SDL_KEYUP);
    EXPECT_EQ(keys[3].repeat, 0);
}

TEST_F(ScriptRunner, PrintsAnAnswer) {
    testing::internal::CaptureStdout();
    EXPECT_TRUE(keysOf("print players").empty());
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "Ann, Bo\n");
}

TEST_F(ScriptRunner, AwaitsWhatComesAboutLater) { EXPECT_EQ(keysOf("await later so\nkey a").size(), 2U); }

TEST_F(ScriptRunner, RefusesAnUnknownQuestion) {
    for (const char* text : {"print weather", "await weather fine"}) {
        app::ScriptRunner runner(*app::readScript(text, "a.script"), "a.script");
        EmptyHost host;
        base::Result<void> step;
        while (step && !runner.done()) step = runner.advance(host, kFrame);
        ASSERT_FALSE(step);
        EXPECT_EQ(step.error().describe(), "a.script:1:1: unknown question \"weather\"");
    }
}

}  // namespace
