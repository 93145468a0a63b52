#include "ui/kit/Palette.h"

#include <imgui_internal.h>

#include <array>
#include <utility>

namespace ui::kit {
namespace {

bool isDisabled(const ImGuiContext& g) { return (g.CurrentItemFlags & ImGuiItemFlags_Disabled) != 0; }

constexpr std::array<std::pair<const char*, ImVec4 Palette::*>, 17> kColors{{
    {"background", &Palette::background},
    {"panel", &Palette::panel},
    {"panel_border", &Palette::panelBorder},
    {"text", &Palette::text},
    {"text_dim", &Palette::textDim},
    {"accent", &Palette::accent},
    {"accent_hover", &Palette::accentHover},
    {"on_accent", &Palette::onAccent},
    {"button", &Palette::button},
    {"button_hover", &Palette::buttonHover},
    {"button_active", &Palette::buttonActive},
    {"highlight_legal", &Palette::highlightLegal},
    {"highlight_hover", &Palette::highlightHover},
    {"highlight_last", &Palette::highlightLast},
    {"highlight_decisive", &Palette::highlightDecisive},
    {"danger", &Palette::danger},
    {"shadow", &Palette::shadow},
}};

}  // namespace

Palette paletteFrom(const std::map<std::string, ImVec4>& named) {
    Palette palette;
    for (const auto& [name, member] : kColors) {
        if (const auto found = named.find(name); found != named.end()) palette.*member = found->second;
    }
    for (std::size_t seat = 0; seat < palette.seats.size(); ++seat)
        if (const auto found = named.find("seat_" + std::to_string(seat + 1)); found != named.end())
            palette.seats[seat] = found->second;
    return palette;
}

Palette highContrast(Palette palette) {
    const ImVec4 black{0, 0, 0, 1};
    const ImVec4 white{1, 1, 1, 1};
    palette.background = palette.panel = black;
    palette.panelBorder = white;
    palette.text = white;
    palette.textDim = {0.86F, 0.86F, 0.86F, 1};
    palette.accent = {1.0F, 0.83F, 0.25F, 1};
    palette.accentHover = {1.0F, 0.96F, 0.68F, 1};
    palette.onAccent = black;
    palette.button = {0.07F, 0.07F, 0.07F, 1};
    palette.buttonHover = {0.22F, 0.22F, 0.22F, 1};
    palette.buttonActive = {0.30F, 0.30F, 0.30F, 1};
    palette.danger = {1.0F, 0.62F, 0.55F, 1};
    palette.shadow = {0, 0, 0, 0.8F};
    palette.edge = 2;
    palette.faint = 0.6F;
    return palette;
}

float opacity() {
    const ImGuiContext* g = ImGui::GetCurrentContext();
    if (g == nullptr) return 1;
    // Without ImGui's dimming of disabled items, which dimming() returns.
    return isDisabled(*g) ? g->DisabledAlphaBackup : g->Style.Alpha;
}

float dimming() {
    const ImGuiContext* g = ImGui::GetCurrentContext();
    return g != nullptr && isDisabled(*g) ? g->Style.DisabledAlpha : 1;
}

ImU32 packed(const ImVec4& color, float alpha) {
    return ImGui::ColorConvertFloat4ToU32({color.x, color.y, color.z, color.w * alpha * opacity()});
}

ImVec4 mixed(const ImVec4& from, const ImVec4& to, float amount) {
    const auto between = [amount](float a, float b) { return a + (b - a) * amount; };
    return {between(from.x, to.x), between(from.y, to.y), between(from.z, to.z), between(from.w, to.w)};
}

}  // namespace ui::kit
