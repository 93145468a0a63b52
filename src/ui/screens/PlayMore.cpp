#include <imgui.h>

#include <algorithm>
#include <utility>

#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Press.h"
#include "ui/kit/Text.h"
#include "ui/screens/PlayParts.h"

namespace ui::screens {
namespace {

constexpr float kRow = 32;      // units
constexpr float kBreak = 9;     // units: between two groups
constexpr float kPadding = 10;  // units
constexpr float kIcon = 34;     // units: from the left edge to the text

/// A line of the menu. A line without an action parts two groups.
struct MoreEntry {
    const char* action = nullptr;
    const char* icon = "";
    const char* text = "";
};

std::vector<MoreEntry> entriesOf(const kit::Context& ui) {
    namespace icons = kit::icons;
    return {{"redo", icons::kRedo, ui.tr("Redo the move taken back")},
            {"analyse", icons::kChart, ui.tr("Analyse the game")},
            {"whyNot", icons::kQuestion, ui.tr("Why not? Examine the next turn instead of playing it")},
            {"draw", icons::kBrush, ui.tr("Draw arrows and rings on the table")},
            {"clearDrawing", icons::kTrash, ui.tr("Remove all that is drawn on this turn")},
            {"prospects", icons::kGoal, ui.tr("Show or hide how near each player is to the goal")},
            {"beliefs", icons::kQuestion, ui.tr("Show or hide what players may believe about hidden pieces")},
            {"explorer", icons::kBook, ui.tr("Explorer: what the library's games have played here")},
            {"forecast", icons::kTrophy, ui.tr("Show or hide how the game is expected to end")},
            {"thinking", icons::kBulb, ui.tr("Show or hide the engine's thinking")},
            {},
            {"resetView", icons::kCompass, ui.tr("Camera back to its place")},
            {"diagramView", icons::kGrid, ui.tr("View as a printed diagram")},
            {"seatView", icons::kEye, ui.tr("View from your seat")},
            {"topView", icons::kTopView, ui.tr("View from above")},
            {"otherSide", icons::kRefresh, ui.tr("See the table from the other side")},
            {},
            {"turnBoardLeft", icons::kUndo, ui.tr("Turn the whole game a quarter to the left")},
            {"turnBoardRight", icons::kRedo, ui.tr("Turn the whole game a quarter to the right")},
            {"mirrorBoard", icons::kMirror, ui.tr("Mirror the whole game")},
            {},
            {"open", icons::kFolderOpen, ui.tr("Open a game file")},
            {"save", icons::kSave, ui.tr("Save the game")},
            {"copy", icons::kCopy, ui.tr("Copy the position")},
            {"paste", icons::kPaste, ui.tr("Paste a position or a game")},
            {"setUpPosition", icons::kPencil, ui.tr("Set up a position")},
            {"photo", icons::kCamera, ui.tr("Take a picture")},
            {"share", icons::kShare, ui.tr("Share: copy, link, picture, film")},
            {"describe", icons::kComment, ui.tr("The position in words")}};
}

/// The entries for which there is something.
std::vector<std::pair<MoreEntry, ActionState>> offeredOf(const kit::Context& ui, const ActionStates& states) {
    std::vector<std::pair<MoreEntry, ActionState>> offered;
    for (const MoreEntry& entry : entriesOf(ui)) {
        ActionState state = entry.action ? states(entry.action) : ActionState();
        if (state.offered) offered.emplace_back(entry, std::move(state));
    }
    return offered;
}

float rowHeight(const kit::Context& ui, const MoreEntry& entry) {
    return ui.px(entry.action ? kRow : kBreak);
}

bool drawEntry(kit::Context& ui, const MoreEntry& entry, const ActionState& state, float width) {
    kit::Disabled disabled(ui, state.disabled);
    const kit::Press press = kit::pressable(ui, entry.action, {width, ui.px(kRow)});
    kit::nameItem(ui, entry.text);
    if (press.visible) {
        kit::drawFace(ui, press, kit::ButtonKind::Plain, state.on);
        ImDrawList& canvas = *ImGui::GetWindowDrawList();
        const kit::Rect& row = press.area;
        const ImVec4 ink = state.disabled.empty()
                               ? kit::mixed(ui.palette.text, ui.palette.accentHover, press.emphasis)
                               : ui.palette.textDim;
        kit::drawLine(ui, canvas, {row.x, row.y, ui.px(kIcon), row.height}, entry.icon,
                      {.color = ui.palette.accent, .align = kit::Align::Center});
        const std::string key = ui.keyOf(entry.action);
        const float cap = key.empty() ? 0 : kit::measure(ui, kit::Face::Small, key).x + ui.px(10);
        kit::drawLine(ui, canvas,
                      {row.x + ui.px(kIcon), row.y, row.width - ui.px(kIcon) - cap - ui.px(6), row.height},
                      entry.text, {.color = ink, .overflow = kit::Overflow::Elide});
        kit::drawLine(ui, canvas, {row.x + row.width - cap - ui.px(6), row.y, cap, row.height}, key,
                      {.face = kit::Face::Small, .color = ui.palette.textDim, .align = kit::Align::Right});
    }
    kit::tooltip(ui, disabled.explained(""));
    return press.pressed && state.disabled.empty();
}

/// As wide as its longest line, if the display has the room.
float widthOf(const kit::Context& ui, const std::vector<std::pair<MoreEntry, ActionState>>& entries,
              float room) {
    float width = 0;
    for (const auto& [entry, state] : entries) {
        if (!entry.action) continue;
        const float key = kit::measure(ui, kit::Face::Small, ui.keyOf(entry.action)).x;
        width = std::max(width, kit::measure(ui, kit::Face::Body, entry.text).x + key);
    }
    return std::min(room, std::ceil(width) + ui.px(kIcon + 30 + 2 * kPadding));
}

}  // namespace

void drawMoreMenu(kit::Context& ui, const ActionStates& states, const PlayLayout& layout,
                  MovesCommands& commands) {
    const auto entries = offeredOf(ui, states);
    const kit::Rect all = kit::display();
    const float margin = ui.px(12);
    const float right = layout.moves.x - ui.px(6);
    float height = 2 * ui.px(kPadding);
    for (const auto& [entry, state] : entries) height += rowHeight(ui, entry);
    height = std::min(height, all.height - 2 * margin);
    const float width = widthOf(ui, entries, right - margin);
    const float top = std::clamp(layout.moves.y, margin, all.height - margin - height);
    const kit::Rect area{right - width, top, width, height};
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(kPadding), ui.px(kPadding)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    {
        const kit::Panel panel(ui, "##moremenu", area);
        // It lies over whatever else is drawn over the table.
        ImDrawList& canvas = *ImGui::GetWindowDrawList();
        canvas.PushClipRectFullScreen();
        kit::drawPanel(ui, canvas, area, 1.1F);
        canvas.PopClipRect();
        const kit::Scroll scroll(ui, "##moreentries", height - 2 * ui.px(kPadding));
        const float room = ImGui::GetContentRegionAvail().x;
        for (const auto& [entry, state] : entries) {
            if (!entry.action) {
                ImGui::Dummy({room, ui.px(kBreak) / 2});
                kit::hairline(ui);
                ImGui::Dummy({room, ui.px(kBreak) / 2 - std::max(1.0F, ui.px(1))});
            } else if (drawEntry(ui, entry, state, room)) {
                commands.emplace_back(Act{entry.action});
                commands.emplace_back(OpenMore{false});
            }
        }
    }
    ImGui::PopStyleVar(2);
    const ImVec2 pointer = ImGui::GetIO().MousePos;
    const auto on = [&](const kit::Rect& r) {
        return pointer.x >= r.x && pointer.x < r.x + r.width && pointer.y >= r.y &&
               pointer.y < r.y + r.height;
    };
    const bool inside = on(area) || on(layout.moves);
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !inside) commands.emplace_back(OpenMore{false});
}

}  // namespace ui::screens
