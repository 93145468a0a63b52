#include "ui/kit/Choice.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Reading.h"
#include "ui/kit/ShownText.h"
#include "ui/kit/Text.h"

namespace ui::kit {
namespace {

constexpr float kSegmentPadding = 8;  // units on each side of a text
constexpr float kMarkWidth = 20;      // units that the mark of a drop-down list takes

bool segment(Context& ui, const std::string& text, ImVec2 size, bool chosen, Overflow overflow) {
    const Press press = pressable(ui, "##segment", size);
    nameItem(ui, text);
    if (!press.visible) return false;
    drawFace(ui, press, ButtonKind::Secondary, chosen);
    const ImVec4 ink =
        chosen ? ui.palette.accentHover : mixed(ui.palette.textDim, ui.palette.text, press.emphasis);
    const float padding = ui.px(kSegmentPadding) / 2;
    const bool cut = drawLine(
        ui, *ImGui::GetWindowDrawList(),
        {press.area.x + padding, press.area.y, press.area.width - 2 * padding, press.area.height}, text,
        {.face = chosen ? Face::Strong : Face::Body,
         .color = ink,
         .align = Align::Center,
         .overflow = overflow});
    if (cut) tooltip(ui, text);
    return press.pressed;
}

/// Pixels of a closed list of this width that are free for the chosen text.
float previewRoom(const Context& ui, float width) {
    return width - ImGui::GetStyle().FramePadding.x - ui.px(kMarkWidth);
}

/// Reports a chosen text that does not fit, because Dear ImGui cuts it off silently.
void auditPreview(Context& ui, const std::string& preview, float width) {
    if (ui.audit == nullptr || preview.empty()) return;
    const float room = previewRoom(ui, width);
    const float needed = measure(ui, Face::Body, preview).x;
    if (needed > room) ui.audit->misfits.push_back({preview, needed, room});
}

void drawDropDownMark(const Context& ui, const Rect& area) {
    const ImVec2 at{area.x + area.width - ui.px(18), area.center().y - ui.px(1)};
    const float r = ui.px(4);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const ImU32 color = packed(ui.palette.accent, dimming());
    canvas.AddLine({at.x - r, at.y - r / 2}, {at.x, at.y + r / 2}, color, ui.px(1.6F));
    canvas.AddLine({at.x, at.y + r / 2}, {at.x + r, at.y - r / 2}, color, ui.px(1.6F));
}

}  // namespace

bool segmentsFit(const Context& ui, std::span<const std::string> choices, float width) {
    if (choices.empty()) return true;
    const float gaps = ui.px(4) * static_cast<float>(choices.size() - 1);
    const float each = std::floor((width - gaps) / static_cast<float>(choices.size()));
    return std::all_of(choices.begin(), choices.end(), [&](const std::string& text) {
        return measure(ui, Face::Strong, text).x + ui.px(kSegmentPadding) <= each;
    });
}

bool segmented(Context& ui, const char* id, std::span<const std::string> choices, int& chosen, float width,
               Overflow overflow) {
    if (choices.empty()) return false;
    const float space = ui.px(4);
    const auto count = static_cast<int>(choices.size());
    bool changed = false;
    ImGui::PushID(id);
    for (int i = 0; i < count; ++i) {
        const ImVec2 size{sharedWidth(width, count, i, space), buttonHeight(ui)};
        if (i > 0) ImGui::SameLine(0, space);
        ImGui::PushID(i);
        if (segment(ui, choices[static_cast<std::size_t>(i)], size, i == chosen, overflow) && i != chosen) {
            chosen = i;
            changed = true;
        }
        ImGui::PopID();
    }
    ImGui::PopID();
    return changed;
}

bool dropDown(Context& ui, const char* id, std::span<const std::string> choices, int& chosen, float width) {
    const bool known = chosen >= 0 && chosen < static_cast<int>(choices.size());
    const auto shownAt = [&](int i) {
        return std::string(ShownText(ui, Face::Body, choices[static_cast<std::size_t>(i)]).text());
    };
    const std::string preview = known ? shownAt(chosen) : std::string();
    bool changed = false;
    auditPreview(ui, preview, width);
    ImGui::SetNextItemWidth(width);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool open =
        ImGui::BeginCombo(id, preview.c_str(), ImGuiComboFlags_NoArrowButton | ImGuiComboFlags_HeightLarge);
    if (!open && known) readState(ui, choices[static_cast<std::size_t>(chosen)]);
    if (!open) drawDropDownMark(ui, {at.x, at.y, width, ImGui::GetFrameHeight()});
    if (!open) return false;
    for (int i = 0; i < static_cast<int>(choices.size()); ++i) {
        ImGui::PushID(i);
        if (ImGui::Selectable(shownAt(i).c_str(), i == chosen) && i != chosen) {
            chosen = i;
            changed = ui.pressed = true;
        }
        nameItem(ui, choices[static_cast<std::size_t>(i)]);
        if (i == chosen) readState(ui, ui.trc("spoken", "chosen"));
        if (i == chosen) ImGui::SetItemDefaultFocus();
        ImGui::PopID();
    }
    ImGui::EndCombo();
    return changed;
}

bool choiceFits(const Context& ui, std::span<const std::string> choices, float width) {
    return segmentsFit(ui, choices, width) ||
           std::all_of(choices.begin(), choices.end(), [&](const std::string& text) {
               return measure(ui, Face::Body, text).x <= previewRoom(ui, width);
           });
}

bool choice(Context& ui, const char* id, std::span<const std::string> choices, int& chosen, float width) {
    return segmentsFit(ui, choices, width) ? segmented(ui, id, choices, chosen, width)
                                           : dropDown(ui, id, choices, chosen, width);
}

}  // namespace ui::kit
