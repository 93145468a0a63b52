#include "scene/Shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <limits>
#include <map>
#include <utility>

namespace scene {
namespace {

void addQuad(Mesh& mesh, std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    for (const std::uint32_t i : {a, b, c, a, c, d}) mesh.indices.push_back(i);
}

float fittingRadius(glm::vec3 half, float radius) {
    return std::max(1e-5F, std::min(radius, std::min({half.x, half.y, half.z}) * 0.999F));
}

/// Coordinates of the grid lines of a face along one axis: dense over the rounded edges.
std::vector<float> gridLines(float half, float radius, int steps) {
    std::vector<float> lines;
    for (int i = 0; i <= steps; ++i) {
        const float angle = glm::quarter_pi<float>() * static_cast<float>(i) / static_cast<float>(steps);
        lines.push_back(half - radius + radius * std::tan(angle));
    }
    std::vector<float> all;
    for (auto it = lines.rbegin(); it != lines.rend(); ++it) all.push_back(-*it);
    all.insert(all.end(), lines.begin(), lines.end());
    return all;
}

/// One face of a rounded box; `u` × `v` = outwards.
void addFace(Mesh& mesh, glm::vec3 half, float radius, int steps, glm::vec3 u, glm::vec3 v,
             glm::vec2 offset) {
    const glm::vec3 n = glm::cross(u, v);
    const auto along = [&](glm::vec3 axis) { return std::abs(glm::dot(axis, half)); };
    const std::vector<float> us = gridLines(along(u), radius, steps);
    const std::vector<float> vs = gridLines(along(v), radius, steps);
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    for (const float b : vs)
        for (const float a : us) {
            const glm::vec3 onCube = u * a + v * b + n * along(n);
            const glm::vec3 core = glm::clamp(onCube, -(half - radius), half - radius);
            const glm::vec3 normal = glm::normalize(onCube - core);
            const glm::vec3 tangent = glm::normalize(u - normal * glm::dot(u, normal));
            mesh.vertices.push_back({core + normal * radius + glm::vec3(0, half.y, 0), normal,
                                     glm::vec2(a, b) + offset, tangent});
        }
    const auto wide = static_cast<std::uint32_t>(us.size());
    for (std::uint32_t j = 0; j + 1 < vs.size(); ++j)
        for (std::uint32_t i = 0; i + 1 < wide; ++i) {
            const std::uint32_t at = first + j * wide + i;
            addQuad(mesh, at, at + 1, at + 1 + wide, at + wide);
        }
}

Vertex between(const Vertex& a, const Vertex& b) {
    return {.position = (a.position + b.position) * 0.5F,
            .normal = glm::normalize(a.normal + b.normal),
            .uv = (a.uv + b.uv) * 0.5F,
            .tangent = glm::normalize(a.tangent + b.tangent),
            .opacity = (a.opacity + b.opacity) / 2};
}

}  // namespace

Mesh roundedTop(glm::vec3 size, float radius, int steps) {
    const glm::vec3 half = size / 2.0F;
    Mesh mesh;
    addFace(mesh, half, fittingRadius(half, radius), steps, {1, 0, 0}, {0, 0, -1}, {0, 0});
    return mesh;
}

Mesh roundedBox(glm::vec3 size, float radius, int steps) {
    const glm::vec3 half = size / 2.0F;
    radius = fittingRadius(half, radius);
    Mesh mesh = roundedTop(size, radius, steps);
    const glm::vec3 x(1, 0, 0);
    const glm::vec3 y(0, 1, 0);
    const glm::vec3 z(0, 0, 1);
    // The sides continue the top's texture over the edge, as in a solid block.
    addFace(mesh, half, radius, steps, x, z, {0.37F, 0.11F});
    addFace(mesh, half, radius, steps, x, y, {0, -half.z - half.y});
    addFace(mesh, half, radius, steps, -x, y, {0.53F, half.z + half.y});
    addFace(mesh, half, radius, steps, -z, y, {0.21F, 0.29F});
    addFace(mesh, half, radius, steps, z, y, {0.71F, 0.43F});
    return mesh;
}

Mesh lathe(std::span<const glm::vec2> profile, int around, float smoothAngle) {
    Mesh mesh;
    const auto direction = [&](std::size_t i) { return glm::normalize(profile[i + 1] - profile[i]); };
    const auto outwards = [](glm::vec2 d) { return glm::vec2(d.y, -d.x); };
    float length = 0;
    for (std::size_t i = 0; i + 1 < profile.size(); ++i) {
        const glm::vec2 here = direction(i);
        // Normals at both ends of this band; shared with its neighbour if the profile is smooth there.
        const auto blended = [&](std::size_t other) {
            const glm::vec2 there = direction(other);
            const bool smooth = std::acos(std::clamp(glm::dot(here, there), -1.0F, 1.0F)) < smoothAngle;
            return outwards(glm::normalize(smooth ? here + there : here));
        };
        const glm::vec2 low = i > 0 ? blended(i - 1) : outwards(here);
        const glm::vec2 high = i + 2 < profile.size() ? blended(i + 1) : outwards(here);
        const float next = length + glm::length(profile[i + 1] - profile[i]);
        const float girth = std::max(profile[i].x, profile[i + 1].x);
        const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
        for (int k = 0; k <= around; ++k) {
            const float angle = glm::two_pi<float>() * static_cast<float>(k) / static_cast<float>(around);
            const float c = std::cos(angle);
            const float s = std::sin(angle);
            const auto corner = [&](glm::vec2 p, glm::vec2 n, float v) {
                mesh.vertices.push_back(
                    {{p.x * c, p.y, -p.x * s}, {n.x * c, n.y, -n.x * s}, {angle * girth, v}, {-s, 0, -c}});
            };
            corner(profile[i], low, length);
            corner(profile[i + 1], high, next);
        }
        for (std::uint32_t k = 0; k < static_cast<std::uint32_t>(around); ++k) {
            const std::uint32_t at = first + 2 * k;
            addQuad(mesh, at, at + 2, at + 3, at + 1);
        }
        length = next;
    }
    return mesh;
}

Mesh fitted(Mesh mesh, float height, float widest) {
    const Bounds b = boundsOf(mesh);
    const glm::vec3 size = glm::max(b.max - b.min, glm::vec3(1e-6F));
    const float narrowed = std::min(1.0F, widest / std::max(size.x, size.z));
    const glm::vec3 scale(narrowed, height / size.y, narrowed);
    const glm::vec3 foot((b.min.x + b.max.x) / 2, b.min.y, (b.min.z + b.max.z) / 2);
    for (Vertex& v : mesh.vertices) {
        v.position = (v.position - foot) * scale;
        v.normal = glm::normalize(v.normal / scale);
        v.tangent = glm::normalize(v.tangent * scale);
        v.tangent = glm::normalize(v.tangent - v.normal * glm::dot(v.normal, v.tangent));
    }
    return mesh;
}

Mesh plate(glm::vec2 size) {
    Mesh mesh;
    const glm::vec2 h = size / 2.0F;
    for (const glm::vec2 c : {glm::vec2(-1, 1), glm::vec2(1, 1), glm::vec2(1, -1), glm::vec2(-1, -1)})
        mesh.vertices.push_back({{c.x * h.x, 0, c.y * h.y}, {0, 1, 0}, {c.x * h.x, -c.y * h.y}, {1, 0, 0}});
    addQuad(mesh, 0, 1, 2, 3);
    return mesh;
}

Mesh frame(glm::vec2 size, float width) {
    Mesh mesh;
    const glm::vec2 outer = size / 2.0F;
    const glm::vec2 inner = outer - width;
    for (const glm::vec2 ring : {outer, inner})
        for (const glm::vec2 c : {glm::vec2(-1, 1), glm::vec2(1, 1), glm::vec2(1, -1), glm::vec2(-1, -1)})
            mesh.vertices.push_back(
                {{c.x * ring.x, 0, c.y * ring.y}, {0, 1, 0}, {c.x * ring.x, -c.y * ring.y}, {1, 0, 0}});
    for (std::uint32_t i = 0; i < 4; ++i) addQuad(mesh, i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i);
    return mesh;
}

namespace {

/// Adds a horizontal rectangle with these corners.
void addPlate(Mesh& mesh, glm::vec2 from, glm::vec2 to) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    for (const glm::vec2 p : {glm::vec2(from.x, to.y), to, glm::vec2(to.x, from.y), from})
        mesh.vertices.push_back({{p.x, 0, p.y}, {0, 1, 0}, {p.x, -p.y}, {1, 0, 0}});
    addQuad(mesh, first, first + 1, first + 2, first + 3);
}

/// Adds the rectangle four times, each turned by another quarter about the middle.
void addAround(Mesh& mesh, glm::vec2 from, glm::vec2 to) {
    for (int quarter = 0; quarter < 4; ++quarter) {
        addPlate(mesh, glm::min(from, to), glm::max(from, to));
        from = {-from.y, from.x};
        to = {-to.y, to.x};
    }
}

Mesh cornerAngles(float side, float width) {
    Mesh mesh;
    const float half = side / 2;
    const float arm = side * 0.26F;
    addAround(mesh, {-half, -half}, {-half + arm, -half + width});
    addAround(mesh, {half - width, -half + width}, {half, -half + arm});
    addAround(mesh, {half - arm, -half}, {half - width, -half + width});
    return mesh;
}

Mesh doubleFrame(float side, float width) {
    Mesh mesh = frame(glm::vec2(side), width * 0.8F);
    const Mesh inner = frame(glm::vec2(side - 4 * width), width * 0.8F);
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    mesh.vertices.insert(mesh.vertices.end(), inner.vertices.begin(), inner.vertices.end());
    for (const std::uint32_t index : inner.indices) mesh.indices.push_back(first + index);
    return mesh;
}

/// Adds a horizontal regular polygon.
void addDisc(Mesh& mesh, glm::vec2 middle, float radius, int corners) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    for (int i = 0; i < corners; ++i) {
        const float a = glm::two_pi<float>() * static_cast<float>(i) / static_cast<float>(corners);
        const glm::vec2 p = middle + glm::vec2(std::cos(a), -std::sin(a)) * radius;
        mesh.vertices.push_back({{p.x, 0, p.y}, {0, 1, 0}, {p.x, -p.y}, {1, 0, 0}});
    }
    for (int i = 2; i < corners; ++i)
        mesh.indices.insert(mesh.indices.end(), {first, first + static_cast<std::uint32_t>(i) - 1,
                                                 first + static_cast<std::uint32_t>(i)});
}

