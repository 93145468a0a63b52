#include "app/screens/KeepSettingsScreen.h"

#include <cmath>

#include "app/ScreenStack.h"
#include "app/Trial.h"
#include "ui/screens/KeepSettings.h"

namespace app {

int KeepSettingsScreen::secondsLeft() const {
    return static_cast<int>(std::ceil(std::max(trial_.secondsLeft(), 0.0F)));
}

/// Redraw when the shown second changes, or when the trial has ended.
bool KeepSettingsScreen::animating() const { return !trial_.running() || secondsLeft() != shown_; }

void KeepSettingsScreen::draw(ui::kit::Context& ui, float) {
    if (!trial_.running()) return screens_.close();
    shown_ = secondsLeft();
    const auto answer = ui::screens::drawKeepSettings(ui, shown_);
    if (!answer) return;
    if (*answer == ui::screens::KeepAnswer::Keep)
        trial_.keep();
    else
        trial_.revert();
    screens_.close();
}

bool KeepSettingsScreen::escape() {
    trial_.revert();
    screens_.close();
    return true;
}

}  // namespace app
