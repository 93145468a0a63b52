#include "ui/screens/Result.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

constexpr float kWidth = 248;  // units: the left column's
constexpr float kMargin = 12;

void drawScore(kit::Context& ui, const ResultModel::Line& score) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = ui.px(24);
    const float value = kit::measure(ui, kit::Face::Strong, score.value).x + ui.px(4);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::drawLine(ui, canvas, {at.x, at.y, width - value - ui.px(6), height}, score.label,
                  {.color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
    kit::drawLine(ui, canvas, {at.x + width - value, at.y, value, height}, score.value,
                  {.face = kit::Face::Strong, .color = ui.palette.text, .align = kit::Align::Right});
    ImGui::Dummy({width, height});
}

void drawButtons(kit::Context& ui, const ResultModel& model, std::vector<ResultCommand>& commands) {
    const float height = ui.px(36);
    if (kit::button(ui, {.id = "##rematch", .label = ui.tr("Rematch"), .kind = kit::ButtonKind::Primary,
                         .width = -1, .height = height, .enabled = model.canRematch, .focusFirst = true})) {
        commands.push_back(ResultCommand::Rematch);
    }
    if (kit::button(ui, {.id = "##review", .label = ui.tr("Look at the game"), .width = -1, .height = height})) {
        commands.push_back(ResultCommand::Review);
    }
    if (kit::button(ui, {.id = "##main", .label = ui.tr("Main menu"), .width = -1, .height = height})) {
        commands.push_back(ResultCommand::MainMenu);
    }
}

}  // namespace

std::vector<ResultCommand> drawResult(kit::Context& ui, const ResultModel& model) {
    std::vector<ResultCommand> commands;
    const kit::Rect all = kit::display();
    const float margin = ui.px(kMargin);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(16), ui.px(14)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(6), ui.px(6)});
    {
        const kit::FloatingPanel panel(ui, "##result", {margin, all.height - margin}, {0, 1},
                                       std::min(ui.px(kWidth), all.width - 2 * margin));
        kit::paragraph(ui, model.headline, kit::Face::Heading, kit::Tone::Accent);
        kit::paragraph(ui, model.reason, kit::Face::Italic);
        if (!model.scores.empty()) kit::hairline(ui);
        for (const auto& score : model.scores) drawScore(ui, score);
        kit::gap(ui, 2);
        drawButtons(ui, model, commands);
    }
    ImGui::PopStyleVar(2);
    return commands;
}

}  // namespace ui::screens
