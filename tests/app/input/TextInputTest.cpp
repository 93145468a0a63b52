// Keys on their way through SDL, beside an input method that is switched on.
#include "app/input/TextInput.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "app/common/EmptyEvent.h"
#include "app/common/Wake.h"

namespace {

using app::TextInput;

class TextInputTest : public testing::Test {
  protected:
    TextInputTest() { SDL_InitSubSystem(SDL_INIT_EVENTS); }
    ~TextInputTest() override { SDL_QuitSubSystem(SDL_INIT_EVENTS); }

    static SDL_Event keyEvent(Uint32 type, SDL_Scancode place, SDL_Keycode sym, Uint16 mod) {
        SDL_Event event = app::emptyEvent(type);
        event.key.keysym = {.scancode = place, .sym = sym, .mod = mod, .unused = 0};
        return event;
    }
    /// Presses a key as SDL's windows do: see the order in TextInput.cpp.
    void press(SDL_Scancode place, SDL_Keycode sym, const char* text, Uint16 mod = KMOD_NONE) {
        if (SDL_EventState(SDL_TEXTINPUT, SDL_QUERY) == SDL_ENABLE) {
            composed_ += text;
            return;
        }
        SDL_Event down = keyEvent(SDL_KEYDOWN, place, sym, mod);
        SDL_PushEvent(&down);
        if (*text == '\0' || SDL_EventState(SDL_TEXTINPUT, SDL_QUERY) != SDL_ENABLE) return;
        SDL_Event typed = app::emptyEvent(SDL_TEXTINPUT);
        std::strncpy(typed.text.text, text, sizeof typed.text.text - 1);
        SDL_PushEvent(&typed);
    }
    void release(SDL_Scancode place, SDL_Keycode sym) {
        SDL_Event up = keyEvent(SDL_KEYUP, place, sym, KMOD_NONE);
        SDL_PushEvent(&up);
    }
    /// What arrives: keys as "c down", texts as "text: c".
    std::vector<std::string> arrived() {
        std::vector<std::string> all;
        SDL_Event event;
        while (SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) > 0) {
            TextInput::restore(event);
            input_.note(event);
            if (event.type == SDL_KEYDOWN) all.push_back(SDL_GetKeyName(event.key.keysym.sym));
            if (event.type == SDL_TEXTINPUT) all.push_back(std::string("text: ") + event.text.text);
        }
        return all;
    }
    void compose(const std::string& text, int cursor) {
        SDL_Event event = app::emptyEvent(SDL_TEXTEDITING);
        std::strncpy(event.edit.text, text.c_str(), sizeof event.edit.text - 1);
        event.edit.start = cursor;
        SDL_PushEvent(&event);
    }

    TextInput input_;
    std::string composed_;  ///< by the input method
};

using Arrived = std::vector<std::string>;

TEST_F(TextInputTest, AtTheTableKeysAndTheirCharactersArriveWithoutTheInputMethod) {
    press(SDL_SCANCODE_C, SDLK_c, "c");
    press(SDL_SCANCODE_3, SDLK_QUOTEDBL, "3", KMOD_LSHIFT);  // French
    press(SDL_SCANCODE_NONUSBACKSLASH, SDLK_LESS, ">", KMOD_LSHIFT);
    press(SDL_SCANCODE_KP_1, SDLK_KP_1, "1", KMOD_NUM);
    press(SDL_SCANCODE_7, SDLK_7, "{", KMOD_RALT);  // German
    EXPECT_EQ(arrived(), (Arrived{"C", "text: c", "\"", "text: 3", "<", "text: >", "Keypad 1", "text: 1", "7",
                                  "text: {"}));
    EXPECT_EQ(composed_, "");
}

