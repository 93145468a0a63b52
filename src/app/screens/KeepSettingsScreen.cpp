#include "app/screens/KeepSettingsScreen.h"

#include <cmath>

#include "app/settings/SettingsTrial.h"
#include "app/window/ScreenStack.h"
#include "ui/screens/KeepSettings.h"

namespace app {

int KeepSettingsScreen::secondsLeft() const {
    return static_cast<int>(std::ceil(std::max(settingsTrial_.secondsLeft(), 0.0F)));
}

/// Redraw when the shown second changes, or when the trial has ended.
bool KeepSettingsScreen::animating() const { return !settingsTrial_.running() || secondsLeft() != shown_; }

void KeepSettingsScreen::draw(ui::kit::Context& ui, float) {
    if (!settingsTrial_.running()) return screens_.close();
    shown_ = secondsLeft();
    const auto answer = ui::screens::drawKeepSettings(ui, shown_);
    if (!answer) return;
    if (*answer == ui::screens::KeepAnswer::Keep)
        settingsTrial_.keep();
    else
        settingsTrial_.revert();
    screens_.close();
}

bool KeepSettingsScreen::escape() {
    settingsTrial_.revert();
    screens_.close();
    return true;
}

}  // namespace app
