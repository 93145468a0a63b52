#pragma once

#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"
#include "ui/screens/learning/Learn.h"

namespace app {

/// The lessons of a game, with the player's progress.
class LearnScreen final : public Screen {
  public:
    LearnScreen(const ScreenBasics& basics, const Learning& learning);
    [[nodiscard]] const char* name() const override { return "learn"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override { return text_; }
    [[nodiscard]] bool expecting() const override;
    [[nodiscard]] bool working() const override { return expecting(); }
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] std::optional<scene::OrbitCamera::Viewpoint> viewpoint() const override {
        return scene::OrbitCamera::Viewpoint::Show;
    }

  private:
    [[nodiscard]] ui::screens::LearnModel model(const ui::kit::Context& ui) const;

    const ScreenBasics& basics_;
    const Learning& learning_;
    float scale_ = 1;
    std::string text_;
};

}  // namespace app
