#include "app/Wake.h"

#include <SDL.h>

namespace app {

void wakeLoop() {
    SDL_Event event{};
    event.type = SDL_USEREVENT;
    (void)SDL_PushEvent(&event);  // if the queue is full, the loop is awake anyway
}

}  // namespace app
