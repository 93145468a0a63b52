#include <algorithm>
#include <string>

#include "ui/kit/Button.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/PlayParts.h"

namespace ui::screens {
namespace {

constexpr float kTurn = 30;  // units
constexpr float kNumber = 34;
constexpr float kIndent = 14;

// Marks a turn that has a comment by a dot at the upper right of its text.
void drawCommentMark(const kit::Context& ui, const kit::Rect& cell, float textWidth) {
    const float x = std::min(cell.x + ui.px(12) + textWidth, cell.x + cell.width - ui.px(4));
    ImGui::GetWindowDrawList()->AddCircleFilled({x, cell.center().y - ui.px(6)}, ui.px(2.5F),
                                                kit::packed(ui.palette.accent));
}

// Draws a bar below the text. Its length is the turn's time in relation to the longest turn's.
void drawEffort(const kit::Context& ui, const kit::Rect& cell, float effort) {
    if (effort <= 0) return;
    const float room = cell.width - ui.px(16);
    const float y = cell.y + cell.height - ui.px(4);
    ImGui::GetWindowDrawList()->AddRectFilled(
        {cell.x + ui.px(8), y}, {cell.x + ui.px(8) + room * std::min(effort, 1.0F), y + ui.px(2)},
        kit::packed(ui.palette.accent, 0.55F));
}

std::string tooltipOf(const MoveCell& cell, bool cut) {
    std::string text = cut ? cell.text : "";
    for (const std::string& more : {cell.time, cell.comment})
        if (!more.empty()) text += (text.empty() ? "" : "\n") + more;
    return text;
}

kit::Face faceOf(const MoveCell& cell, bool quiet) {
    if (cell.current) return kit::Face::Strong;
    return quiet ? kit::Face::Small : kit::Face::Body;
}

// Draws a line through a turn that was taken back.
void strikeOut(const kit::Context& ui, const kit::Rect& cell, float textWidth) {
    const float left = cell.x + ui.px(8);
    const float right = std::min(left + textWidth, cell.x + cell.width - ui.px(4));
    ImGui::GetWindowDrawList()->AddLine({left, cell.center().y}, {right, cell.center().y},
                                        kit::packed(ui.palette.textDim), std::max(1.0F, ui.px(1.2F)));
}

void drawCell(kit::Context& ui, const MoveCell& cell, float width, bool quiet, MovesCommands& commands) {
    if (cell.text.empty()) {
        ImGui::Dummy({width, ui.px(kTurn)});
        return;
    }
    ImGui::PushID(static_cast<int>(cell.id.value));
    const kit::Press press = kit::pressable(ui, "##move", {width, ui.px(kTurn)});
    kit::nameItem(ui, cell.text);
    if (press.visible) {
        kit::drawFace(ui, press, kit::ButtonKind::Plain, cell.current);
        const ImVec4 plain = quiet || cell.takenBack ? ui.palette.textDim : ui.palette.text;
        const float padding = ui.px(8);
        const bool cut = kit::drawLine(
            ui, *ImGui::GetWindowDrawList(),
            {press.area.x + padding, press.area.y, press.area.width - 1.5F * padding, press.area.height},
            cell.text,
            {.face = faceOf(cell, quiet),
             .color = cell.current ? ui.palette.accentHover
                                   : kit::mixed(plain, ui.palette.accentHover, press.emphasis),
             .overflow = kit::Overflow::Elide});
        if (cell.commented)
            drawCommentMark(ui, press.area, kit::measure(ui, faceOf(cell, quiet), cell.text).x);
        if (cell.takenBack) strikeOut(ui, press.area, kit::measure(ui, faceOf(cell, quiet), cell.text).x);
        drawEffort(ui, press.area, cell.effort);
        if (press.pressed) commands.emplace_back(GoToMove{cell.id});
        kit::tooltip(ui, tooltipOf(cell, cut));
    }
    ImGui::PopID();
}

void drawMainRow(kit::Context& ui, const MoveRow& row, int columns, MovesCommands& commands) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float number = ui.px(kNumber);
    kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, at.y, number - ui.px(6), ui.px(kTurn)}, row.number,
                  {.face = kit::Face::Small,
                   .color = ui.palette.textDim,
                   .align = kit::Align::Right,
                   .overflow = kit::Overflow::Elide});
    ImGui::Dummy({number, ui.px(kTurn)});
    const float width = std::floor((ImGui::GetContentRegionAvail().x - number) / static_cast<float>(columns));
    for (const MoveCell& cell : row.cells) {
        ImGui::SameLine(0, 0);
        drawCell(ui, cell, width, false, commands);
    }
}

