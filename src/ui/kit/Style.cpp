#include "ui/kit/Style.h"

#include <algorithm>
#include <cmath>

namespace ui::kit {
namespace {

// Units. An upright display has the height for what a wide one shows side by side.
const ImVec2 kSmallestDisplay{640, 400};
const ImVec2 kSmallestUpright{480, 780};
constexpr float kSmallestScale = 0.5F;
const ImVec2 kNaturalDisplay{1280, 720};  // pixels: there one unit is one pixel
constexpr float kMostGrown = 1.5F;        // in larger displays more is seen instead,
constexpr float kTallDisplay = 900;       // until the height is this many units
/// The scale changes in steps, since the fonts are rendered anew for each while a window is resized.
constexpr float kScaleSteps = 20;

void setMeasures(ImGuiStyle& style) {
    style.WindowPadding = {18, 16};
    style.WindowRounding = 9;
    style.ChildRounding = 6;
    style.PopupRounding = 7;
    style.FrameRounding = 6;
    style.GrabRounding = 6;
    style.ScrollbarRounding = 6;
    style.ScrollbarSize = 9;
    style.FramePadding = {12, 9};
    style.ItemSpacing = {10, 8};
    style.ItemInnerSpacing = {8, 6};
    style.WindowBorderSize = 0;  // panels draw their own edges
    style.ChildBorderSize = 0;
    style.WindowMinSize = {8, 8};
    style.AntiAliasedFill = style.AntiAliasedLines = true;
    style.CircleTessellationMaxError = 0.2F;
    style.CurveTessellationTol = 0.8F;
}

void setColors(ImGuiStyle& style, const Palette& palette) {
    const auto set = [&style](ImGuiCol which, const ImVec4& color, float alpha = 1) {
        style.Colors[which] = {color.x, color.y, color.z, color.w * alpha};
    };
    set(ImGuiCol_Text, palette.text);
    set(ImGuiCol_TextDisabled, palette.textDim);
    set(ImGuiCol_TextSelectedBg, palette.accent, 0.35F);
    set(ImGuiCol_WindowBg, palette.panel, 0);  // panels draw their own background
    set(ImGuiCol_ChildBg, palette.panel, 0);
    set(ImGuiCol_PopupBg, {palette.panel.x, palette.panel.y, palette.panel.z, 0.98F});
    set(ImGuiCol_Border, palette.panelBorder);
    set(ImGuiCol_BorderShadow, palette.shadow, 0);
    set(ImGuiCol_FrameBg, mixed(palette.background, palette.button, 0.35F));
    set(ImGuiCol_FrameBgHovered, mixed(palette.background, palette.button, 0.65F));
    set(ImGuiCol_FrameBgActive, palette.button);
    set(ImGuiCol_ScrollbarBg, palette.shadow, 0.3F);
    set(ImGuiCol_ScrollbarGrab, palette.panelBorder, 0.6F);
    set(ImGuiCol_ScrollbarGrabHovered, palette.accent, 0.7F);
    set(ImGuiCol_ScrollbarGrabActive, palette.accent);
    set(ImGuiCol_CheckMark, palette.accent);
    set(ImGuiCol_SliderGrab, palette.accent);
    set(ImGuiCol_SliderGrabActive, palette.accentHover);
    set(ImGuiCol_Button, palette.button);
    set(ImGuiCol_ButtonHovered, palette.buttonHover);
    set(ImGuiCol_ButtonActive, palette.buttonActive);
    set(ImGuiCol_Header, palette.accent, 0.22F);
    set(ImGuiCol_HeaderHovered, palette.buttonHover);
    set(ImGuiCol_HeaderActive, palette.buttonActive);
    set(ImGuiCol_Separator, palette.panelBorder);
    set(ImGuiCol_NavHighlight, palette.accentHover);
    set(ImGuiCol_NavWindowingHighlight, palette.accentHover);
    set(ImGuiCol_NavWindowingDimBg, palette.shadow, 0.3F);
    set(ImGuiCol_ModalWindowDimBg, palette.shadow);
}

}  // namespace

void applyStyle(const Palette& palette, float scale) {
    ImGuiStyle style;
    setMeasures(style);
    setColors(style, palette);
    style.FrameBorderSize = style.PopupBorderSize = palette.edge;
    style.DisabledAlpha = palette.faint;
    style.ScaleAllSizes(scale);
    ImGui::GetStyle() = style;
}

float naturalScale(ImVec2 display, float density) {
    const float roomier = std::min(display.x / kNaturalDisplay.x, display.y / kNaturalDisplay.y);
    const float grown = std::clamp(roomier, 1.0F, kMostGrown);
    const float natural = std::max(grown, display.y / kTallDisplay);
    return std::max(density, std::round(natural * kScaleSteps) / kScaleSteps);
}

float fittingScale(ImVec2 display, float wanted) {
    const auto largest = [display](const ImVec2& smallest) {
        return std::min(display.x / smallest.x, display.y / smallest.y);
    };
    return std::max(kSmallestScale,
                    std::min(wanted, std::max(largest(kSmallestDisplay), largest(kSmallestUpright))));
}

}  // namespace ui::kit
