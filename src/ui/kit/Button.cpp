#include "ui/kit/Button.h"

#include <imgui_internal.h>

#include <algorithm>
#include <utility>

#include "ui/kit/Reading.h"
#include "ui/kit/Text.h"

namespace ui::kit {
namespace {

// Fills a rounded rectangle that is lighter at the top.
void fillLit(const Rect& area, const ImVec4& top, const ImVec4& bottom, float rounding) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float alpha = dimming();
    const int before = canvas.VtxBuffer.Size;
    canvas.AddRectFilled(area.min(), area.max(), packed({1, 1, 1, top.w}, alpha), rounding);
    ImGui::ShadeVertsLinearColorGradientKeepAlpha(&canvas, before, canvas.VtxBuffer.Size, area.min(),
                                                  {area.x, area.y + area.height}, packed(top),
                                                  packed(bottom));
}

void outline(const Rect& area, const ImVec4& color, float alpha, float rounding, float thickness = 1) {
    ImGui::GetWindowDrawList()->AddRect({area.x + 0.5F, area.y + 0.5F},
                                        {area.x + area.width - 0.5F, area.y + area.height - 0.5F},
                                        packed(color, alpha * dimming()), rounding, 0, thickness);
}

/// The width of an edge in pixels. A thin edge has one pixel at every scale.
float edgeOf(const Context& ui) { return ui.palette.edge > 1 ? ui.px(ui.palette.edge) : 1; }

ImVec4 darker(const ImVec4& color, float factor) {
    return {color.x * factor, color.y * factor, color.z * factor, color.w};
}

void drawPrimaryFace(Context& ui, const Press& press, float rounding) {
    ImVec4 face = mixed(ui.palette.accent, ui.palette.accentHover, press.emphasis);
    if (press.held) face = darker(face, 0.88F);
    fillLit(press.area, face, darker(face, 0.74F), rounding);
    outline(press.area, ui.palette.accentHover, 0.35F + 0.4F * press.emphasis, rounding, edgeOf(ui));
}

void drawWoodFace(Context& ui, const Press& press, bool chosen, float rounding) {
    ImVec4 face = mixed(ui.palette.button, ui.palette.buttonHover, press.emphasis);
    if (press.held) face = ui.palette.buttonActive;
    if (chosen) face = mixed(face, ui.palette.accent, 0.26F);
    fillLit(press.area, face, darker(face, 0.78F), rounding);
    const ImVec4 edge = chosen ? ui.palette.accent : ui.palette.panelBorder;
    // With thick edges, as for high contrast, the edge is opaque at rest, too.
    const float rest = ui.palette.edge > 1 ? 1.0F : 0.55F;
    outline(press.area, edge, chosen ? 0.95F : rest + (1 - rest) * press.emphasis, rounding, edgeOf(ui));
}

void drawPlainFace(Context& ui, const Press& press, bool chosen, float rounding) {
    const float strength = press.held ? 1.0F : press.emphasis * 0.8F;
    if (chosen)
        fillLit(press.area, mixed(ui.palette.button, ui.palette.accent, 0.3F),
                mixed(ui.palette.button, ui.palette.accent, 0.2F), rounding);
    if (strength <= 0) return;
    ImVec4 face = ui.palette.buttonHover;
    face.w *= strength;
    fillLit(press.area, face, face, rounding);
}

/// With high contrast the chosen one has a frame within, so that it is told by more than its colour.
void drawChosenFrame(const Context& ui, const Rect& area) {
    const float inset = ui.px(4);
    if (area.width <= 4 * inset || area.height <= 3 * inset) return;
    outline({area.x + inset, area.y + inset, area.width - 2 * inset, area.height - 2 * inset},
            ui.palette.accentHover, 1, std::max(0.0F, ImGui::GetStyle().FrameRounding - inset), edgeOf(ui));
}

ImVec4 inkFor(const Context& ui, const ButtonSpec& spec, const Press& press) {
    if (spec.kind == ButtonKind::Primary) return ui.palette.onAccent;
    if (spec.kind == ButtonKind::Plain && *spec.label == '\0') {
        return mixed(spec.chosen ? ui.palette.accent : ui.palette.textDim, ui.palette.accentHover,
                     press.emphasis);
    }
    // An icon alone looks heavier than a word in the same colour, so it is drawn dimmer.
    const float quiet = *spec.label == '\0' ? 0.3F : 0.0F;
    return mixed(mixed(ui.palette.text, ui.palette.textDim, quiet), ui.palette.accentHover,
                 press.emphasis * 0.6F);
}

Face faceFor(ButtonKind kind) { return kind == ButtonKind::Plain ? Face::Body : Face::Strong; }

// The width of an icon beside a label, the space between them included.
float iconWidth(const Context& ui) { return ui.px(28); }

void drawCentered(Context& ui, const ButtonSpec& spec, const Press& press, const ImVec4& ink) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    if (*spec.label == '\0') return drawIcon(ui, canvas, press.area, spec.icon, ink, Face::Reading);
    const float padding = ui.px(8);
    Rect room{press.area.x + padding, press.area.y, press.area.width - 2 * padding, press.area.height};
    if (*spec.icon != '\0') {
        const float text = measure(ui, faceFor(spec.kind), spec.label).x;
        const float left = std::max(0.0F, (room.width - text - iconWidth(ui)) / 2);
        const ImVec4 tint = spec.kind == ButtonKind::Primary ? ink : ui.palette.accent;
        drawIcon(ui, canvas, {room.x + left, room.y, ui.px(20), room.height}, spec.icon, tint);
        room = {room.x + left + iconWidth(ui), room.y, room.width - left - iconWidth(ui), room.height};
    }
    drawLine(ui, canvas, room, spec.label,
             {.face = faceFor(spec.kind),
              .color = ink,
              .align = *spec.icon != '\0' ? Align::Left : Align::Center});
}

