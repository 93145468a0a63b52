#pragma once

#include <string>
#include <vector>

#include "app/far/FarPlaces.h"
#include "app/far/NearbyTables.h"
#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"
#include "ui/screens/setup/Together.h"

namespace app {

/// Begins to play with others who have screens of their own: holds a table, joins one, or comes back to one.
class TogetherScreen final : public Screen {
  public:
    TogetherScreen(const ScreenBasics& basics, const Playing& playing);
    [[nodiscard]] const char* name() const override { return "together"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] bool ticking() const override { return true; }  // tables nearby come and go

  private:
    [[nodiscard]] ui::screens::TogetherModel model(const ui::kit::Context& ui) const;
    void execute(const ui::screens::TogetherCommand& command, const ui::kit::Context& ui);
    void join(const Invitation& invitation);

    const ScreenBasics& basics_;
    const Playing& playing_;
    const std::vector<Place> places_;
    NearbyTables nearby_;
    std::vector<NearbyTable> shown_;  ///< of them, in the last frame
    std::string name_;
    std::string invitation_;
    float scale_ = 1;  ///< pixels in one unit, in the last frame
};

/// The name under which the player is known to others who are far away: the first one of the settings.
[[nodiscard]] std::string nameAmongOthers(const Preferences& preferences, const i18n::Catalogue& texts);
/// Keeps a name that the player has entered for that.
void rememberName(Preferences& preferences, const std::string& name);

}  // namespace app
