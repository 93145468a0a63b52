#include <algorithm>
#include <cmath>

#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/PlayParts.h"

namespace ui::screens {
namespace {

constexpr float kBar = 6;
constexpr float kSwatch = 22;

/// Every player's chance of winning as a part of the bar, in the player's colour.
void drawShares(const kit::Context& ui, ImDrawList& canvas, const kit::Rect& bar,
                const std::vector<ThinkingView::Share>& shares) {
    canvas.AddRectFilled(bar.min(), bar.max(), kit::packed(ui.palette.background, 0.8F));
    float x = bar.x;
    for (const ThinkingView::Share& share : shares) {
        const float width = bar.width * std::clamp(share.part, 0.0F, 1.0F);
        canvas.AddRectFilled({x, bar.y}, {std::min(x + width, bar.x + bar.width), bar.y + bar.height},
                             kit::packed(share.color));
        x += width;
    }
    canvas.AddRect(bar.min(), bar.max(), kit::packed(ui.palette.panelBorder, 0.9F));
}

}  // namespace

void drawThinking(kit::Context& ui, const ThinkingView& thinking, const kit::Rect& area) {
    if (area.empty()) return;
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    kit::drawPanel(ui, canvas, area);
    const float padding = ui.px(kPanelPadding);
    kit::Rect room{area.x + padding, area.y + ui.px(7), area.width - 2 * padding, area.height - ui.px(14)};
    const kit::Rect bar{room.x, room.y + room.height - ui.px(kBar), room.width, ui.px(kBar)};
    room.height -= ui.px(kBar) + ui.px(5);
    if (!thinking.chance.empty()) {
        drawShares(ui, canvas, bar, thinking.shares);
        const ImVec2 swatch{room.x + ui.px(8), room.center().y};
        canvas.AddCircleFilled(swatch, ui.px(7), kit::packed(thinking.color));
        canvas.AddCircle(swatch, ui.px(7), kit::packed(ui.palette.accent), 0, std::max(1.0F, ui.px(1.2F)));
        room.x += ui.px(kSwatch);
        room.width -= ui.px(kSwatch);
        // Two digits wide at least, so that the line beside it keeps its place.
        const float width = std::ceil(std::max(kit::measure(ui, kit::Face::Heading, "00 %").x,
                                               kit::measure(ui, kit::Face::Heading, thinking.chance).x));
        kit::drawLine(ui, canvas, {room.x, room.y, width + 1, room.height}, thinking.chance,
                      {.face = kit::Face::Heading, .color = ui.palette.accentHover});
        room.x += width + padding;
        room.width -= width + padding;
    }
    if (thinking.line.empty()) {
        kit::drawLine(
            ui, canvas, room, thinking.figures,
            {.face = kit::Face::Italic, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
        return;
    }
    const float row = std::floor(room.height / 2);
    kit::drawLine(ui, canvas, {room.x, room.y, room.width, row}, thinking.line,
                  {.color = ui.palette.text, .overflow = kit::Overflow::Elide});
    kit::drawLine(ui, canvas, {room.x, room.y + row, room.width, row}, thinking.figures,
                  {.face = kit::Face::Small, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
}

}  // namespace ui::screens
