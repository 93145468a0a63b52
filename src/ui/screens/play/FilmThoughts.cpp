#include "ui/screens/play/FilmThoughts.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

constexpr float kFilmHeight = 480;  // units of the shorter side of a picture

// Units.
constexpr float kFilmEdge = 14;
constexpr float kFilmBar = 50;  // wide
constexpr float kPlate = 36;    // high
constexpr float kLeastPlate = 110;
constexpr float kMostPlate = 230;
constexpr float kPad = 14;
constexpr float kFilmSwatch = 14;

float plateWidth(const kit::Context& ui, kit::Face face, const std::string& text) {
    return std::clamp(std::ceil(kit::measure(ui, face, text).x) + ui.px(2 * kPad + kFilmSwatch + 10),
                      ui.px(kLeastPlate), ui.px(kMostPlate));
}

/// Draws a player's name beside his colour.
void drawName(kit::Context& ui, ImDrawList& canvas, const FilmView::Player& player, const kit::Rect& area) {
    kit::drawPanel(ui, canvas, area);
    const float side = ui.px(kFilmSwatch);
    const ImVec2 from{area.x + ui.px(kPad), std::floor(area.center().y - side / 2)};
    const ImVec2 to{from.x + side, from.y + side};
    canvas.AddRectFilled(from, to, kit::packed(player.color), 2);
    canvas.AddRect(from, to, kit::packed(ui.palette.accent), 2, 0, std::max(1.0F, ui.px(1)));
    const float x = to.x + ui.px(10);
    kit::drawLine(ui, canvas, {x, area.y, area.x + area.width - ui.px(kPad) - x, area.height}, player.name,
                  {.face = kit::Face::Strong, .color = ui.palette.text, .overflow = kit::Overflow::Elide});
}

/// Draws the turn, followed by the chance that it lost.
void drawTurn(kit::Context& ui, ImDrawList& canvas, const FilmView& view, float left, float foot) {
    if (view.turn.empty()) return;
    const float gap = ui.px(10);
    const float turn = std::ceil(kit::measure(ui, kit::Face::Strong, view.turn).x) + 1;
    const float verdict = std::ceil(kit::measure(ui, kit::Face::Body, view.verdict).x) + 1;
    const float right = ImGui::GetIO().DisplaySize.x - ui.px(kFilmEdge);
    const float wanted = turn + (view.verdict.empty() ? 0 : gap + verdict) + 2 * ui.px(kPad);
    const float width = std::min(wanted, right - left);
    const kit::Rect area{right - width, foot - ui.px(kPlate), width, ui.px(kPlate)};
    kit::drawPanel(ui, canvas, area);
    const kit::Rect room{area.x + ui.px(kPad), area.y, width - 2 * ui.px(kPad), area.height};
    kit::drawLine(
        ui, canvas, room, view.turn,
        {.face = kit::Face::Strong, .color = ui.palette.accentHover, .overflow = kit::Overflow::Elide});
    if (!view.verdict.empty())
        kit::drawLine(ui, canvas,
                      {room.x + turn + gap, room.y, std::max(0.0F, room.width - turn - gap), room.height},
                      view.verdict, {.color = ui.palette.text, .overflow = kit::Overflow::Elide});
}

}  // namespace

float filmScale(ImVec2 picture) { return std::min(picture.x, picture.y) / kFilmHeight; }

kit::Rect filmTableArea(ImVec2 picture) {
    const float unit = filmScale(picture);
    const float left = (2 * kFilmEdge + kFilmBar) * unit;
    const float edge = (kFilmEdge + kPlate * 0.5F) * unit;
    return {left, edge, picture.x - left - kFilmEdge * unit, picture.y - 2 * edge};
}

void drawFilmThoughts(kit::Context& ui, const FilmView& view) {
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const float edge = ui.px(kFilmEdge);
    drawCounts(ui, view.counts);
    drawChances(ui, view.chances, {edge, edge, ui.px(kFilmBar), size.y - 2 * edge});
    // The player who begins is at the bottom, as at the table.
    const float left = 2 * edge + ui.px(kFilmBar);
    float taken = left;
    if (view.players.size() > 1) {
        const float high = ui.px(kPlate);
        const auto& last = view.players.back();
        drawName(ui, canvas, last, {left, edge, plateWidth(ui, kit::Face::Strong, last.name), high});
        const auto& first = view.players.front();
        const float width = plateWidth(ui, kit::Face::Strong, first.name);
        drawName(ui, canvas, first, {left, size.y - edge - high, width, high});
        taken += width + edge;
    }
    drawTurn(ui, canvas, view, taken, size.y - edge);
}

}  // namespace ui::screens
