#include "ui/screens/Question.h"

#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {

std::optional<Answer> drawQuestion(kit::Context& ui, const QuestionModel& model) {
    std::optional<Answer> answer;
    const kit::Dialog dialog(ui, "##question", model.title.c_str(), 500, model.height);
    kit::paragraph(ui, model.text);
    const float space = ui.px(12);
    const float width = std::floor((ImGui::GetContentRegionAvail().x - space) / 2);
    const float below = ImGui::GetContentRegionAvail().y - kit::buttonHeight(ui);
    if (below > 0) ImGui::SetCursorPosY(ImGui::GetCursorPosY() + below);
    if (kit::button(ui, {.id = "##yes", .label = model.yes.c_str(), .width = width})) answer = Answer::Yes;
    ImGui::SameLine(0, space);
    if (kit::button(ui, {.id = "##no",
                         .label = model.no.c_str(),
                         .action = "back",
                         .kind = kit::ButtonKind::Primary,
                         .width = width,
                         .focusFirst = true}))
        answer = Answer::No;
    return answer;
}

}  // namespace ui::screens