/// A row of round heads, like the nails of a chest: four along each side, with those of the corners.
Mesh studdedFrame(float side, float width) {
    Mesh mesh;
    const float radius = width * 0.72F;
    const float half = side / 2 - radius;
    constexpr int kStuds = 4;
    for (int i = 0; i + 1 < kStuds; ++i) {
        glm::vec2 at(-half + 2 * half * static_cast<float>(i) / (kStuds - 1), -half);
        for (int quarter = 0; quarter < 4; ++quarter) {
            addDisc(mesh, at, radius, 10);
            at = {-at.y, at.x};
        }
    }
    return mesh;
}

/// A broken line: three strokes along each side, the middle one longer, and none at the corners.
Mesh dashedFrame(float side, float width) {
    Mesh mesh;
    const float half = side / 2;
    const float end = half * 0.84F;  // of the outer strokes
    const float gap = half * 0.5F;   // from the middle of a side to its outer strokes
    const float middle = half * 0.3F;
    addAround(mesh, {-middle, -half}, {middle, -half + width});
    addAround(mesh, {-end, -half}, {-gap, -half + width});
    addAround(mesh, {gap, -half}, {end, -half + width});
    return mesh;
}

/// A fine line around a place with a lozenge in the middle of each side, as an inlay of metal.
Mesh inlaidFrame(float side, float width) {
    Mesh mesh = frame(glm::vec2(side), width * 0.62F);
    const float radius = width * 1.05F;
    glm::vec2 at(0, -side / 2 + radius);
    for (int quarter = 0; quarter < 4; ++quarter) {
        addDisc(mesh, at, radius, 4);
        at = {-at.y, at.x};
    }
    return mesh;
}

}  // namespace

