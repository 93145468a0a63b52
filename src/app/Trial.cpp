#include "app/Trial.h"

#include "app/Preferences.h"
#include "app/ScreenStack.h"

namespace app {
namespace {

// The question waits until the player has stopped pressing "more", and until a window has changed its size.
constexpr float kSettled = 0.8F;  // seconds

}  // namespace

void Trial::apply(const Settings& settings) {
    const Risky now = of(preferences_.settings());
    if (of(settings) != now) {
        if (!running()) {
            before_ = now;
            preferences_.setTrying(true);
        }
        wait_ = kSettled;
    }
    preferences_.apply(settings);
    if (running() && of(settings) == *before_) keep();
}

void Trial::update(float seconds) {
    if (!running()) return;
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

void Trial::keep() {
    before_.reset();
    asked_ = false;
    preferences_.setTrying(false);
}

void Trial::revert() {
    if (!running()) return;
    Settings settings = preferences_.settings();
    settings.fullScreen = before_->fullScreen;
    settings.interfaceScale = before_->interfaceScale;
    preferences_.apply(settings);
    keep();
}

}  // namespace app
