#include "ui/screens/Question.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {

namespace {

// Units.
constexpr float kQuestionWidth = 500;
constexpr float kLeastQuestion = 200;
constexpr float kAroundText = 140;  // title, buttons, and the space between all
constexpr float kButtonSpace = 12;  // between buttons

/// Of rows of buttons and the spaces above them, in pixels.
float rowsHeight(const kit::Context& ui, int rows) {
    return static_cast<float>(rows) * (kit::buttonHeight(ui) + ImGui::GetStyle().ItemSpacing.y);
}

/// The height in units of a dialog with this text and one row of buttons.
float questionHeight(const kit::Context& ui, const std::string& text) {
    const float width = kit::Dialog::innerWidth(ui, kQuestionWidth);
    const float words = kit::paragraphHeight(ui, text, kit::Face::Body, width) / ui.scale;
    return std::max(kLeastQuestion, kAroundText + words);
}

/// Draws the text above `rows` rows of buttons; it scrolls if the display is too low for all of it.
void drawQuestionText(kit::Context& ui, const std::string& text, int rows) {
    const kit::Scroll words(ui, "##words", ImGui::GetContentRegionAvail().y - rowsHeight(ui, rows));
    kit::paragraph(ui, text);
}

}  // namespace

std::optional<YesOrNo> drawQuestion(kit::Context& ui, const QuestionModel& model) {
    std::optional<YesOrNo> answer;
    const kit::Dialog dialog(ui, "##question", model.title.c_str(), kQuestionWidth,
                             questionHeight(ui, model.text));
    drawQuestionText(ui, model.text, 1);
    const float space = ui.px(kButtonSpace);
    const float width = std::floor((ImGui::GetContentRegionAvail().x - space) / 2);
    const auto button = [&](YesOrNo which, kit::ButtonSpec spec) {
        spec.width = width;
        spec.focusFirst = which == model.suggested;
        if (spec.focusFirst) spec.kind = kit::ButtonKind::Primary;
        if (kit::button(ui, spec)) answer = which;
    };
    button(YesOrNo::Yes, {.id = "##yes", .label = model.yes.c_str()});
    ImGui::SameLine(0, space);
    button(YesOrNo::No, {.id = "##no", .label = model.no.c_str(), .action = "back"});
    return answer;
}

std::optional<std::size_t> drawChoiceQuestion(kit::Context& ui, const ChoiceQuestionModel& model) {
    std::optional<std::size_t> answer;
    const kit::Dialog dialog(ui, "##question", model.title.c_str(), kQuestionWidth,
                             questionHeight(ui, model.text) + rowsHeight(ui, 1) / ui.scale);
    drawQuestionText(ui, model.text, 2);
    const std::size_t count = model.choices.size();
    const float space = ui.px(kButtonSpace);
    const float all = ImGui::GetContentRegionAvail().x + space;
    const float width = std::floor(all / static_cast<float>(count)) - space;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) ImGui::SameLine(0, space);
        if (kit::button(ui, {.id = ("##choice" + std::to_string(i)).c_str(),
                             .label = model.choices[i].c_str(),
                             .kind = kit::ButtonKind::Primary,
                             .width = width,
                             .focusFirst = i == 0}))
            answer = i;
    }
    if (kit::button(ui, {.id = "##cancel", .label = model.cancel.c_str(), .action = "back"})) answer = count;
    return answer;
}

}  // namespace ui::screens
