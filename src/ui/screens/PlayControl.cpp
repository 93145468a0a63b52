#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/PlayParts.h"

namespace ui::screens {
namespace {

struct Control {
    const char* id;
    const char* label;
    const char* icon;
    const char* tooltip;
    const char* key;  ///< the action with the same effect: the tooltip names its key
    PlayAction action;
    kit::ButtonKind kind = kit::ButtonKind::Secondary;
    const char* disabled = "";  ///< why it cannot be used; empty: it can

    [[nodiscard]] kit::ButtonSpec spec(bool withLabel) const {
        return {.id = id,
                .label = withLabel ? label : "",
                .icon = icon,
                .tooltip = tooltip,
                .action = key,
                .kind = kind,
                .disabled = disabled};
    }
};

std::vector<Control> controlsOf(const kit::Context& ui, const PlayModel& model) {
    namespace icons = kit::icons;
    using kit::ButtonKind;
    switch (model.control) {
        case TableControl::None:
            break;
        case TableControl::PauseBots:
            return {{"##bots", ui.trc("the engines", "Pause"), icons::kPause, ui.tr("The engines wait"),
                     "hold", PlayAction::PauseBots}};
        case TableControl::LetBotsPlay:
            return {{"##bots", ui.trc("the engines", "Play on"), icons::kPlay, ui.tr("The engine goes on"),
                     "hold", PlayAction::PlayOn, ButtonKind::Primary}};
        case TableControl::Offer:
            return {{"##accept", ui.tr("Accept"), icons::kCheck, "", "", PlayAction::AcceptOffer,
                     ButtonKind::Primary},
                    {"##decline", ui.tr("Decline"), icons::kClose, "", "", PlayAction::DeclineOffer}};
        case TableControl::LooksBack:
            return {{"##return", ui.tr("Return to the game"), icons::kLast,
                     ui.tr("Shows the current turn of the game"), "last", PlayAction::ReturnToGame,
                     ButtonKind::Primary},
                    {"##here", ui.tr("Play from here"), icons::kPlay,
                     ui.tr("The game goes on from the turn that is shown"), "hold", PlayAction::PlayFromHere,
                     ButtonKind::Secondary,
                     kit::unless(model.canPlayFromHere,
                                 ui.tr("The turns since then have shown what was hidden, so they stand."))}};
        case TableControl::Replays:
            return {
                {"##stop", ui.trc("the replay", "Stop"), icons::kPause, ui.tr("Stops the replay"), "replay",
                 PlayAction::Replay},
                {"##faster", "", icons::kMinus, ui.tr("Faster"), "replayFaster", PlayAction::ReplayFaster},
                {"##slower", "", icons::kPlus, ui.tr("Slower"), "replaySlower", PlayAction::ReplaySlower}};
    }
    return {};
}

/// The sentence about the buttons, shown if there is room beside them.
std::string captionOf(const kit::Context& ui, const PlayModel& model) {
    if (model.control == TableControl::Offer) return model.offer;
    if (model.control == TableControl::LooksBack) return ui.tr("An earlier turn is shown");
    if (model.control == TableControl::Replays) return model.replayPace;
    return model.announcement;
}

float widthOf(const kit::Context& ui, const std::vector<Control>& controls, bool labels) {
    float width = ui.px(6) * static_cast<float>(controls.size() - 1);
    for (const Control& control : controls) width += kit::buttonWidth(ui, control.spec(labels));
    return width;
}

}  // namespace

void drawControl(kit::Context& ui, const PlayModel& model, const kit::Rect& room, PlayCommands& commands) {
    const std::vector<Control> controls = controlsOf(ui, model);
    if (controls.empty() || room.empty()) return;
    std::string caption = captionOf(ui, model);
    const bool labels = widthOf(ui, controls, true) <= room.width;
    float width = widthOf(ui, controls, labels);
    float captionWidth = caption.empty() ? 0 : kit::measure(ui, kit::Face::Body, caption).x + ui.px(28);
    if (width + captionWidth > room.width) captionWidth = 0;
    width = std::min(std::ceil(width + captionWidth), room.width);
    const float height = std::min(room.height, kit::buttonHeight(ui));
    const kit::Rect box{std::floor(room.center().x - width / 2), room.y + room.height - height, width,
                        height};
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    {
        const kit::Panel panel(ui, "##control", box);
        if (captionWidth > 0) {
            kit::drawLine(ui, *ImGui::GetWindowDrawList(), {box.x, box.y, captionWidth, height}, caption,
                          {.color = ui.palette.text, .align = kit::Align::Center});
            ImGui::Dummy({captionWidth, height});
        }
        for (const Control& control : controls) {
            if (&control != &controls.front() || captionWidth > 0)
                ImGui::SameLine(0, &control == &controls.front() ? 0 : ui.px(6));
            kit::ButtonSpec spec = control.spec(labels);
            spec.height = height;
            spec.focusFirst = model.control == TableControl::Offer && &control == &controls.front();
            if (kit::button(ui, spec)) commands.emplace_back(control.action);
        }
    }
    ImGui::PopStyleVar();
}

}  // namespace ui::screens
