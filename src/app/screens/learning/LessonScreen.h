#pragma once

#include <memory>
#include <string>

#include "app/learning/LessonTable.h"
#include "app/screens/learning/TeachingScreen.h"
#include "tutorial/LessonRun.h"
#include "ui/screens/learning/Lesson.h"

namespace app {

/// A lesson: the table, and a panel below it that says, asks and judges.
class LessonScreen final : public TeachingScreen {
  public:
    /// Opens the chosen lesson (Lessons::chosen()) at its next step.
    LessonScreen(const ScreenBasics& basics, const Playing& playing, const Learning& learning);
    ~LessonScreen() override;
    [[nodiscard]] const char* name() const override { return "lesson"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    void update(float seconds) override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] bool expecting() const override;
    [[nodiscard]] bool keyboardNavigation() const override;

  private:
    [[nodiscard]] bool takesTurns() const override { return lessonTable_.takesTurns(); }
    [[nodiscard]] ui::screens::LessonModel model(const ui::kit::Context& ui) const;
    void execute(const ui::screens::LessonCommand& command);
    void act(ui::screens::LessonAction action);
    void goTo(std::size_t step);
    /// Replaces the lesson by its newly read text and stays at the same step.
    void takeEdition();
    /// Call after the lesson's run has moved to another step.
    void change();
    /// Stores, speaks and shows the new state of the lesson's run.
    void follow();
    void finish();
    /// What is said once the lesson is finished.
    [[nodiscard]] std::string finished() const;
    /// Whether there is a lesson after this one.
    [[nodiscard]] bool hasNext() const;
    /// Opens the next lesson at its next step, or closes the screen after the last one.
    void beginNext();

    const Learning& learning_;
    tutorial::LessonRun run_;
    LessonTable lessonTable_;
    tutorial::LessonRun::Phase followedPhase_ =
        tutorial::LessonRun::Phase::Moving;  ///< when follow() was called last
    std::size_t edition_;
    std::size_t kept_ = 0;   ///< the step that the archive knows of
    bool keyTaken_ = false;  ///< in this frame: the key presses the button that has the focus, too
};

}  // namespace app
