#include "app/screens/MenuKeys.h"

#include "app/input/Bindings.h"
#include "app/shell/ProgramActions.h"

namespace app {

void handleMenuKey(const SDL_Event& event, const Bindings& bindings, const ProgramActions& actions) {
    if (event.type != SDL_KEYDOWN || event.key.repeat != 0) return;
    if (const auto action = bindings.find(chordOf(event.key.keysym), ActionPlace::Table))
        (void)actions.carryOutInMenu(*action);
}

}  // namespace app
