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

/// Keys that are pressed one after the other, and what `await` of a script waits for after them.
struct Typed {
    std::vector<const char*> keys;
    const char* effect;
};

bool appears(const e2e::Sandbox& desk, const std::string& file) {
    for (int tries = 0; tries < 20 * e2e::kLongestRun && !desk.has(file); ++tries)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    return desk.has(file);
}

/// A game at which real keys are pressed in a window, with the keyboard's layout of this name. Nothing is
/// pressed before the program has answered what was pressed before.
Ending pressIn(const std::string& layout, const std::vector<Typed>& typed) {
    const e2e::Display display(1280, 720, e2e::Display::Manager::Openbox);
    display.setLayout(layout);
    e2e::Sandbox desk;
    desk.set("DISPLAY", display.name());
    desk.write("config/settings.json", R"({"quality": "low", "animated": false, "opponents": ["", ""]})");
    std::string script = "click \"New game\"\nclick Start\nsettle\nscreenshot 0.png\n";
    for (std::size_t i = 0; i < typed.size(); ++i)
        script +=
            std::string("await ") + typed[i].effect + "\nscreenshot " + std::to_string(i + 1) + ".png\n";
    desk.write("keys.script", script);
    display.point(0, 0);  // clicks of the script need no pointer over the window
    return desk.runWhile({"--size", "900x600", "--script", "keys.script"}, [&] {
        for (std::size_t i = 0; i < typed.size(); ++i) {
            if (!appears(desk, std::to_string(i) + ".png")) return;
            if (i == 0) display.point(450, 300);
            for (const char* key : typed[i].keys) display.press(key);
        }
    });
}

TEST(KeyboardLayout, RussianKeysTypeMovesAndShortcuts) {
    const Ending ending = pressIn(
        "ru", {{{kC, k3}, "text contains c3"}, {{kReturn}, "moves c3"}, {{kCtrlL}, "screen library"}});
    EXPECT_EQ(ending.status, 0) << ending;
}

// Not the key says what was typed, but its character in this layout: here digits need Shift.
TEST(KeyboardLayout, FrenchKeysTypeMovesInTheCharactersOfTheLayout) {
    const Ending ending = pressIn("fr", {{{kC, kShift3}, "text contains c3"}, {{kReturn}, "moves c3"}});
    EXPECT_EQ(ending.status, 0) << ending;
}

// A text field gets its characters as well, and the line for moves does so after it.
TEST(KeyboardLayout, FrenchKeysWriteInFieldsAndAtTheTable) {
    const Ending ending = pressIn("fr", {{{kC, kShift3}, "text contains c3"},
                                         {{kReturn}, "moves c3"},
                                         {{kCtrlL}, "screen library"},
                                         {{k2, kC}, "text contains \"\u00e9c\""}});
    EXPECT_EQ(ending.status, 0) << ending;
}

}  // namespace
