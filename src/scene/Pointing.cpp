#include "scene/Pointing.h"

#include <algorithm>

#include "scene/Picking.h"

namespace scene {
namespace {

using game::Place;

const Bounds& pieceBounds(const World& world, const game::PieceState& piece) {
    return world.bounds[world.model->look(piece).mesh.value];
}

bool hasSpot(const World& world, const Place& place) {
    const auto& spots = world.model->spots();
    return std::any_of(spots.begin(), spots.end(),
                       [&](const PickSpot& spot) { return spot.place.sameSpot(place); });
}

/// Calls `visit(piece)` for all pieces that lie on the table.
template <typename Visit>
void eachLying(const World& world, const Visit& visit) {
    world.entities.each<const Piece>([&](ecs::Entity e, const Piece& piece) {
        if (!world.entities.has<InHand>(e)) visit(piece.shown);
    });
}

/// Calls `visit(spot)` for all spots: those of the table, and the places from which the pieces in the hand
/// were lifted if the table has no spots there.
template <typename Visit>
void eachSpot(const World& world, const Visit& visit) {
    for (const PickSpot& spot : world.model->spots()) visit(spot);
    world.entities.each<const Piece, const InHand>([&](ecs::Entity, const Piece& piece, const InHand&) {
        if (hasSpot(world, piece.state.place)) return;
        const Bounds& b = pieceBounds(world, piece.state);
        visit(PickSpot{piece.state.place, world.model->rest(piece.state).position,
                       glm::vec2(b.max.x - b.min.x, b.max.z - b.min.z) * 0.5F});
    });
}

}  // namespace

std::optional<Hit> nearestHit(const World& world, const Ray& ray, std::span<const Place> wanted) {
    std::optional<Hit> found;
    std::optional<Hit> foundWanted;
    bool mayPass = false;
    const auto isWanted = [&](const Place& place) {
        return std::any_of(wanted.begin(), wanted.end(),
                           [&](const Place& other) { return other.sameSpot(place); });
    };
    const auto consider = [&](std::optional<float> distance, const Place& place, bool slender) {
        if (!distance) return;
        if (!found || *distance < found->distance) {
            found = Hit{place, *distance};
            mayPass = slender;
        }
        if ((!foundWanted || *distance < foundWanted->distance) && isWanted(place))
            foundWanted = Hit{place, *distance};
    };
    eachLying(world, [&](const game::PieceState& piece) {
        const Mesh& mesh = world.model->meshes()[world.model->look(piece).mesh.value];
        consider(intersect(ray, mesh, pieceBounds(world, piece), world.model->rest(piece)), piece.place,
                 world.model->mayBePointedPast(piece));
    });
    eachSpot(world, [&](const PickSpot& spot) { consider(intersect(ray, spot), spot.place, false); });
    return mayPass && foundWanted ? foundWanted : found;
}

glm::vec3 seenPointOf(const World& world, Place place) {
    glm::vec3 point = world.model->highlight(place).position;
    eachSpot(world, [&](const PickSpot& spot) {
        if (spot.place.sameSpot(place)) point = spot.center;
    });
    int highest = -1;
    eachLying(world, [&](const game::PieceState& piece) {
        if (!piece.place.sameSpot(place) || piece.place.level <= highest) return;
        highest = piece.place.level;
        const Bounds& b = pieceBounds(world, piece);
        const Pose rest = world.model->rest(piece);
        point = rest.position + rest.rotation * ((b.min + b.max) * 0.5F);
    });
    return point;
}

}  // namespace scene