TEST_F(TextInputTest, KeysThatBringNoCharactersLeaveTheNextKeyToTheProgram) {
    press(SDL_SCANCODE_LSHIFT, SDLK_LSHIFT, "");
    press(SDL_SCANCODE_LEFT, SDLK_LEFT, "");
    press(SDL_SCANCODE_F2, SDLK_F2, "");
    press(SDL_SCANCODE_S, SDLK_s, "", KMOD_LCTRL);
    press(SDL_SCANCODE_C, SDLK_c, "C", KMOD_LSHIFT);
    press(SDL_SCANCODE_GRAVE, SDLK_CARET, "");  // a dead key
    release(SDL_SCANCODE_GRAVE, SDLK_CARET);
    press(SDL_SCANCODE_V, SDLK_v, "v");
    EXPECT_EQ(arrived(), (Arrived{"Left Shift", "Left", "F2", "S", "C", "text: C", "^", "V", "text: v"}));
    EXPECT_EQ(composed_, "");
}

TEST_F(TextInputTest, AFieldIsTheInputMethods) {
    input_.follow(true);
    EXPECT_EQ(SDL_IsTextInputActive(), SDL_TRUE);
    press(SDL_SCANCODE_K, SDLK_k, "k");
    EXPECT_EQ(composed_, "k");
    EXPECT_EQ(arrived(), Arrived{});
    input_.follow(false);
    EXPECT_EQ(SDL_IsTextInputActive(), SDL_FALSE);
    press(SDL_SCANCODE_K, SDLK_k, "k");
    EXPECT_EQ(composed_, "k");
    EXPECT_EQ(arrived(), (Arrived{"K", "text: k"}));
}

TEST_F(TextInputTest, CharactersThatWaitSurviveTheFieldsEnd) {
    input_.follow(true);
    SDL_Event typed = app::emptyEvent(SDL_TEXTINPUT);
    std::strcpy(typed.text.text, "か");
    SDL_PushEvent(&typed);
    input_.follow(false);
    press(SDL_SCANCODE_C, SDLK_c, "c");
    EXPECT_EQ(arrived(), (Arrived{"text: か", "C", "text: c"}));
}

TEST_F(TextInputTest, NotesWhatIsComposedUntilItIsTyped) {
    input_.follow(true);
    compose("かn", 2);
    (void)arrived();
    EXPECT_EQ(input_.composition().text, "かn");
    EXPECT_EQ(input_.composition().cursor, 2);
    press(SDL_SCANCODE_C, SDLK_c, "c");
    SDL_Event typed = app::emptyEvent(SDL_TEXTINPUT);
    std::strcpy(typed.text.text, "かん");
    SDL_PushEvent(&typed);
    EXPECT_EQ(arrived(), Arrived{"text: かん"});
    EXPECT_EQ(input_.composition().text, "");
}

TEST_F(TextInputTest, WhatWakesTheLoopIsNoText) {
    input_.follow(true);
    compose("か", 1);
    app::wakeLoop();
    EXPECT_EQ(arrived(), Arrived{});
    EXPECT_EQ(input_.composition().text, "か");
}

TEST_F(TextInputTest, ACompositionEndsWithItsField) {
    input_.follow(true);
    compose("か", 1);
    (void)arrived();
    input_.follow(false);
    EXPECT_EQ(input_.composition().text, "");
    compose("late", 1);
    (void)arrived();
    EXPECT_EQ(input_.composition().text, "");
}

TEST_F(TextInputTest, ACompositionEndsWhenTheWindowLosesTheKeyboard) {
    input_.follow(true);
    compose("か", 1);
    SDL_Event lost = app::emptyEvent(SDL_WINDOWEVENT);
    lost.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    SDL_PushEvent(&lost);
    (void)arrived();
    EXPECT_EQ(input_.composition().text, "");
}

#if SDL_VERSION_ATLEAST(2, 0, 22)
TEST_F(TextInputTest, ALongCompositionIsWhole) {
    input_.follow(true);
    const std::string text(500, 'x');
    SDL_Event event = app::emptyEvent(SDL_TEXTEDITING_EXT);
    event.editExt.text = SDL_strdup(text.c_str());
    event.editExt.start = 500;
    SDL_PushEvent(&event);
    (void)arrived();
    EXPECT_EQ(input_.composition().text, text);
}
#endif

}  // namespace
