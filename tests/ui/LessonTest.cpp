#include "ui/screens/learning/Lesson.h"

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "ui/Fit.h"
#include "ui/Stage.h"
#include "ui/kit/Panel.h"

namespace {

using ui::kit::Context;
using ui::screens::LessonAction;
using ui::screens::LessonCommand;
using ui::screens::LessonModel;

const std::string kSentence = "One square is left, and nobody has a road. ";

LessonModel lesson(int sentences) {
    LessonModel model{.title = "How a game ends", .step = 3, .steps = 9, .firstTest = 7};
    for (int i = 0; i < sentences; ++i) model.text += kSentence;
    model.pieces = {{.label = "Flat", .chosen = true}, {.label = "Wall"}, {.label = "Capstone"}};
    model.leave = "Leave the lesson";
    model.canGoBack = true;
    return model;
}

class LessonPanel : public testing::TestWithParam<ImVec2> {
  protected:
    void draw(const LessonModel& model) {
        for (int i = 0; i < 2; ++i) stage_.frame([&](Context& ui) { show(ui, model); });
    }
    void show(Context& ui, const LessonModel& model) {
        for (const LessonCommand& command : ui::screens::drawLesson(ui, model, ui::kit::display()))
            commands_.push_back(command);
    }
    /// The height of the panel for this model.
    [[nodiscard]] float heightOf(const LessonModel& model) {
        draw(model);
        return ImGui::FindWindowByName("##lesson")->Size.y;
    }
    void expectEverythingFits() {
        for (const std::string& overflow : overflowsOf(stage_)) ADD_FAILURE() << overflow;
        for (const ImGuiWindow* window : GImGui->Windows)
            EXPECT_FALSE(window->Active && window->ScrollMax.y > 0) << window->Name << " scrolls";
    }

    Stage stage_{GetParam()};
    std::vector<LessonCommand> commands_;
};

TEST_P(LessonPanel, IsAsHighAsItsText) {
    const float low = heightOf(lesson(1));
    expectEverythingFits();
    const float high = heightOf(lesson(4));
    expectEverythingFits();
    EXPECT_GT(high, low + 20);
    LessonModel question = lesson(1);
    question.pieces.clear();
    question.answers = {"Yes", "No", "Only if both players agree on it before the game begins"};
    EXPECT_GT(heightOf(question), low + 20);
    expectEverythingFits();
}

TEST_P(LessonPanel, CanAlwaysBeLeft) {
    LessonModel finished = lesson(1);
    finished.pieces.clear();
    finished.onward = "Next lesson";
    for (const LessonModel& model : {lesson(1), lesson(4), finished}) {
        commands_.clear();
        draw(model);
        expectEverythingFits();
        EXPECT_TRUE(stage_.click("##leave", 0, [&](Context& ui) { show(ui, model); }));
        ASSERT_EQ(commands_.size(), 1U);
        ASSERT_TRUE(std::holds_alternative<LessonAction>(commands_.front()));
        EXPECT_EQ(std::get<LessonAction>(commands_.front()), LessonAction::Leave);
    }
}

TEST(LessonText, IsTwentyPixelsHighInAWindowOf720) {
    Stage stage({1280, 720}, 0.8F);  // as the program scales it
    const auto heightOf = [&](const LessonModel& model) {
        for (int i = 0; i < 2; ++i)
            stage.frame([&](Context& ui) { (void)ui::screens::drawLesson(ui, model, ui::kit::display()); });
        return ImGui::FindWindowByName("##lesson")->Size.y;
    };
    LessonModel model = lesson(1);
    const float without = heightOf(model);
    model.verdict = kSentence;
    EXPECT_GE(heightOf(model) - without - ImGui::GetStyle().ItemSpacing.y, 20);
}

INSTANTIATE_TEST_SUITE_P(Displays, LessonPanel,
                         testing::Values(ImVec2{640, 400}, ImVec2{800, 600}, ImVec2{480, 780},
                                         ImVec2{1280, 720}, ImVec2{1920, 1080}),
                         [](const auto& display) {
                             return std::to_string(static_cast<int>(display.param.x));
                         });

}  // namespace
