#pragma once

#include <SDL.h>

#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "i18n/Catalogue.h"

namespace app {

/// A key pressed together with modifiers. The command key of a Mac counts as Ctrl.
struct Chord {
    SDL_Keycode key = SDLK_UNKNOWN;
    bool ctrl = false;
    bool shift = false;
    bool alt = false;
    friend auto operator<=>(const Chord&, const Chord&) = default;
};

[[nodiscard]] Chord chordOf(const SDL_Keysym& key);

/// Reads a chord in the syntax of settings and scripts, such as "ctrl+shift+z" or "Page Down": SDL's name of
/// a key after any of "ctrl+", "shift+", "alt+". Nullopt if there is no such key, or if it is only a
/// modifier.
[[nodiscard]] std::optional<Chord> parseChord(std::string_view text);
/// The text that parseChord() reads.
[[nodiscard]] std::string formatChord(const Chord& chord);
/// The chord as it is shown to the player, in the player's language: "Ctrl+Shift+Z".
[[nodiscard]] std::string shownChord(const Chord& chord, const i18n::Catalogue& texts);

/// Whether the key only modifies other keys.
[[nodiscard]] bool isModifier(SDL_Keycode key);
/// The character that the chord types, such as 'a', 'A' or '1'; 0 for other keys and with Ctrl or Alt.
[[nodiscard]] char typedBy(const Chord& chord);

}  // namespace app
