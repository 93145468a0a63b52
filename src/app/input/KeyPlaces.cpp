#include "app/input/KeyPlaces.h"

#include <string_view>

namespace app {
namespace {

// Latin letters with all their diacritics come before this character in Unicode.
constexpr SDL_Keycode kFirstOther = 0x250;

bool isOther(SDL_Keycode key) { return key >= kFirstOther && (key & SDLK_SCANCODE_MASK) == 0; }

/// The character on this key of a US keyboard; 0 for keys that have none of the main block.
char latinOn(SDL_Scancode place, bool shift) {
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z)
        return static_cast<char>((shift ? 'A' : 'a') + (place - SDL_SCANCODE_A));
    constexpr std::string_view kDigits = "1234567890";
    constexpr std::string_view kShiftedDigits = "!@#$%^&*()";
    if (place >= SDL_SCANCODE_1 && place <= SDL_SCANCODE_0)
        return (shift ? kShiftedDigits : kDigits)[static_cast<std::size_t>(place - SDL_SCANCODE_1)];
    constexpr std::string_view kSigns = "-=[]\\#;'`,./";
    constexpr std::string_view kShiftedSigns = "_+{}|~:\"~<>?";
    static_assert(SDL_SCANCODE_SLASH - SDL_SCANCODE_MINUS + 1 == kSigns.size());
    if (place >= SDL_SCANCODE_MINUS && place <= SDL_SCANCODE_SLASH)
        return (shift ? kShiftedSigns : kSigns)[static_cast<std::size_t>(place - SDL_SCANCODE_MINUS)];
    return 0;
}

/// Whether the text is a single character that no Latin layout types.
bool isOtherCharacter(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.empty() ? 0 : text[0]);
    // U+0250 begins with 0xC9 0x90 in UTF-8.
    const bool other =
        first > 0xC9 || (first == 0xC9 && text.size() > 1 && static_cast<unsigned char>(text[1]) >= 0x90);
    std::size_t characters = 0;
    for (const char c : text) characters += (static_cast<unsigned char>(c) & 0xC0) != 0x80 ? 1 : 0;
    return other && characters == 1;
}

/// The left Alt with a key of the row of digits means that digit, also where the row has other signs and
/// digits need Shift, as on French keyboards. AltGr, the right one, makes characters there, and Ctrl goes
/// with signs.
bool meansDigit(const SDL_Keysym& key) {
    const bool row = key.scancode >= SDL_SCANCODE_1 && key.scancode <= SDL_SCANCODE_0;
    return row && (key.mod & KMOD_LALT) != 0 && (key.mod & (KMOD_RALT | KMOD_MODE)) == 0;
}

}  // namespace

void KeyPlaces::adapt(SDL_Event& event, bool notation) {
    if (event.type == SDL_KEYDOWN || event.type == SDL_KEYUP) {
        SDL_Keysym& key = event.key.keysym;
        const bool other = isOther(key.sym);
        if (event.type == SDL_KEYDOWN) {
            const bool capital = ((key.mod & KMOD_SHIFT) != 0) != ((key.mod & KMOD_CAPS) != 0);
            const bool letter = key.scancode >= SDL_SCANCODE_A && key.scancode <= SDL_SCANCODE_Z;
            typed_ = other ? latinOn(key.scancode, letter ? capital : (key.mod & KMOD_SHIFT) != 0) : '\0';
        }
        if (const char latin = other || meansDigit(key) ? latinOn(key.scancode, false) : '\0'; latin != 0)
            key.sym = static_cast<SDL_Keycode>(latin);
    } else if (event.type == SDL_TEXTINPUT && notation && typed_ != 0 && isOtherCharacter(event.text.text)) {
        event.text.text[0] = typed_;
        event.text.text[1] = '\0';
    }
}

}  // namespace app
