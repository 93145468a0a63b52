#include "scene/Obstruction.h"

#include <algorithm>

namespace scene {
namespace {

constexpr int kRays = 9;             // in each direction over the field of play
constexpr float kAbove = 0.025F;     // metres: about the tops of pieces
constexpr float kGoneAt = 0.05F;     // share of the field; a thing that hides more is drawn almost invisible
constexpr float kBarelySeen = 0.1F;  // opacity of such a thing

/// Whether the segment from the eye to a point crosses the box.
bool isBetween(const Bounds& box, glm::vec3 eye, glm::vec3 point) {
    const glm::vec3 way = point - eye;
    float enters = 0;
    float leaves = 1;
    for (int axis = 0; axis < 3; ++axis) {
        const float perUnit = 1 / (way[axis] == 0 ? 1e-9F : way[axis]);
        const float one = (box.min[axis] - eye[axis]) * perUnit;
        const float other = (box.max[axis] - eye[axis]) * perUnit;
        enters = std::max(enters, std::min(one, other));
        leaves = std::min(leaves, std::max(one, other));
    }
    return enters <= leaves;
}

/// The table and the ground reach from one side of the field to the other.
bool isBelow(const Bounds& box) { return box.min.x < 0 && box.max.x > 0 && box.min.z < 0 && box.max.z > 0; }

/// Whether any segment from the eye to the field can cross the box: quickly known for most things.
bool mayHide(const Bounds& box, glm::vec3 eye, float radius) {
    const glm::vec3 low = glm::min(eye, glm::vec3(-radius, kAbove, -radius));
    const glm::vec3 high = glm::max(eye, glm::vec3(radius, kAbove, radius));
    return glm::all(glm::lessThanEqual(box.min, high)) && glm::all(glm::lessThanEqual(low, box.max));
}

}  // namespace

float hiddenShare(const Bounds& thing, glm::vec3 eye, float radius) {
    if (isBelow(thing) || !mayHide(thing, eye, radius)) return 0;
    int hidden = 0;
    for (int row = 0; row < kRays; ++row)
        for (int column = 0; column < kRays; ++column) {
            const float x = radius * (2 * static_cast<float>(column) / (kRays - 1) - 1);
            const float z = radius * (2 * static_cast<float>(row) / (kRays - 1) - 1);
            if (isBetween(thing, eye, {x, kAbove, z})) ++hidden;
        }
    return static_cast<float>(hidden) / (kRays * kRays);
}

float opacityOf(float hiddenShare) { return std::clamp(1 - hiddenShare / kGoneAt, kBarelySeen, 1.0F); }

}  // namespace scene
