#include "ui/kit/Composition.h"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <string_view>

#include "ui/kit/Context.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::kit {
namespace {

/// The text before the cursor.
std::string_view before(const Composition& composition) {
    const std::string_view text = composition.text;
    int left = std::max(composition.cursor, 0);
    std::size_t end = 0;
    while (end < text.size() && left > 0) {
        ++end;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
        --left;
    }
    return text.substr(0, end);
}

/// The inner part of the window with the field.
Rect fieldWindow() {
    const ImGuiWindow* const window = GImGui->ActiveIdWindow;
    if (window == nullptr) return display();
    const ImRect& inner = window->InnerClipRect;
    return {inner.Min.x, inner.Min.y, inner.GetWidth(), inner.GetHeight()};
}

/// Where `width` pixels find room: from the caret on, or further left at the end of the window.
float leftOf(float caret, float width) {
    const Rect room = fieldWindow();
    return std::max(room.x, std::min(caret, room.x + room.width - width));
}

}  // namespace

std::optional<Rect> textCaret() {
    const ImGuiContext& g = *GImGui;
    if (!g.IO.WantTextInput) return {};
#if IMGUI_VERSION_NUM >= 18700
    if (!g.PlatformImeData.WantVisible) return {};
    const ImVec2 at = g.PlatformImeData.InputPos;
    const float height = g.PlatformImeData.InputLineHeight;
#else
    // Dear ImGui begins each frame with this place.
    const ImVec2 at = g.PlatformImePos;
    if (at.x == 1 && at.y == 1) return {};
    const float height = g.FontSize;
#endif
    return Rect{at.x + 1, at.y, 1, height};  // it leaves a pixel for the caret
}

void drawComposition(Context& ui, const Composition& composition) {
    const auto caret = textCaret();
    if (!caret || composition.text.empty()) return;
    ImDrawList& canvas = *ImGui::GetForegroundDrawList();
    const float margin = ui.px(2);
    const float width = measure(ui, Face::Body, composition.text).x;
    const Rect area{leftOf(caret->x, width + 2 * margin), caret->y, width + 2 * margin, caret->height};
    canvas.AddRectFilled(area.min(), area.max(), packed(ui.palette.background));
    const Rect room{area.x + margin, area.y, width + 1, area.height};
    drawLine(ui, canvas, room, composition.text, {.color = ui.palette.text, .overflow = Overflow::Elide});
    const float line = std::max(1.0F, ui.px(1));
    canvas.AddRectFilled({room.x, area.y + area.height - line}, {room.x + width, area.y + area.height},
                         packed(ui.palette.accent));
    const float cursor = room.x + measure(ui, Face::Body, before(composition)).x;
    canvas.AddRectFilled({cursor, area.y}, {cursor + line, area.y + area.height}, packed(ui.palette.text));
}

}  // namespace ui::kit
