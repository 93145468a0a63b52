#include "app/input/Bindings.h"

#include <gtest/gtest.h>

#include <set>

namespace app {
namespace {

using app::KeySettings;

bool beginsTurn(char c) { return std::string_view("abcdefghSCF12345678").find(c) != std::string_view::npos; }

Chord chord(const char* text) {
    const auto read = app::parseChord(text);
    EXPECT_TRUE(read) << text;
    return read.value_or(Chord{});
}

struct Read {
    Bindings bindings;
    std::vector<std::string> problems;
};
Read read(const KeySettings& settings) {
    std::vector<Bindings::Problem> problems;
    Read result{.bindings = Bindings::from(settings, beginsTurn, &problems), .problems = {}};
    for (const auto& problem : problems)
        result.problems.push_back(problem.id + ": " + problem.what.english());
    return result;
}

TEST(Chord, IsReadWithItsModifiersInAnyOrder) {
    EXPECT_EQ(chord("ctrl+z"), (Chord{.key = SDLK_z, .ctrl = true}));
    EXPECT_EQ(chord("shift+ctrl+Z"), (Chord{.key = SDLK_z, .ctrl = true, .shift = true}));
    EXPECT_EQ(chord("Alt+Return"), (Chord{.key = SDLK_RETURN, .alt = true}));
    EXPECT_EQ(chord("+"), (Chord{.key = SDLK_PLUS}));
    EXPECT_EQ(chord("ctrl++"), (Chord{.key = SDLK_PLUS, .ctrl = true}));
    EXPECT_EQ(chord("Keypad +"), (Chord{.key = SDLK_KP_PLUS}));
}

TEST(Chord, IsNoModifierAloneAndNoUnknownKey) {
    for (const char* text : {"", "ctrl+", "ctrl", "Left Shift", "ctrl+Left Ctrl", "Nokey", "a+b", "hyper+z"})
        EXPECT_FALSE(app::parseChord(text)) << text;
}

TEST(Chord, ComesBackAsItWasWritten) {
    for (const char* text : {"ctrl+z", "ctrl+shift+alt+F12", "PageUp", "Keypad Enter", "-", "shift+=", "ä"})
        EXPECT_EQ(app::formatChord(chord(text)), text);
}

TEST(Chord, IsShownAsTheKeyboardHasIt) {
    const i18n::Catalogue texts;
    EXPECT_EQ(app::shownChord(chord("ctrl+z"), texts), "Ctrl+Z");
    EXPECT_EQ(app::shownChord(chord("shift+Escape"), texts), "Shift+Esc");
}

TEST(Chord, KnowsWhatItTypes) {
    EXPECT_EQ(app::typedBy(chord("c")), 'c');
    EXPECT_EQ(app::typedBy(chord("shift+c")), 'C');
    EXPECT_EQ(app::typedBy(chord("Keypad 3")), '3');
    EXPECT_EQ(app::typedBy(chord("Keypad 0")), '0');
    for (const char* text : {"ctrl+c", "alt+c", "F1", "Escape", "Left"})
        EXPECT_EQ(app::typedBy(chord(text)), 0) << text;
}

TEST(Actions, HaveUniqueIdsAndReadableDefaults) {
    std::set<std::string_view> ids;
    for (const app::ActionInfo& info : app::allActions()) {
        EXPECT_TRUE(ids.insert(info.id).second) << info.id;
        EXPECT_EQ(app::actionNamed(info.id), info.action);
        EXPECT_NE(std::string(info.what), "");
        if (!info.chords.empty()) {
            EXPECT_FALSE(Bindings::defaultsOf(info.action).empty()) << info.id;
        }
        for (const Chord& chord : Bindings::defaultsOf(info.action))
            EXPECT_FALSE(Bindings::refusal(info.action, chord, beginsTurn)) << info.id;
    }
    EXPECT_EQ(Bindings::defaultsOf(Action::VaryMore).size(), 5U);
    EXPECT_FALSE(app::actionNamed("nothing"));
}

TEST(Actions, WithoutAKeyCannotBeBound) {
    std::vector<Bindings::Problem> problems;
    const Bindings bindings = Bindings::from({{"menu", {"ctrl+m"}}}, beginsTurn, &problems);
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems.front().id, "menu");
    EXPECT_EQ(bindings, Bindings());
}

TEST(Actions, HaveDefaultsThatDoNotCollide) {
    const Bindings defaults;
    for (const app::ActionInfo& info : app::keyActions())
        for (const Chord& chord : defaults.of(info.action))
            EXPECT_FALSE(defaults.conflict(info.action, chord)) << info.id << " " << app::formatChord(chord);
}

TEST(Bindings, FindTheActionOfAKeyInAPlace) {
    const Bindings bindings;
    EXPECT_EQ(bindings.find(chord("ctrl+z"), ActionPlace::Table), Action::Undo);
    EXPECT_EQ(bindings.find(chord("F12"), ActionPlace::Table), Action::Photo);
    EXPECT_EQ(bindings.find(chord("F12"), ActionPlace::Photo), Action::TakePhoto);
    EXPECT_EQ(bindings.find(chord("Escape"), ActionPlace::Photo), Action::Back);
    EXPECT_FALSE(bindings.find(chord("alt+z"), ActionPlace::Table));
    EXPECT_FALSE(bindings.find(chord("F12"), ActionPlace::Everywhere));
}

TEST(Bindings, TakeTheSettingsInPlaceOfDefaults) {
    const auto [bindings, problems] = read({{"undo", {"ctrl+u", "F20"}}, {"photo", {}}});
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(bindings.find(chord("F20"), ActionPlace::Table), Action::Undo);
    EXPECT_FALSE(bindings.find(chord("ctrl+z"), ActionPlace::Table));
    EXPECT_TRUE(bindings.of(Action::Photo).empty());
    EXPECT_EQ(bindings.differences(), (KeySettings{{"undo", {"ctrl+u", "F20"}}, {"photo", {}}}));
    EXPECT_TRUE(Bindings().differences().empty());
}

TEST(Bindings, ReportInvalidKeysAndKeepTheOthers) {
    const auto [bindings, problems] = read({{"fly", {"x"}}, {"undo", {"ctrl+Nokey", "ctrl+u"}}});
    EXPECT_EQ(problems, (std::vector<std::string>{"fly: there is no action \"fly\" for a key",
                                                  "undo: there is no key \"ctrl+Nokey\""}));
    EXPECT_EQ(bindings.of(Action::Undo), std::vector{chord("ctrl+u")});
}

TEST(Bindings, NameAChordOfTwoActions) {
    auto [bindings, problems] = read({{"undo", {"ctrl+x"}}, {"save", {"ctrl+x", "ctrl+s"}}});
    EXPECT_EQ(problems, (std::vector<std::string>{
                            "save: ctrl+x is used for both \"undo\" and \"save\": only the first counts"}));
    EXPECT_EQ(bindings.find(chord("ctrl+x"), ActionPlace::Table), Action::Undo);
    EXPECT_EQ(bindings.of(Action::Save), std::vector{chord("ctrl+s")});
}

TEST(Bindings, PreferKeysOfTheSettingsToDefaults) {
    const auto [bindings, problems] = read({{"undo", {"ctrl+z", "Backspace"}}});
    ASSERT_EQ(problems,
              (std::vector<std::string>{
                  "undo: Backspace is used for both \"undo\" and \"stepBack\": only the first counts"}));
    EXPECT_EQ(bindings.find(chord("Backspace"), ActionPlace::Table), Action::Undo);
    EXPECT_TRUE(bindings.of(Action::StepBack).empty());
    EXPECT_TRUE(read({{"undo", {"ctrl+z", "Backspace"}}, {"stepBack", {}}}).problems.empty());
    EXPECT_TRUE(read({{"undo", {"ctrl+z", "h"}}}).problems.size() == 1) << "h begins a turn";
    EXPECT_TRUE(read({{"takePhoto", {"F2"}}}).problems.empty()) << "another place";
    EXPECT_EQ(read({{"fullScreen", {"F2"}}}).problems.size(), 1U) << "everywhere is at the table too";
}

TEST(Bindings, RefuseKeysThatBeginATypedTurn) {
    for (const char* text : {"a", "shift+a", "3", "Keypad 3", "s", "shift+c"})
        EXPECT_TRUE(Bindings::refusal(Action::Undo, chord(text), beginsTurn)) << text;
    for (const char* text : {"ctrl+a", "alt+3", "9", "r", "F3"})
        EXPECT_FALSE(Bindings::refusal(Action::Undo, chord(text), beginsTurn)) << text;
    EXPECT_FALSE(Bindings::refusal(Action::HidePanel, chord("h"), beginsTurn));
    const auto [bindings, problems] = read({{"undo", {"c"}}});
    EXPECT_EQ(
        problems,
        (std::vector<std::string>{"undo: c begins a typed move: it cannot be a key without Ctrl or Alt"}));
    EXPECT_TRUE(bindings.of(Action::Undo).empty());
}

TEST(Bindings, AlwaysHaveAKeyForBack) {
    const auto [bindings, problems] = read({{"back", {}}, {"undo", {"Escape"}}});
    EXPECT_EQ(problems.size(), 1U);
    EXPECT_EQ(bindings.find(chord("Escape"), ActionPlace::Table), Action::Back);
    EXPECT_TRUE(bindings.of(Action::Undo).empty());
}

TEST(Bindings, TakeAChordFromItsFormerAction) {
    Bindings bindings;
    EXPECT_EQ(bindings.conflict(Action::Undo, chord("ctrl+y")), Action::Redo);
    bindings.bind(Action::Undo, chord("ctrl+y"), true);
    EXPECT_EQ(bindings.of(Action::Undo), std::vector{chord("ctrl+y")});
    EXPECT_EQ(bindings.of(Action::Redo), std::vector{chord("ctrl+shift+z")});
    bindings.bind(Action::Undo, chord("F9"), false);
    EXPECT_EQ(bindings.of(Action::Undo).size(), 2U);
    EXPECT_TRUE(read(bindings.differences()).problems.empty());
    EXPECT_EQ(read(bindings.differences()).bindings, bindings);
    bindings.reset(Action::Redo);
    EXPECT_EQ(bindings.of(Action::Redo), Bindings::defaultsOf(Action::Redo));
    EXPECT_EQ(bindings.of(Action::Undo), std::vector{chord("F9")});
}

TEST(Bindings, ResettingAnotherActionLeavesAKeyThatGoesBack) {
    Bindings bindings;
    bindings.bind(Action::Back, chord("F1"), true);
    bindings.reset(Action::Help);
    EXPECT_EQ(bindings, Bindings());
    EXPECT_TRUE(bindings.differences().empty());
}

}  // namespace
}  // namespace app
