#include "app/input/TextInput.h"

#include <cmath>

#include "app/common/Desktop.h"

namespace app {
namespace {

/// SDL 2 passes a key through these steps, on every system:
///   1. If events of the type SDL_TEXTINPUT are enabled, the input method may take the key: that is all then.
///   2. SDL_KEYDOWN is posted.
///   3. If events of the type SDL_TEXTINPUT are enabled, the characters of the key are posted.
/// SDL_StopTextInput() disables them. Enabling them between 2 and 3 brings the characters without the input
/// method. SDL 2 on top of SDL 3 (sdl2-compat, whose versions end with 50 or more) does it otherwise: there,
/// text input stays on.
bool canBypass() {
    SDL_version version;
    SDL_GetVersion(&version);
    return version.patch < 50;
}

/// Disabling a type of events removes those that wait in the queue, so typed characters wait there as events
/// of this type. The first type that SDL gives may be SDL_USEREVENT, which wakes the loop (app/common/Wake).
Uint32 typedCharacters() {
    static const Uint32 type = SDL_RegisterEvents(2) + 1;
    return type;
}

/// Whether the key may bring characters.
bool typesCharacters(const SDL_Keysym& key) {
    const bool levelThree = (key.mod & (KMOD_RALT | KMOD_MODE)) != 0;  // AltGr
    if (!levelThree && (key.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) != 0) return false;
    const bool keypad = key.scancode >= SDL_SCANCODE_KP_DIVIDE && key.scancode <= SDL_SCANCODE_KP_PERIOD &&
                        key.scancode != SDL_SCANCODE_KP_ENTER;
    const bool character =
        key.sym >= SDLK_SPACE && key.sym != SDLK_DELETE && (key.sym & SDLK_SCANCODE_MASK) == 0;
    return keypad || character;
}

SDL_Rect wholePixels(const ui::kit::Rect& rect) {
    return {static_cast<int>(std::lround(rect.x)), static_cast<int>(std::lround(rect.y)),
            static_cast<int>(std::lround(rect.width)), static_cast<int>(std::lround(rect.height))};
}

bool same(const SDL_Rect& a, const SDL_Rect& b) { return SDL_RectEquals(&a, &b) == SDL_TRUE; }

}  // namespace

TextInput::TextInput() {
    if (canBypass()) SDL_StopTextInput();
    SDL_AddEventWatch(&TextInput::watch, this);
}

TextInput::~TextInput() {
    SDL_DelEventWatch(&TextInput::watch, this);
    SDL_StartTextInput();  // as SDL begins
}

void TextInput::follow(bool field) {
    if (field == field_) return;
    field_ = field;
    composition_ = {};
    caret_.reset();
    showKeyboard(field);
    if (field)
        SDL_StartTextInput();
    else if (canBypass())
        SDL_StopTextInput();
}

void TextInput::placeCaret(const ui::kit::Rect& caret) {
    SDL_Rect rect = wholePixels(caret);
    if (!field_ || (caret_ && same(*caret_, rect))) return;
    caret_ = rect;
    SDL_SetTextInputRect(&rect);
}

/// Called by SDL just before it puts an event into its queue, on the thread that posts it: only the main
/// thread posts keys and texts.
int TextInput::watch(void* self, SDL_Event* event) {
    const auto& input = *static_cast<const TextInput*>(self);
    switch (event->type) {
        case SDL_KEYDOWN:
            if (!input.field_ && canBypass() && typesCharacters(event->key.keysym))
                SDL_EventState(SDL_TEXTINPUT, SDL_ENABLE);
            break;
        case SDL_KEYUP:
            // The key brought no characters, such as a dead key.
            if (!input.field_ && canBypass()) SDL_EventState(SDL_TEXTINPUT, SDL_DISABLE);
            break;
        case SDL_TEXTINPUT:
            event->type = typedCharacters();
            if (!input.field_ && canBypass()) SDL_EventState(SDL_TEXTINPUT, SDL_DISABLE);
            break;
        default:
            break;
    }
    return 1;
}

void TextInput::restore(SDL_Event& event) {
    if (event.type == typedCharacters()) event.type = SDL_TEXTINPUT;
}

void TextInput::note(const SDL_Event& event) {
    switch (event.type) {
        case SDL_TEXTEDITING:
            if (field_) composition_ = {.text = event.edit.text, .cursor = event.edit.start};
            break;
#if SDL_VERSION_ATLEAST(2, 0, 22)
        case SDL_TEXTEDITING_EXT:
            if (field_ && event.editExt.text != nullptr)
                composition_ = {.text = event.editExt.text, .cursor = event.editExt.start};
            SDL_free(event.editExt.text);
            break;
#endif
        case SDL_TEXTINPUT:
            composition_ = {};
            break;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) composition_ = {};
            break;
        default:
            break;
    }
}

}  // namespace app
