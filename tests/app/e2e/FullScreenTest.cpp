// A real window on a real display, with real keys and a real pointer. With and without a window manager it
// fills the display and returns to its old size, and a click hits the item under the pointer.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>
#include <ostream>
#include <thread>

#include "app/e2e/Display.h"
#include "app/e2e/Program.h"

namespace {

using e2e::Display;
constexpr int kWidth = 1280;
constexpr int kHeight = 720;
constexpr const char* kTitle = "Dolmen";

struct Point {
    int x = 0;
    int y = 0;
};

/// Not the first start, at which a click that comes too early could change the size of all texts.
constexpr const char* kNotTheFirstStart = R"({"askedSenses": true})";

/// The place of the "Quit" button in a picture of this size.
Point quitButton(int width, int height) {
    const e2e::Sandbox desk;
    desk.write("config/settings.json", kNotTheFirstStart);
    const std::string size = std::to_string(width) + "x" + std::to_string(height);
    const e2e::Ending ending = desk.play("settle\nlocate Quit\n", {"--size", size});
    Point point;
    EXPECT_EQ(std::sscanf(ending.output.c_str(), "%d,%d", &point.x, &point.y), 2) << ending;
    return point;
}

/// A message box would wait for a click.
TEST(Start, AScriptThatCannotBeReadEndsTheProgramAtOnce) {
    const Display display(kWidth, kHeight, Display::Manager::None);
    e2e::Sandbox desk;
    desk.set("DISPLAY", display.name());
    desk.write("bad.script", "dance\n");
    const e2e::Ending ending = desk.run({"--script", "bad.script"}, 30);
    EXPECT_EQ(ending.status, 1) << ending;
    EXPECT_TRUE(ending.says("bad.script:1:1")) << ending;
}

class FullScreen : public testing::TestWithParam<Display::Manager> {
  protected:
    FullScreen() : display_(kWidth, kHeight, GetParam()) {
        desk_.set("DISPLAY", display_.name());
        desk_.write("config/settings.json", kNotTheFirstStart);
    }

    /// Runs the program in a window of 900 x 600, and calls `meanwhile` with the window's place.
    template <typename Meanwhile>
    e2e::Ending run(const Meanwhile& meanwhile) {
        return desk_.runWhile(
            {"--size", "900x600"},
            [&] {
                const Display::Area area = display_.waitForSize(kTitle, 900, 600);
                EXPECT_EQ(area.width, 900) << area;
                // Without a window manager, keys go to the window under the pointer.
                display_.point(area.x + 450, area.y + 300);
                meanwhile(area);
            },
            60);
    }

    /// Clicks once the program has loaded, and expects that it ends. Only a click on its button ends it.
    void clickUntilItEnds(Point point) {
        for (int tries = 0; tries < 30 && display_.areaOf(kTitle).width > 0; ++tries) {
            display_.click(point.x, point.y);
            std::this_thread::sleep_for(std::chrono::seconds(1));
        }
    }

    Display display_;
    e2e::Sandbox desk_;
};

TEST_P(FullScreen, FillsTheScreenAndAClickMeansWhatIsSeen) {
    const Point quit = quitButton(kWidth, kHeight);
    const e2e::Ending ending = run([&](const Display::Area&) {
        display_.press("F11");
        const Display::Area whole{0, 0, kWidth, kHeight};
        EXPECT_EQ(display_.waitFor(kTitle, whole), whole);
        clickUntilItEnds(quit);
    });
    EXPECT_EQ(ending.status, 0) << ending;
}

TEST_P(FullScreen, GivesTheWindowBackAsItWas) {
    const Point quit = quitButton(900, 600);
    const e2e::Ending ending = run([&](const Display::Area& before) {
        display_.press("F11");
        EXPECT_EQ(display_.waitForSize(kTitle, kWidth, kHeight).width, kWidth);
        display_.press("F11");
        const Display::Area after = display_.waitFor(kTitle, before);
        EXPECT_EQ(after, before);
        clickUntilItEnds({after.x + quit.x, after.y + quit.y});
    });
    EXPECT_EQ(ending.status, 0) << ending;
}

INSTANTIATE_TEST_SUITE_P(Managers, FullScreen,
                         testing::Values(Display::Manager::None, Display::Manager::Openbox),
                         [](const auto& manager) {
                             return manager.param == Display::Manager::None ? "NoWindowManager" : "Openbox";
                         });

}  // namespace
