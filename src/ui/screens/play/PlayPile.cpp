#include "ui/screens/play/PlayPile.h"

#include <algorithm>

#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kLayer = 26;
constexpr float kFanWidth = 128;
constexpr float kFanStep = 4;  // each piece is so much further to the right than the one above it
constexpr float kFanPadding = 10;
constexpr float kFromPile = 46;
constexpr float kLabelWidth = 30;

std::size_t liftable(const PileView& pile) {
    return static_cast<std::size_t>(
        std::count_if(pile.layers.begin(), pile.layers.end(),
                      [](const PileView::Layer& layer) { return layer.canBeLifted; }));
}

/// How many rows the table has room for, at least the top piece and the number of the others.
std::size_t rowsWithin(const kit::Context& ui, const kit::Rect& table) {
    const float rows = (table.height - 2 * ui.px(kFanPadding)) / ui.px(kLayer);
    return static_cast<std::size_t>(std::max(2.0F, rows));
}

/// Where a fan of this size can stand within the table's part of the screen, the best first: beside the pile,
/// then in the corners.
std::vector<ImVec2> fanPlaces(const kit::Context& ui, const PileView& pile, const kit::Rect& table,
                              ImVec2 size) {
    const float right = std::max(table.x, table.x + table.width - size.x);
    const float low = std::max(table.y, table.y + table.height - size.y);
    const float middle = std::clamp(pile.at.y - size.y / 2, table.y, low);
    std::vector<ImVec2> places;
    if (const float x = pile.at.x + ui.px(kFromPile); x <= right) places.push_back({x, middle});
    if (const float x = pile.at.x - ui.px(kFromPile) - size.x; x >= table.x) places.push_back({x, middle});
    for (const float y : {table.y, low})
        for (const float x : {right, table.x}) places.push_back({x, y});
    return places;
}

/// The first of these places where the fan covers the fewest pieces.
kit::Rect fanArea(const kit::Context& ui, const PileView& pile, const kit::Rect& table, std::size_t shown,
                  bool limited) {
    const ImVec2 size{
        std::floor(ui.px(kFanWidth + kFanStep * static_cast<float>(shown))),
        std::floor(ui.px(kLayer) * static_cast<float>(shown + (limited ? 1 : 0)) + 2 * ui.px(kFanPadding))};
    kit::Rect best;
    std::ptrdiff_t fewest = -1;
    for (const ImVec2 at : fanPlaces(ui, pile, table, size)) {
        const kit::Rect area{std::floor(at.x), std::floor(at.y), size.x, size.y};
        const auto covered = std::count_if(pile.pieces.begin(), pile.pieces.end(),
                                           [&](const kit::Rect& piece) { return piece.overlaps(area); });
        if (fewest >= 0 && covered >= fewest) continue;
        fewest = covered;
        best = area;
    }
    return best;
}

void drawLayer(kit::Context& ui, ImDrawList& canvas, const kit::Rect& row, const PileView::Layer& layer,
               std::size_t index) {
    const float step = ui.px(kFanStep) * static_cast<float>(index);
    kit::drawLine(ui, canvas, {row.x, row.y, ui.px(22), row.height}, std::to_string(index + 1),
                  {.face = kit::Face::Small, .color = ui.palette.textDim, .align = kit::Align::Right});
    const float side = row.height * 1.5F;
    kit::drawShape(canvas, {row.x + ui.px(30) + step, row.y + (row.height - side) / 2, side, side},
                   layer.shape, layer.color, ui.palette.accent);
    if (!layer.label.empty())
        kit::drawLine(ui, canvas,
                      {row.x + row.width - ui.px(kLabelWidth), row.y, ui.px(kLabelWidth), row.height},
                      layer.label, {.align = kit::Align::Right});
}

/// Draws the line below which no piece can be lifted.
void drawLimit(kit::Context& ui, ImDrawList& canvas, const kit::Rect& row, const std::string& text) {
    const float y = std::floor(row.y + ui.px(3));
    canvas.AddLine({row.x, y}, {row.x + row.width, y}, kit::packed(ui.palette.accentHover), ui.px(1.5F));
    kit::drawLine(
        ui, canvas, row, text,
        {.face = kit::Face::Small, .color = ui.palette.accentHover, .overflow = kit::Overflow::Elide});
}

}  // namespace

void drawPileFan(kit::Context& ui, const PileView& pile, const kit::Rect& table) {
    if (pile.layers.empty()) return;
    const std::size_t lifted = liftable(pile);
    const bool limited = lifted > 0 && lifted < pile.layers.size();
    const std::size_t shown = std::min(pile.layers.size(), rowsWithin(ui, table) - (limited ? 1 : 0));
    const kit::Rect area = fanArea(ui, pile, table, shown, limited);
    ImDrawList& canvas = *ImGui::GetForegroundDrawList();
    kit::drawPanel(ui, canvas, area, 0.92F);
    const float padding = ui.px(kFanPadding);
    kit::Rect row{area.x + padding, area.y + padding, area.width - 2 * padding, ui.px(kLayer)};
    for (std::size_t i = 0; i < shown; ++i) {
        if (limited && i == lifted) {
            drawLimit(ui, canvas, row, pile.limit);
            row.y += row.height;
        }
        // If the pile is too high, the last row counts the pieces without a row.
        if (i + 1 == shown && shown < pile.layers.size())
            kit::drawLine(ui, canvas, row, "+" + std::to_string(pile.layers.size() - i),
                          {.color = ui.palette.textDim});
        else
            drawLayer(ui, canvas, row, pile.layers[i], i);
        row.y += row.height;
    }
}

}  // namespace ui::screens
