#include "ui/screens/Result.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kPadding = 13;
constexpr float kButton = 36;
constexpr float kResultHeadline = 40;
constexpr float kReason = 26;
constexpr float kLowStrip = 130;  // lower strips have the reason beside the headline

struct ResultEntry {
    const char* id;
    const char* label;
    ResultCommand command;
};

std::vector<ResultEntry> resultEntries(const kit::Context& ui, const ResultModel& model) {
    std::vector<ResultEntry> entries{
        {"##rematch", model.goesOn ? ui.tr("Next game") : ui.tr("Rematch"), ResultCommand::Rematch},
        {"##review", ui.tr("Look at the game"), ResultCommand::Review}};
    if (model.canShowSheet) entries.push_back({"##sheet", ui.tr("Score sheet"), ResultCommand::Sheet});
    if (model.canAnalyse)
        entries.push_back({"##analyse", ui.trc("a game", "Analyse"), ResultCommand::Analyse});
    entries.push_back({"##main", ui.tr("Main menu"), ResultCommand::MainMenu});
    return entries;
}

bool drawEntry(kit::Context& ui, const ResultModel& model, const ResultEntry& entry, float width) {
    const bool rematch = entry.command == ResultCommand::Rematch;
    return kit::button(
        ui, {.id = entry.id,
             .label = entry.label,
             .kind = rematch ? kit::ButtonKind::Primary : kit::ButtonKind::Secondary,
             .width = width,
             .height = ui.px(kButton),
             .disabled = kit::unless(!rematch || model.canRematch,
                                     ui.tr("This game is only being looked at: it was not played here.")),
             .focusFirst = rematch});
}

/// Draws the buttons in one row or in two; the first of two rows has two buttons.
void drawButtons(kit::Context& ui, const ResultModel& model, bool twoRows,
                 std::vector<ResultCommand>& commands) {
    const float whole = ImGui::GetContentRegionAvail().x;
    const float space = ui.px(8);
    const std::vector<ResultEntry> entries = resultEntries(ui, model);
    const auto count = static_cast<int>(entries.size());
    const int first = twoRows ? 2 : count;
    for (int i = 0; i < count; ++i) {
        const bool upper = i < first;
        const int place = upper ? i : i - first;
        if (place > 0) ImGui::SameLine(0, space);
        const float width = kit::sharedWidth(whole, upper ? first : count - first, place, space);
        const ResultEntry& entry = entries[static_cast<std::size_t>(i)];
        if (drawEntry(ui, model, entry, width)) commands.push_back(entry.command);
    }
}

std::string figuresOf(const ResultModel& model) {
    std::string all;
    for (const ResultModel::Line& score : model.scores) {
        all += (all.empty() ? "" : " \xC2\xB7 ") + score.label;
        if (!score.value.empty()) all += " " + score.value;
    }
    return all;
}

// A headline that is too long for the large font gets a smaller one. Its length depends on the players'
// names.
kit::Face headlineFace(const kit::Context& ui, const ResultModel& model, float room) {
    return kit::measure(ui, kit::Face::Heading, model.headline).x <= room ? kit::Face::Heading
                                                                          : kit::Face::Strong;
}

void drawHeadline(kit::Context& ui, const ResultModel& model, const kit::Rect& room) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float notation = std::ceil(kit::measure(ui, kit::Face::Strong, model.notation).x) + ui.px(4);
    const float width = room.width - notation - ui.px(14);
    kit::drawLine(ui, canvas, {room.x, room.y, width, room.height}, model.headline,
                  {.face = headlineFace(ui, model, width),
                   .color = ui.palette.accent,
                   .overflow = kit::Overflow::Elide});
    kit::drawLine(ui, canvas, {room.x + room.width - notation, room.y, notation, room.height}, model.notation,
                  {.face = kit::Face::Strong, .color = ui.palette.text, .align = kit::Align::Right});
}

/// Draws the reason, and the figures if there is room left.
void drawReason(kit::Context& ui, const ResultModel& model, const kit::Rect& room) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float width =
        std::min(std::ceil(kit::measure(ui, kit::Face::Italic, model.reason).x) + 1, room.width);
    kit::drawLine(ui, canvas, {room.x, room.y, width, room.height}, model.reason,
                  {.face = kit::Face::Italic, .color = ui.palette.text, .overflow = kit::Overflow::Elide});
    const float left = width + ui.px(18);
    if (left >= room.width) return;
    kit::drawLine(ui, canvas, {room.x + left, room.y, room.width - left, room.height}, figuresOf(model),
                  {.face = kit::Face::Small,
                   .color = ui.palette.textDim,
                   .align = kit::Align::Right,
                   .overflow = kit::Overflow::Elide});
}

/// Draws the headline, the reason below it (or beside it in a low strip), and the buttons.
void drawStrip(kit::Context& ui, const ResultModel& model, const kit::Rect& area,
               std::vector<ResultCommand>& commands) {
    const kit::Panel panel(ui, "##result", area);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const kit::Rect head{at.x, at.y, ImGui::GetContentRegionAvail().x, ui.px(kResultHeadline)};
    const bool low = area.height < ui.px(kLowStrip);
    if (low) {
        const float headline = std::min(kit::measure(ui, kit::Face::Heading, model.headline).x +
                                            kit::measure(ui, kit::Face::Strong, model.notation).x + ui.px(30),
                                        head.width * 0.7F);
        drawHeadline(ui, model, {head.x, head.y, headline, head.height});
        drawReason(ui, model,
                   {head.x + headline + ui.px(14), head.y, head.width - headline - ui.px(14), head.height});
    } else {
        drawHeadline(ui, model, head);
        drawReason(ui, model, {head.x, head.y + head.height, head.width, ui.px(kReason)});
    }
    ImGui::Dummy({head.width, head.height + (low ? 0 : ui.px(kReason))});
    const float buttons = area.y + area.height - ImGui::GetCursorScreenPos().y - ui.px(kPadding);
    drawButtons(ui, model, buttons >= ui.px(2 * kButton), commands);
}

}  // namespace

std::vector<ResultCommand> drawResult(kit::Context& ui, const ResultModel& model, const kit::Rect& area) {
    std::vector<ResultCommand> commands;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(16), ui.px(kPadding)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(6), ui.px(6)});
    drawStrip(ui, model, area, commands);
    ImGui::PopStyleVar(2);
    return commands;
}

}  // namespace ui::screens
