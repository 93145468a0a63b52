#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "ui/kit/Press.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

constexpr std::size_t kTwo = 2;  // two players share the area of the graph; more have a line each
constexpr int kMarkerEvery = 6;  // turns

/// Converts turns and chances of a graph to points on the display, and back.
class Plot {
  public:
    Plot(const GraphView& graph, const kit::Rect& area) : graph_(graph), area_(area) {}

    [[nodiscard]] float x(std::size_t turn) const {
        const auto last = static_cast<float>(std::max<std::size_t>(graph_.turns.size() - 1, 1));
        return area_.x + area_.width * static_cast<float>(turn) / last;
    }
    [[nodiscard]] float y(float chance) const {
        return area_.y + area_.height * (1 - std::clamp(chance, 0.0F, 1.0F));
    }
    [[nodiscard]] ImVec2 point(std::size_t turn, std::size_t player) const {
        return {x(turn), y(graph_.turns[turn].chances[player])};
    }
    [[nodiscard]] bool known(std::size_t turn) const { return !graph_.turns[turn].chances.empty(); }
    [[nodiscard]] std::size_t turnAt(float at) const {
        const auto last = static_cast<float>(graph_.turns.size() - 1);
        const float turn = std::round((at - area_.x) / std::max(area_.width, 1.0F) * last);
        return static_cast<std::size_t>(std::clamp(turn, 0.0F, last));
    }

  private:
    const GraphView& graph_;
    const kit::Rect& area_;
};

std::size_t playersOf(const GraphView& graph) { return graph.colors.size(); }

/// Fills the first player's part from below and the second one's from above. The line between them has a
/// colour with contrast to both.
void drawBands(const kit::Context& ui, ImDrawList& canvas, const GraphView& graph, const Plot& plot,
               const kit::Rect& area) {
    const float foot = area.y + area.height;
    // Antialiased edges would be visible as seams between the parts.
    const ImDrawListFlags flags = canvas.Flags;
    canvas.Flags &= ~ImDrawListFlags_AntiAliasedFill;
    for (std::size_t i = 0; i + 1 < graph.turns.size(); ++i) {
        if (!plot.known(i) || !plot.known(i + 1)) continue;
        const ImVec2 from = plot.point(i, 0);
        const ImVec2 to = plot.point(i + 1, 0);
        canvas.AddQuadFilled(from, to, {to.x, foot}, {from.x, foot}, kit::packed(graph.colors[0]));
        canvas.AddQuadFilled({from.x, area.y}, {to.x, area.y}, to, from, kit::packed(graph.colors[1]));
    }
    canvas.Flags = flags;
    for (std::size_t i = 0; i + 1 < graph.turns.size(); ++i)
        if (plot.known(i) && plot.known(i + 1))
            canvas.AddLine(plot.point(i, 0), plot.point(i + 1, 0), kit::packed(ui.palette.accent),
                           std::max(1.5F, ui.px(1.5F)));
}

void drawLines(const kit::Context& ui, ImDrawList& canvas, const GraphView& graph, const Plot& plot) {
    for (std::size_t player = 0; player < playersOf(graph); ++player) {
        // Lightens the colour, because a dark player's colour would hardly be visible on the dark panel.
        const ImU32 color = kit::packed(kit::mixed(graph.colors[player], ui.palette.text, 0.25F));
        for (std::size_t i = 0; i < graph.turns.size(); ++i) {
            if (!plot.known(i)) continue;
            if (i + 1 < graph.turns.size() && plot.known(i + 1))
                canvas.AddLine(plot.point(i, player), plot.point(i + 1, player), color,
                               std::max(1.5F, ui.px(2)));
            if (i % kMarkerEvery == player % kMarkerEvery)
                drawSeatMark(canvas, plot.point(i, player), ui.px(3.5F), player, color);
        }
    }
}

float weightOf(const std::string& mark) {
    return mark == "??" ? 3 : mark == "?" ? 2 : mark == "!!" || mark == "!" ? 1 : 0;
}

constexpr float kDot = 2.5F;        // units: radius of the dot of a judged turn
constexpr float kMarkHeight = 16;   // units
constexpr float kMarkDistance = 4;  // units between the point and its label

