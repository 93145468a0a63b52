#include "app/screens/learning/TeachingScreen.h"

#include "app/common/Changes.h"
#include "app/play/Tables.h"
#include "app/window/ScreenStack.h"

namespace app {

TeachingScreen::TeachingScreen(const Surroundings& surroundings)
    : teaching_(surroundings),
      input_({.tables = surroundings.tables,
              .preferences = surroundings.preferences,
              .gamepad = surroundings.gamepad,
              .display = surroundings.display}) {}

TableSession& TeachingScreen::table() const { return teaching_.tables.shown(); }

void TeachingScreen::redraw() { teaching_.changes.interface = true; }

bool TeachingScreen::escape() {
    if (takesTurns() && table().turn().cancel()) return true;
    teaching_.screens.close();
    return true;
}

}  // namespace app
