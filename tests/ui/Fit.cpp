#include "ui/Fit.h"

#include <imgui_internal.h>

namespace {

constexpr float kRounding = 1.5F;  // pixels

std::string told(const ui::kit::Misfit& misfit) {
    return "\"" + misfit.text + "\" needs " + std::to_string(static_cast<int>(misfit.needed)) + ", has " +
           std::to_string(static_cast<int>(misfit.room));
}

void tellOf(const ImGuiWindow& window, std::vector<std::string>& told) {
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const ImRect area = window.Rect();
    const std::string name = window.Name;
    if (area.Min.x < 0 || area.Min.y < 0 || area.Max.x > display.x || area.Max.y > display.y)
        told.push_back(name + " reaches beyond the display");
    if (window.ContentSize.x > window.WorkRect.GetWidth() + kRounding)
        told.push_back(name + " is too narrow for what it holds: " +
                       std::to_string(static_cast<int>(window.ContentSize.x)) + ", has " +
                       std::to_string(static_cast<int>(window.WorkRect.GetWidth())));
    const bool fixed = (window.Flags & ImGuiWindowFlags_NoScrollbar) != 0;
    if (fixed && window.ContentSize.y > window.InnerClipRect.GetHeight() + kRounding)
        told.push_back(name + " is too low for what it holds");
}

}  // namespace

std::vector<std::string> overflowsOf(const Stage& stage) {
    std::vector<std::string> all;
    for (const auto& misfit : stage.audit.misfits) all.push_back(told(misfit));
    for (const ImGuiWindow* window : GImGui->Windows)
        if (window->Active && !window->IsFallbackWindow) tellOf(*window, all);
    return all;
}

std::vector<std::string> cutsOf(const Stage& stage) {
    std::vector<std::string> all = overflowsOf(stage);
    for (const auto& cut : stage.audit.cuts) all.push_back(told(cut));
    return all;
}
