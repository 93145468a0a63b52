#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/Button.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/PlayParts.h"

namespace ui::screens {
namespace {

constexpr float kTurn = 30;  // units
constexpr float kNumber = 34;
constexpr float kIndent = 14;
constexpr float kNextLine = 17;  // from one line of a turn to the next
constexpr float kColoursHeight = 16;

constexpr bool continuesLetter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

// The lines of a turn that may be wider than its room. They end behind punctuation or a blank, if possible.
std::vector<std::string_view> linesOf(const kit::Context& ui, kit::Face face, std::string_view text,
                                      float room) {
    std::vector<std::string_view> lines;
    while (!text.empty() && kit::measure(ui, face, text).x > room) {
        std::size_t fits = 0;  // a line has a letter even where there is no room for one
        for (std::size_t end = 1; end <= text.size(); ++end) {
            if (end < text.size() && continuesLetter(text[end])) continue;
            if (fits > 0 && kit::measure(ui, face, text.substr(0, end)).x > room) break;
            fits = end;
        }
        const std::size_t mark = text.substr(0, fits).find_last_of(",:;/> ");
        const std::size_t cut = mark == std::string_view::npos ? fits : mark + 1;
        lines.push_back(text.substr(0, cut));
        text.remove_prefix(cut);
    }
    if (!text.empty() || lines.empty()) lines.push_back(text);
    return lines;
}

// Marks a turn that has a comment by a dot at the upper right of its text.
void drawCommentMark(const kit::Context& ui, const kit::Rect& cell, float textEnd) {
    const float x = std::min(textEnd + ui.px(4), cell.x + cell.width - ui.px(4));
    ImGui::GetWindowDrawList()->AddCircleFilled({x, cell.y + ui.px(kTurn / 2 - 6)}, ui.px(2.5F),
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
    const ImVec2 tip{cell.x + ui.px(3), cell.y + ui.px(kTurn / 2)};
    ImGui::GetWindowDrawList()->AddTriangleFilled({tip.x - ui.px(4), tip.y - ui.px(4)},
                                                  {tip.x - ui.px(4), tip.y + ui.px(4)}, tip,
                                                  kit::packed(ui.palette.accent));
}

const std::string& shownText(const MoveCell& cell) { return cell.brief.empty() ? cell.text : cell.brief; }

std::string tooltipOf(const MoveCell& cell, bool cut) {
    std::string text = cut || !cell.brief.empty() ? cell.text : "";
    for (const std::string& more : {cell.time, cell.comment})
        if (!more.empty()) text += (text.empty() ? "" : "\n") + more;
    return text;
}

// A word instead of a notation is small, so that it has one line in most languages.
kit::Face faceOf(const MoveCell& cell, bool small) {
    if (small || !cell.brief.empty()) return kit::Face::Small;
    return cell.current ? kit::Face::Strong : kit::Face::Body;
}

// How a cell is drawn.
struct CellStyle {
    float padding;       // pixels
    bool small;          // its letters
    bool quiet = false;  // not on the main line
    bool wraps = false;  // a long turn has several lines
};

std::vector<std::string_view> turnLines(const kit::Context& ui, const MoveCell& cell, const CellStyle& style,
                                        float width) {
    if (!style.wraps) return {shownText(cell)};
    return linesOf(ui, faceOf(cell, style.small), shownText(cell), width - 1.5F * style.padding);
}

// How wide the parts of a row are, and how its turns are drawn. With more than two players all is smaller.
struct Columns {
    float number;  // pixels
    float width;   // of a column
    CellStyle style;
};

Columns columnsOf(const kit::Context& ui, int count) {
    const bool many = count > 2;
    const float number = ui.px(many ? 26 : kNumber);
    const float width =
        std::floor((ImGui::GetContentRegionAvail().x - number) / static_cast<float>(std::max(1, count)));
    return {number, width, {.padding = ui.px(many ? 4 : 8), .small = many, .wraps = true}};
}

struct DrawnTurn {
    float end = 0;     // of the first line, in pixels
    bool cut = false;  // a line was too long
};

// Draws the lines of a turn, one below the other, and a line through those of a turn that was taken back.
DrawnTurn drawLines(kit::Context& ui, const MoveCell& cell, const CellStyle& style, const kit::Press& press) {
    const kit::Face face = faceOf(cell, style.small);
    const ImVec4 plain = style.quiet || cell.takenBack ? ui.palette.textDim : ui.palette.text;
    const ImVec4 color =
        cell.current ? ui.palette.accentHover : kit::mixed(plain, ui.palette.accentHover, press.emphasis);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float left = press.area.x + style.padding;
    kit::Rect room{left, press.area.y, press.area.width - 1.5F * style.padding, ui.px(kTurn)};
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
        room.y += ui.px(kNextLine);
    }
    return drawn;
}

void drawCell(kit::Context& ui, const MoveCell& cell, ImVec2 size, const CellStyle& style,
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

// The height of a row whose longest turn may have several lines.
float heightOf(const kit::Context& ui, const MoveRow& row, const Columns& columns) {
    std::size_t most = 1;
    if (columns.style.wraps)
        for (const MoveCell& cell : row.cells)
            most = std::max(most, turnLines(ui, cell, columns.style, columns.width).size());
    return ui.px(kTurn) + static_cast<float>(most - 1) * ui.px(kNextLine);
}

void drawMainRow(kit::Context& ui, const MoveRow& row, const Columns& columns, MovesCommands& commands) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, at.y, columns.number - ui.px(6), ui.px(kTurn)},
                  row.number,
                  {.face = kit::Face::Small,
                   .color = ui.palette.textDim,
                   .align = kit::Align::Right,
                   .overflow = kit::Overflow::Elide});
    const ImVec2 size{columns.width, heightOf(ui, row, columns)};
    ImGui::Dummy({columns.number, size.y});
    for (const MoveCell& cell : row.cells) {
        ImGui::SameLine(0, 0);
        drawCell(ui, cell, size, columns.style, commands);
    }
}

