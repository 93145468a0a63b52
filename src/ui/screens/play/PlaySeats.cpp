#include "ui/screens/play/PlaySeats.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kSeatPlate = 24;  // height
constexpr float kSeatRoom = 10;   // beside the text
constexpr float kSeatDot = 5;     // radius
constexpr float kWidestSeat = 320;
constexpr float kSeatOutside = 40;  // a plate may be moved so far into the table's part of the screen
constexpr float kSeatInk = 0.45F;   // share of the text's colour in a name: the rest is the player's

/// The plate around its point, moved into the table's part of the screen; empty if that is too far.
kit::Rect seatArea(const kit::Context& ui, const SeatPlate& plate, const kit::Rect& table) {
    const float text = kit::measure(ui, kit::Face::Strong, plate.text).x;
    const float width = std::min(std::ceil(text) + ui.px(2 * kSeatRoom + 3 * kSeatDot), ui.px(kWidestSeat));
    const float height = ui.px(kSeatPlate);
    // As far out as the plate reaches in that direction.
    const float out = std::abs(plate.outwards.x) * width / 2 + std::abs(plate.outwards.y) * height / 2;
    const ImVec2 middle{plate.at.x + plate.outwards.x * out, plate.at.y + plate.outwards.y * out};
    const float x =
        std::clamp(middle.x - width / 2, table.x, std::max(table.x, table.x + table.width - width));
    const float y =
        std::clamp(middle.y - height / 2, table.y, std::max(table.y, table.y + table.height - height));
    const float moved =
        std::max(std::abs(x + width / 2 - middle.x) - width / 2, std::abs(y + height / 2 - middle.y));
    if (moved > ui.px(kSeatOutside)) return {};
    return {std::floor(x), std::floor(y), std::floor(width), height};
}

void drawSeatPlate(kit::Context& ui, ImDrawList& canvas, const SeatPlate& plate, const kit::Rect& area) {
    const float round = area.height / 2;
    canvas.AddRectFilled(area.min(), area.max(), kit::packed(ui.palette.background, 0.88F), round);
    canvas.AddRect(area.min(), area.max(), kit::packed(plate.toMove ? ui.palette.accentHover : plate.color),
                   round, 0, ui.px(plate.toMove ? 2 : 1));
    const ImVec2 dot{area.x + ui.px(kSeatRoom + kSeatDot), area.center().y};
    canvas.AddCircleFilled(dot, ui.px(kSeatDot), kit::packed(plate.color));
    canvas.AddCircle(dot, ui.px(kSeatDot), kit::packed(ui.palette.accent), 0, std::max(1.0F, ui.px(1)));
    const float begin = ui.px(kSeatRoom + 3 * kSeatDot);
    kit::drawLine(ui, canvas,
                  {area.x + begin, area.y, area.width - begin - ui.px(kSeatRoom) + 1, area.height},
                  plate.text,
                  {.face = kit::Face::Strong,
                   .color = kit::mixed(plate.color, ui.palette.text, kSeatInk),
                   .overflow = kit::Overflow::Elide});
}

}  // namespace

void drawSeatPlates(kit::Context& ui, const std::vector<SeatPlate>& plates, const kit::Rect& table) {
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    for (const SeatPlate& plate : plates)
        if (const kit::Rect area = seatArea(ui, plate, table); !area.empty())
            drawSeatPlate(ui, canvas, plate, area);
}

}  // namespace ui::screens
