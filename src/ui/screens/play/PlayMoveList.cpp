#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/Button.h"
#include "ui/kit/LongList.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Press.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayMoveLines.h"
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kColoursHeight = 16;
constexpr float kNamesHeight = 18;
constexpr float kLevel = 14;  // between the vertical lines of variations

// Marks a turn that has a comment by a dot at the upper right of its text.
void drawCommentMark(const kit::Context& ui, const kit::Rect& cell, float textEnd) {
    const float x = std::min(textEnd + ui.px(4), cell.x + cell.width - ui.px(4));
    ImGui::GetWindowDrawList()->AddCircleFilled({x, cell.y + ui.px(kTurnHeight / 2 - 6)}, ui.px(2.5F),
                                                kit::packed(ui.palette.accent));
}

// Draws a bar below the text. Its length is the turn's time in relation to the longest turn's.
void drawEffort(const kit::Context& ui, const kit::Rect& cell, float padding, float effort) {
    if (effort <= 0) return;
    const float room = cell.width - 2 * padding;
    const float y = cell.y + cell.height - ui.px(4);
    ImGui::GetWindowDrawList()->AddRectFilled(
        {cell.x + padding, y}, {cell.x + padding + room * std::min(effort, 1.0F), y + ui.px(2)},
        kit::packed(ui.palette.accent, 0.55F));
}

// Points from the left edge at the turn with which its row begins.
void drawBeginning(const kit::Context& ui, const kit::Rect& cell) {
    const ImVec2 tip{cell.x + ui.px(3), cell.y + ui.px(kTurnHeight / 2)};
    ImGui::GetWindowDrawList()->AddTriangleFilled({tip.x - ui.px(4), tip.y - ui.px(4)},
                                                  {tip.x - ui.px(4), tip.y + ui.px(4)}, tip,
                                                  kit::packed(ui.palette.accent));
}

std::string tooltipOf(const MoveCell& cell, bool cut) {
    std::string text = cut || !cell.brief.empty() ? cell.text : "";
    for (const std::string& more : {cell.time, cell.comment})
        if (!more.empty()) text += (text.empty() ? "" : "\n") + more;
    return text;
}

struct DrawnTurn {
    float end = 0;     // of the first line, in pixels
    bool cut = false;  // a line was too long
};

// Draws the lines of a turn, one below the other, and a line through those of a turn that was taken back.
DrawnTurn drawLines(kit::Context& ui, const MoveCell& cell, const TurnStyle& style, const kit::Press& press) {
    const kit::Face face = faceOfTurn(cell, style);
    const ImVec4 plain = style.quiet || cell.takenBack ? ui.palette.textDim : ui.palette.text;
    const ImVec4 color =
        cell.current ? ui.palette.accentHover : kit::mixed(plain, ui.palette.accentHover, press.emphasis);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float left = press.area.x + style.padding;
    kit::Rect room{left, press.area.y, press.area.width - 1.5F * style.padding, ui.px(kTurnHeight)};
    DrawnTurn drawn;
    for (const std::string_view line : turnLines(ui, cell, style, press.area.width)) {
        drawn.cut |= kit::drawLine(ui, canvas, room, line,
                                   {.face = face, .color = color, .overflow = kit::Overflow::Elide});
        const float end = std::min(left + kit::measure(ui, face, line).x, left + room.width);
        const float middle = room.center().y;
        if (drawn.end == 0) drawn.end = end;
        if (cell.takenBack)
            canvas.AddLine({left, middle}, {end, middle}, kit::packed(ui.palette.textDim),
                           std::max(1.0F, ui.px(1.2F)));
        room.y += ui.px(kNextTurnLine);
    }
    return drawn;
}

