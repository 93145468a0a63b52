#include "app/settings/SettingsTrial.h"

#include "app/settings/Preferences.h"
#include "app/window/ScreenStack.h"

namespace app {
namespace {

constexpr float kSettled = 0.8F;  // seconds until a window has changed its size
// Seconds without a change after which the question about the size of texts comes unless the player leaves
// before: long enough to read them and to press "more" again.
constexpr float kRead = 6;

}  // namespace

void SettingsTrial::apply(const Settings& settings) {
    const Risky now = of(preferences_.settings());
    if (of(settings) != now) {
        if (!running()) {
            before_ = now;
            preferences_.setTrying(true);
        }
        wait_ = of(settings).fullScreen != now.fullScreen ? kSettled : kRead;
    }
    preferences_.apply(settings);
    if (running() && of(settings) == *before_) keep();
}

void SettingsTrial::update(float seconds) {
    if (!running()) return;
    // The key for full screen has taken the change back.
    if (of(preferences_.settings()) == *before_) return keep();
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

void SettingsTrial::askNow() {
    if (aboutToAsk()) wait_ = 0;
}

void SettingsTrial::keep() {
    before_.reset();
    asked_ = false;
    preferences_.setTrying(false);
}

void SettingsTrial::revert() {
    if (!running()) return;
    Settings settings = preferences_.settings();
    settings.fullScreen = before_->fullScreen;
    settings.interfaceScale = before_->interfaceScale;
    preferences_.apply(settings);
    keep();
}

}  // namespace app
