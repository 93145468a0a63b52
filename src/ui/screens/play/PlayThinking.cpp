#include "ui/screens/play/PlayThinking.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kHeadline = 34;
constexpr float kBar = 6;
constexpr float kSwatch = 22;
constexpr float kLeastDetails = 30;  // where the table needs the room, there is none for them

/// Draws each player's winning chance as a part of the bar, in the player's colour.
void drawShares(const kit::Context& ui, ImDrawList& canvas, const kit::Rect& bar,
                const std::vector<ThinkingView::Share>& shares) {
    canvas.AddRectFilled(bar.min(), bar.max(), kit::packed(ui.palette.background, 0.8F));
    float x = bar.x;
    for (const ThinkingView::Share& share : shares) {
        const float width = bar.width * std::clamp(share.part, 0.0F, 1.0F);
        canvas.AddRectFilled({x, bar.y}, {std::min(x + width, bar.x + bar.width), bar.y + bar.height},
                             kit::packed(share.color));
        x += width;
    }
    canvas.AddRect(bar.min(), bar.max(), kit::packed(ui.palette.panelBorder, 0.9F));
}

/// Draws the swatch, the sentence, and the bar below both. For engines that give no chances, the expected
/// turns replace the sentence.
void drawChance(kit::Context& ui, ImDrawList& canvas, const ThinkingView& thinking, const kit::Rect& room) {
    const kit::Rect bar{room.x, room.y + room.height - ui.px(kBar), room.width, ui.px(kBar)};
    if (!thinking.shares.empty()) drawShares(ui, canvas, bar, thinking.shares);
    const float high = room.height - ui.px(kBar + 3);
    const ImVec2 swatch{room.x + ui.px(8), room.y + high / 2};
    canvas.AddCircleFilled(swatch, ui.px(7), kit::packed(thinking.color));
    canvas.AddCircle(swatch, ui.px(7), kit::packed(ui.palette.accent), 0, std::max(1.0F, ui.px(1.2F)));
    kit::drawLine(
        ui, canvas, {room.x + ui.px(kSwatch), room.y, room.width - ui.px(kSwatch), high},
        thinking.chance.empty() ? thinking.line : thinking.chance,
        {.face = kit::Face::Strong, .color = ui.palette.accentHover, .overflow = kit::Overflow::Elide});
}

/// Draws the expected turns and the figures.
void drawDetails(kit::Context& ui, ImDrawList& canvas, const ThinkingView& thinking, const kit::Rect& room) {
    const float row = std::floor(room.height / 2);
    kit::drawLine(ui, canvas, {room.x, room.y, room.width, row}, thinking.line,
                  {.color = ui.palette.text, .overflow = kit::Overflow::Elide});
    kit::drawLine(ui, canvas, {room.x, room.y + row, room.width, row}, thinking.figures,
                  {.face = kit::Face::Small, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
}

kit::ButtonSpec detailsButton(const kit::Context& ui, bool open, float height) {
    return {.id = "##details",
            .label = ui.trc("of a thought", "Details"),
            .icon = open ? kit::icons::kAngleUp : kit::icons::kAngleDown,
            .kind = kit::ButtonKind::Plain,
            .height = height};
}

}  // namespace

std::optional<SetPanel> drawThinking(kit::Context& ui, const ThinkingView& thinking, PanelState state,
                                     const kit::Rect& area) {
    if (area.empty()) return {};
    const bool open = state == PanelState::Open;
    bool pressed = false;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    {
        const kit::Panel panel(ui, "##thoughts", area);
        ImDrawList& canvas = *ImGui::GetWindowDrawList();
        const float padding = ui.px(kPanelPadding);
        kit::Rect room{area.x + padding, area.y + ui.px(6), area.width - 2 * padding, ui.px(kHeadline)};
        if (thinking.chance.empty() && thinking.line.empty()) {
            kit::drawLine(
                ui, canvas, room, thinking.figures,
                {.face = kit::Face::Italic, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
        } else {
            const kit::Rect details{room.x, room.y + room.height + ui.px(4), room.width,
                                    area.y + area.height - ui.px(6) - room.y - room.height - ui.px(4)};
            const kit::ButtonSpec button = detailsButton(ui, open, room.height);
            const float width = kit::buttonWidth(ui, button);
            ImGui::SetCursorScreenPos({room.x + room.width - width, room.y});
            pressed = kit::button(ui, button);
            room.width -= width + padding;
            drawChance(ui, canvas, thinking, room);
            if (open && details.height >= ui.px(kLeastDetails)) drawDetails(ui, canvas, thinking, details);
        }
    }
    ImGui::PopStyleVar();
    if (!pressed) return {};
    return SetPanel{PlayPanel::Thinking, open ? PanelState::Closed : PanelState::Open};
}

}  // namespace ui::screens
