#include "ui/screens/play/Result.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kPadding = 13;
constexpr float kButton = 36;
constexpr float kResultHeadline = 40;
constexpr float kReason = 26;
constexpr float kSmallLine = 17;
constexpr float kLeastHeadline = 0.4F;  // of the width of a low strip
constexpr float kMostHeadline = 0.7F;
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
    if (model.canAnalyse) entries.push_back({"##analyse", ui.tr("Analyse the game"), ResultCommand::Analyse});
    if (model.secondTry)
        entries.push_back({"##firsttry", ui.tr("Back to the first game"), ResultCommand::FirstTry});
    if (model.offersLessons) entries.push_back({"##learn", ui.tr("Learn"), ResultCommand::Learn});
    entries.push_back({"##main", ui.tr("Main menu"), ResultCommand::MainMenu});
    return entries;
}

bool drawEntry(kit::Context& ui, const ResultModel& model, const ResultEntry& entry, float width) {
    const bool rematch = entry.command == ResultCommand::Rematch;
    return kit::button(ui, {.id = entry.id,
                            .label = entry.label,
                            .kind = rematch ? kit::ButtonKind::Primary : kit::ButtonKind::Secondary,
                            .width = width,
                            .height = ui.px(kButton),
                            .disabled = rematch ? model.noRematch.c_str() : "",
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

/// A text that depends on the players' names: in one line of this face, else in two small ones, if the room
/// is high enough. Returns whether it was cut.
bool drawInRoom(kit::Context& ui, const std::string& text, kit::Rect room, const kit::LineStyle& style) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::LineStyle line = style;
    line.overflow = kit::Overflow::Elide;
    const bool fits = kit::measure(ui, style.face, text).x <= room.width + 1;
    if (fits || room.height < 2 * ui.px(kSmallLine)) return kit::drawLine(ui, canvas, room, text, line);
    line.face = kit::Face::Small;
    const TwoLines two = twoLines(ui, line.face, text, room.width);
    if (!two.second.empty()) room.height = std::floor(room.height / 2);
    bool cut = kit::drawLine(ui, canvas, room, two.first, line);
    room.y += room.height;
    if (!two.second.empty()) cut |= kit::drawLine(ui, canvas, room, two.second, line);
    return cut;
}

bool drawHeadline(kit::Context& ui, const ResultModel& model, const kit::Rect& room) {
    const float notation = std::ceil(kit::measure(ui, kit::Face::Strong, model.notation).x) + ui.px(4);
    const float width = room.width - notation - ui.px(14);
    kit::drawLine(ui, *ImGui::GetWindowDrawList(),
                  {room.x + room.width - notation, room.y, notation, room.height}, model.notation,
                  {.face = kit::Face::Strong, .color = ui.palette.text, .align = kit::Align::Right});
    return drawInRoom(ui, model.headline, {room.x, room.y, width, room.height},
                      {.face = headlineFace(ui, model, width), .color = ui.palette.accent});
}

/// Draws the reason, and the figures if there is room left. Returns whether something was cut or left out.
bool drawReason(kit::Context& ui, const ResultModel& model, const kit::Rect& room) {
    const float width =
        std::min(std::ceil(kit::measure(ui, kit::Face::Italic, model.reason).x) + 1, room.width);
    const bool cut = drawInRoom(ui, model.reason, {room.x, room.y, width, room.height},
                                {.face = kit::Face::Italic, .color = ui.palette.text});
    const std::string figures = figuresOf(model);
    const float left = width + ui.px(18);
    if (left >= room.width) return cut || !figures.empty();
    return kit::drawLine(ui, *ImGui::GetWindowDrawList(),
                         {room.x + left, room.y, room.width - left, room.height}, figures,
                         {.face = kit::Face::Small,
                          .color = ui.palette.textDim,
                          .align = kit::Align::Right,
                          .overflow = kit::Overflow::Elide}) ||
           cut;
}

/// The width of the headline and the notation beside the reason. Where not all of it fits, each has its share
/// of the width, by what two small lines of it need.
float lowHeadlineWidth(const kit::Context& ui, const ResultModel& model, float room) {
    const float notation = kit::measure(ui, kit::Face::Strong, model.notation).x + ui.px(30);
    const float natural = kit::measure(ui, kit::Face::Heading, model.headline).x + notation;
    if (natural <= room * kMostHeadline) return natural;
    const float headline = kit::measure(ui, kit::Face::Small, model.headline).x / 2 + notation;
    const float reason = kit::measure(ui, kit::Face::Small, model.reason).x / 2;
    return room * std::clamp(headline / (headline + reason), kLeastHeadline, kMostHeadline);
}

/// Draws the headline and the reason below it, or beside it in a low strip. Returns whether something was cut
/// or left out.
bool drawResultWords(kit::Context& ui, const ResultModel& model, const kit::Rect& head, bool low) {
    if (!low) {
        const bool cut = drawHeadline(ui, model, head);
        return drawReason(ui, model, {head.x, head.y + head.height, head.width, ui.px(kReason)}) || cut;
    }
    const float headline = lowHeadlineWidth(ui, model, head.width);
    const float reason = head.x + headline + ui.px(14);
    const bool cut = drawHeadline(ui, model, {head.x, head.y, headline, head.height});
    return drawReason(ui, model, {reason, head.y, head.x + head.width - reason, head.height}) || cut;
}

std::string wholeText(const ResultModel& model) {
    std::string all = model.headline;
    for (const std::string& more : {model.reason, figuresOf(model)})
        if (!more.empty()) all += "\n" + more;
    return all;
}

/// Draws the words and the buttons.
void drawStrip(kit::Context& ui, const ResultModel& model, const kit::Rect& area,
               std::vector<ResultCommand>& commands) {
    const kit::Panel panel(ui, "##result", area);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const kit::Rect head{at.x, at.y, ImGui::GetContentRegionAvail().x, ui.px(kResultHeadline)};
    const bool low = area.height < ui.px(kLowStrip);
    const bool cut = drawResultWords(ui, model, head, low);
    ImGui::Dummy({head.width, head.height + (low ? 0 : ui.px(kReason))});
    if (cut) kit::tooltip(ui, wholeText(model));
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
