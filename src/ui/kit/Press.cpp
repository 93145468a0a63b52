#include "ui/kit/Press.h"

#include <imgui_internal.h>

#include "ui/kit/Easing.h"
#include "ui/kit/Reading.h"

namespace ui::kit {
namespace {

/// The part of the current window that shows its items.
Rect clipArea() {
    const ImRect& clip = ImGui::GetCurrentWindow()->ClipRect;
    return {clip.Min.x, clip.Min.y, clip.GetWidth(), clip.GetHeight()};
}

bool isDisabled() { return (GImGui->CurrentItemFlags & ImGuiItemFlags_Disabled) != 0; }

/// Adds a disabled item so that Dear ImGui's keys can move the focus to it.
bool addReachable(const ImRect& box, ImGuiID id) {
    ImGuiItemFlags& flags = GImGui->CurrentItemFlags;
    const ImGuiItemFlags before = flags;
    flags &= ~ImGuiItemFlags_Disabled;
    flags |= ImGuiItemFlags_NoNavDefaultFocus;
    const bool visible = ImGui::ItemAdd(box, id);
    flags = before;
    GImGui->LastItemData.InFlags |= ImGuiItemFlags_Disabled;
    return visible;
}

/// Draws the frame of the focus, as clearly around a disabled item as around others.
void drawFocusFrame(Context& ui, const Press& press, const ImRect& box) {
    ImGuiContext& imgui = *GImGui;
    const float alpha = imgui.Style.Alpha;
    if (isDisabled()) imgui.Style.Alpha = imgui.DisabledAlphaBackup;
    ImGui::RenderNavHighlight(box, press.id);
    imgui.Style.Alpha = alpha;
    if (!press.focused || ui.palette.edge <= 1) return;
    const float grown = ui.px(2);
    ImGui::GetWindowDrawList()->AddRect(
        {box.Min.x - grown, box.Min.y - grown}, {box.Max.x + grown, box.Max.y + grown},
        packed(ui.palette.accentHover), imgui.Style.FrameRounding, 0, ui.px(1 + ui.palette.edge));
}

}  // namespace

Press pressable(Context& ui, const char* id, ImVec2 size, const PressHow& how) {
    ImGuiWindow* window = ImGui::GetCurrentWindow();
    Press press;
    if (window->SkipItems) return press;
    press.id = window->GetID(id);
    const ImVec2 at = window->DC.CursorPos;
    const ImRect box(at, {at.x + size.x, at.y + size.y});
    press.area = {at.x, at.y, size.x, size.y};
    ImGui::ItemSize(size, 0);
    readItem(ui, press.id, press.area);
    const bool disabled = isDisabled();
    press.visible = disabled && how.saysWhyNot ? addReachable(box, press.id) : ImGui::ItemAdd(box, press.id);
    if (!press.visible) return press;
    if (ui.audit != nullptr) ui.audit->spots.push_back({id, press.area});
    press.pressed =
        ImGui::ButtonBehavior(box, press.id, &press.hovered, &press.held,
                              how.repeat ? static_cast<ImGuiButtonFlags>(ImGuiButtonFlags_Repeat) : 0);
    ui.pressed |= press.pressed && !disabled;
    const ImGuiContext& imgui = *GImGui;
    press.focused = imgui.NavId == press.id && !imgui.NavDisableHighlight;
    press.emphasis = eased(ui, press.id, press.hovered || press.focused);
    drawFocusFrame(ui, press, box);
    return press;
}

void nameItem(Context& ui, const std::string& label) {
    if (!label.empty()) readName(ui, label);
    if (!ui.labels || label.empty()) return;
    if (ui.labels->add(label, lastItem().within(clipArea()))) ImGui::SetScrollHereY();
}

}  // namespace ui::kit
