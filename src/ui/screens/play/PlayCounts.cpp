#include "ui/screens/play/PlayCounts.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayLayout.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kRadius = 13;
constexpr float kApart = 2;  // between two plates
constexpr float kPointerWidth = 1.5F;
constexpr float kRim = 2;
constexpr float kSign = 9;
constexpr float kPill = 20;
constexpr float kBelow = 14;    // distance below the middle of the place, so that its piece is visible
constexpr float kCounted = 12;  // additional distance if a number is drawn on the place

/// Pixels of `units` units of a mark over the table.
float markPx(const kit::Context& ui, float units) { return ui.px(units * ui.marks); }

/// In large print the letters of marks are those of headings.
kit::Face markFace(const kit::Context& ui, kit::Face usual) {
    return ui.marks > 1 ? kit::Face::Heading : usual;
}

/// Draws light on dark with a light rim, or dark on light, so that the number is legible on any ground.
/// Pieces that stay have a plate with corners, those put down a full disc, proposed ones a ring.
void drawCount(kit::Context& ui, ImDrawList& canvas, const CountView& count, ImVec2 where) {
    const float radius = markPx(ui, kRadius);
    const float rim = std::max(1.5F, ui.px(kRim));
    const bool putDown = count.kind == CountView::Kind::PutDown;
    const ImVec4 plate = putDown ? ui.palette.accentHover : ui.palette.background;
    const ImVec4 ink = putDown ? ui.palette.background : ui.palette.text;
    const ImVec2 at{std::floor(where.x) + 0.5F, std::floor(where.y) + 0.5F};
    if (count.kind == CountView::Kind::Stays) {
        const float half = radius * 0.9F;
        const ImVec2 from{at.x - half, at.y - half};
        const ImVec2 to{at.x + half, at.y + half};
        canvas.AddRectFilled({from.x - 1, from.y - 1}, {to.x + 1, to.y + 1}, kit::packed({0, 0, 0, 0.6F}), 4);
        canvas.AddRectFilled(from, to, kit::packed(plate, 0.94F), 3);
        canvas.AddRect(from, to, kit::packed(ui.palette.textDim), 3, 0, rim * 0.75F);
    } else {
        canvas.AddCircleFilled(at, radius + 1, kit::packed({0, 0, 0, 0.6F}));
        canvas.AddCircleFilled(at, radius, kit::packed(plate, 0.94F));
        canvas.AddCircle(at, radius - rim / 2, kit::packed(ui.palette.accentHover), 0, rim);
    }
    kit::drawLine(ui, canvas, {at.x - radius, at.y - radius, 2 * radius, 2 * radius}, count.text,
                  {.face = markFace(ui, kit::Face::Strong), .color = ink, .align = kit::Align::Center});
}

using Sign = scene::SignShape;

/// Draws the sign that stands for a player on the table.
void drawSign(const kit::Context& ui, ImDrawList& canvas, ImVec2 at, Sign sign, const ImVec4& c) {
    const float r = ui.px(kSign) * 0.75F;
    const float wide = ui.px(2);
    const auto line = [&](float x1, float y1, float x2, float y2, ImU32 color, float width) {
        canvas.AddLine({at.x + r * x1, at.y + r * y1}, {at.x + r * x2, at.y + r * y2}, color, width);
    };
    const auto stroke = [&](ImU32 color, float width) {
        switch (sign) {
            case Sign::Ring:
                return canvas.AddCircle(at, r, color, 0, width);
            case Sign::Diamond:
                return canvas.AddNgon(at, r * 1.25F, color, 4, width);
            case Sign::Triangle:
                return canvas.AddTriangle({at.x - r, at.y + r * 0.8F}, {at.x, at.y - r},
                                          {at.x + r, at.y + r * 0.8F}, color, width);
            case Sign::Cross:
                line(-1, 0, 1, 0, color, width);
                return line(0, -1, 0, 1, color, width);
            case Sign::Disc:
                return canvas.AddCircleFilled(at, r * 0.9F + width / 2, color);
            case Sign::Lozenge:
                return canvas.AddNgonFilled(at, r * 1.15F + width / 2, color, 4);
            case Sign::Wedge: {
                const float reach = r + width / 2;
                return canvas.AddTriangleFilled({at.x - reach, at.y + reach}, {at.x, at.y - reach},
                                                {at.x + reach, at.y + reach}, color);
            }
            case Sign::Block:
            case Sign::Tile: {
                const float reach = r * 0.85F + width / 2;
                return canvas.AddRectFilled({at.x - reach, at.y - reach}, {at.x + reach, at.y + reach},
                                            color);
            }
            case Sign::Box:
            case Sign::Corners:
                return canvas.AddRect({at.x - r, at.y - r}, {at.x + r, at.y + r}, color, 0, 0, width);
        }
    };
    const bool light = 0.2126F * c.x + 0.7152F * c.y + 0.0722F * c.z > 0.5F;
    stroke(kit::packed(light ? ImVec4{0, 0, 0, 0.8F} : ImVec4{0.92F, 0.9F, 0.86F, 0.9F}), wide + ui.px(2));
    stroke(kit::packed(c), wide);
}

