// Monkey testing: random events with a seed, sent to the real program. They may cause messages but no crash,
// and the game must remain playable afterwards. DOLMEN_MONKEY_STEPS raises the number of events.

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <string>

#include "app/e2e/Program.h"
#include "base/Random.h"

namespace {

class Monkey {
  public:
    explicit Monkey(std::uint64_t seed) : random_(seed) {}

    std::string script(int steps) {
        std::string all = "click \"New game\"\nclick Start\n";
        for (int i = 0; i < steps; ++i) all += step() + "\n";
        return all;
    }

  private:
    std::uint32_t below(std::uint32_t bound) { return random_.below(bound); }
    template <std::size_t N>
    std::string anyOf(const std::array<const char*, N>& choices) {
        return choices[below(N)];
    }
    std::string point() { return std::to_string(below(720)) + "," + std::to_string(below(420)); }
    std::string button() { return anyOf(std::array{"left", "left", "left", "right", "middle"}); }
    std::string key() {
        // Quitting is left out, since it would end the test early.
        return anyOf(std::array{
            "Up",           "Down",      "Left",   "Right",  "Space",  "Return", "Escape", "Tab",
            "shift+Tab",    "Backspace", "F1",     "F2",     "F3",     "F11",    "PageUp", "PageDown",
            "Home",         "End",       "r",      "t",      "+",      "-",      "ctrl+z", "ctrl+y",
            "ctrl+shift+z", "ctrl+o",    "ctrl+s", "ctrl+c", "ctrl+v", "ctrl+n", "ctrl+a", "alt+Return",
            "Delete",       "1",         "a",      "i",      "p"});
    }
    std::string text() {
        return anyOf(std::array{"a1", "Sb2", "Cc3", "2c3+11", "c3>", "9", "x", "\\\"", "é×", "  ", "<>",
                                "abcdefgh", "\\n", "3"});
    }
    std::string pasted() {
        return anyOf(std::array{"x5/x5/x5/x5/x5 1 1", "x3/x,21S,x/1,x2 1 9", "",
                                "[Size \\\"6\\\"]\\n\\n1. a1 f6 2. b2", "x3/x9/ 1", "1. a1 e5", "{{{",
                                "[Size \\\"3\\\"]\\n1. a1 c3 2. b2 (2. c2 c1)", "112,x2/x,1C,x/2S,x2 2 7"});
    }
    std::string step() {
        switch (below(20)) {
            case 0:
            case 1:
            case 2:
            case 3:
            case 4:
                return "click " + point() + " " + button();
            case 5:
                return "press " + point() + " " + button();
            case 6:
            case 7:
                return "move " + point();
            case 8:
                return "release " + point() + " " + button();
            case 9:
                return "wheel " + std::to_string(static_cast<int>(below(9)) - 4);
            case 10:
            case 11:
            case 12:
                return "key " + key();
            case 13:
            case 14:
                return "text \"" + text() + "\"";
            case 15:
                return "paste \"" + pasted() + "\"\nkey ctrl+v";
            case 16:
                return "drop " + anyOf(std::array{"a.ptn", "b.ptn", "nowhere.ptn", ".", "noise"});
            case 17:
                return "wait " + std::to_string(below(4)) + ".1";
            case 18:
                return "resize " +
                       anyOf(std::array{"640 360", "720 420", "1 1", "300 700", "1600 200", "640 400"});
            default:
                return "wait 0.05";
        }
    }
    base::Random random_;
};

/// The settings have as many engines as allowed, so that random events cannot add one: that would start an
/// arbitrary program.
std::string settings(bool againstEngine) {
    std::string engines;
    for (int i = 0; i < 100; ++i)
        engines += std::string(i > 0 ? ", " : "") + R"({"command": ["/no/engine"]})";
    return std::string(R"({"quality": "low", "opponents": ["", ")") + (againstEngine ? "dolmen-1" : "") +
           R"("], "engines": [)" + engines + "]}";
}

class MonkeyTest : public testing::TestWithParam<int> {};

TEST_P(MonkeyTest, RandomEventsCauseNoCrash) {
    const e2e::Sandbox desk;
    desk.write("a.ptn", "[Size \"5\"]\n\n1. a1 e1 2. c3 Sc4 3. Cb3 d3 4. b2 d4\n");
    desk.write("b.ptn", "[Size \"8\"]\n\n1. a1 h8 2. b1 {a comment} h7 3. c1 h6\n[Size \"4\"]\n\n1. a1\n");
    desk.write("config/settings.json", settings(GetParam() % 2 == 0));
    desk.write("noise", std::string("\x00\xff\x01", 3));
    const char* const wanted = std::getenv("DOLMEN_MONKEY_STEPS");
    const std::string script =
        Monkey(static_cast<std::uint64_t>(GetParam())).script(wanted != nullptr ? std::atoi(wanted) : 400);
    const e2e::Ending ending = desk.play(script);
    EXPECT_TRUE(ending.orderly()) << ending;
    // A script can end the program only by the button for quitting, or at its own end.
    EXPECT_EQ(ending.status, 0) << ending << "\nby\n" << script;
}

// Dear ImGui drops much of the state of a window that was not drawn for a minute.
TEST(LongGames, EveryScreenComesBackAfterAMinute) {
    const e2e::Sandbox desk;
    std::string visits;
    for (const char* entry : {"Settings", "Library", "Save the game", "Open a game file", "New game"})
        visits += std::string("click \"") + entry + "\"\nsettle\nkey Escape\nsettle\nexpect screen pause\n";
    visits += "key Escape\ndrop nowhere.ptn\nsettle\nexpect screen notice\nkey Escape\nexpect screen play\n";
    std::string minute;
    for (int frame = 0; frame < 66 * 60; ++frame)
        minute += "move " + std::to_string(200 + frame % 200) + ",180\n";
    const e2e::Ending ending = desk.play("click \"New game\"\nclick Start\nsettle\nkey Escape\n" + visits +
                                         minute + "key Escape\n" + visits);
    EXPECT_EQ(ending.status, 0) << ending;
}

INSTANTIATE_TEST_SUITE_P(Seeds, MonkeyTest, testing::Range(1, 9));

}  // namespace
