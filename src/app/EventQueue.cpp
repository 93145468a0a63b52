#include "app/EventQueue.h"

#include <SDL.h>

namespace app {

EventQueue::EventQueue() {
    // QuitSignals looks after them; SDL's own do without SIGHUP, and tools that draw pictures would not end.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    SDL_InitSubSystem(SDL_INIT_EVENTS);
}

EventQueue::~EventQueue() { SDL_Quit(); }

}  // namespace app
