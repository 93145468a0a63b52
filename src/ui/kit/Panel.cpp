#include "ui/kit/Panel.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "ui/kit/Button.h"
#include "ui/kit/Text.h"

namespace ui::kit {
namespace {

constexpr ImGuiWindowFlags kFixed = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                                    ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                                    ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoScrollbar |
                                    ImGuiWindowFlags_NoScrollWithMouse;

/// A panel that appears takes the keyboard, but not from a field in which the player is typing.
ImGuiWindowFlags besideFields() {
    return ImGui::GetIO().WantTextInput ? ImGuiWindowFlags_NoFocusOnAppearing : ImGuiWindowFlags_None;
}

constexpr float kOpaqueFrom = 0.9F;  // a panel at least this opaque practically hides everything behind it
constexpr float kMargin = 12;        // units between a sheet or dialog and the edge of the display
constexpr float kLowestSheet = 500;
constexpr float kSidePadding = 26;  // of sheets and dialogs
constexpr float kEdgePadding = 18;  // above and below

// Appends the outline of a rounded rectangle grown by `spread`. The number of points is the same for every
// spread.
void appendOutline(std::vector<ImVec2>& points, const Rect& area, float rounding, float spread) {
    constexpr int kCornerPoints = 9;
    constexpr float kQuarter = 1.57079633F;
    const float radius = std::max(0.0F, rounding + spread);
    const ImVec2 centers[4]{{area.x + area.width - rounding, area.y + rounding},
                            {area.x + area.width - rounding, area.y + area.height - rounding},
                            {area.x + rounding, area.y + area.height - rounding},
                            {area.x + rounding, area.y + rounding}};
    for (int corner = 0; corner < 4; ++corner) {
        for (int i = 0; i < kCornerPoints; ++i) {
            const float angle =
                kQuarter * (static_cast<float>(corner) - 1 + static_cast<float>(i) / (kCornerPoints - 1));
            points.push_back(
                {centers[corner].x + radius * std::cos(angle), centers[corner].y + radius * std::sin(angle)});
        }
    }
}

// Fills the band between two outlines with a gradient from one colour to the other.
void fillBand(ImDrawList& canvas, const std::vector<ImVec2>& inner, const std::vector<ImVec2>& outer,
              ImU32 near, ImU32 far) {
    const auto count = static_cast<unsigned>(inner.size());
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    canvas.PrimReserve(static_cast<int>(count) * 6, static_cast<int>(count) * 2);
    const unsigned first = canvas._VtxCurrentIdx;
    for (unsigned i = 0; i < count; ++i) {
        canvas.PrimWriteVtx(inner[i], white, near);
        canvas.PrimWriteVtx(outer[i], white, far);
    }
    for (unsigned i = 0; i < count; ++i) {
        const unsigned next = (i + 1) % count;
        for (const unsigned index : {2 * i, 2 * i + 1, 2 * next + 1, 2 * i, 2 * next + 1, 2 * next}) {
            canvas.PrimWriteIdx(static_cast<ImDrawIdx>(first + index));
        }
    }
}

// Draws only the band around the panel and not the area under it: on software renderers the filled area would
// cost more time than the rest of the interface.
void castShadow(const Context& ui, ImDrawList& canvas, const Rect& area, float rounding, float alpha) {
    constexpr int kBands = 4;
    const float down = ui.px(5);
    const Rect lower{area.x, area.y + down, area.width, area.height};
    const auto outline = [&](int band) {
        std::vector<ImVec2> points;
        const float part = static_cast<float>(band) / kBands;
        appendOutline(points, lower, rounding, part * ui.px(20) - (1 - part) * down);
        return points;
    };
    const auto shade = [&](int band) {
        const float part = 1 - static_cast<float>(band) / kBands;
        return packed(ui.palette.shadow, alpha * part * part);
    };
    for (int band = 0; band < kBands; ++band) {
        fillBand(canvas, outline(band), outline(band + 1), shade(band), shade(band + 1));
    }
}

// Fills the area with wood that is lit from above.
void fillWood(const Context& ui, ImDrawList& canvas, const Rect& area, float rounding, float alpha) {
    const int before = canvas.VtxBuffer.Size;
    canvas.AddRectFilled(area.min(), area.max(), packed(ui.palette.panel, alpha), rounding);
    ImVec4 lit = mixed(ui.palette.panel, ui.palette.button, 0.5F);
    const float reach = std::min(area.height, ui.px(260));
    ImGui::ShadeVertsLinearColorGradientKeepAlpha(&canvas, before, canvas.VtxBuffer.Size, area.min(),
                                                  {area.x, area.y + reach}, packed(lit),
                                                  packed(ui.palette.panel));
}

void titleBlock(Context& ui, const char* title) {
    const ImVec2 spacing = ImGui::GetStyle().ItemSpacing;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {spacing.x, ui.px(5)});
    line(ui, title, Face::Heading);
    ImGui::PopStyleVar();
    hairline(ui);
}

// The key under which ImGui keeps the height that a window's content needed in the last frame.
constexpr const char* kWanted = "##wanted";

float wantedHeight(const char* id) {
    // GetID would not do: ImGui clears the ids of a window that was not drawn for a minute.
    ImGuiWindow* window = ImGui::FindWindowByName(id);
    return window != nullptr ? window->StateStorage.GetFloat(ImHashStr(kWanted, 0, window->ID), 0) : 0;
}

void rememberHeight(Context& ui, float height) {
    float* wanted = ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID(kWanted), 0);
    if (std::abs(*wanted - height) > 0.5F) ui.animating = true;
    *wanted = height;
}

