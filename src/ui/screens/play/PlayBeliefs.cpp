#include "ui/screens/play/PlayBeliefs.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kBeliefColumn = 14;  // of one possibility
constexpr float kBeliefBars = 13;    // height of the highest bar
constexpr float kBeliefNames = 18;
constexpr float kBeliefEdge = 3;
constexpr float kBetweenNames = 4;
constexpr float kFaintest = 0.35F;  // opacity of what is impossible
constexpr float kFull = 0.5F;       // from this chance on a bar has its full height, and a name its strength

/// Wide enough that no name touches the next one, in pixels.
float columnOf(const kit::Context& ui, const BeliefView& belief) {
    float widest = 0;
    for (const BeliefView::Possibility& one : belief.possibilities) {
        const kit::Face face = one.truth ? kit::Face::Strong : kit::Face::Small;
        widest = std::max(widest, kit::measure(ui, face, one.text).x);
    }
    return std::max(ui.px(kBeliefColumn), std::ceil(widest + ui.px(kBetweenNames)));
}

/// The nearest place for something of this length within a room, or its beginning if that is too short.
float within(float begin, float length, float room, float roomLength) {
    return std::floor(std::max(room, std::min(begin, room + roomLength - length)));
}

void drawBelief(kit::Context& ui, ImDrawList& canvas, const BeliefView& belief, const kit::Rect& room) {
    const float column = columnOf(ui, belief);
    const float bars = ui.px(kBeliefBars);
    const float edge = ui.px(kBeliefEdge);
    const float width = column * static_cast<float>(belief.possibilities.size()) + 2 * edge;
    const float height = bars + ui.px(kBeliefNames) + edge;
    const float lower = static_cast<float>(belief.others) * (height + ui.px(2));
    const ImVec2 from{within(belief.at.x - width / 2, width, room.x, room.width),
                      within(belief.at.y - height / 2, height, room.y, room.height) + lower};
    const ImVec2 to{from.x + width, from.y + height};
    canvas.AddRectFilled(from, to, kit::packed(ui.palette.background, 0.86F), ui.px(4));
    canvas.AddRect(from, to, kit::packed(belief.color), ui.px(4), 0, std::max(1.0F, ui.px(1)));
    float x = from.x + edge;
    for (const BeliefView::Possibility& one : belief.possibilities) {
        const float foot = from.y + edge + bars;
        const float share = std::clamp(one.chance / kFull, 0.0F, 1.0F);
        const float top = foot - std::max(std::round(bars * share), one.chance > 0 ? 1.0F : 0.0F);
        canvas.AddRectFilled({x + ui.px(2), top}, {x + column - ui.px(2), foot}, kit::packed(belief.color));
        const float strength = std::max(share, one.truth ? 1.0F : kFaintest);
        ImVec4 ink = one.truth ? ui.palette.accentHover : ui.palette.text;
        ink.w *= strength;
        (void)kit::drawLine(ui, canvas, {x, foot, column, ui.px(kBeliefNames)}, one.text,
                            {.face = one.truth ? kit::Face::Strong : kit::Face::Small,
                             .color = ink,
                             .align = kit::Align::Center});
        if (one.truth)
            canvas.AddRectFilled({x + ui.px(1), to.y - ui.px(2)}, {x + column - ui.px(1), to.y},
                                 kit::packed(ui.palette.accentHover));
        x += column;
    }
}

}  // namespace

void drawBeliefs(kit::Context& ui, const std::vector<BeliefView>& beliefs, const kit::Rect& room) {
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    for (const BeliefView& belief : beliefs) drawBelief(ui, canvas, belief, room);
}

}  // namespace ui::screens
