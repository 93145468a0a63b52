#pragma once

#include "app/Screen.h"
#include "ui/screens/Settings.h"

namespace app {

class CueQueue;
class Engines;
class Evening;
class Preferences;
class ScreenStack;

/// The player's settings, applied as they are changed.
class SettingsScreen final : public Screen {
  public:
    SettingsScreen(ScreenStack& screens, const Evening& evening, Preferences& preferences,
                   const Engines& engines, const i18n::Catalogue& texts, CueQueue& cues)
        : screens_(screens),
          evening_(evening),
          preferences_(preferences),
          engines_(engines),
          texts_(texts),
          cues_(cues) {}
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
    const i18n::Catalogue& texts_;
    CueQueue& cues_;
    ui::screens::SettingsSection section_ = ui::screens::SettingsSection::Video;
};

}  // namespace app
