#pragma once

#include <SDL.h>

namespace app {

/// An event of this type with nothing else in it. `SDL_Event event{}` would clear only the first member of
/// the union, and leave what SDL and others read from the rest to chance.
[[nodiscard]] inline SDL_Event emptyEvent(Uint32 type) {
    SDL_Event event;
    SDL_zero(event);
    event.type = type;
    return event;
}

}  // namespace app
