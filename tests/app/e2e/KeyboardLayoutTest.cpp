// A keyboard with a real layout without Latin letters.
#include <gtest/gtest.h>

#include <chrono>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

#include "app/e2e/Display.h"
#include "app/e2e/Program.h"

namespace {

using e2e::Ending;

// X's codes of keys, which are the same in all layouts.
constexpr const char* kC = "54";
constexpr const char* k2 = "11";
constexpr const char* k3 = "12";
constexpr const char* kShift3 = "shift+12";
constexpr const char* kReturn = "36";
constexpr const char* kCtrlL = "ctrl+46";

/// A game at which real keys are pressed in a window, with the keyboard's layout of this name.
Ending pressIn(const std::string& layout, const std::vector<const char*>& keys,
               const std::string& expectations) {
    const e2e::Display display(1280, 720, e2e::Display::Manager::Openbox);
    display.setLayout(layout);
    e2e::Desk desk;
    desk.set("DISPLAY", display.name());
    // With sound, script time passes no faster than real time. Without it, quiet frames of a window are over
    // at once, and the script would be so before the keys are pressed.
    desk.set("SDL_AUDIODRIVER", "dummy");
    desk.write("config/settings.json", R"({"quality": "low", "animated": false, "opponents": ["", ""]})");
    desk.write("keys.script",
               "click \"New game\"\nclick Start\nsettle\nscreenshot ready.png\nwait 30\n" + expectations);
    display.point(0, 0);  // clicks of the script need no pointer over the window
    return desk.runWhile({"--size", "900x600", "--script", "keys.script"}, [&] {
        for (int tries = 0; tries < 5 * e2e::kLongestRun && !desk.has("ready.png"); ++tries)
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        display.point(450, 300);
        for (const char* key : keys) {
            display.press(key);
            std::this_thread::sleep_for(std::chrono::milliseconds(500));
        }
    });
}

TEST(KeyboardLayout, RussianKeysTypeMovesAndShortcuts) {
    const Ending ending =
        pressIn("ru", {kC, k3, kReturn, kCtrlL}, "expect moves \"c3\"\nexpect screen library\n");
    EXPECT_EQ(ending.status, 0) << ending;
}

// Not the key says what was typed, but its character in this layout: here digits need Shift.
TEST(KeyboardLayout, FrenchKeysTypeMovesInTheCharactersOfTheLayout) {
    const Ending ending = pressIn("fr", {kC, kShift3, kReturn}, "expect moves \"c3\"\n");
    EXPECT_EQ(ending.status, 0) << ending;
}

// A text field gets its characters as well, and the line for moves does so after it.
TEST(KeyboardLayout, FrenchKeysWriteInFieldsAndAtTheTable) {
    const Ending ending = pressIn("fr", {kC, kShift3, kReturn, kCtrlL, k2, kC},
                                  "expect moves \"c3\"\nexpect text contains \"\u00e9c\"\n");
    EXPECT_EQ(ending.status, 0) << ending;
}

}  // namespace
