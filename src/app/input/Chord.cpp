#include "app/input/Chord.h"

#include <array>
#include <cctype>

#include "base/Message.h"

namespace app {
namespace {

using base::msgid;

struct KeyName {
    SDL_Keycode key;
    base::Msgid name;
};

/// Names of keys that differ from SDL's names, or that are translated.
constexpr std::array kKeyNames{KeyName{SDLK_ESCAPE, msgid("Esc")},
                               KeyName{SDLK_RETURN, msgid("Enter")},
                               KeyName{SDLK_KP_ENTER, msgid("Keypad Enter")},
                               KeyName{SDLK_SPACE, msgid("Space")},
                               KeyName{SDLK_BACKSPACE, msgid("Backspace")},
                               KeyName{SDLK_TAB, msgid("Tab")},
                               KeyName{SDLK_DELETE, msgid("Delete")},
                               KeyName{SDLK_INSERT, msgid("Insert")},
                               KeyName{SDLK_HOME, msgid("Home")},
                               KeyName{SDLK_END, msgid("End")},
                               KeyName{SDLK_PAGEUP, msgid("Page Up")},
                               KeyName{SDLK_PAGEDOWN, msgid("Page Down")},
                               KeyName{SDLK_LEFT, msgid("Left")},
                               KeyName{SDLK_RIGHT, msgid("Right")},
                               KeyName{SDLK_UP, msgid("Up")},
                               KeyName{SDLK_DOWN, msgid("Down")}};

bool takePrefix(std::string_view& text, std::string_view prefix) {
    if (text.size() <= prefix.size()) return false;
    for (std::size_t i = 0; i < prefix.size(); ++i)
        if (std::tolower(static_cast<unsigned char>(text[i])) != prefix[i]) return false;
    text.remove_prefix(prefix.size());
    return true;
}

}  // namespace

bool isModifier(SDL_Keycode key) {
    switch (key) {
        case SDLK_LCTRL:
        case SDLK_RCTRL:
        case SDLK_LSHIFT:
        case SDLK_RSHIFT:
        case SDLK_LALT:
        case SDLK_RALT:
        case SDLK_LGUI:
        case SDLK_RGUI:
        case SDLK_MODE:
        case SDLK_CAPSLOCK:
        case SDLK_NUMLOCKCLEAR:
            return true;
        default:
            return false;
    }
}

Chord chordOf(const SDL_Keysym& key) {
    return {.key = key.sym,
            .ctrl = (key.mod & (KMOD_CTRL | KMOD_GUI)) != 0,
            .shift = (key.mod & KMOD_SHIFT) != 0,
            .alt = (key.mod & KMOD_ALT) != 0};
}

std::optional<Chord> parseChord(std::string_view text) {
    Chord chord;
    for (bool found = true; found;) {
        found = false;
        if (takePrefix(text, "ctrl+")) chord.ctrl = found = true;
        if (takePrefix(text, "shift+")) chord.shift = found = true;
        if (takePrefix(text, "alt+")) chord.alt = found = true;
    }
    chord.key = SDL_GetKeyFromName(std::string(text).c_str());
    if (chord.key == SDLK_UNKNOWN || isModifier(chord.key)) return {};
    return chord;
}

std::string formatChord(const Chord& chord) {
    std::string text;
    if (chord.ctrl) text += "ctrl+";
    if (chord.shift) text += "shift+";
    if (chord.alt) text += "alt+";
    std::string name = SDL_GetKeyName(chord.key);
    if (name.size() == 1) name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
    return text + name;
}

std::string shownChord(const Chord& chord, const i18n::Catalogue& texts) {
    std::string text;
    if (chord.ctrl) text += texts.tr("Ctrl") + std::string("+");
    if (chord.shift) text += texts.tr("Shift") + std::string("+");
    if (chord.alt) text += texts.tr("Alt") + std::string("+");
    for (const KeyName& known : kKeyNames)
        if (known.key == chord.key) return text + texts.tr(static_cast<const char*>(known.name));
    return text + SDL_GetKeyName(chord.key);
}

char typedBy(const Chord& chord) {
    if (chord.ctrl || chord.alt) return 0;
    if (chord.key >= SDLK_KP_1 && chord.key <= SDLK_KP_9)
        return static_cast<char>('1' + (chord.key - SDLK_KP_1));
    if (chord.key == SDLK_KP_0) return '0';
    if (chord.key <= SDLK_SPACE || chord.key >= SDLK_DELETE) return 0;
    const auto character = static_cast<unsigned char>(chord.key);
    return static_cast<char>(chord.shift ? std::toupper(character) : character);
}

}  // namespace app
