#pragma once

#include "app/Screen.h"

namespace app {

class Shell;

/// The first screen: what to do, beside a table that invites.
class StartScreen final : public Screen {
  public:
    explicit StartScreen(Shell& shell) : shell_(shell) {}
    [[nodiscard]] const char* name() const override { return "start"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] std::optional<scene::OrbitCamera::Stance> stance() const override {
        return scene::OrbitCamera::Stance::Show;
    }

  private:
    Shell& shell_;
};

}  // namespace app
