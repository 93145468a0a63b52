#include "scene/Picking.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace scene {
namespace {

/// Slab test: whether the ray meets the box before this distance.
bool hits(const Ray& ray, const Bounds& b, float farthest = std::numeric_limits<float>::max()) {
    float nearest = 0;
    for (int axis = 0; axis < 3; ++axis) {
        if (std::abs(ray.direction[axis]) < 1e-9F) {
            if (ray.origin[axis] < b.min[axis] || ray.origin[axis] > b.max[axis]) return false;
            continue;
        }
        const float inverse = 1 / ray.direction[axis];
        const float a = (b.min[axis] - ray.origin[axis]) * inverse;
        const float c = (b.max[axis] - ray.origin[axis]) * inverse;
        nearest = std::max(nearest, std::min(a, c));
        farthest = std::min(farthest, std::max(a, c));
    }
    return nearest <= farthest;
}

/// Möller and Trumbore (1997).
std::optional<float> hits(const Ray& ray, const glm::vec3& a, const glm::vec3& b, const glm::vec3& c) {
    const glm::vec3 ab = b - a;
    const glm::vec3 ac = c - a;
    const glm::vec3 p = glm::cross(ray.direction, ac);
    const float determinant = glm::dot(ab, p);
    if (std::abs(determinant) < 1e-14F) return {};
    const glm::vec3 t = (ray.origin - a) / determinant;
    const float u = glm::dot(t, p);
    const glm::vec3 q = glm::cross(t, ab);
    const float v = glm::dot(ray.direction, q);
    if (u < 0 || v < 0 || u + v > 1) return {};
    const float distance = glm::dot(ac, q);
    if (distance <= 0) return {};
    return distance;
}

std::optional<float> hitsTriangle(const Ray& ray, const Mesh& mesh, std::size_t first) {
    const auto corner = [&](std::size_t k) -> const glm::vec3& {
        return mesh.vertices[mesh.indices[first + k]].position;
    };
    return hits(ray, corner(0), corner(1), corner(2));
}

Ray seenFrom(const Pose& pose, const Ray& ray) {
    const glm::quat back = glm::conjugate(pose.rotation);
    return {back * (ray.origin - pose.position), back * ray.direction};
}

}  // namespace

std::optional<float> intersect(const Ray& ray, const Mesh& mesh, const Bounds& bounds, const Pose& pose) {
    const Ray local = seenFrom(pose, ray);
    if (!hits(local, bounds)) return {};
    std::optional<float> nearest;
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
        const auto distance = hitsTriangle(local, mesh, i);
        if (distance && (!nearest || *distance < *nearest)) nearest = distance;
    }
    return nearest;
}

bool blocks(const Ray& ray, float distance, const Mesh& mesh, const Bounds& bounds, const Pose& pose) {
    const Ray local = seenFrom(pose, ray);
    if (!hits(local, bounds, distance)) return false;
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
        const auto met = hitsTriangle(local, mesh, i);
        if (met && *met < distance) return true;
    }
    return false;
}

bool blocks(const Ray& ray, float distance, const Bounds& box) { return hits(ray, box, distance); }

namespace {

/// Whether a point lies within a convex polygon: on the same side of all its edges.
bool contains(std::span<const glm::vec2> corners, glm::vec2 point) {
    bool left = false;
    bool right = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const glm::vec2 edge = corners[(i + 1) % corners.size()] - corners[i];
        const glm::vec2 to = point - corners[i];
        const float side = edge.x * to.y - edge.y * to.x;
        (side < 0 ? right : left) |= side != 0;
    }
    return !left || !right;
}

}  // namespace

std::optional<float> intersect(const Ray& ray, const PickSpot& spot) {
    if (std::abs(ray.direction.y) < 1e-9F) return {};
    const float distance = (spot.center.y - ray.origin.y) / ray.direction.y;
    const glm::vec3 at = ray.origin + ray.direction * distance - spot.center;
    if (distance <= 0 || std::abs(at.x) > spot.halfSize.x || std::abs(at.z) > spot.halfSize.y) return {};
    if (!contains(spot.corners, {at.x, at.z})) return {};
    return distance;
}

}  // namespace scene