void drawDot(const kit::Context& ui, ImDrawList& canvas, ImVec2 at) {
    canvas.AddCircleFilled(at, ui.px(kDot), kit::packed(ui.palette.accentHover));
    canvas.AddCircle(at, ui.px(kDot), kit::packed(ui.palette.background), 0, std::max(1.0F, ui.px(1)));
}

/// Draws the judgements of turns. The most serious take their places first; one without a place of its own
/// remains a dot if it is a mistake, and is left out otherwise.
void drawSigns(kit::Context& ui, ImDrawList& canvas, const GraphView& graph, const Plot& plot,
               const kit::Rect& area) {
    std::vector<std::size_t> marked;
    for (std::size_t i = 0; i < graph.turns.size(); ++i)
        if (!graph.turns[i].mark.empty() && plot.known(i)) marked.push_back(i);
    std::stable_sort(marked.begin(), marked.end(), [&](std::size_t a, std::size_t b) {
        return weightOf(graph.turns[a].mark) > weightOf(graph.turns[b].mark);
    });
    std::vector<GraphMark> marks;
    for (const std::size_t turn : marked) {
        const std::string& mark = graph.turns[turn].mark;
        marks.push_back(
            {.at = plot.point(turn, playersOf(graph) == kTwo ? 0 : graph.turns[turn].mover),
             .size = {std::ceil(kit::measure(ui, kit::Face::Small, mark).x) + ui.px(6), ui.px(kMarkHeight)},
             .dotted = weightOf(mark) > 1});
    }
    const auto labels = placeMarks(marks, area, ui.px(kMarkDistance), ui.px(kDot) + 1);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (labels[i] || marks[i].dotted) drawDot(ui, canvas, marks[i].at);
        if (!labels[i]) continue;
        canvas.AddRectFilled(labels[i]->min(), labels[i]->max(), kit::packed(ui.palette.background),
                             ui.px(3));
        kit::drawLine(
            ui, canvas, *labels[i], graph.turns[marked[i]].mark,
            {.face = kit::Face::Small, .color = ui.palette.accentHover, .align = kit::Align::Center});
    }
}

void drawUpright(const kit::Context& ui, ImDrawList& canvas, const kit::Rect& area, float x, float alpha) {
    const float width = std::max(1.0F, ui.px(1.5F));
    canvas.AddRectFilled({x - width, area.y}, {x + width, area.y + area.height},
                         kit::packed(ui.palette.background, alpha));
    canvas.AddRectFilled({x - width / 2, area.y}, {x + width / 2, area.y + area.height},
                         kit::packed(ui.palette.accentHover, alpha));
}

/// The next turn that was a mistake, from the beginning again after the last one; nothing if there is none.
std::optional<std::size_t> nextMistake(const GraphView& graph) {
    for (std::size_t step = 1; step <= graph.turns.size(); ++step) {
        const std::size_t turn = (graph.current + step) % graph.turns.size();
        if (turn != graph.current && weightOf(graph.turns[turn].mark) > 1) return turn;
    }
    return {};
}

/// With the keyboard's focus: the tooltip is about the shown turn, and a press leads to the next mistake.
void answerKeys(kit::Context& ui, const kit::Press& press, const GraphView& graph, MovesCommands& commands) {
    kit::tooltip(ui, graph.turns[graph.current].says);
    if (!press.pressed) return;
    if (const auto turn = nextMistake(graph)) commands.emplace_back(GoToMove{graph.turns[*turn].id});
}

/// While the pointer is held down, the table shows the turn under it.
void answer(kit::Context& ui, const kit::Press& press, const GraphView& graph, const Plot& plot,
            const kit::Rect& area, ImDrawList& canvas, MovesCommands& commands) {
    // A pointer that is moved takes over from the keys.
    if (press.focused && GImGui->NavDisableMouseHover) return answerKeys(ui, press, graph, commands);
    const bool held = press.held && ImGui::IsMouseDown(ImGuiMouseButton_Left);
    if (!press.hovered && !held) return;
    const std::size_t turn = plot.turnAt(ImGui::GetIO().MousePos.x);
    drawUpright(ui, canvas, area, plot.x(turn), 0.5F);
    if (held && turn != graph.current) commands.emplace_back(GoToMove{graph.turns[turn].id});
    if (!held) kit::tooltip(ui, graph.turns[turn].says);
}

