#include "ui/kit/Panel.h"

#include <imgui_internal.h>

#include <algorithm>

#include "ui/kit/Text.h"

namespace ui::kit {
namespace {

constexpr ImGuiWindowFlags kFixed = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                                    ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                                    ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoScrollbar |
                                    ImGuiWindowFlags_NoScrollWithMouse;
constexpr float kMargin = 20;  // units between a sheet or dialog and the edge of the display
constexpr float kLowestSheet = 500;

// Rings that grow and thin out: the sum falls off smoothly, as the shadow of a broad light does.
void dropShadow(const Context& ui, ImDrawList& canvas, const Rect& area, float rounding, float alpha) {
    constexpr int kRings = 12;
    const float reach = ui.px(18);
    for (int ring = 1; ring <= kRings; ++ring) {
        const float part = static_cast<float>(ring) / kRings;
        const float spread = reach * part;
        canvas.AddRectFilled({area.x - spread, area.y - spread + ui.px(5)},
                             {area.x + area.width + spread, area.y + area.height + spread + ui.px(5)},
                             packed(ui.palette.shadow, alpha * 0.10F * (1 - part * 0.85F)), rounding + spread);
    }
}

void titleBlock(Context& ui, const char* title) {
    const ImVec2 spacing = ImGui::GetStyle().ItemSpacing;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {spacing.x, ui.px(5)});
    line(ui, title, Face::Heading);
    ImGui::PopStyleVar();
    hairline(ui);
}

// What a window's content needed in the last frame; ImGui keeps it with the window.
constexpr const char* kWanted = "##wanted";

float wantedHeight(const char* id) {
    ImGuiWindow* window = ImGui::FindWindowByName(id);
    return window != nullptr ? window->StateStorage.GetFloat(window->GetID(kWanted), 0) : 0;
}

void rememberHeight(Context& ui, float height) {
    float* wanted = ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID(kWanted), 0);
    if (std::abs(*wanted - height) > 0.5F) ui.animating = true;
    *wanted = height;
}

float spacing() { return ImGui::GetStyle().ItemSpacing.y; }

}  // namespace

Rect display() {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    return {0, 0, size.x, size.y};
}

void drawPanel(const Context& ui, ImDrawList& canvas, const Rect& area, float alpha) {
    const float rounding = ImGui::GetStyle().WindowRounding;
    dropShadow(ui, canvas, area, rounding, alpha);
    canvas.AddRectFilled(area.min(), area.max(), packed(ui.palette.panel, alpha), rounding);
    const float inset = ui.px(4);
    canvas.AddRect({area.x + 0.5F, area.y + 0.5F}, {area.x + area.width - 0.5F, area.y + area.height - 0.5F},
                   packed(ui.palette.panelBorder, alpha), rounding);
    canvas.AddRect({area.x + inset + 0.5F, area.y + inset + 0.5F},
                   {area.x + area.width - inset - 0.5F, area.y + area.height - inset - 0.5F},
                   packed(ui.palette.panelBorder, alpha * 0.28F), std::max(0.0F, rounding - inset));
}

Panel::Panel(Context& ui, const char* id, const Rect& area) {
    ImGui::SetNextWindowPos(area.min());
    ImGui::SetNextWindowSize(area.size());
    ImGui::Begin(id, nullptr, kFixed | ImGuiWindowFlags_NoBringToFrontOnFocus);
    drawPanel(ui, *ImGui::GetBackgroundDrawList(), area);
}

Panel::~Panel() { ImGui::End(); }

FloatingPanel::FloatingPanel(Context& ui, const char* id, ImVec2 at, ImVec2 pivot, float width) {
    ImGui::SetNextWindowPos(at, ImGuiCond_Always, pivot);
    ImGui::SetNextWindowSizeConstraints({width, 0}, {width, display().height});
    ImGui::Begin(id, nullptr, kFixed | ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoBringToFrontOnFocus);
    const ImVec2 min = ImGui::GetWindowPos();
    const ImVec2 size = ImGui::GetWindowSize();
    // Until it has been measured once, ImGui hides the window; its wood must hide with it.
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

Scroll::~Scroll() { ImGui::EndChild(); }

Sheet::Sheet(Context& ui, const char* id, const char* title, float width, float footer) : ui_(ui) {
    const Rect all = display();
    const float margin = ui.px(kMargin);
    Rect area{margin, margin, std::min(ui.px(width), all.width - 2 * margin), all.height - 2 * margin};
    area.height = std::min(area.height, std::max(ui.px(kLowestSheet), wantedHeight(id)));
    height_ = area.height;
    ImGui::SetNextWindowPos(area.min());
    ImGui::SetNextWindowSize(area.size());
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(26), ui.px(18)});
    ImGui::Begin(id, nullptr, kFixed | ImGuiWindowFlags_NoBringToFrontOnFocus);
    ImGui::PopStyleVar();
    drawPanel(ui, *ImGui::GetBackgroundDrawList(), area);
    titleBlock(ui, title);
    body_ = ImGui::GetContentRegionAvail().y - ui.px(footer) - 2 * spacing();
    ImGui::BeginChild("##body", {0, body_}, false, ImGuiWindowFlags_NavFlattened);
}

void Sheet::beginFooter() {
    const float wanted = height_ - body_ + ImGui::GetCursorPosY();
    ImGui::EndChild();
    inBody_ = false;
    rememberHeight(ui_, wanted);
    hairline(ui_);
}

Sheet::~Sheet() {
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
    Rect area{0, 0, std::min(ui.px(width), all.width - 2 * margin), std::min(ui.px(height), all.height - 2 * margin)};
    area.x = std::floor((all.width - area.width) / 2);
    area.y = std::floor((all.height - area.height) / 2);
    drawPanel(ui, canvas, area);
    ImGui::SetCursorScreenPos(area.min());
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(26), ui.px(18)});
    ImGui::BeginChild("##dialog", area.size(), false,
                      ImGuiWindowFlags_AlwaysUseWindowPadding | ImGuiWindowFlags_NavFlattened |
                          ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar();
    titleBlock(ui, title);
}

Dialog::~Dialog() {
    ImGui::EndChild();
    ImGui::End();
}

}  // namespace ui::kit
