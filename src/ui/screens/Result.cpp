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

struct ResultEntry {
    const char* id;
    const char* label;
    ResultCommand command;
    bool halved = false;  ///< stands beside the one before it, where they are below each other
};

/// Below each other they take no more lines with an analysis than without.
std::vector<ResultEntry> resultEntries(const kit::Context& ui, const ResultModel& model) {
    std::vector<ResultEntry> entries{
        {"##rematch", model.goesOn ? ui.tr("Next game") : ui.tr("Rematch"), ResultCommand::Rematch},
        {"##review", ui.tr("Look at the game"), ResultCommand::Review}};
    const ResultEntry analyse{"##analyse", ui.trc("a game", "Analyse"), ResultCommand::Analyse,
                              model.canShowSheet};
    if (model.canShowSheet) entries.push_back({"##sheet", ui.tr("Score sheet"), ResultCommand::Sheet});
    if (model.canAnalyse) entries.push_back(analyse);
    entries.push_back(
        {"##main", ui.tr("Main menu"), ResultCommand::MainMenu, model.canAnalyse && !model.canShowSheet});
    return entries;
}

// Below each other, or, in a strip, beside each other.
void drawButtons(kit::Context& ui, const ResultModel& model, bool strip,
                 std::vector<ResultCommand>& commands) {
    const float whole = ImGui::GetContentRegionAvail().x;
    const float space = ui.px(8);
    const std::vector<ResultEntry> entries = resultEntries(ui, model);
    const auto count = static_cast<int>(entries.size());
    for (int i = 0; i < count; ++i) {
        const ResultEntry& entry = entries[static_cast<std::size_t>(i)];
        const bool second = entry.halved && !strip;
        const bool first = !strip && i + 1 < count && entries[static_cast<std::size_t>(i) + 1].halved;
        if (second || (strip && i > 0)) ImGui::SameLine(0, space);
        float width = whole;
        if (strip) width = kit::sharedWidth(whole, count, i, space);
        if (first || second) width = kit::sharedWidth(whole, 2, second ? 1 : 0, space);
        const bool rematch = entry.command == ResultCommand::Rematch;
        const kit::ButtonSpec spec{.id = entry.id,
                                   .label = entry.label,
                                   .kind = rematch ? kit::ButtonKind::Primary : kit::ButtonKind::Secondary,
                                   .width = width,
                                   .height = ui.px(36),
                                   .enabled = !rematch || model.canRematch,
                                   .focusFirst = rematch};
        if (kit::button(ui, spec)) commands.push_back(entry.command);
    }
}

void drawColumn(kit::Context& ui, const ResultModel& model, const kit::Rect& area,
                std::vector<ResultCommand>& commands) {
    const kit::FloatingPanel panel(ui, "##result", {area.x, area.y + area.height}, {0, 1}, area.width);
    drawHeadline(ui, model);
    kit::paragraph(ui, model.reason, kit::Face::Italic);
    if (!model.scores.empty()) kit::hairline(ui);
    for (const auto& score : model.scores) drawScore(ui, score);
    kit::gap(ui, 2);
    drawButtons(ui, model, false, commands);
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
    drawButtons(ui, model, true, commands);
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
