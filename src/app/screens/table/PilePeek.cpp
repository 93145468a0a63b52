#include "app/screens/table/PilePeek.h"

#include <algorithm>
#include <cmath>

#include "app/input/Pointing.h"
#include "app/play/Tables.h"

namespace app {

namespace {

constexpr float kRestToOpen = 0.45F;  // seconds
constexpr float kPieceAside = 10;     // units: half the breadth of a piece in the picture, about

bool samePlace(const std::optional<game::Place>& a, const std::optional<game::Place>& b) {
    return a.has_value() == b.has_value() && (!a || a->sameSpot(*b));
}

/// Where the pieces are seen that do not lie at this place, in pixels.
std::vector<ui::kit::Rect> piecesBeside(const TableSession& table, game::Place place, float aside) {
    const scene::TableModel& model = table.stage().scene().model();
    std::vector<ui::kit::Rect> seen;
    for (const game::PieceState& piece : table.view().pieces()) {
        if (piece.place.sameSpot(place)) continue;
        const glm::vec3 rests = model.rest(piece).position;
        const ImVec2 foot = onDisplay(table.stage().project(rests));
        const glm::vec3 highest = rests + glm::vec3(0, model.heightOf(piece), 0);
        const ImVec2 top = onDisplay(table.stage().project(highest));
        const float left = std::min(foot.x, top.x) - aside;
        const float upper = std::min(foot.y, top.y) - aside;
        seen.push_back(
            {left, upper, std::abs(foot.x - top.x) + 2 * aside, std::abs(foot.y - top.y) + 2 * aside});
    }
    return seen;
}

}  // namespace

bool PilePeek::update(float seconds) {
    const TableSession& table = playing_.tables.shown();
    const bool before = open_;
    const auto now = table.hand().pointedAt();
    const bool moved = !samePlace(now, place_);
    place_ = now;
    rested_ = moved || table.animating() || table.turn().begun() ? 0 : rested_ + seconds;
    open_ = place_ && rested_ >= kRestToOpen;
    return open_ != before || (open_ && moved);
}

void PilePeek::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    view_ = {};
    if (!open_) return;
    TableSession& table = playing_.tables.shown();
    const ui::game::Presentation& presentation = *table.entry().presentation;
    int liftable = 0;
    for (const auto& layer : presentation.pileAt(table.view(), *place_)) {
        view_.layers.push_back({.shape = presentation.icon(layer.icon),
                                .color = presentation.seatColor(ui.palette, layer.owner),
                                .label = layer.label,
                                .canBeLifted = layer.canBeLifted});
        liftable += layer.canBeLifted ? 1 : 0;
    }
    view_.at = onDisplay(table.stage().project(*place_));
    if (!view_.layers.empty()) view_.pieces = piecesBeside(table, *place_, ui.px(kPieceAside));
    if (liftable == 0) return;
    view_.limit = ui.trn("up to {count} can be lifted", "up to {count} can be lifted", liftable,
                         {{"count", std::to_string(liftable)}});
}

void PilePeek::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    ui::screens::drawPileFan(ui, view_, layout.table);
}

}  // namespace app
