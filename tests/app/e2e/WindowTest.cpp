// A real window under a window manager keeps its size and its state apart, and stays on the screen.
#include <gtest/gtest.h>

#include <ostream>

#include "app/e2e/Display.h"
#include "app/e2e/Program.h"

namespace {

using e2e::Display;
constexpr int kScreenWidth = 1280;
constexpr int kScreenHeight = 720;
constexpr const char* kWindow = "Dolmen";
// Pixels of openbox's frame, which xdotool counts twice in the place of a window.
constexpr int kFrameLeft = 1;
constexpr int kFrameTop = 20;

class WindowTest : public testing::Test {
  protected:
    WindowTest() { desk_.set("DISPLAY", display_.name()); }

    /// Runs the program with its settings, and calls `meanwhile` with the window's area once it has this
    /// width.
    template <typename Meanwhile>
    e2e::Ending run(int width, const Meanwhile& meanwhile) {
        return desk_.runWhile(
            {},
            [&] {
                const Display::Area area = display_.waitForWidth(kWindow, width);
                EXPECT_EQ(area.width, width) << area;
                meanwhile(area);
                display_.press("alt+F4");
            },
            150);
    }
    void setSize(int width, int height) {
        desk_.write("config/settings.json", R"({"quality": "low", "windowWidth": )" + std::to_string(width) +
                                                R"(, "windowHeight": )" + std::to_string(height) + "}");
    }
    /// Maximises or restores the window by a double click on its title bar.
    void toggleMaximised(const Display::Area& area) const {
        display_.doubleClick(area.x + area.width / 2, area.y - kFrameTop - 8);
    }

    Display display_{kScreenWidth, kScreenHeight, Display::Manager::Openbox};
    e2e::Sandbox desk_;
};

TEST_F(WindowTest, ComesBackMaximisedAndCanThenBeRestored) {
    setSize(900, 600);
    Display::Area maximised;
    const e2e::Ending first = run(900, [&](const Display::Area& area) {
        toggleMaximised(area);
        maximised = display_.waitForWidth(kWindow, kScreenWidth);
        EXPECT_EQ(maximised.width, kScreenWidth);
        EXPECT_LT(maximised.height, kScreenHeight) << "the title bar needs room";
        // Full screen and back: the window is still maximised.
        display_.press("F11");
        EXPECT_EQ(display_.waitForSize(kWindow, kScreenWidth, kScreenHeight).height, kScreenHeight);
        display_.press("F11");
        EXPECT_EQ(display_.waitFor(kWindow, maximised), maximised);
    });
    EXPECT_EQ(first.status, 0) << first;
    const e2e::Ending second = run(kScreenWidth, [&](const Display::Area&) {
        EXPECT_EQ(display_.waitFor(kWindow, maximised), maximised);
        toggleMaximised(maximised);
        EXPECT_EQ(display_.waitForSize(kWindow, 900, 600).height, 600);
    });
    EXPECT_EQ(second.status, 0) << second;
}

TEST_F(WindowTest, StaysOnTheScreenWithItsFrame) {
    setSize(1280, 720);
    const e2e::Ending ending = run(1278, [&](const Display::Area& area) {
        EXPECT_GE(area.x - kFrameLeft, 1);
        EXPECT_LT(area.x - kFrameLeft + area.width, kScreenWidth) << area;
        EXPECT_GE(area.y - kFrameTop, 10) << "the title bar is on the screen";
        EXPECT_LT(area.y - kFrameTop + area.height, kScreenHeight) << area;
    });
    EXPECT_EQ(ending.status, 0) << ending;
}

// In a window a frame without a change is over at once, so script time could run ahead of the engine.
TEST_F(WindowTest, AScriptWaitsForAnEngineThatTakesItsTime) {
    desk_.write("config/settings.json",
                R"({"quality": "low", "opponents": ["", "engine:slow"], "engines": [{"id": "slow", )"
                R"("name": "Slow", "command": [")" DOLMEN_BINARY_DIR
                R"(/bin/mock-engine", "hang-at-start"]}]})");
    desk_.write("test.script", "click \"New game\"\nsettle\nexpect screen \"new game\"\n");
    const e2e::Ending ending = desk_.run({"--size", "900x600", "--script", "test.script"}, 120);
    EXPECT_EQ(ending.status, 0) << ending;
}

}  // namespace
