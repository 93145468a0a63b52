#include "ui/kit/Field.h"

#include <imgui.h>
#include <imgui_internal.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include "i18n/Numbers.h"
#include "ui/kit/Button.h"
#include "ui/kit/Disabled.h"
#include "ui/kit/Easing.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Reading.h"
#include "ui/kit/ShownText.h"
#include "ui/kit/Text.h"

namespace ui::kit {
namespace {

// Draws the track that shows the value. ImGui's own slider lies over it, invisible, and handles the input.
void drawTrack(Context& ui, const Rect& area, float part, bool emphasised) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float alpha = dimming();
    const float radius = ui.px(9);
    const float y = area.center().y;
    const float x = area.x + radius + (area.width - 2 * radius) * part;
    const float half = ui.px(2);
    canvas.AddRectFilled({area.x, y - half}, {area.x + area.width, y + half},
                         packed(ui.palette.buttonHover, alpha), half);
    canvas.AddRectFilled({area.x, y - half}, {x, y + half}, packed(ui.palette.accent, alpha), half);
    canvas.AddCircleFilled({x, y + ui.px(1)}, radius + 1, packed(ui.palette.shadow, alpha));
    canvas.AddCircleFilled({x, y}, radius,
                           packed(emphasised ? ui.palette.accentHover : ui.palette.accent, alpha));
    canvas.AddCircleFilled({x, y}, radius * 0.42F, packed(ui.palette.background, alpha * 0.55F));
}

/// How the button of a stepper looks and is spoken.
struct StepButton {
    const char* id;
    const char* icon;
    const char* name;
    const std::string& value;
};

bool stepButton(Context& ui, const StepButton& spec, const char* reason) {
    Disabled disabled(ui, reason);
    const Press press = pressable(ui, spec.id, {buttonHeight(ui), buttonHeight(ui)}, {.repeat = true});
    readName(ui, spec.name);
    readState(ui, spec.value);
    if (press.visible) {
        drawFace(ui, press, ButtonKind::Secondary, false);
        drawIcon(ui, *ImGui::GetWindowDrawList(), press.area, spec.icon,
                 mixed(ui.palette.accent, ui.palette.accentHover, press.emphasis), Face::Small);
    }
    tooltip(ui, disabled.explained({}));
    return press.pressed && *reason == '\0';
}

/// The value to which a key moves a slider. Dear ImGui moves it by a hundredth of the range, from which a
/// coarser step would snap back.
double stepped(const Range& range, double value, double wanted) {
    const double nearest = snapped(range, wanted);
    if (nearest != snapped(range, value)) return nearest;
    return snapped(range, value + (wanted < value ? -range.step : range.step));
}

/// The room for the value beside a slider's track: the same for short texts, up to half of all for long ones.
float valueRoom(const Context& ui, const std::string& shown, float width) {
    const float needed = measure(ui, Face::Strong, shown).x + ui.px(8);
    const float step = ui.px(16);  // so the track keeps its length while numbers change
    return std::max(ui.px(64), std::min(std::ceil(needed / step) * step, width / 2));
}

}  // namespace

double snapped(const Range& range, double value) {
    const double steps = range.step > 0 ? std::round((value - range.minimum) / range.step) : 0;
    const double nearest = range.step > 0 ? range.minimum + steps * range.step : value;
    return std::clamp(nearest, range.minimum, range.maximum);
}

float toggleHeight(const Context& ui) { return ui.px(28); }

bool toggle(Context& ui, const char* id, bool& on) {
    const ImVec2 size{ui.px(50), toggleHeight(ui)};
    const Press press = pressable(ui, id, size);
    readState(ui, on ? ui.trc("spoken", "on") : ui.trc("spoken", "off"));
    if (!press.visible) return false;
    if (press.pressed) on = !on;
    const float way = eased(ui, press.id + 1, on);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float alpha = dimming();
    const ImVec4 track =
        mixed(mixed(ui.palette.background, ui.palette.button, 0.6F), ui.palette.accent, way * 0.75F);
    canvas.AddRectFilled(press.area.min(), press.area.max(), packed(track, alpha), size.y / 2);
    canvas.AddRect(press.area.min(), press.area.max(),
                   packed(ui.palette.panelBorder, alpha * (0.6F + 0.4F * press.emphasis)), size.y / 2);
    const float radius = size.y / 2 - ui.px(4);
    const float x = press.area.x + size.y / 2 + (size.x - size.y) * way;
    canvas.AddCircleFilled({x, press.area.center().y + ui.px(1)}, radius, packed(ui.palette.shadow, alpha));
    canvas.AddCircleFilled({x, press.area.center().y}, radius,
                           packed(mixed(ui.palette.textDim, ui.palette.text, way), alpha));
    return press.pressed;
}

