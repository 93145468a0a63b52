#pragma once

#include "app/window/Screen.h"

namespace app {

class ScreenStack;
class SettingsTrial;

/// Asks whether to keep the settings on trial, and counts the seconds until they are reverted.
class KeepSettingsScreen final : public Screen {
  public:
    KeepSettingsScreen(ScreenStack& screens, SettingsTrial& trial)
        : screens_(screens), settingsTrial_(trial) {}
    [[nodiscard]] const char* name() const override { return "keep settings"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] bool ticking() const override { return true; }

  private:
    [[nodiscard]] int secondsLeft() const;

    ScreenStack& screens_;
    SettingsTrial& settingsTrial_;
    int shown_ = -1;  ///< seconds that were last drawn
};

}  // namespace app
