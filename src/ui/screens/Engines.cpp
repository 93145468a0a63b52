#include "ui/screens/Engines.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/LongList.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

using EnginesCommands = std::vector<EnginesCommand>;
using Details = EnginesModel::Details;

// Units.
constexpr float kEngineRow = 50;
constexpr float kListColumn = 250;
constexpr float kBetweenColumns = 18;
constexpr float kNarrowDialog = 560;  // narrower dialogs have the list above the engine
constexpr float kLowList = 120;

float footerHeight(const kit::Context& ui) {
    return kit::buttonHeight(ui) + 2 * ImGui::GetStyle().ItemSpacing.y;
}

// ---- the list ----

bool drawEngineRow(kit::Context& ui, const EnginesModel::Row& row, bool chosen) {
    const kit::Press press =
        kit::pressable(ui, "##engine", {ImGui::GetContentRegionAvail().x, ui.px(kEngineRow)});
    kit::nameItem(ui, row.name);
    if (!press.visible) return false;
    kit::drawFace(ui, press, kit::ButtonKind::Plain, chosen);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::Rect room = press.area;
    room.x += ui.px(10);
    room.width -= ui.px(16);
    const float half = std::floor(room.height / 2);
    const bool both = !row.state.empty();
    const kit::Rect name{room.x, room.y + (both ? ui.px(4) : 0), room.width,
                         both ? half - ui.px(2) : room.height};
    const bool cut = kit::drawLine(
        ui, canvas, name, row.name,
        {.color = chosen ? ui.palette.accentHover : ui.palette.text, .overflow = kit::Overflow::Elide});
    if (both)
        (void)kit::drawLine(ui, canvas, {room.x, room.y + half, room.width, half - ui.px(4)}, row.state,
                            {.face = kit::Face::Small,
                             .color = kit::toneColor(ui, row.wrong ? kit::Tone::Danger : kit::Tone::Dim),
                             .overflow = kit::Overflow::Elide});
    if (cut) kit::tooltip(ui, row.name);
    return press.pressed;
}

void drawList(kit::Context& ui, const EnginesModel& model, float width, float height,
              EnginesCommands& commands) {
    const kit::Well well(ui, "##engines", {width, height});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    for (int i = 0; i < static_cast<int>(model.rows.size()); ++i) {
        ImGui::PushID(i);
        if (drawEngineRow(ui, model.rows[static_cast<std::size_t>(i)], i == model.chosen))
            commands.emplace_back(ChooseEngine{i});
        ImGui::PopID();
    }
    if (model.rows.empty())
        kit::paragraph(ui, ui.tr("No engine has been added yet."), kit::Face::Italic, kit::Tone::Dim);
    ImGui::PopStyleVar();
}

// ---- one engine ----

void drawState(kit::Context& ui, const Details& details) {
    kit::paragraph(ui, details.state, details.wrong ? kit::Face::Body : kit::Face::Italic,
                   details.wrong ? kit::Tone::Danger : kit::Tone::Dim);
    if (details.lastLines.empty()) return;
    kit::paragraph(ui, ui.tr("Its last messages:"), kit::Face::Small, kit::Tone::Dim);
    for (const std::string& line : details.lastLines)
        kit::line(ui, line, kit::Face::Small, kit::Tone::Normal, kit::Overflow::Elide);
}

/// Draws the buttons in rows, as many side by side as fit.
void drawOwnButtons(kit::Context& ui, const Details& details, EnginesCommands& commands) {
    const float whole = ImGui::GetContentRegionAvail().x;
    float left = whole;
    for (std::size_t i = 0; i < details.buttons.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        kit::ButtonSpec spec{.id = "##press",
                             .label = details.buttons[i].c_str(),
                             .disabled = kit::unless(!details.starting, ui.tr("The program is starting."))};
        spec.width = std::min(kit::buttonWidth(ui, spec), whole);
        if (i > 0 && left >= spec.width + ui.px(10))
            ImGui::SameLine(0, ui.px(10));
        else
            left = whole;
        left -= spec.width + ui.px(10);
        if (kit::button(ui, spec)) commands.emplace_back(PressOption{details.buttons[i]});
        ImGui::PopID();
    }
}

void drawDetails(kit::Context& ui, const Details& details, float height, EnginesCommands& commands) {
    const kit::Scroll scroll(ui, "##details", height);
    kit::line(ui, details.program, kit::Face::Italic, kit::Tone::Dim, kit::Overflow::Elide);
    drawState(ui, details);
    for (SetOption& change : drawOptions(ui, details.options, true)) commands.emplace_back(std::move(change));
    if (!details.buttons.empty()) drawOwnButtons(ui, details, commands);
}

void drawLogLine(kit::Context& ui, const EnginesModel::LogLine& line) {
    using From = EnginesModel::LogLine::From;
    const kit::Tone tone = line.from == From::Us       ? kit::Tone::Accent
                           : line.from == From::Errors ? kit::Tone::Danger
                                                       : kit::Tone::Normal;
    kit::line(ui, withSender(line), kit::Face::Small, tone, kit::Overflow::Elide);
}

