// A program that is closed and opened again in the same process draws and plays as before.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "app/App.h"
#include "app/e2e/Display.h"
#include "app/e2e/Fingers.h"
#include "support/Content.h"
#include "support/TemporaryFolder.h"

namespace {

class Reopened : public testing::Test {
  protected:
    Reopened() {
        setenv("XDG_DATA_HOME", (folder_ / "data").c_str(), 1);
        setenv("XDG_STATE_HOME", (folder_ / "state").c_str(), 1);
        setenv("DOLMEN_CONFIG", (folder_ / "config").c_str(), 1);
    }
    static app::StartOptions options(bool inWindow) {
        app::StartOptions options;
        options.offscreen = options.unseen = !inWindow;
        options.keepsLabels = true;
        options.size = {900, 600};
        options.settings = app::Settings{};
        options.settings->language = "en";
        options.settings->quality = "low";
        options.settings->animated = false;
        options.settings->cameraBreathes = false;
        options.settings->playerNames = {"Ann", "Bo"};
        options.settings->games["tak"].opponents = {"", ""};
        return options;
    }
    /// Opens the program without any earlier games, plays two turns and closes it; returns the picture with
    /// which it began.
    std::string offscreen() {
        std::filesystem::remove_all(folder_ / "data");
        app::App app(options(false), app::gameCatalog(), log_);
        const auto opened = app.open();
        EXPECT_TRUE(opened) << opened.error().describe();
        if (!opened) return {};
        app.shell().playing().thinking.fixClock();
        e2e::ScriptFingers fingers(app);
        const std::string picture = folder_ / "start.png";
        const auto played = fingers.run("settle\nscreenshot \"" + picture +
                                        "\"\nclick \"New game\"\nsettle\nclick Start\nsettle\nclick @a5\n"
                                        "settle\nclick @e1\nsettle\nexpect moves \"a5 e1\"");
        EXPECT_TRUE(played) << played.error().describe();
        return support::contentOf(picture);
    }
    /// The same in a window, by a real pointer; returns the turns.
    std::string inWindow(const e2e::Display& display) {
        app::App app(options(true), app::gameCatalog(), log_);
        const auto opened = app.open();
        EXPECT_TRUE(opened) << opened.error().describe();
        if (!opened) return {};
        e2e::RealFingers fingers(app, display);
        const auto played = fingers.run("click \"New game\"\nclick Start\nclick @a5\nclick @e1");
        EXPECT_TRUE(played) << played.error().describe();
        return app.scriptHost().answer("moves").value_or("?");
    }

    support::TemporaryFolder folder_;
    base::Log log_{base::Log::Sink()};
};

TEST_F(Reopened, DrawsTheSamePicture) {
    const std::string first = offscreen();
    ASSERT_FALSE(first.empty());
    EXPECT_TRUE(first == offscreen());
}

TEST_F(Reopened, PlaysInAWindowAfterItWasOffscreenAndInAnotherWindow) {
    const e2e::Display display(900, 600, e2e::Display::Manager::None);
    setenv("DISPLAY", display.name().c_str(), 1);
    ASSERT_FALSE(offscreen().empty());
    EXPECT_EQ(inWindow(display), "a5 e1");
    EXPECT_EQ(inWindow(display), "a5 e1");
    EXPECT_FALSE(offscreen().empty());
}

}  // namespace