// The moves of a variation are wrapped like words, with a vertical line on the left for each level.
void drawVariation(kit::Context& ui, const MoveRow& row, MovesCommands& commands) {
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float right = start.x + ImGui::GetContentRegionAvail().x;
    const float indent = ui.px(kNumber * 0.5F) + ui.px(kIndent) * static_cast<float>(row.depth);
    ImGui::Indent(indent);
    constexpr kit::Face face = kit::Face::Small;
    float x = start.x + indent;
    if (!row.number.empty()) {
        const float width = kit::measure(ui, face, row.number).x + ui.px(4);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, at.y, width, ui.px(kTurn)}, row.number,
                      {.face = face, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
        ImGui::Dummy({width, ui.px(kTurn)});
        x += width;
    }
    for (const MoveCell& cell : row.cells) {
        const float width = std::ceil(kit::measure(ui, faceOf(cell, true), cell.text).x) + ui.px(14);
        const bool fresh = x + width > right && x > start.x + indent;
        if (fresh) x = start.x + indent;
        if (!fresh && x > start.x + indent) ImGui::SameLine(0, 0);
        drawCell(ui, cell, width, true, commands);
        x += width;
    }
    ImGui::Unindent(indent);
    const float end = ImGui::GetCursorScreenPos().y - ImGui::GetStyle().ItemSpacing.y;
    for (int level = 1; level <= row.depth; ++level) {
        const float at =
            start.x + ui.px(kNumber * 0.5F) + ui.px(kIndent) * (static_cast<float>(level) - 0.5F);
        ImGui::GetWindowDrawList()->AddLine({at, start.y + ui.px(3)}, {at, end - ui.px(3)},
                                            kit::packed(ui.palette.panelBorder, 0.8F));
    }
}

// Draws how the game ended, below its last turn.
void drawEnding(kit::Context& ui, const MoveListView& list) {
    if (list.ending.empty()) return;
    kit::gap(ui, 6);
    kit::paragraph(ui, list.ending, kit::Face::Italic, kit::Tone::Accent);
    kit::paragraph(ui, list.endingNotation, kit::Face::Small, kit::Tone::Dim);
}

bool holdsCurrent(const MoveRow& row) {
    return std::any_of(row.cells.begin(), row.cells.end(), [](const MoveCell& cell) { return cell.current; });
}

int currentOf(const MoveListView& list) {
    for (const MoveRow& row : list.rows) {
        for (const MoveCell& cell : row.cells) {
            if (cell.current) return static_cast<int>(cell.id.value) + 1;
        }
    }
    return 0;
}

bool changedSinceLastFrame(const char* id, int now) {
    int* last = ImGui::GetStateStorage()->GetIntRef(ImGui::GetID(id), -1);
    const bool changed = *last != now;
    *last = now;
    return changed;
}

// Whether the current move or the height of the list has changed since the last frame. The list scrolls by
// itself only then.
bool currentChanged(int current, float height) {
    const bool other = changedSinceLastFrame("##lastcurrent", current);
    return changedSinceLastFrame("##lastheight", static_cast<int>(height)) || other;
}

}  // namespace

void drawMoveList(kit::Context& ui, const MoveListView& list, float height, MovesCommands& commands) {
    const kit::Scroll scroll(ui, "##movelist", height);
    if (list.rows.empty()) {
        kit::paragraph(ui, ui.tr("No moves yet."), kit::Face::Italic, kit::Tone::Dim);
        return drawEnding(ui, list);
    }
    const int current = currentOf(list);
    const bool follow = currentChanged(current, height);
    if (follow && current == 0) ImGui::SetScrollY(0);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    for (const MoveRow& row : list.rows) {
        const float top = ImGui::GetCursorPosY();
        if (row.depth == 0) {
            drawMainRow(ui, row, std::max(1, list.columns), commands);
        } else {
            drawVariation(ui, row, commands);
        }
        if (follow && holdsCurrent(row)) {
            ImGui::SetScrollFromPosY(top + ui.px(kTurn) / 2 - ImGui::GetScrollY(), 0.5F);
        }
    }
    drawEnding(ui, list);
    ImGui::PopStyleVar();
}

}  // namespace ui::screens