void drawCell(kit::Context& ui, const MoveCell& cell, ImVec2 size, const TurnStyle& style,
              MovesCommands& commands) {
    if (cell.text.empty()) {
        ImGui::Dummy(size);
        return;
    }
    ImGui::PushID(static_cast<int>(cell.id.value));
    const kit::Press press = kit::pressable(ui, "##move", size);
    kit::nameItem(ui, cell.text);
    if (press.visible) {
        kit::drawFace(ui, press, kit::ButtonKind::Plain, cell.current);
        const DrawnTurn drawn = drawLines(ui, cell, style, press);
        if (cell.commented) drawCommentMark(ui, press.area, drawn.end);
        if (cell.begins) drawBeginning(ui, press.area);
        drawEffort(ui, press.area, style.padding, cell.effort);
        if (press.pressed) commands.emplace_back(GoToMove{cell.id});
        kit::tooltip(ui, tooltipOf(cell, drawn.cut));
    }
    ImGui::PopID();
}

void drawMainRow(kit::Context& ui, const MoveRow& row, const MoveLine& line, const TurnColumns& columns,
                 MovesCommands& commands) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    kit::drawLine(ui, *ImGui::GetWindowDrawList(),
                  {at.x, at.y, columns.number - ui.px(6), ui.px(kTurnHeight)}, row.number,
                  {.face = kit::Face::Small,
                   .color = ui.palette.textDim,
                   .align = kit::Align::Right,
                   .overflow = kit::Overflow::Elide});
    ImGui::Dummy({columns.number, line.height});
    for (const MoveCell& cell : row.cells) {
        ImGui::SameLine(0, 0);
        drawCell(ui, cell, {columns.width, line.height}, columns.style, commands);
    }
}

float headsHeight(const kit::Context& ui, const MoveListView& list) {
    return list.columns > 2 ? ui.px(list.names.empty() ? kColoursHeight : kColoursHeight + kNamesHeight) : 0;
}

