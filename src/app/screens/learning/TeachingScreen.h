#pragma once

#include <optional>
#include <string>
#include <utility>

#include "app/screens/learning/LessonInput.h"
#include "app/window/Screen.h"

namespace app {

class TableSession;

/// A screen that teaches at a table of its own: a lesson, a puzzle or a rule. Two fingers turn the camera,
/// which looks as during a game; escape cancels the turn being entered, or closes the screen.
class TeachingScreen : public Screen {
  public:
    bool gesture(const TouchGesture& gesture) override { return input_.gesture(gesture); }
    void covered() override { input_.cancelDrag(); }
    bool escape() override;
    [[nodiscard]] std::string text() const override { return text_; }
    [[nodiscard]] std::optional<scene::OrbitCamera::Viewpoint> viewpoint() const override {
        return scene::OrbitCamera::Viewpoint::Play;
    }

  protected:
    TeachingScreen(const ScreenBasics& basics, const Playing& playing) : basics_(basics), playing_(playing) {}

    /// Whether the player may enter a turn now.
    [[nodiscard]] virtual bool takesTurns() const = 0;
    /// It must be drawn again, although there was no event.
    void redraw();
    [[nodiscard]] LessonInput& input() { return input_; }
    [[nodiscard]] TableSession& table() const;
    /// The words on the screen, for scripts.
    void setText(std::string text) { text_ = std::move(text); }

    const ScreenBasics& basics_;
    const Playing& playing_;

  private:
    LessonInput input_{basics_, playing_};
    std::string text_;
};

}  // namespace app
