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

/// The height of the dialog in units.
float questionHeight(const kit::Context& ui, const std::string& text) {
    const float width = kit::Dialog::innerWidth(ui, kQuestionWidth);
    const float words = kit::paragraphHeight(ui, text, kit::Face::Body, width) / ui.scale;
    return std::max(kLeastQuestion, kAroundText + words);
}

/// Puts the buttons that follow at the bottom of the dialog.
void goToLastRow(const kit::Context& ui) {
    const float below = ImGui::GetContentRegionAvail().y - kit::buttonHeight(ui);
    if (below > 0) ImGui::SetCursorPosY(ImGui::GetCursorPosY() + below);
}

}  // namespace

std::optional<YesOrNo> drawQuestion(kit::Context& ui, const QuestionModel& model) {
    std::optional<YesOrNo> answer;
    const kit::Dialog dialog(ui, "##question", model.title.c_str(), kQuestionWidth,
                             questionHeight(ui, model.text));
    {
        const float below = kit::buttonHeight(ui) + ImGui::GetStyle().ItemSpacing.y;
        const kit::Scroll words(ui, "##words", ImGui::GetContentRegionAvail().y - below);
        kit::paragraph(ui, model.text);
    }
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
    const kit::Dialog dialog(ui, "##question", model.title.c_str(), kQuestionWidth, 220);
    kit::paragraph(ui, model.text);
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
    goToLastRow(ui);
    if (kit::button(ui, {.id = "##cancel", .label = model.cancel.c_str(), .action = "back"})) answer = count;
    return answer;
}

}  // namespace ui::screens
