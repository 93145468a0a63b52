#include "ui/screens/play/PlayChances.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

constexpr float kChancesWidth = 10;  // units, in width
constexpr float kChancesPadding = 5;
constexpr float kChancesText = 16;  // units, in height
constexpr float kSeatMark = 3;      // half the size of the shape of a player

/// Dark on a light colour, light on a dark one.
ImVec4 inkUpon(const ImVec4& color) {
    const float light = 0.2126F * color.x + 0.7152F * color.y + 0.0722F * color.z;
    return light > 0.45F ? ImVec4(0.06F, 0.05F, 0.04F, 1) : ImVec4(0.97F, 0.95F, 0.9F, 1);
}

}  // namespace

void drawChances(kit::Context& ui, const ChancesBar& chances, const kit::Rect& area) {
    if (area.empty() || chances.shares.empty()) return;
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    kit::drawPanel(ui, canvas, area);
    const float padding = ui.px(kChancesPadding);
    const float letters = ui.px(kChancesText);
    const bool named = !chances.shares.front().name.empty();
    const float texts = named ? 2 * letters : letters;
    const kit::Rect bar{std::floor(area.center().x - ui.px(kChancesWidth) / 2), area.y + padding + texts,
                        ui.px(kChancesWidth), area.height - 2 * (padding + texts)};
    canvas.AddRectFilled(bar.min(), bar.max(), kit::packed(ui.palette.background, 0.8F));
    float edge = bar.y + bar.height;
    for (std::size_t player = 0; player < chances.shares.size(); ++player) {
        const ChancesBar::Share& share = chances.shares[player];
        const float top = std::max(edge - bar.height * std::clamp(share.part, 0.0F, 1.0F), bar.y);
        canvas.AddRectFilled({bar.x, top}, {bar.x + bar.width, edge}, kit::packed(share.color));
        canvas.AddLine({bar.x, top}, {bar.x + bar.width, top}, kit::packed(ui.palette.accent));
        // Two players are told by the names at the ends.
        const float mark = ui.px(kSeatMark);
        if (chances.shares.size() > 2 && edge - top > 3 * mark)
            drawSeatMark(canvas, {bar.center().x, (top + edge) / 2}, mark, player,
                         kit::packed(inkUpon(share.color)));
        edge = top;
    }
    canvas.AddRect(bar.min(), bar.max(), kit::packed(ui.palette.panelBorder, 0.9F), 0, 0,
                   std::max(1.0F, ui.px(ui.palette.edge)));
    // Only the figures of the first player (below) and the last one (above) fit; the panel of thoughts tells
    // the others. Each is beside its player's part of the bar, with the name beyond it.
    const auto line = [&](float y, const std::string& text, const ImVec4& color) {
        kit::drawLine(ui, canvas, {area.x + padding, y, area.width - 2 * padding, letters}, text,
                      {.face = kit::Face::Small, .color = color, .align = kit::Align::Center});
    };
    const ChancesBar::Share& first = chances.shares.front();
    const ChancesBar::Share& last = chances.shares.back();
    const float foot = bar.y + bar.height + padding / 2;
    line(foot, first.text, ui.palette.text);
    line(bar.y - padding / 2 - letters, last.text, ui.palette.text);
    if (!named) return;
    line(foot + letters, first.name, ui.palette.textDim);
    line(bar.y - padding / 2 - 2 * letters, last.name, ui.palette.textDim);
}

}  // namespace ui::screens
