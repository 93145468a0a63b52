#include "ui/kit/Text.h"

#include <imgui_internal.h>

#include <algorithm>
#include <string>

#include "base/Printable.h"
#include "base/Utf8.h"
#include "ui/kit/Reading.h"
#include "ui/kit/ShownText.h"
#include "ui/kit/TooltipPlace.h"

namespace ui::kit {
namespace {

constexpr float kTooltipDelay = 0.4F;  // seconds

// The smallest size of a line that is too long, as a factor. Names can be long, and smaller letters are
// better than cut ones.
constexpr float kMostShrunk = 0.72F;
constexpr const char* kEllipsis = "\xE2\x80\xA6";

float fontSize(const ImFont& font) { return font.FontSize * font.Scale; }

ImVec2 extent(const ImFont& font, std::string_view text, float wrap = 0) {
    if (text.empty()) return {0, fontSize(font)};  // an empty view may point nowhere
    return font.CalcTextSizeA(fontSize(font), FLT_MAX, wrap, text.data(), text.data() + text.size());
}

/// The line as drawn, with as many letters as fit. Those that are written last are left out, wherever they
/// would be drawn. Bisects, because the lines of an engine's log can have thousands of letters.
std::string elided(const Context& ui, Face face, std::string_view text, float room) {
    const auto shownUpTo = [&](std::size_t bytes) {
        const std::string line = std::string(text.substr(0, bytes)) + kEllipsis;
        return std::string(ShownText(ui, face, line).text());
    };
    std::size_t fitting = 0;
    std::size_t tooLong = text.size();
    while (fitting < tooLong) {
        std::size_t middle = base::beginningOf(text, fitting + (tooLong - fitting) / 2).size();
        if (middle <= fitting) middle = fitting + base::firstLetter(text.substr(fitting)).size();
        if (middle >= tooLong) break;
        (extent(*ui.fonts[face], shownUpTo(middle)).x <= room ? fitting : tooLong) = middle;
    }
    return shownUpTo(fitting);
}

// From the top of a line to the middle of its capitals, which the eye takes for the middle of the line.
float middleOfCapitals(const ImFont& font) {
    const ImFontGlyph* capital = font.FindGlyphNoFallback('H');
    return capital != nullptr ? (capital->Y0 + capital->Y1) / 2 * font.Scale : fontSize(font) / 2;
}

/// Pixels: how high the capitals are.
float heightOfCapitals(const ImFont& font) {
    const ImFontGlyph* capital = font.FindGlyphNoFallback('H');
    return capital != nullptr ? (capital->Y1 - capital->Y0) * font.Scale : fontSize(font);
}

float offsetFor(Align align, float spare) {
    if (align == Align::Left) return 0;
    return align == Align::Center ? spare / 2 : spare;
}

/// The outermost panel that contains the window. A dialog's window covers the whole display, so for it this
/// is a child window.
const ImGuiWindow& panelOf(const ImGuiWindow& window, ImVec2 display) {
    const ImGuiWindow* panel = &window;
    while ((panel->Flags & ImGuiWindowFlags_ChildWindow) != 0 &&
           (panel->ParentWindow->Size.x < display.x || panel->ParentWindow->Size.y < display.y))
        panel = panel->ParentWindow;
    return *panel;
}

void showTooltip(Context& ui, std::string_view text) {
    const ImGuiContext& imgui = *GImGui;
    const ImVec2 padding{ui.px(12), ui.px(8)};
    const float wrap = ui.px(300);
    const ShownText shown(ui, Face::Body, text, wrap);
    const ImVec2 words = ImGui::CalcTextSize(shown.begin(), shown.end(), false, wrap);
    const ImGuiWindow& panel = panelOf(*imgui.CurrentWindow, imgui.IO.DisplaySize);
    const ImRect& item = imgui.LastItemData.Rect;
    ImGui::SetNextWindowPos(tooltipPlace({0, 0, imgui.IO.DisplaySize.x, imgui.IO.DisplaySize.y},
                                         {panel.Pos.x, panel.Pos.y, panel.Size.x, panel.Size.y},
                                         {item.Min.x, item.Min.y, item.GetWidth(), item.GetHeight()},
                                         {words.x + 2 * padding.x, words.y + 2 * padding.y}, ui.px(8)));
    // Why a button is grey must not be grey itself.
    const bool disabled = (imgui.LastItemData.InFlags & ImGuiItemFlags_Disabled) != 0;
    ImGui::PushStyleVar(ImGuiStyleVar_Alpha, disabled ? imgui.DisabledAlphaBackup : imgui.Style.Alpha);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, padding);
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(padding.x + wrap);
    ImGui::TextUnformatted(shown.begin(), shown.end());
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
    ImGui::PopStyleVar(2);
    if (ui.tooltip != nullptr) *ui.tooltip = text;
}

}  // namespace

ImVec4 toneColor(const Context& ui, Tone tone) {
    switch (tone) {
        case Tone::Dim:
            return ui.palette.textDim;
        case Tone::Accent:
            return ui.palette.accent;
        case Tone::Danger:
            return ui.palette.danger;
        case Tone::Normal:
            break;
    }
    return ui.palette.text;
}

ImVec2 measure(const Context& ui, Face face, std::string_view text) {
    return extent(*ui.fonts[face], ShownText(ui, face, text).text());
}

