#include "ui/kit/KeyCap.h"

#include <algorithm>

#include "ui/kit/Text.h"

namespace ui::kit {

float keyCapHeight(const Context& ui) { return ui.px(22); }

float keyCapWidth(const Context& ui, std::string_view name) {
    return std::max(keyCapHeight(ui), std::ceil(measure(ui, Face::Small, name).x) + ui.px(12));
}

float drawKeyCap(Context& ui, ImDrawList& canvas, ImVec2 at, std::string_view name) {
    const float height = keyCapHeight(ui);
    const Rect cap{at.x, std::floor(at.y - height / 2), keyCapWidth(ui, name), height};
    canvas.AddRectFilled(cap.min(), cap.max(), packed(ui.palette.background, 0.75F), ui.px(5));
    canvas.AddRect({cap.x + 0.5F, cap.y + 0.5F}, {cap.x + cap.width - 0.5F, cap.y + cap.height - 0.5F},
                   packed(ui.palette.accent, 0.7F), ui.px(5));
    drawLine(ui, canvas, {cap.x + ui.px(2), cap.y, cap.width - ui.px(4), cap.height}, name,
             {.face = Face::Small, .color = ui.palette.text, .align = Align::Center});
    return cap.x + cap.width + ui.px(4);
}

}  // namespace ui::kit
