#include "ui/kit/Plate.h"

#include <imgui_internal.h>

#include <algorithm>

#include "ui/kit/Easing.h"
#include "ui/kit/Pips.h"
#include "ui/kit/Text.h"

namespace ui::kit {
namespace {

constexpr float kPadding = 12;  // units
constexpr float kNameRow = 30;
constexpr float kStatRow = 24;
constexpr float kStatIcon = 24;
constexpr float kInStat = 5;         // between the parts of a figure
constexpr float kBetweenStats = 12;  // at least

float innerWidth(const Context& ui, float width) { return width - 2 * ui.px(kPadding); }

void drawPlateFace(Context& ui, ImDrawList& canvas, const Rect& area, float turn) {
    const float rounding = ImGui::GetStyle().FrameRounding;
    const ImVec4 wood = mixed(ui.palette.background, ui.palette.button, 0.4F + 0.6F * turn);
    canvas.AddRectFilled(area.min(), area.max(), packed(wood, 0.85F), rounding);
    canvas.AddRect({area.x + 0.5F, area.y + 0.5F}, {area.x + area.width - 0.5F, area.y + area.height - 0.5F},
                   packed(mixed(ui.palette.panelBorder, ui.palette.accentHover, turn), 0.5F + 0.5F * turn),
                   rounding, 0, 1 + turn * (ui.px(2) - 1));
}

void drawSwatch(const Context& ui, ImDrawList& canvas, ImVec2 center, const PlayerPlate& player, float turn) {
    const float radius = ui.px(9);
    for (int ring = 3; ring > 0 && turn > 0; --ring) {
        canvas.AddCircleFilled(center, radius + ui.px(3) * static_cast<float>(ring),
                               packed(ui.palette.accentHover, 0.10F * turn));
    }
    canvas.AddCircleFilled({center.x, center.y + ui.px(1)}, radius, packed(ui.palette.shadow));
    drawSwatchDisc(canvas, center, radius, player);
    canvas.AddCircle(center, radius, packed(ui.palette.accent, 0.9F), 0, std::max(1.0F, ui.px(1.2F)));
}

/// Draws the seat at the right end of the room if that leaves enough for the name. Returns the pixels that it
/// takes.
float drawSeat(Context& ui, ImDrawList& canvas, const Rect& room, const PlayerPlate& player) {
    if (player.seat.empty() || player.seat == player.name) return 0;
    const float width = measure(ui, Face::Small, player.seat).x + ui.px(2);
    if (measure(ui, Face::Strong, player.name).x + ui.px(10) + width > room.width) return 0;
    drawLine(ui, canvas, {room.x + room.width - width, room.y, width, room.height}, player.seat,
             {.face = Face::Small, .color = ui.palette.textDim, .align = Align::Right});
    return width + ui.px(8);
}

void drawNameRow(Context& ui, ImDrawList& canvas, Rect row, const PlayerPlate& player, float turn) {
    drawSwatch(ui, canvas, {row.x + ui.px(9), row.center().y}, player, turn);
    row.x += ui.px(28);
    row.width -= ui.px(28);
    if (player.clock) row.width -= drawClock(ui, canvas, row, *player.clock) + ui.px(8);
    if (player.thinking) row.width -= drawThinkingDots(ui, canvas, row, *player.thinking) + ui.px(8);
    if (!player.status.empty()) {
        const float taken = std::min(measure(ui, Face::Small, player.status).x + ui.px(2), row.width * 0.6F);
        drawLine(ui, canvas, {row.x + row.width - taken, row.y, taken, row.height}, player.status,
                 {.face = Face::Small, .color = ui.palette.accentHover, .align = Align::Right});
        row.width -= taken + ui.px(8);
    }
    row.width -= drawSeat(ui, canvas, row, player);
    drawLine(ui, canvas, row, player.name,
             {.face = Face::Strong,
              .color = mixed(ui.palette.textDim, ui.palette.text, 0.4F + 0.6F * turn),
              .overflow = Overflow::Elide});
}

char widestDigit(const Context& ui, Face face) {
    char widest = '0';
    float most = 0;
    for (char digit = '0'; digit <= '9'; ++digit) {
        const float width = measure(ui, face, std::string_view(&digit, 1)).x;
        if (width > most) widest = digit;
        most = std::max(most, width);
    }
    return widest;
}

/// Gives a line that is drawn on the canvas a tooltip, by an empty item over it.
void explain(Context& ui, const Rect& row, const std::string& help) {
    if (help.empty()) return;
    ImGui::SetCursorScreenPos(row.min());
    ImGui::Dummy(row.size());
    tooltip(ui, help);
}

/// The name of a figure that only its icon shows, and what it means.
std::string tooltipOf(const Context& ui, const PlayerStat& stat) {
    if (stat.icon.empty()) return stat.help;
    const std::string name = ui.tr("{what}: {value}", {{"what", stat.label}, {"value", stat.value}});
    return stat.help.empty() ? name : name + "\n" + stat.help;
}

float valueWidth(const Context& ui, const PlayerStat& stat) {
    return measure(ui, Face::Strong, stat.value).x + ui.px(2);
}

float labelWidth(const Context& ui, const PlayerStat& stat) {
    return stat.icon.empty() ? measure(ui, Face::Small, stat.label).x + ui.px(2) : ui.px(kStatIcon);
}

void drawStat(Context& ui, ImDrawList& canvas, const Rect& cell, const PlayerStat& stat,
              const ImVec4& color) {
    const float value = std::min(valueWidth(ui, stat), cell.width * 0.7F);
    const float label = std::min(labelWidth(ui, stat), cell.width - value - ui.px(kInStat));
    const Rect room{cell.x, cell.y, label, cell.height};
    if (stat.icon.empty())
        drawLine(ui, canvas, room, stat.label, {.face = Face::Small, .color = ui.palette.textDim});
    else
        drawShape(canvas, room, stat.icon, color, ui.palette.accent);
    drawLine(ui, canvas, {cell.x + cell.width - value, cell.y, value, cell.height}, stat.value,
             {.face = Face::Strong, .color = ui.palette.text, .align = Align::Right});
}

float supplyHeight(const Context& ui, const PlayerStat& stat, float width) {
    if (!stat.icon.empty()) return 0;
    return stat.supply && stat.supply->total > 0 ? pipsHeight(ui, stat.supply->total, width) + ui.px(5) : 0;
}

/// Figures that share a line. One with pips has a line of its own.
struct StatRow {
    std::size_t first = 0;
    std::size_t count = 0;
    float used = 0;  ///< pixels of its figures
    float pips = 0;  ///< pixels below it
};

/// As many figures on a line as fit.
std::vector<StatRow> statRows(const Context& ui, const PlayerPlate& player, float width) {
    std::vector<StatRow> rows;
    for (std::size_t i = 0; i < player.stats.size(); ++i) {
        const PlayerStat& stat = player.stats[i];
        const float pips = supplyHeight(ui, stat, width);
        const float needed = labelWidth(ui, stat) + ui.px(kInStat) + valueWidth(ui, stat);
        const float gap = ui.px(kBetweenStats);
        if (rows.empty() || pips > 0 || rows.back().pips > 0 || rows.back().used + gap + needed > width)
            rows.push_back({.first = i, .count = 1, .used = needed, .pips = pips});
        else
            rows.back() = {rows.back().first, rows.back().count + 1, rows.back().used + gap + needed, 0};
    }
    return rows;
}

/// Draws the figures of a line over its width: one alone from edge to edge, several with equal gaps.
void drawStatRow(Context& ui, ImDrawList& canvas, const Rect& row, const PlayerPlate& player,
                 const StatRow& stats) {
    const float gaps = static_cast<float>(stats.count - 1);
    const float gap = ui.px(kBetweenStats);
    const float more = gaps > 0 ? (row.width - stats.used) / gaps : row.width - stats.used;
    float x = row.x;
    for (std::size_t i = stats.first; i < stats.first + stats.count; ++i) {
        const PlayerStat& stat = player.stats[i];
        float width = labelWidth(ui, stat) + ui.px(kInStat) + valueWidth(ui, stat);
        if (stats.count == 1) width = row.width;
        drawStat(ui, canvas, {x, row.y, width, row.height}, stat, player.color);
        explain(ui, {x, row.y, width, row.height + stats.pips}, tooltipOf(ui, stat));
        x += width + gap + more;
    }
    if (stats.pips <= 0) return;
    const PlayerStat::Supply& supply = *player.stats[stats.first].supply;
    drawPips(ui, canvas, {row.x, row.y + row.height, row.width, stats.pips}, supply.count, supply.total,
             player.color);
}

}  // namespace

void drawSwatchDisc(ImDrawList& canvas, ImVec2 center, float radius, const PlayerPlate& player) {
    canvas.AddCircleFilled(center, radius, packed(player.color));
    if (!player.second) return;
    canvas.PathArcTo(center, radius, -IM_PI / 2, IM_PI / 2);
    canvas.PathFillConvex(packed(*player.second));
}

float drawThinkingDots(const Context& ui, ImDrawList& canvas, const Rect& room, int lit) {
    constexpr int kDots = 3;
    const float radius = ui.px(2.5F);
    const float step = ui.px(9);
    const float width = step * (kDots - 1) + 2 * radius;
    for (int i = 0; i < kDots; ++i) {
        const ImVec2 center{room.x + room.width - width + radius + step * static_cast<float>(i),
                            room.center().y};
        const bool on = i == lit % kDots;
        canvas.AddCircleFilled(center, on ? radius * 1.15F : radius,
                               packed(ui.palette.accentHover, on ? 1.0F : 0.35F));
    }
    return width;
}

/// A running clock is filled, and a clock low on time has a thicker frame, so both states differ by more than
/// colour.
float drawClock(Context& ui, ImDrawList& canvas, const Rect& room, const PlayerClock& clock) {
    const float padding = ui.px(8);
    // Uses the widest digit for every figure, so that the clock keeps its width while it runs.
    const char digit = widestDigit(ui, Face::Strong);
    std::string widest = clock.text;
    for (char& letter : widest)
        if (letter >= '0' && letter <= '9') letter = digit;
    const float width = std::ceil(measure(ui, Face::Strong, widest).x) + 2 * padding;
    const float height = std::min(room.height, ui.px(26));
    const Rect box{std::floor(room.x + room.width - width), std::floor(room.center().y - height / 2), width,
                   height};
    const float rounding = ImGui::GetStyle().FrameRounding;
    const ImVec4& edge = clock.low    ? ui.palette.danger
                         : clock.runs ? ui.palette.accentHover
                                      : ui.palette.panelBorder;
    if (clock.runs)
        canvas.AddRectFilled(box.min(), box.max(), packed(clock.low ? ui.palette.danger : ui.palette.accent),
                             rounding);
    canvas.AddRect(box.min(), box.max(), packed(edge), rounding, 0, std::max(1.0F, ui.px(clock.low ? 2 : 1)));
    const ImVec4& letters = clock.runs ? ui.palette.onAccent : ui.palette.textDim;
    drawLine(ui, canvas, {box.x + padding, box.y, width - 2 * padding, height}, clock.text,
             {.face = Face::Strong, .color = letters, .align = Align::Center});
    return width;
}

float plateHeight(const Context& ui, const PlayerPlate& player, float width) {
    float height = ui.px(kPadding) * 1.5F + ui.px(kNameRow);
    for (const StatRow& row : statRows(ui, player, innerWidth(ui, width)))
        height += ui.px(kStatRow) + row.pips;
    return std::floor(height);
}

void playerPlate(Context& ui, const PlayerPlate& player, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect area{at.x, at.y, width, plateHeight(ui, player, width)};
    const float turn = eased(ui, ImGui::GetID("##turn"), player.toMove, 0.25F);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    drawPlateFace(ui, canvas, area, turn);
    Rect row{area.x + ui.px(kPadding), area.y + ui.px(kPadding) * 0.6F, innerWidth(ui, width),
             ui.px(kNameRow)};
    drawNameRow(ui, canvas, row, player, turn);
    row.y += row.height;
    row.height = ui.px(kStatRow);
    for (const StatRow& stats : statRows(ui, player, row.width)) {
        drawStatRow(ui, canvas, row, player, stats);
        row.y += row.height + stats.pips;
    }
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy(area.size());
}

}  // namespace ui::kit
