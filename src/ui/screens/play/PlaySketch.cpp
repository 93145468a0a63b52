#include "ui/screens/play/PlaySketch.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

constexpr float kInkRing = 9;  // units: radius
constexpr float kInkInnerRing = 5.5F;
constexpr float kInkThickness = 2.6F;  // units: thickness
constexpr float kInkThin = 1.7F;
constexpr int kInkDashes = 6;
constexpr float kInkDashShare = 0.6F;
constexpr int kInkDots = 9;
constexpr float kBetweenTools = 6;  // units
constexpr float kBesideInks = 28;   // units

struct InkButton {
    const char* action;
    const char* key;  ///< the tooltip names the key of this action
    std::string name;
};

std::array<InkButton, kInkLines> inksOf(const kit::Context& ui) {
    return {{{"greenInk", "piece1", ui.tr("Green ink")},
             {"redInk", "piece2", ui.tr("Red ink")},
             {"yellowInk", "piece3", ui.tr("Yellow ink")},
             {"blueInk", "piece4", ui.tr("Blue ink")}}};
}

/// A ring in the line of the ink, as it lies on the table.
void drawInkRing(const kit::Context& ui, ImVec2 middle, InkLine line, const ImVec4& color) {
    constexpr float kWhole = 2 * std::numbers::pi_v<float>;
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const ImU32 paint = kit::packed(color);
    const float radius = ui.px(kInkRing);
    switch (line) {
        case InkLine::Whole:
            canvas.AddCircle(middle, radius, paint, 0, kInkThickness * ui.scale);
            return;
        case InkLine::Double:
            canvas.AddCircle(middle, radius, paint, 0, kInkThin * ui.scale);
            canvas.AddCircle(middle, kInkInnerRing * ui.scale, paint, 0, kInkThin * ui.scale);
            return;
        case InkLine::Dashes:
            for (int i = 0; i < kInkDashes; ++i) {
                const float from = kWhole * static_cast<float>(i) / kInkDashes;
                canvas.PathArcTo(middle, radius, from, from + kWhole * kInkDashShare / kInkDashes);
                canvas.PathStroke(paint, 0, kInkThickness * ui.scale);
            }
            return;
        case InkLine::Dots:
            break;
    }
    for (int i = 0; i < kInkDots; ++i) {
        const float a = kWhole * static_cast<float>(i) / kInkDots;
        canvas.AddCircleFilled({middle.x + radius * std::cos(a), middle.y + radius * std::sin(a)},
                               kInkThickness * 0.72F * ui.scale, paint);
    }
}

std::optional<Act> drawInk(kit::Context& ui, const InkButton& button, InkLine line, const ImVec4& color,
                           const ActionStates& states, float height) {
    const std::string id = std::string("##") + button.action;
    const kit::Press press = kit::pressable(ui, id.c_str(), {height * 1.15F, height});
    kit::nameItem(ui, button.name);
    if (press.visible) {
        kit::drawFace(ui, press, kit::ButtonKind::Secondary, states(button.action).on);
        drawInkRing(ui, press.area.center(), line, color);
    }
    kit::tooltip(ui, ui.withKey(button.name.c_str(), button.key));
    return press.pressed ? std::optional(Act{button.action}) : std::nullopt;
}

std::array<ActionButton, 3> sketchButtons(const kit::Context& ui) {
    namespace icons = kit::icons;
    return {{{.action = "undoDrawing",
              .icon = icons::kUndo,
              .tooltip = ui.tr("Take back the last stroke that was drawn"),
              .key = "undo"},
             {"clearDrawing", icons::kTrash, ui.tr("Remove all that is drawn on this turn")},
             {.action = "draw",
              .icon = icons::kCheck,
              .tooltip = ui.tr("Puts the pen away"),
              .label = ui.trc("drawing", "Done"),
              .kind = kit::ButtonKind::Primary,
              .showsOn = false}}};
}

}  // namespace

std::optional<Act> drawSketchTools(kit::Context& ui, const SketchView& view, const ActionStates& states,
                                   const kit::Rect& room) {
    if (room.empty()) return {};
    auto buttons = sketchButtons(ui);
    const float height = std::min(room.height, kit::buttonHeight(ui));
    const float space = ui.px(kBetweenTools);
    const auto widthOfAll = [&] {
        float all = static_cast<float>(kInkLines) * (height * 1.15F + space);
        for (const ActionButton& button : buttons) all += actionWidth(ui, button) + space;
        return all;
    };
    if (widthOfAll() > room.width) buttons.back().label = "";
    const float width = widthOfAll();
    float captionWidth = kit::measure(ui, kit::Face::Body, view.caption).x + ui.px(kBesideInks);
    if (width + captionWidth > room.width) captionWidth = 0;
    const float whole = std::min(std::ceil(width + captionWidth), room.width);
    const kit::Rect box{std::floor(room.center().x - whole / 2), room.y + room.height - height, whole,
                        height};
    std::optional<Act> pressed;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    {
        const kit::Panel panel(ui, "##sketch", box);
        if (captionWidth > 0) {
            kit::drawLine(ui, *ImGui::GetWindowDrawList(), {box.x, box.y, captionWidth, height}, view.caption,
                          {.color = ui.palette.text, .align = kit::Align::Center});
            ImGui::Dummy({captionWidth, height});
            ImGui::SameLine(0, 0);
        }
        const auto inks = inksOf(ui);
        for (std::size_t i = 0; i < inks.size(); ++i) {
            if (i > 0) ImGui::SameLine(0, space);
            if (auto act = drawInk(ui, inks[i], static_cast<InkLine>(i), view.colors[i], states, height))
                pressed = std::move(act);
        }
        for (const ActionButton& button : buttons) {
            ImGui::SameLine(0, &button == &buttons.front() ? 2 * space : space);
            if (auto act = drawAction(ui, states, button, 0, height)) pressed = std::move(act);
        }
    }
    ImGui::PopStyleVar();
    return pressed;
}

}  // namespace ui::screens
