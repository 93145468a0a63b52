#include "ui/screens/PlayControl.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

std::vector<ActionButton> controlsOf(const kit::Context& ui, ControlKind control) {
    namespace icons = kit::icons;
    using kit::ButtonKind;
    switch (control) {
        case ControlKind::None:
            break;
        case ControlKind::PauseBots:
            return {{"hold", icons::kPause, ui.tr("The engines wait"), ui.trc("the engines", "Pause")}};
        case ControlKind::LetBotsPlay:
            return {{.action = "hold",
                     .icon = icons::kPlay,
                     .tooltip = ui.tr("The engine goes on"),
                     .label = ui.trc("the engines", "Play on"),
                     .kind = ButtonKind::Primary}};
        case ControlKind::Offer:
            return {{.action = "acceptOffer",
                     .icon = icons::kCheck,
                     .label = ui.tr("Accept"),
                     .kind = ButtonKind::Primary,
                     .focusFirst = true},
                    {.action = "declineOffer", .icon = icons::kClose, .label = ui.tr("Decline")}};
        case ControlKind::LooksBack:
            return {{.action = "last",
                     .icon = icons::kLast,
                     .tooltip = ui.tr("Shows the current turn of the game"),
                     .label = ui.tr("Return to the game"),
                     .kind = ButtonKind::Primary},
                    {"hold", icons::kPlay, ui.tr("The game goes on from the turn that is shown"),
                     ui.tr("Play from here")}};
        case ControlKind::Replays:
            return {{.action = "replay",
                     .icon = icons::kPause,
                     .tooltip = ui.tr("Stops the replay"),
                     .label = ui.trc("the replay", "Stop"),
                     .showsOn = false},
                    {"replayFaster", icons::kMinus, ui.tr("Faster")},
                    {"replaySlower", icons::kPlus, ui.tr("Slower")}};
    }
    return {};
}

/// Leaves the symbols alone; their words become tooltips.
void withoutLabels(std::vector<ActionButton>& controls) {
    for (ActionButton& control : controls) {
        if (*control.tooltip == '\0') control.tooltip = control.label;
        control.label = "";
    }
}

float widthOf(const kit::Context& ui, const std::vector<ActionButton>& controls) {
    float width = ui.px(6) * static_cast<float>(controls.size() - 1);
    for (const ActionButton& control : controls) width += actionWidth(ui, control);
    return width;
}

}  // namespace

std::optional<Act> drawControl(kit::Context& ui, const ControlView& view, const ActionStates& states,
                               const kit::Rect& room) {
    std::vector<ActionButton> controls = controlsOf(ui, view.control);
    if (controls.empty() || room.empty()) return {};
    const std::string& caption = view.caption;
    float captionWidth = caption.empty() ? 0 : kit::measure(ui, kit::Face::Body, caption).x + ui.px(28);
    // A question must be read before it is answered, however long the names in it are.
    const bool asks = view.control == ControlKind::Offer;
    if (widthOf(ui, controls) + (asks ? captionWidth : 0) > room.width) withoutLabels(controls);
    float width = widthOf(ui, controls);
    if (width + captionWidth > room.width) captionWidth = asks ? std::max(room.width - width, 0.0F) : 0;
    width = std::min(std::ceil(width + captionWidth), room.width);
    const float height = std::min(room.height, kit::buttonHeight(ui));
    const kit::Rect box{std::floor(room.center().x - width / 2), room.y + room.height - height, width,
                        height};
    std::optional<Act> pressed;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    {
        const kit::Panel panel(ui, "##control", box);
        if (captionWidth > 0) {
            const bool cut = kit::drawLine(
                ui, *ImGui::GetWindowDrawList(), {box.x, box.y, captionWidth, height}, caption,
                {.color = ui.palette.text, .align = kit::Align::Center, .overflow = kit::Overflow::Elide});
            ImGui::Dummy({captionWidth, height});
            kit::tooltip(ui, cut ? caption : "");
        }
        for (const ActionButton& control : controls) {
            if (&control != &controls.front() || captionWidth > 0)
                ImGui::SameLine(0, &control == &controls.front() ? 0 : ui.px(6));
            if (auto act = drawAction(ui, states, control, 0, height)) pressed = std::move(act);
        }
    }
    ImGui::PopStyleVar();
    return pressed;
}

}  // namespace ui::screens
