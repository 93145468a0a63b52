#pragma once

#include <SDL.h>

namespace app {

class Bindings;
class Files;
class ScreenStack;

/// Carries out the keys that mean the same in a menu as at the table: a new game, the library, opening a file
/// and pasting. Ignores all other events.
void handleMenuKey(const SDL_Event& event, const Bindings& bindings, ScreenStack& screens, Files& files);

}  // namespace app
