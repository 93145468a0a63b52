#pragma once

#include <SDL.h>

#include <optional>
#include <string>

#include "ui/kit/Composition.h"
#include "ui/kit/Rect.h"

namespace app {

/// Decides who gets the keys: the system's input method, which composes texts from them, or the program.
///
/// While a text field has the keyboard, the input method gets them. Its list of candidates opens at the
/// caret, and what it has composed so far is to be drawn there. At all other times, and in the line for
/// moves, keys go to the program, and each brings the characters that it has in the player's layout, without
/// the input method. Main thread only; one object at a time.
class TextInput {
  public:
    TextInput();
    TextInput(const TextInput&) = delete;
    TextInput& operator=(const TextInput&) = delete;
    ~TextInput();

    /// `field`: whether a field has the keyboard that the input method may write into. Call before SDL's
    /// events are gathered.
    void follow(bool field);
    /// Where the caret is, in the window's units; the list of candidates opens below it.
    void placeCaret(const ui::kit::Rect& caret);

    /// Typed characters wait in SDL's queue as events of another type, see below. Gives such an event its
    /// type SDL_TEXTINPUT back.
    static void restore(SDL_Event& event);
    /// Notes what the input method composes. Call with every event that was taken from the queue; frees what
    /// an SDL_TEXTEDITING_EXT owns.
    void note(const SDL_Event& event);
    /// What is being composed in the field; empty text if nothing is.
    [[nodiscard]] const ui::kit::Composition& composition() const { return composition_; }

  private:
    static int watch(void* self, SDL_Event* event);

    bool field_ = false;
    std::optional<SDL_Rect> caret_;  ///< as SDL knows it
    ui::kit::Composition composition_;
};

}  // namespace app
