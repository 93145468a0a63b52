#include "scene/SignShapes.h"

#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "scene/Shapes.h"

namespace scene {
namespace {

using Line = std::vector<glm::vec2>;

// Distance of the shape's corners from its middle, as a factor of the place's side.
constexpr float kRing = 0.20F;
constexpr float kDiamond = 0.42F;
constexpr float kTriangle = 0.23F;
constexpr float kCross = 0.13F;
constexpr float kBox = 0.36F;
constexpr float kCorner = 0.42F;
constexpr float kArm = 0.13F;
// Radius of the filled shapes, chosen so that all cover about the same area.
constexpr float kDisc = 0.12F;
constexpr float kLozenge = 0.155F;
constexpr float kWedge = 0.17F;
constexpr float kBlock = 0.15F;
constexpr float kTile = 0.92F;
constexpr float kTileStroke = 0.08F;  // about the width of the other shapes' strokes

/// A closed regular polygon. Its last stroke overlaps the first, so that the corner between them is complete.
Line closed(int corners, float radius, float turn) {
    Line line;
    for (int i = 0; i <= corners + 1; ++i) {
        const float a = turn + glm::two_pi<float>() * static_cast<float>(i) / static_cast<float>(corners);
        line.push_back(glm::vec2(std::cos(a), std::sin(a)) * radius);
    }
    return line;
}

std::vector<Line> cornersOfPlace() {
    std::vector<Line> lines;
    for (const float x : {-kCorner, kCorner})
        for (const float z : {-kCorner, kCorner})
            lines.push_back({{x - std::copysign(kArm, x), z}, {x, z}, {x, z - std::copysign(kArm, z)}});
    return lines;
}

std::vector<Line> linesOf(SignShape shape) {
    switch (shape) {
        case SignShape::Ring:
            return {closed(40, kRing, 0)};
        case SignShape::Diamond:
            return {closed(4, kDiamond, 0)};
        case SignShape::Cross:
            return {{{-kCross, 0}, {kCross, 0}}, {{0, -kCross}, {0, kCross}}};
        case SignShape::Box:
            return {closed(4, kBox * glm::root_two<float>(), glm::quarter_pi<float>())};
        case SignShape::Triangle:
            return {closed(3, kTriangle, -glm::half_pi<float>())};
        case SignShape::Disc:
        case SignShape::Lozenge:
        case SignShape::Wedge:
        case SignShape::Block:
        case SignShape::Tile:
        case SignShape::Corners:
            break;
    }
    return cornersOfPlace();
}

/// A figure that is filled by a stroke along it: the stroke is wide enough to reach the middle. The strokes'
/// width of the other shapes is added, so that the rims are equally wide.
/// top, so that its rim is as wide as theirs.
struct Filled {
    Line line;
    float width = 0;
};

Filled filled(int corners, float radius, float turn) {
    return {closed(corners, radius / 2, turn),
            radius * std::cos(glm::pi<float>() / static_cast<float>(corners))};
}

std::optional<Filled> filledOf(SignShape shape) {
    switch (shape) {
        case SignShape::Disc:
            return filled(40, kDisc, 0);
        case SignShape::Lozenge:
            return filled(4, kLozenge, 0);
        case SignShape::Wedge:
            return filled(3, kWedge, -glm::half_pi<float>());
        case SignShape::Block:
            return filled(4, kBlock, glm::quarter_pi<float>());
        case SignShape::Tile:
            return Filled{{{-kTile / 2, 0}, {kTile / 2, 0}}, kTile - kTileStroke};
        default:
            return {};
    }
}

}  // namespace

SignShape shapeOfSeat(std::size_t seat, const std::vector<std::string>& names) {
    using Named = std::pair<std::string_view, SignShape>;
    constexpr std::array<Named, 5> kNamed{{{"ring", SignShape::Ring},
                                           {"diamond", SignShape::Diamond},
                                           {"cross", SignShape::Cross},
                                           {"box", SignShape::Box},
                                           {"triangle", SignShape::Triangle}}};
    if (seat < names.size())
        for (const auto& [name, shape] : kNamed)
            if (name == names[seat]) return shape;
    return shapeOfSeat(seat);
}

Mesh signMesh(SignShape shape, float side, float width) {
    std::vector<Line> lines = linesOf(shape);
    if (const auto figure = filledOf(shape)) {
        lines = {figure->line};
        width += figure->width * side;
    }
    for (Line& line : lines)
        for (glm::vec2& p : line) p *= side;
    return strokes(lines, width);
}

}  // namespace scene
