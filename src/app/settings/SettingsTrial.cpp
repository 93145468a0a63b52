#include "app/settings/SettingsTrial.h"

#include "app/settings/Preferences.h"
#include "app/window/ScreenStack.h"

namespace app {
namespace {

constexpr float kSettled = 0.8F;  // seconds until a window has changed its size

}  // namespace

void SettingsTrial::apply(const Settings& settings) {
    const bool now = preferences_.settings().fullScreen;
    if (settings.fullScreen != now) {
        if (!running()) {
            before_ = now;
            preferences_.setTrying(true);
        }
        wait_ = kSettled;
    }
    preferences_.apply(settings);
    if (running() && settings.fullScreen == *before_) keep();
}

void SettingsTrial::update(float seconds) {
    if (!running()) return;
    // The key for full screen has taken the change back.
    if (preferences_.settings().fullScreen == *before_) return keep();
    if (asked_) {
        left_ -= seconds;
        if (left_ <= 0) revert();
        return;
    }
    wait_ -= seconds;
    if (wait_ > 0) return;
    asked_ = true;
    left_ = kSeconds;
    screens_.open(ScreenId::KeepSettings);
}

void SettingsTrial::keep() {
    before_.reset();
    asked_ = false;
    preferences_.setTrying(false);
}

void SettingsTrial::revert() {
    if (!running()) return;
    Settings settings = preferences_.settings();
    settings.fullScreen = *before_;
    preferences_.apply(settings);
    keep();
}

}  // namespace app
