#include "scene/SignShapes.h"

#include <cmath>
#include <glm/gtc/constants.hpp>
#include <vector>

#include "scene/Shapes.h"

namespace scene {
namespace {

using Line = std::vector<glm::vec2>;

// Of the side of the place: from its middle to the corners of the shape.
constexpr float kRing = 0.20F;
constexpr float kDiamond = 0.42F;
constexpr float kCross = 0.13F;
constexpr float kSquare = 0.36F;
constexpr float kCorner = 0.42F;
constexpr float kArm = 0.13F;

/// A regular figure that closes: its last stroke overlaps the first, so that the corner between is whole.
Line closed(int corners, float radius, float turn) {
    Line line;
    for (int i = 0; i <= corners + 1; ++i) {
        const float a = turn + glm::two_pi<float>() * static_cast<float>(i) / static_cast<float>(corners);
        line.push_back(glm::vec2(std::cos(a), std::sin(a)) * radius);
    }
    return line;
}

std::vector<Line> linesOf(SignShape shape) {
    switch (shape) {
        case SignShape::Ring:
            return {closed(40, kRing, 0)};
        case SignShape::Diamond:
            return {closed(4, kDiamond, 0)};
        case SignShape::Cross:
            return {{{-kCross, 0}, {kCross, 0}}, {{0, -kCross}, {0, kCross}}};
        case SignShape::Square:
            return {closed(4, kSquare * glm::root_two<float>(), glm::quarter_pi<float>())};
        case SignShape::Corners:
            break;
    }
    std::vector<Line> lines;
    for (const float x : {-kCorner, kCorner})
        for (const float z : {-kCorner, kCorner})
            lines.push_back({{x - std::copysign(kArm, x), z}, {x, z}, {x, z - std::copysign(kArm, z)}});
    return lines;
}

}  // namespace

Mesh signMesh(SignShape shape, float side, float width) {
    std::vector<Line> lines = linesOf(shape);
    for (Line& line : lines)
        for (glm::vec2& p : line) p *= side;
    return strokes(lines, width);
}

}  // namespace scene