void drawLog(kit::Context& ui, const EnginesModel& model, float height) {
    const kit::Well well(ui, "##log", {0, height});
    const bool atEnd = ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - ui.px(4);
    const float row = kit::measure(ui, kit::Face::Small, {}).y + ImGui::GetStyle().ItemSpacing.y;
    kit::drawRows(ui, kit::equalRows(static_cast<int>(model.log.size()), row),
                  [&](int i) { drawLogLine(ui, model.log[static_cast<std::size_t>(i)]); });
    if (model.log.empty()) kit::paragraph(ui, ui.tr("No messages yet."), kit::Face::Italic, kit::Tone::Dim);
    if (atEnd) ImGui::SetScrollHereY(1);
}

void drawRemoveQuestion(kit::Context& ui, const std::string& name, EnginesCommands& commands) {
    const float width = std::floor((ImGui::GetContentRegionAvail().x - ui.px(12)) / 2);
    if (kit::button(ui, {.id = "##keep", .label = ui.tr("Keep it"), .width = width, .takesLostFocus = true}))
        commands.emplace_back(EnginesAction::Keep);
    ImGui::SameLine(0, ui.px(12));
    const std::string remove = ui.tr("Remove {name}", {{"name", name}});
    if (kit::button(ui, {.id = "##reallyremove", .label = remove.c_str(), .width = width}))
        commands.emplace_back(EnginesAction::ReallyRemove);
}

void drawEngineButtons(kit::Context& ui, const EnginesModel& model, EnginesCommands& commands) {
    const Details& details = *model.details;
    if (details.askRemove)
        return drawRemoveQuestion(ui, model.rows[static_cast<std::size_t>(model.chosen)].name, commands);
    const float width = std::floor((ImGui::GetContentRegionAvail().x - 2 * ui.px(10)) / 3);
    if (kit::button(ui, {.id = "##start",
                         .label = ui.trc("the engine's program", "Start again"),
                         .tooltip = ui.tr("Starts the program and asks for its name and options"),
                         .width = width,
                         .disabled = kit::unless(!details.starting, ui.tr("The program is starting."))}))
        commands.emplace_back(EnginesAction::StartAgain);
    ImGui::SameLine(0, ui.px(10));
    if (kit::button(ui, {.id = "##showlog",
                         .label = model.logShown ? ui.tr("Options") : ui.trc("of an engine", "Log"),
                         .tooltip = model.logShown ? "" : ui.tr("The messages to and from the engine"),
                         .width = width}))
        commands.emplace_back(EnginesAction::ToggleLog);
    ImGui::SameLine(0, ui.px(10));
    const kit::ButtonSpec third =
        model.logShown
            ? kit::ButtonSpec{.id = "##copylog", .label = ui.trc("to the clipboard", "Copy"), .width = width}
            : kit::ButtonSpec{.id = "##remove", .label = ui.trc("the engine", "Remove"), .width = width};
    if (kit::button(ui, third))
        commands.emplace_back(model.logShown ? EnginesAction::CopyLog : EnginesAction::Remove);
}

void drawEngine(kit::Context& ui, const EnginesModel& model, EnginesCommands& commands) {
    const float height = ImGui::GetContentRegionAvail().y;
    if (!model.details) return kit::paragraph(ui, model.explanation, kit::Face::Body, kit::Tone::Dim);
    const float body = height - kit::buttonHeight(ui) - ImGui::GetStyle().ItemSpacing.y;
    if (model.logShown)
        drawLog(ui, model, body);
    else
        drawDetails(ui, *model.details, body, commands);
    drawEngineButtons(ui, model, commands);
}

// ---- the dialog ----

void drawEnginesFooter(kit::Context& ui, const EnginesModel& model, EnginesCommands& commands) {
    if (kit::button(ui, {.id = "##add",
                         .label = ui.tr("Add an engine"),
                         .icon = kit::icons::kPlus,
                         .tooltip = model.explanation.c_str(),
                         .disabled = kit::unless(!model.full, ui.tr("No more engines can be added.")),
                         .focusFirst = model.rows.empty()}))
        commands.emplace_back(EnginesAction::Add);
    kit::ButtonSpec back = mainBackButton(ui, ui.px(140));
    back.focusFirst = !model.rows.empty();
    if (drawAtRightEnd(ui, back)) commands.emplace_back(EnginesAction::Back);
}

}  // namespace

std::string withSender(const EnginesModel::LogLine& line) {
    using From = EnginesModel::LogLine::From;
    return (line.from == From::Us ? "> " : line.from == From::Engine ? "< " : "! ") + line.text;
}

std::vector<EnginesCommand> drawEngines(kit::Context& ui, const EnginesModel& model) {
    EnginesCommands commands;
    const kit::Dialog dialog(ui, "##enginesdialog", ui.tr("Engines"), 900, 640);
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float height = room.y - footerHeight(ui);
    const bool beside = room.x >= ui.px(kNarrowDialog);
    const float list = beside ? ui.px(kListColumn) : room.x;
    const float listHeight = beside ? height : std::min(ui.px(kLowList), std::floor(height / 3));
    drawList(ui, model, list, listHeight, commands);
    if (beside) ImGui::SameLine(0, ui.px(kBetweenColumns));
    const float below = beside ? 0 : listHeight + ImGui::GetStyle().ItemSpacing.y;
    {
        ImGui::BeginChild("##engine", {0, height - below}, false,
                          ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_NoScrollbar);
        drawEngine(ui, model, commands);
        ImGui::EndChild();
    }
    drawEnginesFooter(ui, model, commands);
    return commands;
}

}  // namespace ui::screens
