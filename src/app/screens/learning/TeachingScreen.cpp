#include "app/screens/learning/TeachingScreen.h"

#include "app/common/Changes.h"
#include "app/play/Tables.h"
#include "app/window/ScreenStack.h"

namespace app {

TableSession& TeachingScreen::table() const { return playing_.tables.shown(); }

void TeachingScreen::redraw() { basics_.changes.interface = true; }

bool TeachingScreen::escape() {
    if (takesTurns() && table().turn().cancel()) return true;
    basics_.screens.close();
    return true;
}

}  // namespace app
