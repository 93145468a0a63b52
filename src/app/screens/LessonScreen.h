#pragma once

#include <memory>
#include <string>

#include "app/LessonTable.h"
#include "app/Screen.h"
#include "app/screens/LessonInput.h"
#include "tutorial/Runner.h"
#include "ui/screens/Lesson.h"

namespace app {

class Shell;

/// A lesson: the table, and below it a panel with texts, questions and judgements.
class LessonScreen final : public Screen {
  public:
    /// Opens the chosen lesson (Lessons::chosen()) at its next step.
    explicit LessonScreen(Shell& shell);
    ~LessonScreen() override;
    [[nodiscard]] const char* name() const override { return "lesson"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    bool gesture(const TouchGesture& gesture) override { return input_.gesture(gesture); }
    bool escape() override;
    void update(float seconds) override;
    [[nodiscard]] std::string text() const override { return text_; }
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] std::optional<scene::OrbitCamera::Viewpoint> viewpoint() const override {
        return scene::OrbitCamera::Viewpoint::Play;
    }
    [[nodiscard]] bool expecting() const override;
    [[nodiscard]] bool keyboardNavigation() const override;

  private:
    [[nodiscard]] ui::screens::LessonModel model(const ui::kit::Context& ui) const;
    void execute(const ui::screens::LessonCommand& command);
    void act(ui::screens::LessonAction action);
    void goTo(std::size_t step);
    /// Call after the runner has moved to another step.
    void change();
    /// Stores, speaks and shows the runner's new state.
    void follow();
    void finish();
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    tutorial::Runner runner_;
    LessonTable lessonTable_;
    LessonInput input_{shell_};
    tutorial::Runner::Phase heard_ = tutorial::Runner::Phase::Moving;
    std::size_t kept_ = 0;  ///< the step that the archive has stored
    std::string text_;
};

}  // namespace app
