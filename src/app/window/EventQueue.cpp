#include "app/window/EventQueue.h"

#include <SDL.h>

namespace app {

EventQueue::EventQueue() {
    // QuitSignals handles signals. SDL's own handlers ignore SIGHUP, and would keep the drawing tools from
    // ending.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    SDL_InitSubSystem(SDL_INIT_EVENTS);
}

EventQueue::~EventQueue() {
    // A sound device that is still open hangs (audio/MixerThread): SDL would wait for it.
    if (SDL_WasInit(SDL_INIT_AUDIO) == 0) SDL_Quit();
}

}  // namespace app
