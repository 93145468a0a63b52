#include "app/screens/table/PilePeek.h"

#include <imgui.h>

#include "app/play/CurrentGame.h"

namespace app {

namespace {

constexpr float kRestToOpen = 0.45F;  // seconds

bool samePlace(const std::optional<game::Place>& a, const std::optional<game::Place>& b) {
    return a.has_value() == b.has_value() && (!a || a->sameSpot(*b));
}

}  // namespace

bool PilePeek::update(float seconds) {
    const TableSession& table = currentGame_.tables().shown();
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
    TableSession& table = currentGame_.tables().shown();
    const ui::game::Presentation& presentation = *table.entry().presentation;
    int liftable = 0;
    for (const auto& layer : presentation.pileAt(table.view(), *place_)) {
        view_.layers.push_back({.shape = presentation.icon(layer.icon),
                                .color = presentation.seatColor(ui.palette, layer.owner),
                                .label = layer.label,
                                .canBeLifted = layer.canBeLifted});
        liftable += layer.canBeLifted ? 1 : 0;
    }
    const glm::vec2 at = table.stage().project(*place_);
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    view_.at = {(at.x + 1) / 2 * display.x, (1 - at.y) / 2 * display.y};
    if (liftable == 0) return;
    view_.limit = ui.trn("up to {count} can be lifted", "up to {count} can be lifted", liftable,
                         {{"count", std::to_string(liftable)}});
}

void PilePeek::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    ui::screens::drawPileFan(ui, view_, layout.table);
}

}  // namespace app
