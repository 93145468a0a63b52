#include "app/Wake.h"

#include <SDL.h>

namespace app {

void wakeLoop() {
    SDL_Event event{};
    event.type = SDL_USEREVENT;
    (void)SDL_PushEvent(&event);  // a full queue wakes it as well
}

}  // namespace app
