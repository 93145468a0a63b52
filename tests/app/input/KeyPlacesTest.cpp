// Events as keyboards of several layouts send them.

#include "app/input/KeyPlaces.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>

#include "app/common/EmptyEvent.h"
#include "app/input/Chord.h"

namespace {

SDL_Event keyDown(SDL_Scancode place, SDL_Keycode sym, Uint16 mod = KMOD_NONE) {
    SDL_Event event = app::emptyEvent(SDL_KEYDOWN);
    event.key.keysym.scancode = place;
    event.key.keysym.sym = sym;
    event.key.keysym.mod = mod;
    return event;
}

/// The chord of a key after its adaptation.
app::Chord chordOf(SDL_Scancode place, SDL_Keycode sym, Uint16 mod = KMOD_NONE) {
    app::KeyPlaces places;
    SDL_Event event = keyDown(place, sym, mod);
    places.adapt(event, true);
    return app::chordOf(event.key.keysym);
}

/// What arrives of a character typed with this key.
std::string typed(const SDL_Event& pressed, const char* text, bool notation) {
    app::KeyPlaces places;
    SDL_Event press = pressed;
    places.adapt(press, notation);
    SDL_Event event = app::emptyEvent(SDL_TEXTINPUT);
    std::strncpy(event.text.text, text, sizeof event.text.text - 1);
    places.adapt(event, notation);
    return event.text.text;
}

constexpr SDL_Keycode kCyrillicEs = 0x441;    // on the key of C
constexpr SDL_Keycode kCyrillicYa = 0x44F;    // on the key of Z
constexpr SDL_Keycode kCyrillicHa = 0x445;    // on the key of [
constexpr SDL_Keycode kGreekTau = 0x3C4;      // on the key of T
constexpr SDL_Keycode kHebrewSamekh = 0x5E1;  // on the key of X

TEST(KeyPlaces, AKeyWithoutALatinLetterMeansThatOfItsPlace) {
    EXPECT_EQ(chordOf(SDL_SCANCODE_Z, kCyrillicYa, KMOD_LCTRL), (app::Chord{.key = SDLK_z, .ctrl = true}));
    EXPECT_EQ(chordOf(SDL_SCANCODE_LEFTBRACKET, kCyrillicHa), (app::Chord{.key = SDLK_LEFTBRACKET}));
    EXPECT_EQ(chordOf(SDL_SCANCODE_T, kGreekTau), (app::Chord{.key = SDLK_t}));
    EXPECT_EQ(chordOf(SDL_SCANCODE_X, kHebrewSamekh), (app::Chord{.key = SDLK_x}));
}

TEST(KeyPlaces, TheRowOfDigitsMeansDigitsWithAlt) {
    const app::Chord alt2{.key = SDLK_2, .alt = true};
    EXPECT_EQ(chordOf(SDL_SCANCODE_2, 0xE9, KMOD_LALT), alt2) << "French: é";
    EXPECT_EQ(chordOf(SDL_SCANCODE_2, SDLK_2, KMOD_LALT), alt2);
    EXPECT_EQ(chordOf(SDL_SCANCODE_2, 0xE9), (app::Chord{.key = 0xE9}));
    EXPECT_EQ(chordOf(SDL_SCANCODE_6, SDLK_MINUS, KMOD_LCTRL), (app::Chord{.key = SDLK_MINUS, .ctrl = true}))
        << "French: it moves the camera away";
    EXPECT_EQ(chordOf(SDL_SCANCODE_5, SDLK_LEFTPAREN, KMOD_RALT).key, SDLK_LEFTPAREN) << "AltGr makes a [";
}

TEST(KeyPlaces, KeysOfLatinLayoutsKeepTheirMeaning) {
    EXPECT_EQ(chordOf(SDL_SCANCODE_Y, SDLK_z), (app::Chord{.key = SDLK_z})) << "German";
    EXPECT_EQ(chordOf(SDL_SCANCODE_APOSTROPHE, 0xE4), (app::Chord{.key = 0xE4})) << "German: ä";
    EXPECT_EQ(chordOf(SDL_SCANCODE_SEMICOLON, 0x142), (app::Chord{.key = 0x142})) << "Polish: ł";
    EXPECT_EQ(chordOf(SDL_SCANCODE_F5, SDLK_F5), (app::Chord{.key = SDLK_F5}));
    EXPECT_EQ(chordOf(SDL_SCANCODE_SLASH, SDLK_PERIOD), (app::Chord{.key = SDLK_PERIOD})) << "Russian";
}

TEST(KeyPlaces, MovesAreTypedByPlaceInTheCaseThatIsMeant) {
    EXPECT_EQ(typed(keyDown(SDL_SCANCODE_C, kCyrillicEs), "\u0441", true), "c");
    EXPECT_EQ(typed(keyDown(SDL_SCANCODE_C, kCyrillicEs, KMOD_LSHIFT), "\u0421", true), "C");
    EXPECT_EQ(typed(keyDown(SDL_SCANCODE_C, kCyrillicEs, KMOD_CAPS), "\u0421", true), "C");
    EXPECT_EQ(typed(keyDown(SDL_SCANCODE_3, SDLK_3), "3", true), "3");
}

TEST(KeyPlaces, OtherTextsKeepTheirLetters) {
    EXPECT_EQ(typed(keyDown(SDL_SCANCODE_C, kCyrillicEs), "\u0441", false), "\u0441");
    EXPECT_EQ(typed(keyDown(SDL_SCANCODE_APOSTROPHE, 0xE4), "\u00E4", true), "\u00E4");
}

TEST(KeyPlaces, APastedOrComposedTextIsNoKey) {
    EXPECT_EQ(typed(keyDown(SDL_SCANCODE_C, kCyrillicEs), "\u0441\u043b\u043e\u043d", true),
              "\u0441\u043b\u043e\u043d");
}

}  // namespace
