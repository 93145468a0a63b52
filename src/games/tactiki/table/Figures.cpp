#include "games/tactiki/table/Figures.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <vector>

#include "scene/Lettering.h"
#include "scene/Shapes.h"
#include "scene/SignShapes.h"

namespace tactiki::table {
namespace {

using rules::Side;
using scene::Mesh;

constexpr int kAround = 48;  // faces around a figure
constexpr int kRows = 24;    // rows of its surface, from foot to crown
constexpr float kHalf = kFigureWidth / 2;
constexpr float kBack = 0.0145F;                      // metres from the axis to the flat back
constexpr float kSignRise = 0.00080F;                 // metres before the surface
constexpr float kInsetRise = 0.0013F;                 // metres: the faces between two rows stand out a little
constexpr float kDigit = 0.0190F;                     // metres: height of a digit
constexpr float kStroke = 0.0034F;                    // metres
constexpr float kFrontHeight = 0.6F * kFigureHeight;  // of its middle: seen from above, it hangs lower
constexpr float kLargeDigit = 0.0238F;                // metres: the figure is 0.033 high
constexpr float kLargeStroke = 0.0047F;               // metres: the tip of a 4 stays below the top
constexpr float kLargeFront = 0.5F * kFigureHeight;   // of its middle, so that it does not stand out below
constexpr float kRingedDigit = 0.0150F;               // metres: height of a digit in a ring
constexpr float kRingSide = 0.0625F;                  // metres: of the sign's place
constexpr float kFramedDigit = 0.0135F;               // metres: height of a digit in a diamond
constexpr float kDiamondSide = 0.0345F;               // metres: of the sign's place
constexpr float kFramedFront = 0.53F * kFigureHeight;  // of its middle: a diamond is as tall as the figure
constexpr float kRingStroke = 0.0020F;                 // metres
constexpr float kFront = 0.0240F;                      // metres from the axis to the digit before the face

/// A smooth bump of height 1 at 0 that is gone at a distance of about twice the width.
float bump(float x, float width) { return std::exp(-x * x / (width * width)); }

/// 1 inside an ellipse, 0 outside, with a soft edge.
float ellipse(float x, float y, float across, float up) {
    const float r = std::sqrt(x * x / (across * across) + y * y / (up * up));
    return glm::smoothstep(1.15F, 0.85F, r);
}

/// 1 between two values, with soft edges.
float between(float x, float from, float to, float soft) {
    return glm::smoothstep(from - soft, from + soft, x) * (1 - glm::smoothstep(to - soft, to + soft, x));
}

/// A point of a face: across from -1 to 1 at the temples, up from 0 to 1. The result is how far the surface
/// stands out, in metres.
using Relief = float (*)(float across, float up);

/// Heavy brows, deep-set eyes, a broad nose, and a mouth full of teeth.
float sternFace(float x, float y) {
    const float side = std::abs(x);
    float out = 0;
    const float brow = 0.74F - 0.10F * (0.5F - side) - 0.05F * bump(side, 0.18F);
    out += 0.0030F * bump(y - brow, 0.055F) * (1 - glm::smoothstep(0.72F, 0.95F, side));
    out -= 0.0030F * ellipse(side - 0.40F, y - 0.615F, 0.24F, 0.075F);
    out += 0.0020F * ellipse(side - 0.40F, y - 0.612F, 0.11F, 0.040F);
    const float nose = 0.10F + 0.16F * glm::smoothstep(0.66F, 0.44F, y);
    out += 0.0036F * bump(x, nose) * between(y, 0.44F, 0.70F, 0.025F);
    out -= 0.0034F * ellipse(x, y - 0.265F, 0.66F, 0.105F);
    const float tooth = std::abs(std::fmod(x * 4.5F + 20.5F, 1.0F) - 0.5F);
    out += 0.0026F * ellipse(x, y - 0.265F, 0.60F, 0.082F) * glm::smoothstep(0.06F, 0.16F, tooth) *
           glm::smoothstep(0.008F, 0.020F, std::abs(y - 0.265F));
    out += 0.0022F * bump(y - 0.395F, 0.030F) * (1 - glm::smoothstep(0.55F, 0.75F, side));
    out += 0.0024F * bump(y - 0.125F, 0.040F) * (1 - glm::smoothstep(0.55F, 0.80F, side));
    return out;
}

/// Round eyes, a small nose, cheeks, and a broad smile.
float smilingFace(float x, float y) {
    const float side = std::abs(x);
    float out = 0;
    out += 0.0016F * bump(y - (0.735F - 0.22F * (side - 0.38F) * (side - 0.38F)), 0.030F) *
           between(side, 0.12F, 0.66F, 0.06F);
    out -= 0.0018F * ellipse(side - 0.38F, y - 0.610F, 0.21F, 0.082F);
    out += 0.0026F * ellipse(side - 0.38F, y - 0.605F, 0.13F, 0.056F);
    out += 0.0034F * ellipse(x, y - 0.49F, 0.15F, 0.070F);
    out += 0.0020F * bump(side - 0.62F, 0.20F) * bump(y - 0.42F, 0.11F);
    const float smile = 0.225F + 0.30F * x * x;
    out -= 0.0034F * bump(y - smile, 0.046F) * (1 - glm::smoothstep(0.55F, 0.68F, side));
    out += 0.0020F * bump(y - smile + 0.085F, 0.040F) * (1 - glm::smoothstep(0.30F, 0.52F, side));
    return out;
}

/// The distance of the surface from the axis in a direction, before the face is carved. `corner`: 2 is a
/// circle; the greater, the squarer.
float outline(float angle, float half, float corner) {
    const float c = std::pow(std::abs(std::cos(angle)), corner);
    const float s = std::pow(std::abs(std::sin(angle)), corner);
    return half * std::pow(c + s, -1 / corner);
}

/// The half width of the body at a height: a foot, a waist, temples, and a flat crown that the next figure
/// fits.
float bodyHalf(Side side, float up) {
    const float foot = 0.93F + 0.04F * bump(up - 0.03F, 0.05F);
    const float waist = -0.07F * bump(up - 0.13F, 0.06F) * (side == Side::Tac ? 1.0F : 0.5F);
    const float crown = side == Side::Tiki ? 0.05F * bump(up - 0.93F, 0.05F) : -0.02F * up;
    const float edges = -0.07F * glm::smoothstep(0.975F, 1.0F, up) - 0.05F * glm::smoothstep(0.02F, 0.0F, up);
    return kHalf * 0.90F * (foot + waist + crown + edges);
}

/// What lies around the head: a band of blocks for Tiki, rays for Tac.
float headdress(Side side, float angle, float up) {
    if (side == Side::Tac) {
        const float ray = 0.5F + 0.5F * std::cos(angle * 12);
        return 0.0021F * ray * between(up, 0.80F, 0.965F, 0.02F);
    }
    const float block = glm::smoothstep(0.12F, 0.25F, std::abs(std::sin(angle * 6)));
    return 0.0016F * block * between(up, 0.855F, 0.965F, 0.012F);
}

/// Radians from the middle of the face to its temples.
constexpr float halfFace(Side side) { return side == Side::Tiki ? 1.02F : 1.12F; }

/// The distance of the surface from the axis; angle 0 is the face.
float radiusAt(Side side, float angle, float up) {
    const bool tiki = side == Side::Tiki;
    float radius = outline(angle, bodyHalf(side, up), tiki ? 4.5F : 2.15F) + headdress(side, angle, up);
    const float across = std::remainder(angle, glm::two_pi<float>()) / halfFace(side);
    const Relief face = tiki ? sternFace : smilingFace;
    if (std::abs(across) < 1.4F)
        radius += face(across, up) * (1 - glm::smoothstep(0.85F, 1.25F, std::abs(across))) *
                  between(up, 0.05F, 0.86F, 0.03F);
    return radius;
}

glm::vec3 around(float angle, float up, float radius) {
    return {std::sin(angle) * radius, up * kFigureHeight, -std::cos(angle) * radius};
}

glm::vec3 surface(Side side, int column, int row) {
    const float angle = glm::two_pi<float>() * static_cast<float>(column) / kAround;
    const float up = static_cast<float>(row) / kRows;
    glm::vec3 at = around(angle, up, radiusAt(side, angle, up));
    at.z = std::min(at.z, kBack);
    return at;
}

/// Smooth normals and tangents of a grid that is closed around.
void shade(Mesh& mesh, int columns, int rows) {
    const auto at = [&](int column, int row) {
        return mesh.vertices[static_cast<std::size_t>(row * (columns + 1) + column)].position;
    };
    for (int row = 0; row <= rows; ++row)
        for (int column = 0; column <= columns; ++column) {
            const int before = column == 0 ? columns - 1 : column - 1;
            const int after = column == columns ? 1 : column + 1;
            const glm::vec3 along = at(after, row) - at(before, row);
            const glm::vec3 up = at(column, std::min(row + 1, rows)) - at(column, std::max(row - 1, 0));
            scene::Vertex& vertex = mesh.vertices[static_cast<std::size_t>(row * (columns + 1) + column)];
            vertex.normal = glm::normalize(glm::cross(up, along)) * -1.0F;
            vertex.tangent = glm::normalize(along);
        }
}

/// Closes the figure above or below by a fan.
void cap(Mesh& mesh, Side side, bool top) {
    const int row = top ? kRows : 0;
    const glm::vec3 normal(0, top ? 1 : -1, 0);
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    const auto add = [&](glm::vec3 at) { mesh.vertices.push_back({at, normal, {at.x, at.z}, {1, 0, 0}}); };
    add({0, top ? kFigureHeight : 0, 0});
    for (int column = 0; column <= kAround; ++column) add(surface(side, column, row));
    for (std::uint32_t i = 0; i < kAround; ++i) {
        const std::uint32_t a = first + 1 + i;
        mesh.indices.insert(mesh.indices.end(), {first, top ? a + 1 : a, top ? a : a + 1});
    }
}

/// Lays flat strokes, which face up, on an upright plane at z that faces +z, or -z.
void stand(Mesh& mesh, float height, float z, bool backwards) {
    const auto upright = [&](glm::vec3 v) {
        const glm::vec3 forward(v.x, -v.z, v.y);
        return backwards ? glm::vec3(-forward.x, forward.y, -forward.z) : forward;
    };
    for (scene::Vertex& vertex : mesh.vertices) {
        vertex.position = upright(vertex.position) + glm::vec3(0, height, backwards ? -z : z);
        vertex.normal = upright(vertex.normal);
        vertex.tangent = upright(vertex.tangent);
    }
}

/// A piece of shell in the face: a convex outline around its middle, both as (across, up).
void inset(Mesh& mesh, Side side, glm::vec2 middle, const std::vector<glm::vec2>& rim) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    const auto add = [&](glm::vec2 point) {
        const float angle = point.x * halfFace(side);
        const glm::vec3 at = around(angle, point.y, radiusAt(side, angle, point.y) + kInsetRise);
        const glm::vec3 normal(std::sin(angle), 0, -std::cos(angle));
        mesh.vertices.push_back({at, normal, {at.x, at.y}, {std::cos(angle), 0, std::sin(angle)}});
    };
    add(middle);
    for (const glm::vec2& point : rim) add(point);
    const auto count = static_cast<std::uint32_t>(rim.size());
    for (std::uint32_t i = 0; i < count; ++i)
        mesh.indices.insert(mesh.indices.end(), {first, first + 1 + (i + 1) % count, first + 1 + i});
}

std::vector<glm::vec2> oval(glm::vec2 middle, glm::vec2 radius) {
    constexpr int kPoints = 14;
    std::vector<glm::vec2> rim;
    for (int i = 0; i < kPoints; ++i) {
        const float angle = glm::two_pi<float>() * static_cast<float>(i) / kPoints;
        rim.push_back(middle + glm::vec2(std::cos(angle), std::sin(angle)) * radius);
    }
    return rim;
}

/// Tiki has narrow slanted eyes and rows of teeth, Tac round eyes and a smile.
void addFace(Mesh& mesh, Side side) {
    if (side == Side::Tac) {
        for (const float x : {-0.38F, 0.38F})
            inset(mesh, side, {x, 0.605F}, oval({x, 0.605F}, {0.165F, 0.080F}));
        for (int i = -3; i <= 3; ++i) {
            const float x = static_cast<float>(i) * 0.15F;
            const float y = 0.232F + 0.30F * x * x;
            inset(mesh, side, {x, y}, oval({x, y}, {0.074F, 0.036F}));
        }
        return;
    }
    for (const float x : {-1.0F, 1.0F})
        inset(mesh, side, {x * 0.40F, 0.612F},
              {{x * 0.40F - 0.13F, 0.612F - x * 0.02F},
               {x * 0.40F, 0.575F},
               {x * 0.40F + 0.13F, 0.612F + x * 0.02F},
               {x * 0.40F, 0.652F}});
    for (const float y : {0.232F, 0.300F})
        for (int i = -2; i <= 2; ++i) {
            const float x = static_cast<float>(i) * 0.222F;
            inset(mesh, side, {x, y},
                  {{x - 0.075F, y - 0.024F},
                   {x + 0.075F, y - 0.024F},
                   {x + 0.075F, y + 0.024F},
                   {x - 0.075F, y + 0.024F}});
        }
}

/// Lays flat strokes on the head; `backwards`: to be read from where the figure looks.
void layOnHead(Mesh& mesh, bool backwards) {
    for (scene::Vertex& vertex : mesh.vertices) {
        if (backwards) vertex.position = {-vertex.position.x, vertex.position.y, -vertex.position.z};
        vertex.position.y += kFigureHeight + kSignRise / 2;
    }
}

void append(Mesh& whole, const Mesh& part) {
    const auto first = static_cast<std::uint32_t>(whole.vertices.size());
    whole.vertices.insert(whole.vertices.end(), part.vertices.begin(), part.vertices.end());
    for (const std::uint32_t index : part.indices) whole.indices.push_back(first + index);
}

}  // namespace

