#include "app/screens/learning/TeachingScreen.h"

#include "app/shell/Shell.h"

namespace app {

TableSession& TeachingScreen::table() const { return shell_.currentGame().table(); }

bool TeachingScreen::escape() {
    if (takesTurns() && table().hand().cancelEntry()) return true;
    shell_.screens().close();
    return true;
}

}  // namespace app
