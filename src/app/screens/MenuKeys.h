#pragma once

#include <SDL.h>

namespace app {

class Bindings;
class ProgramActions;

/// Carries out the keys that mean the same in a menu as at the table, such as that of the library. Ignores
/// all other events.
void handleMenuKey(const SDL_Event& event, const Bindings& bindings, const ProgramActions& actions);

}  // namespace app
