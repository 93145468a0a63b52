#pragma once

#include "app/Screen.h"
#include "ui/screens/Settings.h"

namespace app {

class CueQueue;
class Engines;
class Evening;
class Narrator;
class Preferences;
class ScreenStack;
class Shell;
class Trial;

/// The player's settings, applied as they are changed.
class SettingsScreen final : public Screen {
  public:
    explicit SettingsScreen(Shell& shell);
    [[nodiscard]] const char* name() const override { return "settings"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;

  private:
    [[nodiscard]] ui::screens::SettingsModel model(const ui::kit::Context& ui) const;
    void apply(const ui::screens::SettingValues& values);
    void applyDefaults();

    ScreenStack& screens_;
    const Evening& evening_;
    Preferences& preferences_;
    const Engines& engines_;
    Trial& trial_;
    const Narrator& narrator_;
    const i18n::Catalogue& texts_;
    CueQueue& cues_;
    ui::screens::SettingsSection section_ = ui::screens::SettingsSection::Video;
};

}  // namespace app