bool stepper(Context& ui, const char* id, const Range& range, double& value, float width,
             const std::string& shown) {
    const double before = value;
    const std::string now = shown.empty() ? i18n::numberText(ui.texts, before, range.step) : shown;
    ImGui::PushID(id);
    if (stepButton(ui, {"##less", icons::kMinus, ui.trc("spoken", "less"), now},
                   unless(value > range.minimum, ui.tr("This is the smallest value."))))
        value = snapped(range, value - range.step);
    ImGui::SameLine(0, 0);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect middle{at.x, at.y, width - 2 * buttonHeight(ui), buttonHeight(ui)};
    drawLine(ui, *ImGui::GetWindowDrawList(), middle, now,
             {.face = Face::Strong, .color = ui.palette.text, .align = Align::Center});
    ImGui::Dummy(middle.size());
    ImGui::SameLine(0, 0);
    if (stepButton(ui, {"##more", icons::kPlus, ui.trc("spoken", "more"), now},
                   unless(value < range.maximum, ui.tr("This is the largest value."))))
        value = snapped(range, value + range.step);
    ImGui::PopID();
    return value != before;
}

bool slider(Context& ui, const char* id, const Range& range, double& value, float width,
            const std::string& shown) {
    const float valueWidth = valueRoom(ui, shown, width);
    const float trackWidth = width - valueWidth;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    auto raw = static_cast<float>(value);
    for (const ImGuiCol color : {ImGuiCol_FrameBg, ImGuiCol_FrameBgHovered, ImGuiCol_FrameBgActive,
                                 ImGuiCol_SliderGrab, ImGuiCol_SliderGrabActive, ImGuiCol_Border}) {
        ImGui::PushStyleColor(color, {0, 0, 0, 0});
    }
    ImGui::SetNextItemWidth(trackWidth);
    const bool moved = ImGui::SliderFloat(id, &raw, static_cast<float>(range.minimum),
                                          static_cast<float>(range.maximum), "", ImGuiSliderFlags_NoInput);
    readState(ui, shown.empty() ? i18n::numberText(ui.texts, value, range.step) : shown);
    const bool emphasised = ImGui::IsItemHovered() || ImGui::IsItemActive();
    const bool byKey = GImGui->ActiveIdSource != ImGuiInputSource_Mouse;
    ImGui::PopStyleColor(6);
    const double before = value;
    if (moved) value = byKey ? stepped(range, value, raw) : snapped(range, raw);
    const double part = (value - range.minimum) / std::max(1e-9, range.maximum - range.minimum);
    drawTrack(ui, {at.x, at.y, trackWidth, ImGui::GetFrameHeight()},
              std::clamp(static_cast<float>(part), 0.0F, 1.0F), emphasised);
    ImGui::SameLine(0, 0);
    const ImVec2 beside = ImGui::GetCursorScreenPos();
    drawLine(ui, *ImGui::GetWindowDrawList(), {beside.x, at.y, valueWidth, ImGui::GetFrameHeight()},
             shown.empty() ? i18n::numberText(ui.texts, value, range.step) : shown,
             {.face = Face::Strong, .color = ui.palette.text, .align = Align::Right});
    ImGui::Dummy({valueWidth, ImGui::GetFrameHeight()});
    return value != before;
}

void focusNextField(Context& ui) {
    ui.awaitsKeyboard = true;
    // Dear ImGui 1.89 and later ignore the request if the keyboard is in another window.
    ImGui::SetWindowFocus();
    ImGui::SetKeyboardFocusHere();
}

WithoutTab::WithoutTab() { ImGui::PushItemFlag(ImGuiItemFlags_NoTabStop, true); }

WithoutTab::~WithoutTab() { ImGui::PopItemFlag(); }

