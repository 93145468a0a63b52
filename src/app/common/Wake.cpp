#include "app/common/Wake.h"

#include <SDL.h>

#include "app/common/EmptyEvent.h"

namespace app {
namespace {

std::mutex pushing;

}  // namespace

void wakeLoop() {
    SDL_Event event = emptyEvent(SDL_USEREVENT);
    const std::lock_guard lock(pushing);
    (void)SDL_PushEvent(&event);  // if the queue is full, the loop is awake anyway
}

std::unique_lock<std::mutex> holdWakes() { return std::unique_lock(pushing); }

}  // namespace app