/// How often the current window has appeared.
int countOpenings() {
    int* const openings = ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("##openings"), 0);
    if (ImGui::IsWindowAppearing()) ++*openings;
    return *openings;
}

/// Begins the current window at its beginning when it is drawn first in this opening.
void beginAtTop(int opening) {
    int* const last = ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("##opening"), 0);
    if (std::exchange(*last, opening) != opening) ImGui::SetScrollY(0);
}

float spacing() { return ImGui::GetStyle().ItemSpacing.y; }

/// Lets the keys that move the focus scroll the current window, if nothing in it can have the focus and would
/// scroll it: a text. They move the focus of other windows, too.
void scrollTextByKeys() {
    constexpr float kLines = 3;
    const ImGuiContext& imgui = *GImGui;
    const ImGuiWindow& window = *imgui.CurrentWindow;
    if (window.DC.NavLayersActiveMaskNext != 0 || window.ScrollMax.y <= 0) return;
    if (imgui.NavWindow == nullptr || imgui.NavWindow->RootWindowForNav != window.RootWindowForNav) return;
    const bool page = (imgui.NavMoveFlags & ImGuiNavMoveFlags_AlsoScoreVisibleSet) != 0;
    const float line = ImGui::GetTextLineHeight();
    const float step = page ? window.InnerRect.GetHeight() - line : kLines * line;
    // The direction of the page keys is the opposite of their direction of clipping.
    if (imgui.NavMoveClipDir == ImGuiDir_Up) ImGui::SetScrollY(std::max(window.Scroll.y - step, 0.0F));
    if (imgui.NavMoveClipDir == ImGuiDir_Down)
        ImGui::SetScrollY(std::min(window.Scroll.y + step, window.ScrollMax.y));
}

}  // namespace

Rect display() {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    return {0, 0, size.x, size.y};
}

void drawPanel(const Context& ui, ImDrawList& canvas, const Rect& area, float alpha) {
    const float rounding = ImGui::GetStyle().WindowRounding;
    if (ui.covered != nullptr && alpha * opacity() * ui.palette.panel.w >= kOpaqueFrom)
        ui.covered->push_back(
            {area.x + rounding, area.y + rounding, area.width - 2 * rounding, area.height - 2 * rounding});
    castShadow(ui, canvas, area, rounding, alpha);
    fillWood(ui, canvas, area, rounding, alpha);
    const float inset = ui.px(4);
    canvas.AddRect({area.x + 0.5F, area.y + 0.5F}, {area.x + area.width - 0.5F, area.y + area.height - 0.5F},
                   packed(ui.palette.panelBorder, alpha), rounding, 0,
                   ui.palette.edge > 1 ? ui.px(ui.palette.edge) : 1);
    if (ui.palette.edge > 1) return;
    canvas.AddRect({area.x + inset + 0.5F, area.y + inset + 0.5F},
                   {area.x + area.width - inset - 0.5F, area.y + area.height - inset - 0.5F},
                   packed(ui.palette.panelBorder, alpha * 0.28F), std::max(0.0F, rounding - inset));
}

