#include "scene/Pointing.h"

#include "scene/Picking.h"

namespace scene {

using game::Place;

std::optional<Hit> nearestHit(const World& world, const Ray& ray) {
    std::optional<Hit> found;
    const auto consider = [&](std::optional<float> distance, const Place& place) {
        if (!distance || (found && *distance >= found->distance)) return;
        found = Hit{place, *distance};
    };
    world.entities.each<const Piece, const Drawn, const Pose>([&](ecs::Entity, const Piece& piece,
                                                                  const Drawn& drawn, const Pose& pose) {
        const auto mesh = drawn.look.mesh.value;
        consider(intersect(ray, world.model->meshes()[mesh], world.bounds[mesh], pose), piece.shown.place);
    });
    for (const PickSpot& spot : world.model->spots()) consider(intersect(ray, spot), spot.place);
    return found;
}

glm::vec3 seenPointOf(const World& world, Place place) {
    glm::vec3 point = world.model->highlight(place).position;
    for (const PickSpot& spot : world.model->spots())
        if (spot.place.sameSpot(place)) point = spot.center;
    int highest = -1;
    world.entities.each<const Piece, const Drawn, const Pose>(
        [&](ecs::Entity, const Piece& piece, const Drawn& drawn, const Pose& pose) {
            if (!piece.shown.place.sameSpot(place) || piece.shown.place.level <= highest) return;
            highest = piece.shown.place.level;
            const Bounds& b = world.bounds[drawn.look.mesh.value];
            point = pose.position + pose.rotation * ((b.min + b.max) * 0.5F);
        });
    return point;
}

}  // namespace scene
