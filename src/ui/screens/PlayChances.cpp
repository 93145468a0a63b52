#include <algorithm>
#include <cmath>

#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/PlayParts.h"

namespace ui::screens {
namespace {

constexpr float kChancesWidth = 10;  // units, in width
constexpr float kChancesPadding = 5;
constexpr float kChancesText = 16;  // units, in height

}  // namespace

void drawChances(kit::Context& ui, const ChancesBar& chances, const kit::Rect& area) {
    if (area.empty() || chances.shares.empty()) return;
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    kit::drawPanel(ui, canvas, area);
    const float padding = ui.px(kChancesPadding);
    const float letters = ui.px(kChancesText);
    const kit::Rect bar{std::floor(area.center().x - ui.px(kChancesWidth) / 2), area.y + padding + letters,
                        ui.px(kChancesWidth), area.height - 2 * (padding + letters)};
    canvas.AddRectFilled(bar.min(), bar.max(), kit::packed(ui.palette.background, 0.8F));
    float foot = bar.y + bar.height;
    for (const ChancesBar::Share& share : chances.shares) {
        const float top = std::max(foot - bar.height * std::clamp(share.part, 0.0F, 1.0F), bar.y);
        canvas.AddRectFilled({bar.x, top}, {bar.x + bar.width, foot}, kit::packed(share.color));
        canvas.AddLine({bar.x, top}, {bar.x + bar.width, top}, kit::packed(ui.palette.accent));
        foot = top;
    }
    canvas.AddRect(bar.min(), bar.max(), kit::packed(ui.palette.panelBorder, 0.9F), 0, 0,
                   std::max(1.0F, ui.px(ui.palette.edge)));
    // Only the figures of the first player (below) and the last one (above) fit; the panel of thoughts tells
    // the others.
    const auto figure = [&](float y, const std::string& text) {
        kit::drawLine(ui, canvas, {area.x, y, area.width, letters}, text,
                      {.face = kit::Face::Small, .color = ui.palette.text, .align = kit::Align::Center});
    };
    figure(bar.y + bar.height + padding / 2, chances.shares.front().text);
    figure(area.y + padding / 2, chances.shares.back().text);
}

}  // namespace ui::screens