void keepPageKeys() {
    if (!ImGui::IsItemActive()) return;
    for (const ImGuiKey key : {ImGuiKey_PageUp, ImGuiKey_PageDown})
#if IMGUI_VERSION_NUM >= 18920
        ImGui::SetKeyOwner(key, ImGui::GetActiveID());
#else
        GImGui->ActiveIdUsingKeyInputMask |= ImU64{1} << static_cast<unsigned>(key);
#endif
}

bool textField(Context& ui, const char* id, std::string& text, const char* hint, float width) {
    const float room = width - 2 * ImGui::GetStyle().FramePadding.x;
    const float needed = measure(ui, Face::Body, hint).x;
    if (ui.audit != nullptr && needed > room) ui.audit->misfits.push_back({hint, needed, room});
    ImGui::SetNextItemWidth(width);
    requestLetters(ui, text);
    const bool changed = ImGui::InputTextWithHint(id, hint, &text);
    readState(ui, text.empty() ? std::string_view(hint) : std::string_view(text), true);
    return changed;
}

bool secretField(Context& ui, const char* id, std::string& text, float width) {
    ImGui::SetNextItemWidth(width);
    requestLetters(ui, text);
    const bool changed = ImGui::InputText(id, &text, ImGuiInputTextFlags_Password);
    readState(ui, "", true);
    return changed;
}

namespace {

void drawReading(const Context& ui, const Press& press, const std::string& text, const char* hint) {
    const ImGuiStyle& style = ImGui::GetStyle();
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const Rect& area = press.area;
    canvas.AddRectFilled(area.min(), area.max(), ImGui::GetColorU32(ImGuiCol_FrameBg), style.FrameRounding);
    canvas.AddRect(area.min(), area.max(),
                   packed(ui.palette.panelBorder, dimming() * (0.6F + 0.4F * press.emphasis)),
                   style.FrameRounding);
    const ImVec2 at{area.x + style.FramePadding.x, area.y + style.FramePadding.y};
    const float width = area.width - 2 * style.FramePadding.x;
    const ShownText shown(ui, Face::Body, text.empty() ? std::string_view(hint) : std::string_view(text),
                          width);
    canvas.PushClipRect(area.min(), area.max(), true);
    canvas.AddText(ImGui::GetFont(), ImGui::GetFontSize(), at,
                   ImGui::GetColorU32(text.empty() ? ImGuiCol_TextDisabled : ImGuiCol_Text), shown.begin(),
                   shown.end(), width);
    canvas.PopClipRect();
}

/// Moves the cursor after the text if `UserData`, a bool, says so.
int moveToEnd(ImGuiInputTextCallbackData* data) {
    if (!*static_cast<const bool*>(data->UserData)) return 0;
    data->ClearSelection();
    data->CursorPos = data->BufTextLen;
    return 0;
}

}  // namespace

bool textArea(Context& ui, const char* id, std::string& text, const char* hint, ImVec2 size, bool write) {
    // Dear ImGui's input field does not wrap lines, so a text that is only read is drawn here.
    enum { Reads, Begins, Writes };  // Begins: focus was requested, and the field does not have it yet
    ImGui::PushID(id);
    const ImGuiID key = ImGui::GetID("##state");
    int state = ImGui::GetStateStorage()->GetInt(key, Reads);
    if (write && state == Reads) state = Begins;
    bool changed = false;
    if (state == Reads) {
        const Press press = pressable(ui, "##reading", size);
        readState(ui, text.empty() ? std::string_view(hint) : std::string_view(text), true);
        if (press.visible) drawReading(ui, press, text, hint);
        if (press.pressed) state = Begins;
    } else {
        bool toEnd = state == Begins;
        if (toEnd) focusNextField(ui);
        requestLetters(ui, text);
        changed = ImGui::InputTextMultiline(
            "##text", &text, size,
            ImGuiInputTextFlags_CtrlEnterForNewLine | ImGuiInputTextFlags_CallbackAlways, moveToEnd, &toEnd);
        if (ImGui::IsItemActive())
            state = Writes;
        else if (state == Writes)
            state = Reads;
    }
    if (state == Begins) ui.animating = true;
    ImGui::GetStateStorage()->SetInt(key, state);
    ImGui::PopID();
    return changed;
}

}  // namespace ui::kit
