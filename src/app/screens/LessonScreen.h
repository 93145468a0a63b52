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

/// A lesson: the table, and a panel below it that says, asks and judges.
class LessonScreen final : public Screen {
  public:
    /// The lesson that was chosen (Lessons::chosen()), at the step that is next.
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
    /// The lessons were read again: goes on with the new text of this one, at the same step.
    void takeEdition();
    /// The runner was told to go somewhere.
    void change();
    /// What became of it: kept, heard, shown.
    void follow();
    void finish();
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    tutorial::Runner runner_;
    LessonTable lessonTable_;
    LessonInput input_{shell_};
    tutorial::Runner::Phase heard_ = tutorial::Runner::Phase::Moving;
    std::size_t edition_;
    std::size_t kept_ = 0;  ///< the step that the archive knows of
    std::string text_;
};

}  // namespace app
