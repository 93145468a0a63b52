#include "ui/screens/play/PlayControl.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kBetweenControls = 6;
constexpr float kLeastCaption = 120;

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
    float width = ui.px(kBetweenControls) * static_cast<float>(controls.size() - 1);
    for (const ActionButton& control : controls) width += actionWidth(ui, control);
    return width;
}

/// The text before the buttons; without lines if there is none, or no room for it.
struct ControlCaption {
    kit::Face face = kit::Face::Body;
    std::vector<std::string_view> lines = {};
    float width = 0;  ///< pixels, with the space around it
};

/// Pixels of the caption on one line, or of the longest that can take its place.
float longestCaption(const kit::Context& ui, const ControlView& view) {
    float width = kit::measure(ui, kit::Face::Body, view.caption).x;
    for (const std::string& other : view.otherCaptions)
        width = std::max(width, kit::measure(ui, kit::Face::Body, other).x);
    return width;
}

/// `whole`: in small letters it has as many lines as it needs.
ControlCaption layCaption(const kit::Context& ui, const ControlView& view, float room, bool whole) {
    const std::string& text = view.caption;
    if (text.empty()) return {};
    const float around = ui.px(28);
    const float width = longestCaption(ui, view) + around;
    if (width <= room) return {.lines = {text}, .width = width};
    if (!whole) return {};
    ControlCaption caption{.face = kit::Face::Small, .width = around};
    caption.lines = linesWithin(ui, caption.face, text, std::max(room - around, ui.px(kLeastCaption)));
    for (const std::string_view line : caption.lines)
        caption.width = std::max(caption.width, std::ceil(kit::measure(ui, caption.face, line).x) + around);
    return caption;
}

float captionHeight(const kit::Context& ui, const ControlCaption& caption) {
    if (caption.lines.size() < 2) return 0;
    return std::ceil(static_cast<float>(caption.lines.size()) * kit::measure(ui, caption.face, {}).y) +
           ui.px(8);
}

/// Returns whether a line was cut.
bool drawControlCaption(kit::Context& ui, const ControlCaption& caption, const kit::Rect& room) {
    bool cut = false;
    const float height = captionHeight(ui, caption) > 0 ? room.height - ui.px(8) : room.height;
    kit::Rect row{room.x, room.y + (room.height - height) / 2, room.width,
                  height / static_cast<float>(std::max<std::size_t>(caption.lines.size(), 1))};
    for (const std::string_view line : caption.lines) {
        cut |= kit::drawLine(ui, *ImGui::GetWindowDrawList(), row, line,
                             {.face = caption.face,
                              .color = ui.palette.text,
                              .align = kit::Align::Center,
                              .overflow = kit::Overflow::Elide});
        row.y += row.height;
    }
    return cut;
}

}  // namespace

std::optional<Act> drawControl(kit::Context& ui, const ControlView& view, const ActionStates& states,
                               const kit::Rect& room) {
    std::vector<ActionButton> controls = controlsOf(ui, view.control);
    if (controls.empty() || room.empty()) return {};
    // A question must be read before it is answered, however long the names in it are.
    const bool asks = view.control == ControlKind::Offer;
    const auto captionBeside = [&] { return layCaption(ui, view, room.width - widthOf(ui, controls), asks); };
    ControlCaption caption = captionBeside();
    if (widthOf(ui, controls) > room.width || caption.lines.size() > 2) {
        withoutLabels(controls);
        caption = captionBeside();
    }
    const float width = std::min(std::ceil(widthOf(ui, controls) + caption.width), room.width);
    const float button = std::min(room.height, kit::buttonHeight(ui));
    // Further lines grow upwards.
    const float height = std::max(button, captionHeight(ui, caption));
    const kit::Rect box{std::floor(room.center().x - width / 2), room.y + room.height - height, width,
                        height};
    std::optional<Act> pressed;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    {
        const kit::Panel panel(ui, "##control", box);
        const bool cut = drawControlCaption(ui, caption, {box.x, box.y, caption.width, height});
        if (caption.width > 0) {
            ImGui::Dummy({caption.width, height});
            kit::tooltip(ui, cut ? view.caption : "");
        }
        float x = box.x + caption.width;
        for (const ActionButton& control : controls) {
            ImGui::SetCursorScreenPos({x, box.y + std::floor((height - button) / 2)});
            if (auto act = drawAction(ui, states, control, 0, button)) pressed = std::move(act);
            x += actionWidth(ui, control) + ui.px(kBetweenControls);
        }
    }
    ImGui::PopStyleVar();
    return pressed;
}

}  // namespace ui::screens