Faded::Faded(float opacity) { ImGui::PushStyleVar(ImGuiStyleVar_Alpha, ImGui::GetStyle().Alpha * opacity); }

Faded::~Faded() { ImGui::PopStyleVar(); }

Panel::Panel(Context& ui, const char* id, const Rect& area) {
    ImGui::SetNextWindowPos(area.min());
    ImGui::SetNextWindowSize(area.size());
    ImGui::Begin(id, nullptr, kFixed | ImGuiWindowFlags_NoBringToFrontOnFocus | besideFields());
    drawPanel(ui, *ImGui::GetBackgroundDrawList(), area);
}

void bringToFront() { ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow()); }

Panel::~Panel() { ImGui::End(); }

FloatingPanel::FloatingPanel(Context& ui, const char* id, ImVec2 at, ImVec2 pivot, float width) {
    ImGui::SetNextWindowPos(at, ImGuiCond_Always, pivot);
    ImGui::SetNextWindowSizeConstraints({width, 0}, {width, display().height});
    ImGui::Begin(
        id, nullptr,
        kFixed | ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoBringToFrontOnFocus | besideFields());
    const ImVec2 min = ImGui::GetWindowPos();
    const ImVec2 size = ImGui::GetWindowSize();
    // ImGui hides the window until it has measured it once, so its wood must be hidden, too.
    if (size.y > ImGui::GetStyle().WindowPadding.y * 2 + 1) {
        drawPanel(ui, *ImGui::GetBackgroundDrawList(), {min.x, min.y, size.x, size.y});
    }
}

FloatingPanel::~FloatingPanel() { ImGui::End(); }

Scroll::Scroll(Context& ui, const char* id, float height) {
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::BeginChild(id, {0, std::max(height, ui.px(24))}, false, ImGuiWindowFlags_NavFlattened);
    ImGui::PopStyleVar();
}

Scroll::~Scroll() {
    scrollTextByKeys();
    ImGui::EndChild();
}

Well::Well(Context& ui, const char* id, ImVec2 size) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (size.x <= 0) size.x = ImGui::GetContentRegionAvail().x;
    const Rect area{at.x, at.y, size.x, size.y};
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float rounding = ImGui::GetStyle().FrameRounding;
    canvas.AddRectFilled(area.min(), area.max(), packed(ui.palette.background, 0.7F), rounding);
    canvas.AddRect(area.min(), area.max(), packed(ui.palette.panelBorder, 0.6F), rounding);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(8), ui.px(8)});
    ImGui::BeginChild(id, size, false,
                      ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_AlwaysUseWindowPadding);
    ImGui::PopStyleVar();
}

Well::~Well() {
    scrollTextByKeys();
    ImGui::EndChild();
}

SheetPlace placeOfSheet(const Rect& display, float scale, float width, float tallest) {
    constexpr float kNearlyWhole = 0.6F;
    const float margin = std::floor(kMargin * scale + 0.5F);
    Rect sheet{margin, margin, std::floor(width * scale + 0.5F), display.height - 2 * margin};
    sheet.width = std::min(sheet.width, display.width - 2 * margin);
    if (display.height < display.width || sheet.width < display.width * kNearlyWhole)
        return {sheet, display.rightOf(sheet.width + margin)};
    sheet.width = display.width - 2 * margin;
    sheet.height = std::floor(display.height * tallest);
    sheet.y = display.height - margin - sheet.height;
    return {.sheet = sheet, .free = {0, 0, display.width, sheet.y}, .below = true};
}

Rect besideSheet(const Rect& display, float scale, float width, float least, float tallest) {
    const SheetPlace place = placeOfSheet(display, scale, width, tallest);
    return place.below ? place.free : display.rightOf(std::min(place.free.x, display.width * (1 - least)));
}

