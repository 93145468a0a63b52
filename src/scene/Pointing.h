#pragma once

#include <optional>
#include <span>

#include "scene/Camera.h"
#include "scene/World.h"

namespace scene {

/// The first thing on the table that a ray meets.
struct Hit {
    game::Place place;
    float distance;  ///< metres along the ray
};

/// The hit of the piece or spot nearest to the eye; of a piece that may be pointed past (TableModel), only if
/// no place of `wanted` is hit behind it, or if its own place is one of them. A piece is hit where it lies or
/// is about to lie, however it is still moving there. A piece in the hand is never hit, only the place from
/// which it was lifted.
[[nodiscard]] std::optional<Hit> nearestHit(const World& world, const Ray& ray,
                                            std::span<const game::Place> wanted = {});

/// The middle of the visible part of a place: of the top piece that lies there, or of the place itself.
[[nodiscard]] glm::vec3 seenPointOf(const World& world, game::Place place);

}  // namespace scene
