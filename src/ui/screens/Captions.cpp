#include "ui/screens/Captions.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/kit/Toast.h"

namespace ui::screens {

void drawCaptions(kit::Context& ui, std::span<const Caption> captions, const kit::Rect& area) {
    ImDrawList& canvas = *ImGui::GetForegroundDrawList();
    const float height = ui.px(32);
    const float padding = ui.px(14);
    const float margin = ui.px(12);
    float bottom = area.y + area.height - margin;
    for (auto caption = captions.rbegin(); caption != captions.rend(); ++caption) {
        const float alpha = kit::fadeOf(caption->age, caption->duration);
        // The caption is fading in or out, so it needs another frame.
        ui.animating = true;
        if (alpha <= 0 || bottom - height < area.y) continue;
        const float text = std::ceil(kit::measure(ui, kit::Face::Body, caption->text).x);
        const kit::Rect box{area.x + margin, bottom - height,
                            std::min(text + 2 * padding, area.width - 2 * margin), height};
        kit::drawPanel(ui, canvas, box, alpha);
        const ImVec4& ink = ui.palette.text;
        kit::drawLine(ui, canvas, {box.x + padding, box.y, box.width - 2 * padding, height}, caption->text,
                      {.color = {ink.x, ink.y, ink.z, ink.w * alpha}});
        bottom -= height + ui.px(8);
    }
}

}  // namespace ui::screens