// The colours of the players, each above the column of his turns.
void drawHeads(const kit::Context& ui, const MoveListView& list, const Columns& columns) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    for (std::size_t i = 0; i < list.colors.size(); ++i) {
        const float x = at.x + columns.number + columns.width * static_cast<float>(i) + columns.style.padding;
        ImGui::GetWindowDrawList()->AddRectFilled(
            {x, at.y + ui.px(4)}, {x + columns.width - 3 * columns.style.padding, at.y + ui.px(8)},
            kit::packed(list.colors[i]), ui.px(2));
    }
    ImGui::Dummy({0, ui.px(kColoursHeight)});
}

// The moves of a variation are wrapped like words, with a vertical line on the left for each level.
void drawVariation(kit::Context& ui, const MoveRow& row, MovesCommands& commands) {
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float whole = ImGui::GetContentRegionAvail().x;
    const float right = start.x + whole;
    // However deep it is, half of the width is left for its turns.
    const float indent =
        std::min(ui.px(kNumber * 0.5F) + ui.px(kIndent) * static_cast<float>(row.depth), whole / 2);
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
        const float wanted = std::ceil(kit::measure(ui, faceOf(cell, true), shownText(cell)).x) + ui.px(14);
        const float width = std::min(wanted, whole - indent);
        const bool fresh = x + width > right && x > start.x + indent;
        if (fresh) x = start.x + indent;
        if (!fresh && x > start.x + indent) ImGui::SameLine(0, 0);
        drawCell(ui, cell, {width, ui.px(kTurn)}, {.padding = ui.px(8), .small = true, .quiet = true},
                 commands);
        x += width;
    }
    ImGui::Unindent(indent);
    const float end = ImGui::GetCursorScreenPos().y - ImGui::GetStyle().ItemSpacing.y;
    for (int level = 1; level <= row.depth; ++level) {
        const float at =
            start.x + ui.px(kNumber * 0.5F) + ui.px(kIndent) * (static_cast<float>(level) - 0.5F);
        if (at > start.x + indent) break;
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

constexpr float kEnding = 76;  // units: two short paragraphs

}  // namespace

float listHeight(const kit::Context& ui, const MoveListView& list) {
    float height = list.columns > 2 ? ui.px(kColoursHeight) : 0;
    for (const MoveRow& row : list.rows) {
        // The turns of a variation are wrapped, two or three on a line.
        const std::size_t lines = row.depth == 0 ? 1 : (row.cells.size() + 1) / 2;
        height += static_cast<float>(lines) * ui.px(kTurn);
    }
    return height + (list.ending.empty() ? 0 : ui.px(kEnding));
}

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
    const Columns columns = columnsOf(ui, list.columns);
    if (columns.style.small) drawHeads(ui, list, columns);
    for (const MoveRow& row : list.rows) {
        const float top = ImGui::GetCursorPosY();
        if (row.depth == 0) {
            drawMainRow(ui, row, columns, commands);
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
