#pragma once

#include "app/window/Screen.h"
#include "ui/screens/learning/Learn.h"

namespace app {

class GameToLearn;
class Lessons;
class ScreenStack;

/// The lessons of a game, with the player's progress.
class LearnScreen final : public Screen {
  public:
    /// The objects that it uses; all of them must outlive it.
    struct Surroundings {
        GameToLearn& games;
        ScreenStack& screens;
        Lessons& lessons;
    };
    explicit LearnScreen(const Surroundings& surroundings);
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

    Surroundings surroundings_;
    float scale_ = 1;
    std::string text_;
};

}  // namespace app
