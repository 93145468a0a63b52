#pragma once

#include <imgui.h>

#include <array>
#include <map>
#include <string>

namespace ui::kit {

/// The colours of the interface, sRGB with alpha, 0 to 1. The defaults suit candle light on dark wood.
struct Palette {
    ImVec4 background{0.055F, 0.036F, 0.024F, 1.0F};
    ImVec4 panel{0.082F, 0.053F, 0.034F, 0.90F};
    ImVec4 panelBorder{0.69F, 0.53F, 0.28F, 0.50F};
    ImVec4 text{0.93F, 0.87F, 0.75F, 1.0F};
    ImVec4 textDim{0.70F, 0.61F, 0.48F, 1.0F};
    ImVec4 accent{0.82F, 0.62F, 0.30F, 1.0F};
    ImVec4 accentHover{0.95F, 0.77F, 0.44F, 1.0F};
    ImVec4 onAccent{0.13F, 0.08F, 0.04F, 1.0F};  ///< letters on areas filled with the accent
    ImVec4 button{0.20F, 0.132F, 0.082F, 0.92F};
    ImVec4 buttonHover{0.30F, 0.20F, 0.12F, 0.96F};
    ImVec4 buttonActive{0.40F, 0.27F, 0.155F, 1.0F};
    /// The colours of the players' pieces, by seat.
    std::array<ImVec4, 4> seats{{{0.92F, 0.88F, 0.80F, 1.0F},
                                 {0.17F, 0.145F, 0.13F, 1.0F},
                                 {0.62F, 0.25F, 0.18F, 1.0F},
                                 {0.27F, 0.42F, 0.50F, 1.0F}}};
    ImVec4 highlightLegal{0.86F, 0.72F, 0.38F, 0.55F};
    ImVec4 highlightHover{0.98F, 0.86F, 0.55F, 0.75F};
    ImVec4 highlightLast{0.55F, 0.66F, 0.42F, 0.55F};
    ImVec4 highlightDecisive{0.98F, 0.70F, 0.25F, 0.85F};
    ImVec4 danger{0.92F, 0.45F, 0.33F, 1.0F};
    ImVec4 shadow{0.0F, 0.0F, 0.0F, 0.55F};
    float edge = 1;       ///< units: the thickness of edges and of the frame around the focused item
    float faint = 0.42F;  ///< the opacity of disabled items
};

/// The same palette with more contrast: opaque panels, thick edges, and letters with a contrast of at least
/// 7:1 to every background they are drawn on.
[[nodiscard]] Palette highContrast(Palette palette);

/// The palette with the colours that a theme gives by name: background, panel, panel_border, text, text_dim,
/// accent, accent_hover, on_accent, button, button_hover, button_active, seat_1 to seat_4, highlight_legal,
/// highlight_hover, highlight_last, highlight_decisive, danger, shadow. Names that are missing keep their
/// defaults; unknown names are ignored.
[[nodiscard]] Palette paletteFrom(const std::map<std::string, ImVec4>& named);

/// The factor of opacity of everything drawn at present: less than 1 within Faded.
[[nodiscard]] float opacity();

/// The factor of opacity of the item drawn at present: less than 1 if it is disabled.
[[nodiscard]] float dimming();

/// A packed colour for ImGui's draw lists; its alpha is multiplied by `alpha` and by opacity().
[[nodiscard]] ImU32 packed(const ImVec4& color, float alpha = 1.0F);

/// A colour between two: 0 gives `from`, 1 gives `to`.
[[nodiscard]] ImVec4 mixed(const ImVec4& from, const ImVec4& to, float amount);

}  // namespace ui::kit
