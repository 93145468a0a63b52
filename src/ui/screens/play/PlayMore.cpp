#include <imgui.h>

#include <algorithm>
#include <utility>

#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Press.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

constexpr float kMoreRow = 32;      // units
constexpr float kBreak = 9;         // units: between two groups
constexpr float kMorePadding = 10;  // units
constexpr float kMoreColumns = 22;  // units
constexpr float kIcon = 34;         // units: from the left edge to the text

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
            {"explorer", icons::kBook, ui.tr("Explorer: what was played here in the library's games")},
            {"forecast", icons::kTrophy, ui.tr("Show or hide how the game is expected to end")},
            {"thinking", icons::kComment, ui.tr("Show or hide the engine's thinking")},
            {},
            {"resetView", icons::kCompass, ui.tr("Camera back to its place")},
            {"diagramView", icons::kGrid, ui.tr("View as a printed diagram")},
            {"seatView", icons::kEye, ui.tr("View from your seat")},
            {"topView", icons::kTopView, ui.tr("View from above")},
            {"otherSide", icons::kRefresh, ui.tr("See the table from the other side")},
            {},
            {"turnGameLeft", icons::kUndo, ui.tr("Turn the whole game to the left")},
            {"turnGameRight", icons::kRedo, ui.tr("Turn the whole game to the right")},
            {"mirrorGame", icons::kMirror, ui.tr("Mirror the whole game")},
            {},
            {"open", icons::kFolderOpen, ui.tr("Open a game file")},
            {"save", icons::kSave, ui.tr("Save the game")},
            {"copy", icons::kCopy, ui.tr("Copy the position")},
            {"paste", icons::kPaste, ui.tr("Paste a position or a game")},
            {"setUpPosition", icons::kPencil, ui.tr("Set up a position")},
            {"photo", icons::kCamera, ui.tr("Take a picture")},
            {"share", icons::kShare, ui.tr("Share: copy, link, picture, film")},
            {"describe", icons::kFile, ui.tr("The position in words")}};
}

using MoreEntries = std::vector<std::pair<MoreEntry, ActionState>>;

/// The entries for which there is something.
MoreEntries offeredOf(const kit::Context& ui, const ActionStates& states) {
    MoreEntries offered;
    for (const MoreEntry& entry : entriesOf(ui)) {
        ActionState state = entry.action ? states(entry.action) : ActionState();
        if (state.offered) offered.emplace_back(entry, std::move(state));
    }
    return offered;
}

float rowHeight(const kit::Context& ui, const MoreEntry& entry) {
    return ui.px(entry.action ? kMoreRow : kBreak);
}

float heightOf(const kit::Context& ui, const MoreEntries& entries) {
    float height = 0;
    for (const auto& [entry, state] : entries) height += rowHeight(ui, entry);
    return height;
}

/// The entries in two columns that are about equally high, parted between two groups.
std::vector<MoreEntries> inTwoColumns(const kit::Context& ui, MoreEntries entries) {
    const float whole = heightOf(ui, entries);
    auto best = entries.end();
    float lowest = whole;
    float above = 0;
    for (auto at = entries.begin(); at != entries.end(); ++at) {
        const float higher = std::max(above, whole - above);
        if (!at->first.action && higher < lowest) {
            best = at;
            lowest = higher;
        }
        above += rowHeight(ui, at->first);
    }
    if (best == entries.end()) return {std::move(entries)};
    MoreEntries right(best + 1, entries.end());
    entries.erase(best, entries.end());
    return {std::move(entries), std::move(right)};
}

bool drawEntry(kit::Context& ui, const MoreEntry& entry, const ActionState& state, float width) {
    kit::Disabled disabled(ui, state.disabled);
    const kit::Press press = kit::pressable(ui, entry.action, {width, ui.px(kMoreRow)}, {.saysWhyNot = true});
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

/// The width of the longest line.
float widthOf(const kit::Context& ui, const MoreEntries& entries) {
    float width = 0;
    for (const auto& [entry, state] : entries) {
        if (!entry.action) continue;
        const float key = kit::measure(ui, kit::Face::Small, ui.keyOf(entry.action)).x;
        width = std::max(width, kit::measure(ui, kit::Face::Body, entry.text).x + key);
    }
    return std::ceil(width) + ui.px(kIcon + 30);
}

void drawColumn(kit::Context& ui, const MoreEntries& entries, float width, MovesCommands& commands) {
    ImGui::BeginGroup();
    for (const auto& [entry, state] : entries) {
        if (!entry.action) {
            const ImVec2 at = ImGui::GetCursorScreenPos();
            const float y = std::round(at.y + ui.px(kBreak) / 2);
            ImGui::GetWindowDrawList()->AddLine({at.x, y}, {at.x + width, y},
                                                kit::packed(ui.palette.panelBorder));
            ImGui::Dummy({width, ui.px(kBreak)});
        } else if (drawEntry(ui, entry, state, width)) {
            commands.emplace_back(Act{entry.action});
            commands.emplace_back(OpenMore{false});
        }
    }
    ImGui::EndGroup();
}

}  // namespace

void drawMoreMenu(kit::Context& ui, const ActionStates& states, const PlayLayout& layout,
                  MovesCommands& commands) {
    MoreEntries entries = offeredOf(ui, states);
    const kit::Rect all = kit::display();
    const float margin = ui.px(12);
    const float padding = ui.px(kMorePadding);
    // Beside the list of moves, or above it if that takes the whole width of an upright window.
    const kit::Rect& moves = layout.moves;
    const bool above = moves.width > all.width / 2;
    const float right = above ? moves.x + moves.width : moves.x - ui.px(6);
    const float bottom = above ? moves.y - ui.px(6) : all.height - margin;
    const float widest = right - margin - 2 * padding;
    const float highest = bottom - margin - 2 * padding;
    // A menu that is too high has two columns if they fit, or else scrolls.
    float column = std::min(widthOf(ui, entries), widest);
    std::vector<MoreEntries> columns;
    if (heightOf(ui, entries) > highest && 2 * column + ui.px(kMoreColumns) <= widest)
        columns = inTwoColumns(ui, std::move(entries));
    else
        columns = {std::move(entries)};
    float rows = 0;
    for (const MoreEntries& part : columns) rows = std::max(rows, heightOf(ui, part));
    const float width = column * static_cast<float>(columns.size()) +
                        ui.px(kMoreColumns) * static_cast<float>(columns.size() - 1) + 2 * padding;
    const float height = std::min(rows, highest) + 2 * padding;
    const float top = std::clamp(moves.y, margin, bottom - height);
    const kit::Rect area{right - width, top, width, height};
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding, padding});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    {
        const kit::Panel panel(ui, "##moremenu", area);
        kit::bringToFront();
        // It lies over whatever else is drawn over the table.
        ImDrawList& canvas = *ImGui::GetWindowDrawList();
        canvas.PushClipRectFullScreen();
        kit::drawPanel(ui, canvas, area, 1.1F);
        canvas.PopClipRect();
        const kit::Scroll scroll(ui, "##moreentries", height - 2 * padding);
        if (columns.size() == 1) column = ImGui::GetContentRegionAvail().x;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (i > 0) ImGui::SameLine(0, ui.px(kMoreColumns));
            drawColumn(ui, columns[i], column, commands);
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
