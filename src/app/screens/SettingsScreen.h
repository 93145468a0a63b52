#pragma once

#include <optional>

#include "app/settings/SettingsTable.h"
#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"

namespace app {

/// The form of the player's settings; changes apply at once.
class SettingsScreen final : public Screen {
  public:
    SettingsScreen(const ScreenBasics& basics, const Playing& playing, const Collection& collection)
        : basics_(basics), playing_(playing), collection_(collection) {}
    [[nodiscard]] const char* name() const override { return "settings"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void pass(float seconds) override;
    bool escape() override;
    [[nodiscard]] bool expecting() const override { return wantedScale_.has_value(); }
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;

  private:
    [[nodiscard]] SettingsOffer offer(const ui::kit::Context& ui) const;
    [[nodiscard]] ui::screens::SettingsModel model(const SettingsOffer& offer) const;
    void change(const ui::screens::SetOption& option, const SettingsOffer& offer);
    void act(ui::screens::SettingsAction action);
    void applyDefaults();
    /// Applies the chosen size of texts.
    void applyScale();
    void show(ui::screens::SettingsSection section);
    void leave();

    const ScreenBasics& basics_;
    const Playing& playing_;
    const Collection& collection_;
    /// The chosen size of texts, applied when it has not changed for a moment: otherwise the buttons would
    /// move away under the pointer.
    std::optional<double> wantedScale_;
    float scale_ = 1;       ///< pixels in one unit, in the last frame
    float scaleRests_ = 0;  ///< seconds until wantedScale_ is applied
    ui::screens::SettingsSection section_ = ui::screens::SettingsSection::Video;
};

}  // namespace app
