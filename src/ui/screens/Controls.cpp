#include "ui/screens/Controls.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Field.h"
#include "ui/kit/Icons.h"
#include "ui/kit/KeyCap.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

constexpr float kControlRow = 34;  // units
constexpr float kCapPart = 0.6F;   // the widest part of a row that the caps may take

using ControlsCommands = std::vector<ControlsCommand>;

struct DrawnCaps {
    float left = 0;   ///< x of their left edge
    bool all = true;  ///< none has no room
};

/// Draws as many caps as fit, aligned with the right edge.
DrawnCaps drawCaps(kit::Context& ui, const kit::Rect& room, const ControlRow& row) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    float width = 0;
    std::size_t count = 0;
    for (; count < row.keys.size(); ++count) {
        const float more = kit::keyCapWidth(ui, row.keys[count]) + ui.px(4);
        if (width + more > room.width * kCapPart) break;
        width += more;
    }
    float x = room.x + room.width - width;
    const float left = x;
    for (std::size_t i = 0; i < count; ++i)
        x = kit::drawKeyCap(ui, canvas, {x, room.center().y}, row.keys[i]);
    return {left, count == row.keys.size()};
}

/// The action with all its keys, a line each.
std::string rowInWords(const ControlRow& row) {
    std::string all = row.what;
    for (const std::string& key : row.keys) all += "\n" + key;
    return all;
}

bool drawFaceOfRow(kit::Context& ui, const ControlRow& row, bool waiting, float width) {
    const kit::Press press = kit::pressable(ui, "##control", {width, ui.px(kControlRow)});
    if (!row.id.empty()) kit::nameItem(ui, row.what);
    if (!press.visible) return false;
    kit::drawFace(ui, press, kit::ButtonKind::Plain, waiting);
    kit::Rect room = press.area;
    room.x += ui.px(8);
    room.width -= ui.px(14);
    bool cut = false;
    if (waiting) {
        kit::drawLine(ui, *ImGui::GetWindowDrawList(), room, ui.tr("Press the new key"),
                      {.face = kit::Face::Italic, .color = ui.palette.accent, .align = kit::Align::Right});
        room.width *= 1 - kCapPart;
    } else {
        const DrawnCaps caps = drawCaps(ui, room, row);
        cut = !caps.all;
        room.width = caps.left - room.x - ui.px(8);
    }
    cut |= kit::drawLine(
        ui, *ImGui::GetWindowDrawList(), room, row.what,
        {.color = row.id.empty() ? ui.palette.textDim : ui.palette.text, .overflow = kit::Overflow::Elide});
    if (cut) kit::tooltip(ui, rowInWords(row));
    return press.pressed;
}

void drawControlRow(kit::Context& ui, const ControlsModel& model, const ControlRow& row,
                    ControlsCommands& commands) {
    const float side = ui.px(kControlRow);
    const float whole = ImGui::GetContentRegionAvail().x;
    const bool fixed = row.id.empty();
    const bool waiting = !fixed && row.id == model.waiting;
    if (drawFaceOfRow(ui, row, waiting, whole - 2 * side - ui.px(8)) && !fixed)
        commands.emplace_back(AskForKey{row.id});
    if (fixed) return;
    ImGui::SameLine(0, ui.px(4));
    if (kit::button(ui, {.id = "##add",
                         .icon = kit::icons::kPlus,
                         .tooltip = ui.tr("Add a key"),
                         .kind = kit::ButtonKind::Plain,
                         .width = side,
                         .height = side}))
        commands.emplace_back(AskForKey{row.id, true});
    ImGui::SameLine(0, ui.px(4));
    if (kit::button(ui, {.id = "##reset",
                         .icon = kit::icons::kUndo,
                         .tooltip = ui.tr("The default keys"),
                         .kind = kit::ButtonKind::Plain,
                         .width = side,
                         .height = side,
                         .disabled = kit::unless(row.changed, ui.tr("This action has its default keys."))}))
        commands.emplace_back(ResetControl{row.id});
}

void drawControlRows(kit::Context& ui, const ControlsModel& model, float height, ControlsCommands& commands) {
    const kit::Well well(ui, "##controlrows", {0, height});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    std::string group;
    int number = 0;
    for (const ControlRow& row : model.rows) {
        if (row.group != group) {
            if (!group.empty()) kit::gap(ui, 8);
            group = row.group;
            kit::sectionTitle(ui, group);
        }
        ImGui::PushID(row.id.empty() ? ++number : -1);
        ImGui::PushID(row.id.c_str());
        drawControlRow(ui, model, row, commands);
        ImGui::PopID();
        ImGui::PopID();
    }
    if (model.rows.empty())
        kit::paragraph(ui, ui.tr("No action or key has this name."), kit::Face::Italic, kit::Tone::Dim);
    ImGui::PopStyleVar();
}

void drawControlsFooter(kit::Context& ui, const ControlsModel& model, ControlsCommands& commands) {
    const bool waiting = !model.waiting.empty();
    if (kit::button(ui, {.id = "##resetall",
                         .label = ui.tr("Reset all"),
                         .icon = kit::icons::kUndo,
                         .tooltip = ui.tr("Gives all actions their default keys"),
                         .disabled = waiting ? ui.tr("Press a key first.")
                                             : kit::unless(model.anyChanged,
                                                           ui.tr("All actions have their default keys."))}))
        commands.emplace_back(ControlsAction::ResetAll);
    kit::ButtonSpec back = mainBackButton(ui, ui.px(140));
    if (waiting) back.label = ui.tr("Cancel");
    if (drawAtRightEnd(ui, back))
        commands.emplace_back(waiting ? ControlsAction::GiveUp : ControlsAction::Back);
}

}  // namespace

std::vector<ControlsCommand> drawControls(kit::Context& ui, const ControlsModel& model) {
    ControlsCommands commands;
    const kit::Dialog dialog(ui, "##controls", ui.tr("Controls"), 780, 720);
    std::string filter = model.filter;
    if (kit::textField(ui, "##filter", filter, ui.tr("Type to search for an action or a key"),
                       ImGui::GetContentRegionAvail().x))
        commands.emplace_back(FilterControls{filter});
    const float footer =
        ImGui::GetTextLineHeight() + kit::buttonHeight(ui) + 3 * ImGui::GetStyle().ItemSpacing.y;
    drawControlRows(ui, model, ImGui::GetContentRegionAvail().y - footer, commands);
    const std::string said =
        model.message.empty() ? ui.tr("Choose a row, then press its new key; + adds a key.") : model.message;
    kit::line(ui, said, kit::Face::Body, model.warning ? kit::Tone::Danger : kit::Tone::Dim,
              kit::Overflow::Elide);
    drawControlsFooter(ui, model, commands);
    return commands;
}

}  // namespace ui::screens
