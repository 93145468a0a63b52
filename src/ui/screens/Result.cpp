#include "ui/screens/Result.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/PlayLayout.h"

namespace ui::screens {
namespace {

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

// One long name must not make the headline a block of large letters.
void drawHeadline(kit::Context& ui, const ResultModel& model) {
    const bool fits =
        kit::measure(ui, kit::Face::Heading, model.headline).x <= ImGui::GetContentRegionAvail().x;
    kit::paragraph(ui, model.headline, fits ? kit::Face::Heading : kit::Face::Icon, kit::Tone::Accent);
}

// Below each other, or, with `columns` > 1, beside each other.
void drawButtons(kit::Context& ui, const ResultModel& model, int columns,
                 std::vector<ResultCommand>& commands) {
    const float whole = ImGui::GetContentRegionAvail().x;
    const float space = ui.px(8);
    const auto entry = [&](const char* id, const char* label, ResultCommand command, int index) {
        if (index > 0 && columns > 1) ImGui::SameLine(0, space);
        const bool first = command == ResultCommand::Rematch;
        const kit::ButtonSpec spec{
            .id = id,
            .label = label,
            .kind = first ? kit::ButtonKind::Primary : kit::ButtonKind::Secondary,
            .width = columns > 1 ? kit::sharedWidth(whole, columns, index, space) : whole,
            .height = ui.px(36),
            .enabled = !first || model.canRematch,
            .focusFirst = first};
        if (kit::button(ui, spec)) commands.push_back(command);
    };
    int index = 0;
    entry("##rematch", model.goesOn ? ui.tr("Next game") : ui.tr("Rematch"), ResultCommand::Rematch, index++);
    entry("##review", ui.tr("Look at the game"), ResultCommand::Review, index++);
    if (model.canAnalyse) entry("##analyse", ui.trc("a game", "Analyse"), ResultCommand::Analyse, index++);
    if (model.canShowSheet) entry("##sheet", ui.tr("Score sheet"), ResultCommand::Sheet, index++);
    entry("##main", ui.tr("Main menu"), ResultCommand::MainMenu, index);
}

void drawColumn(kit::Context& ui, const ResultModel& model, const kit::Rect& area,
                std::vector<ResultCommand>& commands) {
    const kit::FloatingPanel panel(ui, "##result", {area.x, area.y + area.height}, {0, 1}, area.width);
    drawHeadline(ui, model);
    kit::paragraph(ui, model.reason, kit::Face::Italic);
    if (!model.scores.empty()) kit::hairline(ui);
    for (const auto& score : model.scores) drawScore(ui, score);
    kit::gap(ui, 2);
    drawButtons(ui, model, 1, commands);
}

void drawStrip(kit::Context& ui, const ResultModel& model, const kit::Rect& area,
               std::vector<ResultCommand>& commands) {
    const kit::Panel panel(ui, "##resultstrip", area);
    std::string scores;
    for (const auto& score : model.scores) scores += (scores.empty() ? "" : " \xC2\xB7 ") + score.value;
    const float width = ImGui::GetContentRegionAvail().x;
    const float figures = scores.empty() ? 0 : kit::measure(ui, kit::Face::Strong, scores).x + ui.px(8);
    const float headline =
        std::min(kit::measure(ui, kit::Face::Heading, model.headline).x + ui.px(4), (width - figures) * 0.6F);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = ui.px(40);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::drawLine(ui, canvas, {at.x, at.y, headline, height}, model.headline,
                  {.face = kit::Face::Heading, .color = ui.palette.accent, .overflow = kit::Overflow::Elide});
    const float left = at.x + headline + ui.px(14);
    kit::drawLine(ui, canvas, {left, at.y, at.x + width - figures - left, height}, model.reason,
                  {.face = kit::Face::Italic, .color = ui.palette.text, .overflow = kit::Overflow::Elide});
    kit::drawLine(ui, canvas, {at.x + width - figures, at.y, figures, height}, scores,
                  {.face = kit::Face::Strong, .color = ui.palette.text, .align = kit::Align::Right});
    ImGui::Dummy({width, height});
    drawButtons(ui, model, 3 + (model.canShowSheet ? 1 : 0) + (model.canAnalyse ? 1 : 0), commands);
}

}  // namespace

std::vector<ResultCommand> drawResult(kit::Context& ui, const ResultModel& model) {
    std::vector<ResultCommand> commands;
    const ImVec2 size = kit::display().size();
    const kit::Rect area = resultArea(size, ui.scale);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(16), ui.px(13)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(6), ui.px(6)});
    if (isCompact(size, ui.scale)) {
        drawStrip(ui, model, area, commands);
    } else {
        drawColumn(ui, model, area, commands);
    }
    ImGui::PopStyleVar(2);
    return commands;
}

}  // namespace ui::screens
