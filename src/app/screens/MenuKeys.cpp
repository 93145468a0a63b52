#include "app/screens/MenuKeys.h"

#include "app/input/Bindings.h"
#include "app/play/Files.h"
#include "app/window/ScreenStack.h"

namespace app {

void handleMenuKey(const SDL_Event& event, const Bindings& bindings, ScreenStack& screens, Files& files) {
    if (event.type != SDL_KEYDOWN || event.key.repeat != 0) return;
    const auto action = bindings.find(chordOf(event.key.keysym), ActionPlace::Table);
    if (action == Action::NewGame) screens.open(ScreenId::NewGame);
    if (action == Action::Library) screens.open(ScreenId::Library);
    if (action == Action::Open) screens.open(ScreenId::OpenFile);
    if (action == Action::Paste) files.paste();
}

}  // namespace app
