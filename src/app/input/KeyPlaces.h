#pragma once

#include <SDL.h>

namespace app {

/// Gives the keys of layouts without Latin letters (Cyrillic, Greek, Hebrew …) the meaning of the same keys
/// on a US keyboard, so that shortcuts work and moves can be typed in any layout. Keys of Latin layouts keep
/// their own meaning, wherever they lie; only the row of digits means digits with Alt everywhere.
class KeyPlaces {
  public:
    /// Changes the event before anything else reads it. Call with every event, in their order. Characters
    /// change only if they are `notation`: other texts are written in the player's own letters.
    void adapt(SDL_Event& event, bool notation);

  private:
    char typed_ = 0;  ///< the Latin character of the last key, if its layout has none; else 0
};

}  // namespace app
