#pragma once

#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"
#include "ui/screens/Start.h"

namespace app {

/// The first screen: the main menu beside the showcase table.
class StartScreen final : public Screen {
  public:
    StartScreen(const ScreenBasics& basics, const Playing& playing, const Learning& learning,
                const Collection& collection)
        : basics_(basics), playing_(playing), learning_(learning), collection_(collection) {}
    [[nodiscard]] const char* name() const override { return "start"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] std::optional<scene::OrbitCamera::Viewpoint> viewpoint() const override {
        return scene::OrbitCamera::Viewpoint::Show;
    }

  private:
    [[nodiscard]] std::optional<ui::screens::SensesQuestion> senses(const ui::kit::Context& ui) const;
    /// The question has been seen: it is not asked again.
    void stopAsking();
    void turn(ui::screens::Sense sense);
    void act(ui::screens::StartAction action);

    const ScreenBasics& basics_;
    const Playing& playing_;
    const Learning& learning_;
    const Collection& collection_;
};

}  // namespace app
