#include "app/window/EventQueue.h"

#include <SDL.h>

namespace app {

EventQueue::EventQueue() {
    // QuitSignals handles signals. SDL's own handlers ignore SIGHUP, and would keep the drawing tools from
    // ending.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    SDL_InitSubSystem(SDL_INIT_EVENTS);
}

EventQueue::~EventQueue() { SDL_Quit(); }

}  // namespace app