bool drawLine(Context& ui, ImDrawList& canvas, const Rect& room, std::string_view text,
              const LineStyle& style) {
    readDrawn(ui, room, text);
    const ImFont& font = *ui.fonts[style.face];
    std::string shown(ShownText(ui, style.face, text).text());
    float width = extent(font, shown).x;
    float shrink = 1;
    // Allows one pixel, which rounding may have taken.
    bool cut = width > room.width + 1;
    if (cut && style.overflow == Overflow::MustFit) {
        if (ui.audit != nullptr) ui.audit->misfits.push_back({shown, width, room.width});
        // No text is smaller than the small ones.
        const float least = std::min(1.0F, heightOfCapitals(*ui.fonts[Face::Small]) / heightOfCapitals(font));
        shrink = std::max({kMostShrunk, least, room.width / width});
        cut = width * shrink > room.width + 1;
        width *= shrink;
    }
    if (cut) {
        if (ui.audit != nullptr && style.overflow == Overflow::Elide)
            ui.audit->cuts.push_back({shown, width, room.width});
        shown = elided(ui, style.face, text, room.width / shrink);
        width = extent(font, shown).x * shrink;
    }
    const ImVec2 at{std::floor(room.x + std::max(0.0F, offsetFor(style.align, room.width - width))),
                    std::round(room.y + room.height / 2 - middleOfCapitals(font) * shrink)};
    const float alpha = dimming();
    canvas.AddText(&font, fontSize(font) * shrink, at, packed(style.color, alpha), shown.data(),
                   shown.data() + shown.size());
    return cut;
}

void drawIcon(const Context& ui, ImDrawList& canvas, const Rect& room, const char* icon, const ImVec4& color,
              Face face) {
    const ImFont& font = *ui.fonts[face];
    unsigned int code = 0;
    ImTextCharFromUtf8(&code, icon, nullptr);
    const ImFontGlyph* glyph = font.FindGlyph(static_cast<ImWchar>(code));
    if (glyph == nullptr) return;
    const ImVec2 center = room.center();
    const ImVec2 at{std::round(center.x - (glyph->X0 + glyph->X1) / 2 * font.Scale),
                    std::round(center.y - (glyph->Y0 + glyph->Y1) / 2 * font.Scale)};
    canvas.AddText(&font, fontSize(font), at, packed(color, dimming()), icon);
}

void paragraph(Context& ui, std::string_view text, Face face, Tone tone) {
    readText(ui, text);
    ImGui::PushFont(ui.fonts[face]);
    ImGui::PushStyleColor(ImGuiCol_Text, toneColor(ui, tone));
    const ShownText shown(ui, face, text, ImGui::GetContentRegionAvail().x);
    ImGui::PushTextWrapPos(0);
    ImGui::TextUnformatted(shown.begin(), shown.end());
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

float paragraphHeight(const Context& ui, std::string_view text, Face face, float width) {
    ImGui::PushFont(ui.fonts[face]);
    const ShownText shown(ui, face, text, width);
    const float height = ImGui::CalcTextSize(shown.begin(), shown.end(), false, width).y;
    ImGui::PopFont();
    return height;
}

void line(Context& ui, std::string_view text, Face face, Tone tone, Overflow overflow) {
    if (face == Face::Heading || face == Face::Title)
        readTitle(ui, text);
    else
        readText(ui, text);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect room{at.x, at.y, ImGui::GetContentRegionAvail().x, measure(ui, face, text).y};
    const bool cut = drawLine(ui, *ImGui::GetWindowDrawList(), room, text,
                              {.face = face, .color = toneColor(ui, tone), .overflow = overflow});
    ImGui::Dummy({cut ? room.width : std::min(room.width, measure(ui, face, text).x), room.height});
    if (cut) tooltip(ui, text);
}

void sectionTitle(Context& ui, std::string_view text) {
    readSection(ui, text);
    const NotRead asText(ui);
    gap(ui, 2);
    const ImVec2 spacing = ImGui::GetStyle().ItemSpacing;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {spacing.x, ui.px(3)});
    line(ui, text, Face::Strong, Tone::Accent);
    ImGui::PopStyleVar();
    hairline(ui);
}

void hairline(Context& ui) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float y = std::floor(at.y) + 0.5F;
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const ImU32 full = packed(ui.palette.panelBorder);
    const ImU32 none = packed(ui.palette.panelBorder, 0);
    canvas.AddRectFilledMultiColor({at.x, y}, {at.x + width, y + std::max(1.0F, ui.px(1))}, full, none, none,
                                   full);
    ImGui::Dummy({width, std::max(1.0F, ui.px(1))});
}

void gap(const Context& ui, float units) { ImGui::Dummy({1, ui.px(units)}); }

void tooltip(Context& ui, std::string_view text) {
    if (text.empty()) return;
    readExplanation(ui, text);
    const ImGuiContext& imgui = *GImGui;
    // While the player uses the keyboard, a resting pointer shows no tooltip.
    const bool hovered =
        !imgui.NavDisableMouseHover && ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled);
    // Tooltips of items that can be pressed wait a moment; those of texts, and the reason why an item cannot
    // be pressed, appear at once.
    const bool waits =
        imgui.LastItemData.ID != 0 && (imgui.LastItemData.InFlags & ImGuiItemFlags_Disabled) == 0;
    const bool rested = hovered && (!waits || imgui.HoveredIdTimer > kTooltipDelay);
    if (hovered && !rested) ui.animating = true;
    const bool focused = imgui.LastItemData.ID != 0 && imgui.NavId == imgui.LastItemData.ID &&
                         !imgui.NavDisableHighlight && imgui.NavIdIsAlive;
    if (!rested && !focused) return;
    showTooltip(ui, text);
}

}  // namespace ui::kit
