#include "ui/kit/Pips.h"

#include <algorithm>

namespace ui::kit {
namespace {

struct Grid {
    float pitch;
    float side;
    int columns;
    int rows;
};

Grid gridFor(const Context& ui, int total, float width) {
    constexpr int kMostInARow = 25;
    const int rows = std::max(1, (total + kMostInARow - 1) / kMostInARow);
    const int columns = std::max(1, (total + rows - 1) / rows);
    const float pitch = std::min(ui.px(9), std::floor(width / static_cast<float>(columns)));
    return {
        .pitch = pitch, .side = std::max(2.0F, std::floor(pitch * 0.7F)), .columns = columns, .rows = rows};
}

}  // namespace

float pipsHeight(const Context& ui, int total, float width) {
    const Grid grid = gridFor(ui, total, width);
    return grid.pitch * static_cast<float>(grid.rows);
}

void drawPips(const Context& ui, ImDrawList& canvas, const Rect& area, int count, int total,
              const ImVec4& color) {
    const Grid grid = gridFor(ui, total, area.width);
    for (int i = 0; i < total; ++i) {
        const ImVec2 at{area.x + grid.pitch * static_cast<float>(i % grid.columns),
                        area.y + grid.pitch * static_cast<float>(i / grid.columns)};
        const ImVec2 end{at.x + grid.side, at.y + grid.side};
        const float rounding = grid.side * 0.25F;
        if (i < count) canvas.AddRectFilled(at, end, packed(color), rounding);
        canvas.AddRect(at, end,
                       i < count ? packed(ui.palette.accent, 0.75F) : packed(ui.palette.panelBorder, 0.45F),
                       rounding);
    }
}

}  // namespace ui::kit
