// A keyboard with a real layout without Latin letters.
#include <gtest/gtest.h>

#include <chrono>
#include <ostream>
#include <thread>

#include "app/e2e/Display.h"
#include "app/e2e/Program.h"

namespace {

// X's codes of keys, which are the same in all layouts.
constexpr const char* kC = "54";
constexpr const char* k3 = "12";
constexpr const char* kReturn = "36";
constexpr const char* kCtrlL = "ctrl+46";

TEST(KeyboardLayout, RussianKeysTypeMovesAndShortcuts) {
    const e2e::Display display(1280, 720, e2e::Display::Manager::Openbox);
    display.setLayout("ru");
    e2e::Desk desk;
    desk.set("DISPLAY", display.name());
    // With sound, script time passes no faster than real time. Without it, quiet frames of a window are over
    // at once, and the script would be so before the keys are pressed.
    desk.set("SDL_AUDIODRIVER", "dummy");
    desk.write("config/settings.json", R"({"quality": "low", "animated": false, "opponents": ["", ""]})");
    desk.write("russian.script",
               "click \"New game\"\nclick Start\nsettle\nscreenshot ready.png\nwait 30\n"
               "expect moves \"c3\"\nexpect screen library\n");
    display.point(0, 0);  // clicks of the script need no pointer over the window
    const e2e::Ending ending = desk.runWhile({"--size", "900x600", "--script", "russian.script"}, [&] {
        for (int tries = 0; tries < 5 * e2e::kLongestRun && !desk.has("ready.png"); ++tries)
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        display.point(450, 300);
        for (const char* key : {kC, k3, kReturn, kCtrlL}) {
            display.press(key);
            std::this_thread::sleep_for(std::chrono::milliseconds(500));
        }
    });
    EXPECT_EQ(ending.status, 0) << ending;
}

}  // namespace