Mesh highlight(HighlightStyle style, float side) {
    const float width = style.bold ? 0.0062F : 0.0040F;  // metres
    switch (style.shape) {
        case HighlightShape::Corners:
            return cornerAngles(side, width);
        case HighlightShape::Double:
            return doubleFrame(side, width);
        case HighlightShape::Studs:
            return studdedFrame(side, width);
        case HighlightShape::Dashes:
            return dashedFrame(side, width);
        case HighlightShape::Frame:
            break;
    }
    return inlaidFrame(side, width);
}

Mesh subdividedNear(Mesh mesh, std::span<const glm::vec3> points, float longest) {
    // Both triangles at a side that is too long must use the same midpoint, so that no gap opens.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> middles;
    const auto middleOf = [&](std::uint32_t a, std::uint32_t b) {
        const auto [found, isNew] =
            middles.try_emplace(std::minmax(a, b), static_cast<std::uint32_t>(mesh.vertices.size()));
        if (isNew) mesh.vertices.push_back(between(mesh.vertices[a], mesh.vertices[b]));
        return found->second;
    };
    // How much too long a side is, as a factor: the same for both of its triangles.
    const auto excess = [&](std::uint32_t a, std::uint32_t b) {
        const glm::vec3 from = mesh.vertices[a].position;
        const glm::vec3 to = mesh.vertices[b].position;
        float nearest = std::numeric_limits<float>::infinity();
        for (const glm::vec3& point : points)
            nearest = std::min(nearest, glm::distance(point, (from + to) * 0.5F));
        return glm::distance(from, to) / std::max(nearest, longest);
    };
    std::vector<std::uint32_t> done;
    while (!mesh.indices.empty()) {
        std::array<std::uint32_t, 3> t{};
        std::copy_n(mesh.indices.end() - 3, 3, t.begin());
        mesh.indices.resize(mesh.indices.size() - 3);
        // Rotated so that the longest side comes first.
        const std::array<float, 3> sides{excess(t[0], t[1]), excess(t[1], t[2]), excess(t[2], t[0])};
        const auto widest = std::max_element(sides.begin(), sides.end());
        std::rotate(t.begin(), t.begin() + (widest - sides.begin()), t.end());
        if (*widest <= 1) {
            done.insert(done.end(), t.begin(), t.end());
            continue;
        }
        const std::uint32_t middle = middleOf(t[0], t[1]);
        mesh.indices.insert(mesh.indices.end(), {t[0], middle, t[2], middle, t[1], t[2]});
    }
    mesh.indices = std::move(done);
    return mesh;
}