Mesh figure(Side side) {
    Mesh mesh;
    for (int row = 0; row <= kRows; ++row)
        for (int column = 0; column <= kAround; ++column) {
            const float angle = glm::two_pi<float>() * static_cast<float>(column) / kAround;
            const glm::vec3 at = surface(side, column, row);
            mesh.vertices.push_back({at, {}, {angle * kHalf, at.y}, {}});
        }
    shade(mesh, kAround, kRows);
    for (int row = 0; row < kRows; ++row)
        for (int column = 0; column < kAround; ++column) {
            const auto a = static_cast<std::uint32_t>(row * (kAround + 1) + column);
            const std::uint32_t b = a + kAround + 1;
            mesh.indices.insert(mesh.indices.end(), {a, b, a + 1, a + 1, b, b + 1});
        }
    cap(mesh, side, true);
    cap(mesh, side, false);
    return mesh;
}

Mesh figureInlay(Side side, rules::Rank rank, RankSeen seen, RankPrint print) {
    Mesh mesh;
    // A digit before the face could not be read among eyes and teeth.
    if (seen == RankSeen::Behind || rank == rules::kUnknownRank) addFace(mesh, side);
    if (rank == rules::kUnknownRank) return mesh;
    const bool ringed = seen == RankSeen::AboveRinged;
    const bool framed = seen == RankSeen::AboveFramed;
    // Within a ring or a diamond there is no room for a larger one.
    const bool large = print == RankPrint::Large && !ringed && !framed;
    const float height = ringed ? kRingedDigit : framed ? kFramedDigit : large ? kLargeDigit : kDigit;
    Mesh digit = scene::letterMesh(static_cast<char>('0' + rank), height, large ? kLargeStroke : kStroke);
    if (ringed) append(digit, scene::signMesh(scene::SignShape::Ring, kRingSide, kRingStroke));
    if (framed) append(digit, scene::signMesh(scene::SignShape::Diamond, kDiamondSide, kRingStroke));
    Mesh behind = digit;
    stand(behind, kFigureHeight * 0.5F, kBack + kSignRise, false);
    append(mesh, behind);
    if (seen == RankSeen::Behind) return mesh;
    Mesh front = digit;
    stand(front, framed ? kFramedFront : large ? kLargeFront : kFrontHeight, kFront, true);
    append(mesh, front);
    if (seen == RankSeen::AllAround) return mesh;
    // Tac looks at Tiki's player, and so does Tiki when he is turned round.
    layOnHead(digit, (side == Side::Tac) != ringed);
    append(mesh, digit);
    return mesh;
}

}  // namespace tactiki::table
