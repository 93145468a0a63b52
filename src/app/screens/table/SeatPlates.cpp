#include "app/screens/table/SeatPlates.h"

#include <algorithm>
#include <cmath>

#include "app/input/Pointing.h"
#include "app/play/Tables.h"
#include "app/table/SeatColor.h"
#include "app/table/SeatNames.h"
#include "scene/Seats.h"

namespace app {
namespace {

constexpr float kPlateStep = 0.01F;  // metres: a short way to the right of a player

/// Whether this player wins together with the only person at the table, or the one who looks.
bool isPartner(const TableSession& table, game::PlayerId player) {
    const auto viewer = table.rights().viewer().player();
    if (!viewer || !table.seating().atThisTable(*viewer)) return false;
    const std::vector<game::PlayerId> partners = table.view().partnersOf(*viewer);
    return std::find(partners.begin(), partners.end(), player) != partners.end();
}

}  // namespace

void SeatPlates::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    plates_.clear();
    const TableSession& table = playing_.tables.shown();
    const std::vector<std::string> names = namesAt(table, ui.texts);
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        const game::PlayerId player = game::playerAt(seat);
        const auto point = table.stage().scene().model().seatPoint(player);
        if (!point) continue;
        const ImVec2 at = onDisplay(table.stage().project(*point));
        const float yaw = scene::seatYaw(player, names.size());
        const glm::vec3 step = glm::vec3(std::cos(yaw), 0, -std::sin(yaw)) * kPlateStep;
        const ImVec2 further = onDisplay(table.stage().project(*point + step));
        const ImVec2 way{further.x - at.x, further.y - at.y};
        const float length = std::max(std::hypot(way.x, way.y), 1e-3F);
        plates_.push_back({.text = isPartner(table, player)
                                       ? ui.tr("{name}, your partner", {{"name", names[seat]}})
                                       : names[seat],
                           .color = seatColor(ui, table, seat),
                           .toMove = isShownToMove(table, player),
                           .at = at,
                           .outwards = {way.x / length, way.y / length}});
    }
}

void SeatPlates::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    ui::screens::drawSeatPlates(ui, plates_, layout.table);
}

std::string SeatPlates::text() const {
    std::string all;
    for (const ui::screens::SeatPlate& plate : plates_) all += (all.empty() ? "" : "\n") + plate.text;
    return all;
}

}  // namespace app