Mesh softDisc() {
    constexpr std::uint32_t kRings = 6;
    constexpr std::uint32_t kAround = 24;
    Mesh mesh;
    mesh.vertices.push_back({{0, 0, 0}, {0, 1, 0}, {0, 0}, {1, 0, 0}});
    for (std::uint32_t ring = 1; ring <= kRings; ++ring)
        for (std::uint32_t i = 0; i < kAround; ++i) {
            const float r = static_cast<float>(ring) / kRings;
            const float a = glm::two_pi<float>() * static_cast<float>(i) / kAround;
            const glm::vec2 p = glm::vec2(std::cos(a), -std::sin(a)) * r;
            const float open = 1 - r * r;
            mesh.vertices.push_back({{p.x, 0, p.y}, {0, 1, 0}, {p.x, p.y}, {1, 0, 0}, open * open});
        }
    for (std::uint32_t i = 0; i < kAround; ++i) {
        const std::uint32_t next = (i + 1) % kAround;
        mesh.indices.insert(mesh.indices.end(), {0, 1 + i, 1 + next});
        for (std::uint32_t inner = 1; inner < 1 + (kRings - 1) * kAround; inner += kAround)
            addQuad(mesh, inner + i, inner + kAround + i, inner + kAround + next, inner + next);
    }
    return mesh;
}

Mesh strokes(std::span<const std::vector<glm::vec2>> lines, float width) {
    Mesh mesh;
    for (const auto& line : lines) {
        const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
        for (std::size_t i = 0; i < line.size(); ++i) {
            const glm::vec2 before =
                i > 0 ? glm::normalize(line[i] - line[i - 1]) : glm::normalize(line[1] - line[0]);
            const glm::vec2 after = i + 1 < line.size() ? glm::normalize(line[i + 1] - line[i]) : before;
            const glm::vec2 along = glm::normalize(before + after + 1e-6F);
            // Mitre joints: the stroke keeps its width around bends.
            const float miter = 1 / std::max(0.5F, glm::dot(along, after));
            const glm::vec2 aside = glm::vec2(along.y, -along.x) * (width / 2 * miter);
            for (const glm::vec2 p : {line[i] + aside, line[i] - aside})
                mesh.vertices.push_back({{p.x, 0, p.y}, {0, 1, 0}, p, {1, 0, 0}});
        }
        for (std::uint32_t i = 0; i + 1 < line.size(); ++i) {
            const std::uint32_t at = first + 2 * i;
            addQuad(mesh, at, at + 1, at + 3, at + 2);
        }
    }
    // All faces point up, whichever way a stroke runs.
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
        const auto p = [&](std::size_t k) { return mesh.vertices[mesh.indices[i + k]].position; };
        if (glm::cross(p(1) - p(0), p(2) - p(0)).y < 0) std::swap(mesh.indices[i + 1], mesh.indices[i + 2]);
    }
    return mesh;
}

std::vector<glm::vec2> smoothed(std::span<const glm::vec2> points, int stepsBetween) {
    std::vector<glm::vec2> curve;
    const auto last = static_cast<int>(points.size()) - 1;
    const auto point = [&](int i) { return points[static_cast<std::size_t>(std::clamp(i, 0, last))]; };
    for (int i = 0; i < last; ++i)
        for (int k = 0; k < stepsBetween; ++k) {
            const float t = static_cast<float>(k) / static_cast<float>(stepsBetween);
            const glm::vec2 a = point(i - 1), b = point(i), c = point(i + 1), d = point(i + 2);
            curve.push_back(0.5F * (2.0F * b + (c - a) * t + (2.0F * a - 5.0F * b + 4.0F * c - d) * (t * t) +
                                    (3.0F * b - a - 3.0F * c + d) * (t * t * t)));
        }
    curve.push_back(points.back());
    return curve;
}

}  // namespace scene