/// The width that each of several texts may have, so that all of them fit into a room.
float shareOf(std::vector<float> widths, float room) {
    std::sort(widths.begin(), widths.end());
    auto left = static_cast<float>(widths.size());
    for (const float width : widths) {
        const float share = std::max(room, 0.0F) / left;
        if (width > share) return share;
        room -= width;
        --left;
    }
    return widths.empty() ? 0 : widths.back();
}

float signWidth(const kit::Context& ui, const ProspectView& prospect) {
    return prospect.sign ? ui.px(kSign) * 2 + ui.px(6) : 0;
}

/// Pixels.
float prospectWidth(const kit::Context& ui, const ProspectView& prospect) {
    return signWidth(ui, prospect) + std::ceil(kit::measure(ui, kit::Face::Small, prospect.text).x) + 1;
}

void drawProspect(kit::Context& ui, ImDrawList& canvas, const ProspectView& prospect, kit::Rect cell) {
    if (prospect.sign)
        drawSign(ui, canvas, {std::floor(cell.x + ui.px(kSign)), std::floor(cell.center().y)}, *prospect.sign,
                 prospect.color);
    cell.x += signWidth(ui, prospect);
    cell.width -= signWidth(ui, prospect);
    kit::drawLine(ui, canvas, cell, prospect.text,
                  {.face = kit::Face::Small, .color = ui.palette.text, .overflow = kit::Overflow::Elide});
}

struct ProspectCell {
    const ProspectView* prospect;
    float width;  // pixels
};

/// As many rows as the sentences need, and at most as many as the area has room for.
std::vector<std::vector<ProspectCell>> prospectRows(const kit::Context& ui, std::vector<ProspectCell> cells,
                                                    const kit::Rect& area) {
    std::vector<float> widths;
    for (const ProspectCell& cell : cells) widths.push_back(cell.width);
    const float room = area.width - 2 * ui.px(kProspectsPadding);
    std::vector<int> counts = rowsWithin(widths, ui.px(kBetweenProspects), room);
    const float further = std::floor((area.height - ui.px(kProspectsRow) + 1) / ui.px(kNextProspectsRow));
    const int most = 1 + std::max(0, static_cast<int>(further));
    if (static_cast<int>(counts.size()) > most) counts = evenRows(static_cast<int>(cells.size()), most);
    std::vector<std::vector<ProspectCell>> rows;
    auto next = cells.begin();
    for (const int count : counts) {
        rows.emplace_back(next, next + count);
        next += count;
    }
    return rows;
}

/// Cuts the longest sentences of a row if it is wider than the room. Returns its width in pixels.
float cutToRoom(std::vector<ProspectCell>& row, float gap, float room) {
    std::vector<float> widths;
    for (const ProspectCell& cell : row) widths.push_back(cell.width);
    const float gaps = gap * (static_cast<float>(row.size()) - 1);
    const float share = shareOf(std::move(widths), room - gaps);
    float width = gaps;
    for (ProspectCell& cell : row) {
        cell.width = std::min(cell.width, share);
        width += cell.width;
    }
    return width;
}

}  // namespace

std::vector<ImVec2> movedApart(std::vector<ImVec2> points, float distance) {
    constexpr int kRounds = 200;
    bool moved = true;
    for (int round = 0; moved && round < kRounds; ++round) {
        moved = false;
        for (std::size_t i = 1; i < points.size(); ++i)
            for (std::size_t k = 0; k < i; ++k) {
                ImVec2 way{points[i].x - points[k].x, points[i].y - points[k].y};
                const float length = std::hypot(way.x, way.y);
                if (length >= distance - 0.25F) continue;
                way = length > 0.5F ? ImVec2{way.x / length, way.y / length} : ImVec2{1, 0};
                const float step = (distance - length) / 2;
                points[i] = {points[i].x + way.x * step, points[i].y + way.y * step};
                points[k] = {points[k].x - way.x * step, points[k].y - way.y * step};
                moved = true;
            }
    }
    return points;
}