/// Registers each turn's place under its name, for scripts.
void nameTurns(const kit::Context& ui, const GraphView& graph, const Plot& plot, const kit::Rect& area) {
    if (!ui.labels) return;
    for (std::size_t i = 0; i < graph.turns.size(); ++i)
        ui.labels->add("Graph: " + graph.turns[i].name, {plot.x(i) - 1, area.y, 2, area.height});
}

}  // namespace

void drawSeatMark(ImDrawList& canvas, ImVec2 at, float r, std::size_t player, ImU32 color) {
    switch (player % 4) {
        case 0:
            return canvas.AddCircle(at, r, color, 0, r * 0.5F);
        case 1:
            return canvas.AddQuadFilled({at.x, at.y - r}, {at.x + r, at.y}, {at.x, at.y + r},
                                        {at.x - r, at.y}, color);
        case 2:
            canvas.AddLine({at.x - r, at.y - r}, {at.x + r, at.y + r}, color, r * 0.6F);
            return canvas.AddLine({at.x - r, at.y + r}, {at.x + r, at.y - r}, color, r * 0.6F);
        default:
            return canvas.AddRectFilled({at.x - r, at.y - r}, {at.x + r, at.y + r}, color);
    }
}

std::vector<std::optional<kit::Rect>> placeMarks(const std::vector<GraphMark>& marks, const kit::Rect& area,
                                                 float distance, float dot) {
    std::vector<kit::Rect> labels;
    const auto dotOf = [&](ImVec2 at) { return kit::Rect{at.x - dot, at.y - dot, 2 * dot, 2 * dot}; };
    const auto free = [&](std::size_t mark, const kit::Rect& box) {
        for (const kit::Rect& label : labels)
            if (label.overlaps(box)) return false;
        for (std::size_t i = 0; i < marks.size(); ++i)
            if (i != mark && marks[i].dotted && dotOf(marks[i].at).overlaps(box)) return false;
        return !dotOf(marks[mark].at).overlaps(box);
    };
    std::vector<std::optional<kit::Rect>> places;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const auto& [at, size, dotted] = marks[i];
        const float left =
            std::clamp(std::floor(at.x - size.x / 2), area.x, std::max(area.x, area.x + area.width - size.x));
        const kit::Rect above{left, std::floor(at.y - distance - size.y), size.x, size.y};
        const kit::Rect below{left, std::floor(at.y + distance), size.x, size.y};
        const bool low = at.y > area.center().y;
        places.emplace_back();
        // Towards the middle of the graph there is more room.
        for (const kit::Rect& box : {low ? above : below, low ? below : above}) {
            const bool inside = box.y >= area.y && box.y + box.height <= area.y + area.height;
            if (!inside || !free(i, box)) continue;
            places.back() = box;
            labels.push_back(box);
            break;
        }
    }
    return places;
}

void drawGraph(kit::Context& ui, const GraphView& graph, float height, MovesCommands& commands) {
    const kit::Press press = kit::pressable(ui, "##graph", {ImGui::GetContentRegionAvail().x, height});
    kit::nameItem(ui, ui.tr("Graph of the game"));
    if (!press.visible || graph.turns.empty()) return;
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const kit::Rect& frame = press.area;
    canvas.AddRectFilled(frame.min(), frame.max(),
                         kit::packed(kit::mixed(ui.palette.panel, ui.palette.text, 0.18F)));
    const float inset = ui.px(3);
    const kit::Rect area{frame.x + inset, frame.y, frame.width - 2 * inset, frame.height};
    const Plot plot(graph, area);
    canvas.PushClipRect(frame.min(), frame.max(), true);
    if (playersOf(graph) == kTwo)
        drawBands(ui, canvas, graph, plot, area);
    else
        drawLines(ui, canvas, graph, plot);
    const float middle = std::floor(area.center().y);
    canvas.AddLine({frame.x, middle}, {frame.x + frame.width, middle}, kit::packed(ui.palette.accent, 0.5F));
    drawUpright(ui, canvas, area, plot.x(graph.current), 1);
    drawSigns(ui, canvas, graph, plot, area);
    canvas.PopClipRect();
    canvas.AddRect(frame.min(), frame.max(), kit::packed(ui.palette.panelBorder), 0, 0,
                   std::max(1.0F, ui.px(ui.palette.edge)));
    answer(ui, press, graph, plot, area, canvas, commands);
    nameTurns(ui, graph, plot, area);
}

}  // namespace ui::screens
