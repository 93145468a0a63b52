#include "ui/kit/Toast.h"

#include <algorithm>
#include <optional>

#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/ShownText.h"
#include "ui/kit/Text.h"

namespace ui::kit {
namespace {

const char* iconOf(Severity severity) { return severity == Severity::Info ? icons::kInfo : icons::kWarning; }

// Draws one toast with this edge of it at `edge`, the newest one without at that of the area; returns its
// other edge. A further one that does not fit into the area is left out.
std::optional<float> drawToast(Context& ui, ImDrawList& canvas, const Toast& toast, const Rect& area,
                               std::optional<float> edge, ToastsAt at) {
    const float alpha = fadeOf(toast.age, toast.duration);
    const ImFont& font = *ui.fonts[Face::Body];
    const float size = font.FontSize * font.Scale;
    const float padding = ui.px(14);
    const float iconWidth = ui.px(28);
    const float room = std::min(area.width, ui.px(460)) - 2 * padding - iconWidth;
    const ShownText shown(ui, Face::Body, toast.text, room);
    const ImVec2 text = font.CalcTextSizeA(size, FLT_MAX, room, shown.begin(), shown.end());
    const float width = text.x + 2 * padding + iconWidth;
    const float height = text.y + 2 * ui.px(9);
    const float begin = edge ? *edge : (at == ToastsAt::Top ? area.y : area.y + area.height);
    float top = std::floor(at == ToastsAt::Top ? begin : begin - height);
    // Only the newest one is drawn in any case. If it is higher than the area, it begins with it.
    if (edge && (top < area.y || top + height > area.y + area.height)) return {};
    if (!edge) top = std::max(top, area.y);
    const Rect box{std::floor(area.center().x - width / 2), top, width, height};
    drawPanel(ui, canvas, box, alpha);
    const ImVec4 stripe = toast.severity == Severity::Error ? ui.palette.danger : ui.palette.accent;
    drawIcon(ui, canvas, {box.x + padding - ui.px(4), box.y, ui.px(22), box.height}, iconOf(toast.severity),
             {stripe.x, stripe.y, stripe.z, stripe.w * alpha});
    canvas.AddText(&font, size, {box.x + padding + iconWidth, box.y + ui.px(9)},
                   packed(ui.palette.text, alpha), shown.begin(), shown.end(), room + 1);
    return at == ToastsAt::Top ? box.y + box.height : box.y;
}

}  // namespace

float fadeOf(float age, float duration) {
    constexpr float kIn = 0.18F;
    constexpr float kOut = 0.45F;
    if (age < 0 || age >= duration) return 0;
    return std::clamp(std::min(age / kIn + 0.05F, (duration - age) / kOut), 0.0F, 1.0F);
}

void drawToasts(Context& ui, std::span<const Toast> toasts, const Rect& area, ToastsAt at) {
    ImDrawList& canvas = *ImGui::GetForegroundDrawList();
    const float between = ui.px(at == ToastsAt::Top ? 10 : -10);
    std::optional<float> edge;
    for (auto toast = toasts.rbegin(); toast != toasts.rend(); ++toast) {
        if (toast->age < 0 || toast->age >= toast->duration || !toast->file.empty()) continue;
        if (fadeOf(toast->age, toast->duration) < 1) ui.animating = true;
        edge = drawToast(ui, canvas, *toast, area, edge, at);
        if (!edge) return;
        *edge += between;
    }
}

}  // namespace ui::kit