void drawCounts(kit::Context& ui, const std::vector<CountView>& counts) {
    if (counts.empty()) return;
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    std::vector<ImVec2> places;
    for (const CountView& count : counts) places.push_back(count.at);
    const std::vector<ImVec2> shown = movedApart(places, 2 * markPx(ui, kRadius) + ui.px(kApart));
    // Numbers that were moved aside get a line to their place.
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (std::hypot(shown[i].x - places[i].x, shown[i].y - places[i].y) < markPx(ui, kRadius)) continue;
        canvas.AddLine(shown[i], places[i], kit::packed({0, 0, 0, 0.7F}), ui.px(kPointerWidth) * 2);
        canvas.AddLine(shown[i], places[i], kit::packed(ui.palette.accentHover), ui.px(kPointerWidth));
        canvas.AddCircleFilled(places[i], ui.px(kPointerWidth) * 2, kit::packed(ui.palette.accentHover));
    }
    for (std::size_t i = 0; i < counts.size(); ++i) drawCount(ui, canvas, counts[i], shown[i]);
}

void drawIdeaLabels(kit::Context& ui, const std::vector<IdeaLabel>& labels) {
    if (labels.empty()) return;
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    const float pill = markPx(ui, kPill);
    std::vector<ImVec2> places;
    for (const IdeaLabel& label : labels) {
        const float below = (label.centered ? 0 : kBelow) + (label.counted ? kCounted : 0);
        places.push_back({label.at.x, label.at.y + markPx(ui, below)});
    }
    const std::vector<ImVec2> shown = movedApart(places, pill + 2);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const IdeaLabel& label = labels[i];
        const kit::Face face = markFace(ui, label.strong ? kit::Face::Strong : kit::Face::Small);
        const float width = std::max(pill, std::ceil(kit::measure(ui, face, label.text).x) + ui.px(12));
        const ImVec2 from{std::floor(shown[i].x - width / 2), std::floor(shown[i].y - pill / 2)};
        const ImVec2 to{from.x + width, from.y + pill};
        const float round = pill / 2;
        canvas.AddRectFilled({from.x - 1, from.y - 1}, {to.x + 1, to.y + 1}, kit::packed({0, 0, 0, 0.6F}),
                             round);
        canvas.AddRectFilled(
            from, to, kit::packed(label.strong ? ui.palette.accentHover : ui.palette.background, 0.92F),
            round);
        canvas.AddRect(from, to, kit::packed(ui.palette.accent), round, 0, std::max(1.0F, ui.px(1)));
        kit::drawLine(ui, canvas, {from.x, from.y, width, pill}, label.text,
                      {.face = face,
                       .color = label.strong ? ui.palette.background : ui.palette.text,
                       .align = kit::Align::Center});
    }
}

std::vector<float> prospectWidths(const kit::Context& ui, const std::vector<ProspectView>& prospects) {
    std::vector<float> widths;
    for (const ProspectView& p : prospects) widths.push_back(prospectWidth(ui, p) / ui.scale);
    return widths;
}

void drawProspects(kit::Context& ui, const std::vector<ProspectView>& prospects, const kit::Rect& area) {
    if (prospects.empty() || area.empty()) return;
    const float padding = ui.px(kProspectsPadding);
    const float gap = ui.px(kBetweenProspects);
    std::vector<ProspectCell> cells;
    for (const ProspectView& p : prospects) cells.push_back({&p, prospectWidth(ui, p)});
    float widest = 0;
    auto rows = prospectRows(ui, std::move(cells), area);
    for (std::vector<ProspectCell>& row : rows)
        widest = std::max(widest, cutToRoom(row, gap, area.width - 2 * padding));
    const float width = widest + 2 * padding;
    const kit::Rect box{std::floor(area.center().x - width / 2), area.y, width, area.height};
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    kit::drawPanel(ui, canvas, box, 0.85F);
    kit::Rect room{0, box.y, 0, std::floor(box.height / static_cast<float>(rows.size()))};
    for (const std::vector<ProspectCell>& row : rows) {
        room.x = box.x + padding;
        for (const ProspectCell& cell : row) {
            room.width = cell.width;
            drawProspect(ui, canvas, *cell.prospect, room);
            room.x += cell.width + gap;
        }
        room.y += room.height;
    }
}

}  // namespace ui::screens