Sheet::Sheet(Context& ui, const char* id, const char* title, float width, float footer,
             const std::function<void(float width)>& beside, float tallest)
    : ui_(ui) {
    const SheetPlace place = placeOfSheet(display(), ui.scale, width, tallest);
    Rect area = place.sheet;
    area.height = std::min(area.height, std::max(ui.px(kLowestSheet), wantedHeight(id)));
    if (place.below) area.y += place.sheet.height - area.height;
    height_ = area.height;
    ImGui::SetNextWindowPos(area.min());
    ImGui::SetNextWindowSize(area.size());
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(kSidePadding), ui.px(kEdgePadding)});
    ImGui::Begin(id, nullptr, kFixed | ImGuiWindowFlags_NoBringToFrontOnFocus);
    ImGui::PopStyleVar();
    opening_ = countOpenings();
    drawPanel(ui, *ImGui::GetBackgroundDrawList(), area);
    const ImVec2 corner = ImGui::GetCursorPos();
    const float inner = ImGui::GetContentRegionAvail().x;
    titleBlock(ui, title);
    if (beside) {
        const ImVec2 below = ImGui::GetCursorPos();
        const ImVec2 heading = measure(ui, Face::Heading, title);
        const float taken = heading.x + ui.px(20);
        // Above the line below the title.
        ImGui::SetCursorPos({corner.x + taken, corner.y + std::floor((heading.y - buttonHeight(ui)) / 2)});
        beside(inner - taken);
        ImGui::SetCursorPos(below);
    }
    body_ = ImGui::GetContentRegionAvail().y - ui.px(footer) - 2 * spacing();
    ImGui::BeginChild("##body", {0, body_}, false, ImGuiWindowFlags_NavFlattened);
    // Another form may have the same id, and a form that is opened again begins at its beginning.
    beginAtTop(opening_);
}

void Sheet::beginScroll(int part) {
    head_ = ImGui::GetCursorPosY();
    const std::string id = "##rest" + std::to_string(part);
    ImGui::BeginChild(id.c_str(), {0, std::max(body_ - head_, ui_.px(24))}, false,
                      ImGuiWindowFlags_NavFlattened);
    beginAtTop(opening_);
}

void Sheet::beginFooter() {
    const float wanted = height_ - body_ + head_ + ImGui::GetCursorPosY();
    scrollTextByKeys();
    if (head_ > 0) ImGui::EndChild();
    ImGui::EndChild();
    inBody_ = false;
    rememberHeight(ui_, wanted);
    hairline(ui_);
}

Sheet::~Sheet() {
    if (inBody_ && head_ > 0) ImGui::EndChild();
    if (inBody_) ImGui::EndChild();
    ImGui::End();
}

Dialog::Dialog(Context& ui, const char* id, const char* title, float width, float height) {
    const Rect all = display();
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(all.size());
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::Begin(id, nullptr, kFixed);
    ImGui::PopStyleVar();
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    canvas.AddRectFilled(all.min(), all.max(), packed(ui.palette.shadow));
    const float margin = ui.px(kMargin);
    Rect area{0, 0, std::min(ui.px(width), all.width - 2 * margin),
              std::min(ui.px(height), all.height - 2 * margin)};
    area.x = std::floor((all.width - area.width) / 2);
    area.y = std::floor((all.height - area.height) / 2);
    drawPanel(ui, canvas, area);
    ImGui::SetCursorScreenPos(area.min());
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(kSidePadding), ui.px(kEdgePadding)});
    ImGui::BeginChild("##dialog", area.size(), false,
                      ImGuiWindowFlags_AlwaysUseWindowPadding | ImGuiWindowFlags_NavFlattened |
                          ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar();
    titleBlock(ui, title);
}

float Dialog::innerWidth(const Context& ui, float width) {
    return std::min(ui.px(width), display().width - 2 * ui.px(kMargin)) - 2 * ui.px(kSidePadding);
}

Dialog::~Dialog() {
    ImGui::EndChild();
    ImGui::End();
}

}  // namespace ui::kit
