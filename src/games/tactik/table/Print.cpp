#include "games/tactik/table/Print.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>

namespace tactik::table {

using glm::vec2;
using Line = std::vector<vec2>;

namespace {

constexpr float kMillimetre = 0.001F;
constexpr float kLayer = 0.00005F;  // metres between two layers
constexpr float kHalfTurn = glm::pi<float>();

/// Steps around a circle of this radius in millimetres.
int stepsAround(float radius) { return std::clamp(static_cast<int>(std::lround(6 + radius * 1.8F)), 8, 32); }

Line ellipse(vec2 middle, vec2 radius, float from, float to) {
    constexpr int kSteps = 14;
    Line line;
    for (int i = 0; i <= kSteps; ++i) {
        const float angle = glm::radians(from + (to - from) * static_cast<float>(i) / kSteps);
        line.push_back(middle + vec2(std::cos(angle), std::sin(angle)) * radius);
    }
    return line;
}

vec2 leftOf(vec2 way) { return {-way.y, way.x}; }

Line joined(Line a, const Line& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

Glyph six() {
    return {0.58F,
            {joined({{0.45F, 1.0F}, {0.20F, 0.66F}, {0.06F, 0.46F}},
                    ellipse({0.29F, 0.30F}, {0.29F, 0.30F}, 165, 525))}};
}

Glyph nine() {
    Glyph glyph = six();
    for (Line& line : glyph.lines)
        for (vec2& p : line) p = vec2(glyph.width, 1) - p;
    return glyph;
}

}  // namespace

Glyph glyphOf(char letter) {
    switch (letter) {
        case '0':
            return {0.58F, {ellipse({0.29F, 0.5F}, {0.29F, 0.5F}, 90, 450)}};
        case '1':
            return {0.40F, {{{0.02F, 0.76F}, {0.25F, 1}, {0.25F, 0}}, {{0.05F, 0}, {0.42F, 0}}}};
        case '2':
            return {0.57F,
                    {joined(ellipse({0.285F, 0.71F}, {0.275F, 0.29F}, 165, -38), {{0.0F, 0}, {0.57F, 0}})}};
        case '3':
            return {0.56F,
                    {joined(ellipse({0.26F, 0.745F}, {0.25F, 0.255F}, 155, -90),
                            ellipse({0.27F, 0.275F}, {0.29F, 0.275F}, 85, -155))}};
        case '4':
            return {0.60F, {{{0.44F, 0}, {0.44F, 1}, {0.0F, 0.29F}, {0.60F, 0.29F}}}};
        case '5':
            return {0.56F,
                    {joined({{0.50F, 1}, {0.08F, 1}, {0.04F, 0.53F}},
                            ellipse({0.26F, 0.31F}, {0.30F, 0.31F}, 128, -150))}};
        case '6':
            return six();
        case '7':
            return {0.56F, {{{0, 1}, {0.56F, 1}, {0.19F, 0}}}};
        case '8':
            return {0.57F,
                    {ellipse({0.285F, 0.755F}, {0.235F, 0.245F}, -90, 270),
                     ellipse({0.285F, 0.27F}, {0.285F, 0.27F}, 90, 450)}};
        case '9':
            return nine();
        case 'x':
            return {0.40F, {{{0, 0.12F}, {0.40F, 0.56F}}, {{0, 0.56F}, {0.40F, 0.12F}}}};
        default:
            return {0, {}};
    }
}

Line arc(vec2 middle, float radius, float from, float to, int steps) {
    Line line;
    for (int i = 0; i <= steps; ++i) {
        const float angle = from + (to - from) * static_cast<float>(i) / static_cast<float>(steps);
        line.push_back(middle + vec2(std::cos(angle), std::sin(angle)) * radius);
    }
    return line;
}

vec2 swatchOf(Ink ink) {
    const auto swatch = static_cast<int>(ink);
    // Rows of a texture count from the bottom, swatches from the top.
    return {(static_cast<float>(swatch % kSwatches) + 0.5F) / kSwatches,
            1 - (static_cast<float>(swatch / kSwatches) + 0.5F) / kSwatches};
}

scene::Mesh painted(scene::Mesh mesh, Ink ink) {
    for (scene::Vertex& vertex : mesh.vertices) vertex.uv = swatchOf(ink);
    return mesh;
}

Print& Print::on(int layer) {
    layer_ = layer;
    return *this;
}

Print& Print::at(vec2 origin, float turn, float size) {
    origin_ = origin;
    turn_ = turn;
    size_ = size;
    return *this;
}

std::uint32_t Print::point(vec2 at, Ink ink) {
    const vec2 turned(std::cos(turn_) * at.x - std::sin(turn_) * at.y,
                      std::sin(turn_) * at.x + std::cos(turn_) * at.y);
    const vec2 page = (origin_ + turned * size_) * kMillimetre;
    const float height = rise_ + static_cast<float>(layer_) * kLayer;
    mesh_.vertices.push_back({{page.x, height, -page.y}, {0, 1, 0}, swatchOf(ink), {1, 0, 0}});
    return static_cast<std::uint32_t>(mesh_.vertices.size() - 1);
}

void Print::polygon(std::span<const vec2> outline, Ink ink) {
    std::vector<std::uint32_t> corners;
    for (const vec2 p : outline) corners.push_back(point(p, ink));
    for (std::size_t i = 2; i < corners.size(); ++i)
        mesh_.indices.insert(mesh_.indices.end(), {corners[0], corners[i - 1], corners[i]});
}

void Print::disc(vec2 middle, float radius, Ink ink) {
    const int steps = stepsAround(radius * size_);
    Line outline = arc(middle, radius, 0, 2 * kHalfTurn, steps);
    outline.pop_back();
    polygon(outline, ink);
}

void Print::ring(vec2 middle, float radius, float width, Ink ink) {
    const int steps = stepsAround(radius * size_);
    std::uint32_t outer = 0;
    std::uint32_t inner = 0;
    for (int i = 0; i <= steps; ++i) {
        const float angle = 2 * kHalfTurn * static_cast<float>(i) / static_cast<float>(steps);
        const vec2 out(std::cos(angle), std::sin(angle));
        const std::uint32_t nextOuter = point(middle + out * radius, ink);
        const std::uint32_t nextInner = point(middle + out * (radius - width), ink);
        if (i > 0)
            mesh_.indices.insert(mesh_.indices.end(), {outer, nextOuter, nextInner, outer, nextInner, inner});
        outer = nextOuter;
        inner = nextInner;
    }
}

namespace {

Line roundedOutline(vec2 half, float radius) {
    constexpr int kCornerSteps = 3;
    Line outline;
    for (int corner = 0; corner < 4; ++corner) {
        const vec2 sign(corner == 0 || corner == 3 ? 1 : -1, corner < 2 ? 1 : -1);
        const float from = static_cast<float>(corner) * kHalfTurn / 2;
        for (const vec2 p : arc(sign * (half - radius), radius, from, from + kHalfTurn / 2, kCornerSteps))
            outline.push_back(p);
    }
    return outline;
}

}  // namespace

void Print::roundedBox(vec2 half, float radius, Ink ink) { polygon(roundedOutline(half, radius), ink); }

void Print::roundedFrame(vec2 half, float radius, float width, Ink ink) {
    const Line outer = roundedOutline(half, radius);
    const Line inner = roundedOutline(half - width, std::max(radius - width, 0.01F));
    std::vector<std::uint32_t> points;
    for (std::size_t i = 0; i < outer.size(); ++i) {
        points.push_back(point(outer[i], ink));
        points.push_back(point(inner[i], ink));
    }
    for (std::size_t i = 0; i < points.size(); i += 2) {
        const std::size_t next = (i + 2) % points.size();
        mesh_.indices.insert(mesh_.indices.end(), {points[i], points[next], points[next + 1], points[i],
                                                   points[next + 1], points[i + 1]});
    }
}

void Print::stroke(std::span<const vec2> line, float width, Ink ink) {
    using Ends = std::array<std::uint32_t, 2>;  // to the right of the line, and to its left
    const float half = width / 2;
    const auto along = [&](std::size_t i) { return glm::normalize(line[i + 1] - line[i]); };
    const auto across = [&](vec2 at, vec2 aside) -> Ends {
        return {point(at - aside, ink), point(at + aside, ink)};
    };
    // Where one segment ends and where the next one begins. They share their corners, except in a sharp bend,
    // which is round.
    const auto bend = [&](vec2 at, vec2 before, vec2 after) -> std::array<Ends, 2> {
        constexpr float kSharp = 0.5F;
        const vec2 left = leftOf(before);
        const vec2 leftAfter = leftOf(after);
        if (std::abs(glm::dot(left, after)) > kSharp || glm::dot(before, after) < 0) {
            disc(at, half, ink);
            return {across(at, left * half), across(at, leftAfter * half)};
        }
        const vec2 mitre = glm::normalize(left + leftAfter);
        const Ends both = across(at, mitre * (half / glm::dot(mitre, left)));
        return {both, both};
    };
    const std::size_t segments = line.size() - 1;
    const bool closed = glm::distance(line.front(), line.back()) < 1e-4F;
    std::array<Ends, 2> joint{};  // of the end and the beginning
    if (closed) {
        joint = bend(line.front(), along(segments - 1), along(0));
    } else {
        for (const vec2 end : {line.front(), line.back()}) disc(end, half, ink);
        joint = {across(line.back(), leftOf(along(segments - 1)) * half),
                 across(line.front(), leftOf(along(0)) * half)};
    }
    Ends from = joint[1];
    for (std::size_t i = 0; i < segments; ++i) {
        const bool last = i + 1 == segments;
        const auto [to, next] = last ? std::array{joint[0], from} : bend(line[i + 1], along(i), along(i + 1));
        mesh_.indices.insert(mesh_.indices.end(), {from[0], to[0], to[1], from[0], to[1], from[1]});
        from = next;
    }
}

void Print::arrowHead(vec2 point, float direction, float length, float width, Ink ink) {
    const vec2 along(std::cos(direction), std::sin(direction));
    const vec2 aside(-along.y, along.x);
    const std::array<vec2, 3> head{point - aside * (width / 2), point + along * length,
                                   point + aside * (width / 2)};
    polygon(head, ink);
}

namespace {

float gapOf(float height) { return height * 0.16F; }

}  // namespace

float Print::widthOf(std::string_view text, float height, float width) {
    float wide = -gapOf(height);
    for (const char letter : text) wide += glyphOf(letter).width * (height - width) + width + gapOf(height);
    return wide;
}

float Print::text(std::string_view text, vec2 from, float height, float width, Ink ink) {
    // The outer edge of the strokes, not their middle, fills the height.
    const float box = height - width;
    float x = from.x;
    for (const char letter : text) {
        const Glyph glyph = glyphOf(letter);
        for (Line line : glyph.lines) {
            for (vec2& p : line) p = vec2(x, from.y) + vec2(width / 2) + p * box;
            stroke(line, width, ink);
        }
        x += glyph.width * box + width + gapOf(height);
    }
    return x - gapOf(height) - from.x;
}

void Print::turnOver(float thickness) {
    const auto count = static_cast<std::uint32_t>(mesh_.vertices.size());
    for (std::uint32_t i = 0; i < count; ++i) {
        scene::Vertex vertex = mesh_.vertices[i];
        vertex.position = {-vertex.position.x, thickness - vertex.position.y, vertex.position.z};
        vertex.normal = -vertex.normal;
        vertex.tangent = -vertex.tangent;
        mesh_.vertices.push_back(vertex);
    }
    const auto indices = static_cast<std::uint32_t>(mesh_.indices.size());
    for (std::uint32_t i = 0; i < indices; ++i) mesh_.indices.push_back(count + mesh_.indices[i]);
}

void Print::add(const scene::Mesh& other) {
    const auto first = static_cast<std::uint32_t>(mesh_.vertices.size());
    mesh_.vertices.insert(mesh_.vertices.end(), other.vertices.begin(), other.vertices.end());
    for (const std::uint32_t index : other.indices) mesh_.indices.push_back(first + index);
}

}  // namespace tactik::table
