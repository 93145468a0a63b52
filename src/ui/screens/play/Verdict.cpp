#include "ui/screens/play/Verdict.h"

#include <imgui_internal.h>

#include <algorithm>

#include "ui/kit/ShownText.h"

namespace ui::screens {
namespace {

constexpr float kLargest = 64;  // units: size of the letters
constexpr float kTop = 0.10F;   // of the area's height, above the line
constexpr float kBand = 1.7F;   // height of the shade behind it, as a factor of the letters' size

/// Whether the font for titles has all letters.
bool writes(const ImFont& font, const kit::ShownText& text) {
    const char* at = text.begin();
    const char* const end = text.end();
    while (at < end) {
        unsigned int letter = 0;
        at += ImTextCharFromUtf8(&letter, at, end);
        if (!font.FindGlyphNoFallback(static_cast<ImWchar>(letter))) return false;
    }
    return true;
}

/// A shade that fades towards both ends, so that the line can be read on any picture.
void drawShade(const kit::Context& ui, ImDrawList& canvas, const kit::Rect& band, float shown) {
    const ImU32 full = kit::packed(ui.palette.panel, 0.78F * shown);
    const ImU32 none = kit::packed(ui.palette.panel, 0);
    const float edge = band.width * 0.22F;
    const float right = band.x + band.width;
    const float low = band.y + band.height;
    canvas.AddRectFilledMultiColor(band.min(), {band.x + edge, low}, none, full, full, none);
    canvas.AddRectFilled({band.x + edge, band.y}, {right - edge, low}, full);
    canvas.AddRectFilledMultiColor({right - edge, band.y}, {right, low}, full, none, none, full);
}

}  // namespace

void drawVerdict(kit::Context& ui, const std::string& text, const kit::Rect& area, float shown) {
    if (text.empty() || area.empty() || shown <= 0) return;
    const kit::ShownText line(ui, kit::Face::Heading, text);
    const ImFont* title = ui.fonts[kit::Face::Title];
    const ImFont* const font = writes(*title, line) ? title : ui.fonts[kit::Face::Heading];
    const float natural = font->CalcTextSizeA(1000, 1e9F, 0, line.begin(), line.end()).x / 1000;
    const float fitting = area.width * 0.86F / std::max(natural, 1e-3F);
    const float size = std::min(ui.px(kLargest), fitting);
    const float height = size * kBand;
    const kit::Rect band{area.x, area.y + area.height * kTop, area.width, height};
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    drawShade(ui, canvas, band, shown);
    const ImVec2 at{band.center().x - natural * size / 2, band.center().y - size / 2};
    canvas.AddText(font, size, {at.x, at.y + ui.px(2)}, kit::packed(ui.palette.shadow, shown), line.begin(),
                   line.end());
    canvas.AddText(font, size, at, kit::packed(ui.palette.accent, shown), line.begin(), line.end());
}

}  // namespace ui::screens