// The colour and the name of each player above the column of his turns.
void drawHeads(kit::Context& ui, const MoveListView& list, const TurnColumns& columns) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = headsHeight(ui, list);
    for (std::size_t i = 0; i < list.colors.size(); ++i) {
        const kit::Rect head{
            at.x + columns.number + columns.width * static_cast<float>(i) + columns.style.padding, at.y,
            columns.width - 2 * columns.style.padding, height};
        ImGui::GetWindowDrawList()->AddRectFilled(
            {head.x, head.y + ui.px(4)}, {head.x + head.width - columns.style.padding, head.y + ui.px(8)},
            kit::packed(list.colors[i]), ui.px(2));
        if (i >= list.names.size()) continue;
        const bool cut = kit::drawLine(
            ui, *ImGui::GetWindowDrawList(), {head.x, head.y + ui.px(10), head.width, ui.px(kNamesHeight)},
            list.names[i],
            {.face = kit::Face::Small, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
        ImGui::SetCursorScreenPos(head.min());
        ImGui::Dummy(head.size());
        if (cut) kit::tooltip(ui, list.names[i]);
    }
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({0, height});
}

// A vertical line on the left for each level of a variation.
void drawLevels(const kit::Context& ui, const MoveRow& row, const MoveLine& line, ImVec2 at, float indent) {
    const float top = at.y + (line.first == 0 ? ui.px(3) : 0);
    const float end = at.y + line.height - (line.end == row.cells.size() ? ui.px(3) : 0);
    for (int level = 1; level <= row.depth; ++level) {
        const float x = ui.px(kTurnNumber * 0.5F) + ui.px(kLevel) * (static_cast<float>(level) - 0.5F);
        if (x > indent) break;
        ImGui::GetWindowDrawList()->AddLine({at.x + x, top}, {at.x + x, end},
                                            kit::packed(ui.palette.panelBorder, 0.8F));
    }
}

void drawVariationLine(kit::Context& ui, const MoveRow& row, const MoveLine& line, float width,
                       MovesCommands& commands) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const VariationPlaces places = variationPlaces(ui, row, width);
    drawLevels(ui, row, line, at, places.indent);
    const bool numbered = line.first == 0 && places.number > 0;
    if (numbered)
        kit::drawLine(
            ui, *ImGui::GetWindowDrawList(), {at.x + places.indent, at.y, places.number, ui.px(kTurnHeight)},
            row.number,
            {.face = kit::Face::Small, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
    ImGui::Dummy({places.indent + (numbered ? places.number : 0), line.height});
    for (std::size_t i = line.first; i < line.end; ++i) {
        ImGui::SameLine(0, 0);
        const float room = variationTurnWidth(ui, row.cells[i], width - places.indent);
        drawCell(ui, row.cells[i], {room, line.height}, variationStyle(ui), commands);
    }
}

// Draws how the game ended, below its last turn.
void drawEnding(kit::Context& ui, const MoveListView& list) {
    if (list.ending.empty()) return;
    kit::gap(ui, 6);
    kit::paragraph(ui, list.ending, kit::Face::Italic, kit::Tone::Accent);
    kit::paragraph(ui, list.endingNotation, kit::Face::Small, kit::Tone::Dim);
}

bool holdsCurrent(const MoveRow& row, const MoveLine& line) {
    return std::any_of(row.cells.begin() + static_cast<std::ptrdiff_t>(line.first),
                       row.cells.begin() + static_cast<std::ptrdiff_t>(line.end),
                       [](const MoveCell& cell) { return cell.current; });
}

// Scrolls to the turn whose position the table shows; to the beginning if it is the beginning.
void scrollToCurrent(const kit::Context& ui, const MoveListView& list, const MoveLines& lines) {
    const auto current = std::find_if(lines.lines.begin(), lines.lines.end(), [&](const MoveLine& line) {
        return holdsCurrent(list.rows[line.row], line);
    });
    if (current == lines.lines.end()) return ImGui::SetScrollY(0);
    const float middle = ImGui::GetCursorPosY() + current->top + ui.px(kTurnHeight) / 2;
    ImGui::SetScrollFromPosY(middle - ImGui::GetScrollY(), 0.5F);
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

const MoveLine& lineAt(const MoveLines& lines, int index) {
    return lines.lines[static_cast<std::size_t>(index)];
}

kit::RowPlaces placesOf(const MoveLines& lines) {
    const auto count = static_cast<int>(lines.lines.size());
    return {count, [&lines, count](int line) {
                if (line < count) return lineAt(lines, line).top;
                return lines.lines.back().top + lines.lines.back().height;
            }};
}

// Names the turns of a line that is not drawn.
void nameHiddenTurns(kit::Context& ui, const MoveRow& row, const MoveLine& line) {
    for (std::size_t i = line.first; i < line.end; ++i) kit::nameItem(ui, row.cells[i].text);
}

constexpr float kEnding = 76;  // units: two short paragraphs

}  // namespace

float listHeight(const kit::Context& ui, const MoveListView& list) {
    float height = headsHeight(ui, list);
    for (const MoveRow& row : list.rows) {
        // The turns of a variation are wrapped, two or three on a line.
        const std::size_t lines = row.depth == 0 ? 1 : (row.cells.size() + 1) / 2;
        height += static_cast<float>(lines) * ui.px(kTurnHeight);
    }
    return height + (list.ending.empty() ? 0 : ui.px(kEnding));
}

void drawMoveList(kit::Context& ui, const MoveListView& list, MoveLines& lines, float height,
                  MovesCommands& commands) {
    const kit::Scroll scroll(ui, "##movelist", height);
    if (list.rows.empty()) {
        kit::paragraph(ui, ui.tr("No moves yet."), kit::Face::Italic, kit::Tone::Dim);
        return drawEnding(ui, list);
    }
    const bool follow = currentChanged(currentOf(list), height);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    const float width = ImGui::GetContentRegionAvail().x;
    layMoves(ui, list, width, lines);
    const TurnColumns columns = turnColumns(ui, list.columns, width);
    if (columns.style.small) drawHeads(ui, list, columns);
    if (follow) scrollToCurrent(ui, list, lines);
    const auto rowOf = [&](int line) -> const MoveRow& { return list.rows[lineAt(lines, line).row]; };
    kit::drawRows(
        ui, placesOf(lines),
        [&](int index) {
            const MoveLine& line = lineAt(lines, index);
            if (rowOf(index).depth == 0)
                drawMainRow(ui, rowOf(index), line, columns, commands);
            else
                drawVariationLine(ui, rowOf(index), line, width, commands);
        },
        [&](int index) { nameHiddenTurns(ui, rowOf(index), lineAt(lines, index)); });
    drawEnding(ui, list);
    ImGui::PopStyleVar();
}

}  // namespace ui::screens
