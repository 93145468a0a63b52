#include "ui/screens/play/PlayMoveLines.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

constexpr float kIndent = 14;  // units, of a variation of a variation

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

// The height of a row of the main line, whose longest turn may have several lines.
float heightOf(const kit::Context& ui, const MoveRow& row, const TurnColumns& columns) {
    std::size_t most = 1;
    for (const MoveCell& cell : row.cells)
        most = std::max(most, turnLines(ui, cell, columns.style, columns.width).size());
    return ui.px(kTurnHeight) + static_cast<float>(most - 1) * ui.px(kNextTurnLine);
}

// The turns of a variation are wrapped like words.
void addVariation(const kit::Context& ui, const MoveRow& row, MoveLine line, float width,
                  std::vector<MoveLine>& lines) {
    const VariationPlaces places = variationPlaces(ui, row, width);
    float x = places.indent + places.number;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const float needed = variationTurnWidth(ui, row.cells[i], width - places.indent);
        if (x + needed > width && x > places.indent) {
            line.end = i;
            lines.push_back(line);
            line = {.row = line.row, .first = i, .top = line.top + line.height, .height = line.height};
            x = places.indent;
        }
        x += needed;
    }
    line.end = row.cells.size();
    lines.push_back(line);
}

}  // namespace

TurnColumns turnColumns(const kit::Context& ui, int count, float width) {
    const bool many = count > 2;
    const float number = ui.px(many ? 26 : kTurnNumber);
    return {number,
            std::floor((width - number) / static_cast<float>(std::max(1, count))),
            {.padding = ui.px(many ? 4 : 8), .small = many, .wraps = true}};
}

TurnStyle variationStyle(const kit::Context& ui) {
    return {.padding = ui.px(8), .small = true, .quiet = true};
}

const std::string& shownTurn(const MoveCell& cell) { return cell.brief.empty() ? cell.text : cell.brief; }

// A word instead of a notation is small, so that it has one line in most languages.
kit::Face faceOfTurn(const MoveCell& cell, const TurnStyle& style) {
    if (style.small || !cell.brief.empty()) return kit::Face::Small;
    return cell.current ? kit::Face::Strong : kit::Face::Body;
}

std::vector<std::string_view> turnLines(const kit::Context& ui, const MoveCell& cell, const TurnStyle& style,
                                        float width) {
    if (!style.wraps) return {shownTurn(cell)};
    return linesOf(ui, faceOfTurn(cell, style), shownTurn(cell), width - 1.5F * style.padding);
}

VariationPlaces variationPlaces(const kit::Context& ui, const MoveRow& row, float width) {
    // However deep it is, half of the width is left for its turns.
    const float wanted = ui.px(kTurnNumber * 0.5F) + ui.px(kIndent) * static_cast<float>(row.depth);
    const float number = row.number.empty() ? 0 : kit::measure(ui, kit::Face::Small, row.number).x + ui.px(4);
    return {std::min(wanted, width / 2), number};
}

float variationTurnWidth(const kit::Context& ui, const MoveCell& cell, float room) {
    const kit::Face face = faceOfTurn(cell, variationStyle(ui));
    return std::min(std::ceil(kit::measure(ui, face, shownTurn(cell)).x) + ui.px(14), room);
}

void layMoves(const kit::Context& ui, const MoveListView& list, float width, MoveLines& lines) {
    if (lines.rows == list.rows.size() && lines.columns == list.columns && lines.width == width &&
        lines.scale == ui.scale)
        return;
    lines = {.rows = list.rows.size(), .columns = list.columns, .width = width, .scale = ui.scale};
    const TurnColumns columns = turnColumns(ui, list.columns, width);
    float top = 0;
    for (std::size_t i = 0; i < list.rows.size(); ++i) {
        const MoveRow& row = list.rows[i];
        MoveLine line{.row = i, .end = row.cells.size(), .top = top, .height = ui.px(kTurnHeight)};
        if (row.depth == 0) {
            line.height = heightOf(ui, row, columns);
            lines.lines.push_back(line);
        } else {
            addVariation(ui, row, line, width, lines.lines);
        }
        top = lines.lines.back().top + lines.lines.back().height;
    }
}

}  // namespace ui::screens
