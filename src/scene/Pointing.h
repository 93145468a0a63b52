#pragma once

#include <optional>
#include <span>
#include <vector>

#include "scene/World.h"
#include "scene/camera/Camera.h"

namespace scene {

/// The first thing on the table that a ray meets.
struct Hit {
    game::Place place;
    float distance;  ///< metres along the ray
};

/// Whether what is shown of a turn that is being entered can be pointed at.
enum class EntryCounts : std::uint8_t { No, Yes };

/// The hit of the piece or spot nearest to the eye, without spots that count only if they are `wanted`, and
/// are not. If that is a piece that may be pointed past (TableModel), whose own place is not one of `wanted`,
/// and which hides the middle of a place of `wanted` that is hit behind it, the hit of that place. A piece is
/// hit where it lies or is about to lie, however it is still moving there. If the entry counts, a piece in
/// the hand is hit where the hand holds it, and stands for the place above which that is, unless a place of
/// `wanted` can be seen through it (TableModel::hidesInHand); and what a click would add is as good as the
/// place to which it would come, unless it hides the middle of another place of `wanted` that is hit behind
/// it. Otherwise only the place from which a piece was lifted is hit.
[[nodiscard]] std::optional<Hit> nearestHit(const World& world, const Ray& ray,
                                            std::span<const game::Place> wanted = {},
                                            EntryCounts entry = EntryCounts::No);

/// The place with the level of the highest piece that lies there; level 0 if there is none.
[[nodiscard]] game::Place topPlaceOf(const World& world, game::Place place);

/// The middle of the visible part of a place: of the top piece that lies there, or of the place itself.
[[nodiscard]] glm::vec3 seenPointOf(const World& world, game::Place place);

/// The share, 0 to 1, of what is to be seen of a place that this piece hides from the eye, where it is posed:
/// of its top piece, or if pieces are tall, of all pieces there.
[[nodiscard]] float hiddenBy(const World& world, const game::PieceState& piece, const Pose& pose,
                             glm::vec3 eye, game::Place place);

/// The share that all pieces at another place hide together.
[[nodiscard]] float hiddenByColumn(const World& world, game::Place column, glm::vec3 eye, game::Place place);

/// TableModel::freePoint() of the highest piece or idea at a place; nullopt if there is none, or if nothing
/// is to be read on it.
[[nodiscard]] std::optional<glm::vec3> freePointOf(const World& world, game::Place place);

/// The four upper corners of the box around the highest piece of each place, where pieces lie or are about to
/// lie, in metres.
[[nodiscard]] std::vector<glm::vec3> topsOf(const World& world);

}  // namespace scene
