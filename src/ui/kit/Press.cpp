#include "ui/kit/Press.h"

#include <imgui_internal.h>

#include "ui/kit/Easing.h"

namespace ui::kit {
namespace {

/// The part of the current window that shows its items.
Rect clipArea() {
    const ImRect& clip = ImGui::GetCurrentWindow()->ClipRect;
    return {clip.Min.x, clip.Min.y, clip.GetWidth(), clip.GetHeight()};
}

}  // namespace

Press pressable(Context& ui, const char* id, ImVec2 size, bool repeat) {
    ImGuiWindow* window = ImGui::GetCurrentWindow();
    Press press;
    if (window->SkipItems) return press;
    press.id = window->GetID(id);
    const ImVec2 at = window->DC.CursorPos;
    const ImRect box(at, {at.x + size.x, at.y + size.y});
    press.area = {at.x, at.y, size.x, size.y};
    ImGui::ItemSize(size, 0);
    press.visible = ImGui::ItemAdd(box, press.id);
    if (!press.visible) return press;
    if (ui.audit != nullptr) ui.audit->spots.push_back({id, press.area});
    press.pressed =
        ImGui::ButtonBehavior(box, press.id, &press.hovered, &press.held,
                              repeat ? static_cast<ImGuiButtonFlags>(ImGuiButtonFlags_Repeat) : 0);
    ui.pressed |= press.pressed;
    const ImGuiContext& imgui = *GImGui;
    press.focused = imgui.NavId == press.id && !imgui.NavDisableHighlight;
    press.emphasis = eased(ui, press.id, press.hovered || press.focused);
    ImGui::RenderNavHighlight(box, press.id);
    if (press.focused && ui.palette.edge > 1) {
        const float grown = ui.px(2);
        ImGui::GetWindowDrawList()->AddRect(
            {at.x - grown, at.y - grown}, {at.x + size.x + grown, at.y + size.y + grown},
            packed(ui.palette.accentHover), ImGui::GetStyle().FrameRounding, 0, ui.px(1 + ui.palette.edge));
    }
    return press;
}

void nameItem(Context& ui, const std::string& label) {
    if (!ui.labels || label.empty()) return;
    if (ui.labels->add(label, lastItem().within(clipArea()))) ImGui::SetScrollHereY();
}

}  // namespace ui::kit
