#include "scene/SeeThrough.h"

#include <algorithm>

#include "scene/Pointing.h"

namespace scene {
namespace {

using game::Place;

constexpr float kVeiledFrom = 0.2F;    // share of a place that a piece may hide and stay as it is
constexpr float kVeiledAt = 0.6F;      // a piece that hides more is hardly seen
constexpr float kVeiled = 0.5F;        // opacity of such a piece: with less a slender one seems to be gone
constexpr float kVeiledColumn = 0.3F;  // of a whole column, whose ranks are read beside it

std::vector<Place> placesToSee(const World& world) {
    if (!world.showsMarks) return {};
    std::vector<Place> places = world.marks.advice;
    if (!world.model->marksGround()) return places;
    if (world.entry.hover) places.push_back(*world.entry.hover);
    if (world.entry.cursor) places.push_back(*world.entry.cursor);
    const bool holds = world.entities.count<InHand>() > 0;
    if (holds) places.insert(places.end(), world.entry.targets.begin(), world.entry.targets.end());
    return places;
}

}  // namespace

SeeThrough::SeeThrough(const World& world, glm::vec3 eye)
    : world_(&world), eye_(eye), toSee_(placesToSee(world)) {
    if (toSee_.empty() || !world.model->marksGround()) return;
    world.entities.each<const Piece>([&](ecs::Entity e, const Piece& piece) {
        if (!world.entities.has<InHand>(e)) addColumn(piece.shown.place);
    });
}

void SeeThrough::addColumn(const Place& place) {
    const auto isHere = [&](const auto& column) { return column.first.sameSpot(place); };
    if (std::any_of(columns_.begin(), columns_.end(), isHere)) return;
    float hidden = 0;
    for (const Place& wanted : toSee_)
        if (!place.sameSpot(wanted)) hidden = std::max(hidden, hiddenByColumn(*world_, place, eye_, wanted));
    columns_.emplace_back(place, hidden);
}

float SeeThrough::opacityOf(const game::PieceState& piece, const Pose& at, bool inHand) const {
    if (toSee_.empty()) return 1;
    float hidden = 0;
    float least = kVeiled;
    const auto column = std::find_if(columns_.begin(), columns_.end(), [&](const auto& other) {
        return !inHand && other.first.sameSpot(piece.place);
    });
    if (column != columns_.end()) {
        hidden = column->second;
        least = kVeiledColumn;
    } else {
        for (const Place& place : toSee_)
            if (!piece.place.sameSpot(place))
                hidden = std::max(hidden, hiddenBy(*world_, piece, at, eye_, place));
    }
    return std::clamp(1 - (hidden - kVeiledFrom) / (kVeiledAt - kVeiledFrom), least, 1.0F);
}

}  // namespace scene
