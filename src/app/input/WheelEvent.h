#pragma once

#include <SDL.h>

#include "app/common/EmptyEvent.h"

namespace app {

/// What SDL reports when a mouse wheel turns by `notches`; positive: away from the player. Programs may read
/// the whole notches or the precise ones: older versions of Dear ImGui do the first, newer ones the second.
inline SDL_Event wheelEvent(int notches) {
    SDL_Event event = emptyEvent(SDL_MOUSEWHEEL);
    event.wheel.y = notches;
    event.wheel.preciseY = static_cast<float>(notches);
    return event;
}

}  // namespace app