// Menu entries have their text on the left; a brass bar slides in beside the one under the pointer.
void drawMenuEntry(Context& ui, const ButtonSpec& spec, const Press& press, const ImVec4& ink) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float shift = ui.px(4) * press.emphasis;
    Rect room = press.area;
    const float bar = press.area.height * 0.5F * press.emphasis;
    canvas.AddRectFilled({room.x + ui.px(6), room.y + (room.height - bar) / 2},
                         {room.x + ui.px(9), room.y + (room.height + bar) / 2},
                         packed(ui.palette.accentHover, press.emphasis), ui.px(2));
    room.x += ui.px(18) + shift;
    if (*spec.icon != '\0') {
        drawIcon(ui, canvas, {room.x, room.y, ui.px(20), room.height}, spec.icon,
                 mixed(ui.palette.accent, ui.palette.accentHover, press.emphasis));
        room.x += iconWidth(ui) + ui.px(4);
    }
    room.width = press.area.x + press.area.width - room.x - ui.px(8);
    drawLine(ui, canvas, room, spec.label,
             {.face = Face::Strong,
              .color = ink,
              .overflow = spec.playersWords ? Overflow::Elide : Overflow::MustFit});
}

/// The button's tooltip and the key of its action; the key alone if the button has no tooltip.
std::string tooltipOf(const Context& ui, const ButtonSpec& spec) {
    if (*spec.action == '\0') return spec.tooltip;
    return *spec.tooltip == '\0' ? ui.keyOf(spec.action) : ui.withKey(spec.tooltip, spec.action);
}

/// Gives the focus to the item drawn last, a button, if it has appeared in a shown window and the item that
/// had the focus is gone.
void takeLostFocus(const Press& press) {
    ImGuiContext& imgui = *GImGui;
    const ImGuiWindow& window = *imgui.CurrentWindow;
    int* const last = ImGui::GetStateStorage()->GetIntRef(press.id ^ 0xF0C05U, 0);
    const bool appears = std::exchange(*last, imgui.FrameCount) < imgui.FrameCount - 1;
    if (press.id == 0 || !appears || window.Appearing || imgui.NavWindow == nullptr) return;
    const bool here = imgui.NavWindow->RootWindowForNav == window.RootWindowForNav;
    if (!here || imgui.NavId == 0 || imgui.NavIdIsAlive) return;
    const bool hidden = imgui.NavDisableHighlight;
    ImGui::SetFocusID(press.id, imgui.CurrentWindow);
    imgui.NavDisableHighlight = hidden;
}

}  // namespace

float buttonHeight(const Context& ui, ButtonKind kind) {
    return kind == ButtonKind::Menu ? ui.px(44) : ImGui::GetFrameHeight();
}

float buttonWidth(const Context& ui, const ButtonSpec& spec) {
    if (*spec.label == '\0') return buttonHeight(ui, spec.kind);
    const float icon = *spec.icon == '\0' ? 0 : iconWidth(ui);
    return std::ceil(icon + measure(ui, faceFor(spec.kind), spec.label).x + ui.px(36));
}

void drawFace(Context& ui, const Press& press, ButtonKind kind, bool chosen) {
    if (chosen) readState(ui, ui.trc("spoken", "chosen"));
    const float rounding = ImGui::GetStyle().FrameRounding;
    if (kind == ButtonKind::Primary) return drawPrimaryFace(ui, press, rounding);
    if (kind == ButtonKind::Plain)
        drawPlainFace(ui, press, chosen, rounding);
    else
        drawWoodFace(ui, press, chosen, rounding);
    if (chosen && ui.palette.edge > 1) drawChosenFrame(ui, press.area);
}

bool button(Context& ui, const ButtonSpec& given) {
    ButtonSpec spec = given;
    // Brass marks a button that can be pressed, so a disabled button is drawn as wood.
    const bool enabled = *spec.disabled == '\0';
    if (!enabled && spec.kind == ButtonKind::Primary) spec.kind = ButtonKind::Secondary;
    ImVec2 size{spec.width, spec.height};
    if (size.x == 0) size.x = buttonWidth(ui, spec);
    if (size.x < 0) size.x = ImGui::GetContentRegionAvail().x;
    if (size.y == 0) size.y = buttonHeight(ui, spec.kind);
    Disabled disabled(ui, spec.disabled);
    const Press press = pressable(ui, spec.id, size, {.saysWhyNot = true});
    const std::string said = tooltipOf(ui, spec);
    if (ui.audit != nullptr) ui.audit->tooltips.push_back({spec.id, said});
    if (*spec.action != '\0' && !said.empty()) nameItem(ui, said);
    nameItem(ui, spec.tooltip);
    nameItem(ui, spec.label);
    if (press.visible) {
        drawFace(ui, press, spec.kind, spec.chosen);
        const ImVec4 ink = inkFor(ui, spec, press);
        if (spec.kind == ButtonKind::Menu) {
            drawMenuEntry(ui, spec, press, ink);
        } else {
            drawCentered(ui, spec, press, ink);
        }
    }
    if (spec.focusFirst) ImGui::SetItemDefaultFocus();
    if (spec.takesLostFocus && enabled) takeLostFocus(press);
    tooltip(ui, disabled.explained(said));
    return press.pressed && enabled;
}

}  // namespace ui::kit
