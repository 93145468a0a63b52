#include "games/tactik/table/BoardShape.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <vector>

#include "games/tactik/table/Print.h"
#include "scene/Shapes.h"
#include "scene/SignShapes.h"

namespace tactik::table {

using glm::vec2;
using glm::vec3;
using rules::Colour;
using scene::Mesh;

namespace {

// Metres.
constexpr float kTrack = 0.0105F;      // half the width of the circuit
constexpr float kRimInside = 0.2085F;  // where the board's raised edge begins
constexpr float kRaised = 0.0018F;     // how high that edge is
constexpr float kChamfer = 0.0005F;    // of the holes
constexpr float kBead = 0.0007F;       // half the width of a bead
constexpr float kBeadRise = 0.0005F;
constexpr float kInlaid = 0.00012F;                              // how far inlays stand out
constexpr float kRingInside = kHoleRadius + kChamfer + 0.0002F;  // of the rings around holes
constexpr float kFinest = 0.045F;                                // radians of one step along an arc
constexpr int kAroundRim = 96;

/// Where two arcs and two straight sides around a hole are cut.
constexpr int kAcross = 3;
constexpr int kAlong = 3;

std::uint32_t put(Mesh& mesh, vec3 at, vec3 normal = {0, 1, 0}) {
    const vec3 tangent = std::abs(normal.y) > 0.99F ? vec3(1, 0, 0) : vec3(normal.z, 0, -normal.x);
    mesh.vertices.push_back({at, normal, {at.x, -at.z}, glm::normalize(tangent)});
    return static_cast<std::uint32_t>(mesh.vertices.size() - 1);
}

void quad(Mesh& mesh, std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    for (const std::uint32_t i : {a, b, c, a, c, d}) mesh.indices.push_back(i);
}

/// A part of a ring around the middle, between two yaws at its outer edge and two at its inner one; its other
/// two sides are straight.
struct Sector {
    float inner;
    float outer;
    glm::vec2 yawOutside;
    glm::vec2 yawInside;
};

Sector sector(float from, float to, float inner, float outer) {
    return {inner, outer, {from, to}, {from, to}};
}

/// A strip of this half width that leads inwards.
Sector strip(float yaw, float half, float inner, float outer) {
    const float outside = std::asin(half / outer);
    const float inside = std::asin(half / inner);
    return {inner, outer, {yaw - outside, yaw + outside}, {yaw - inside, yaw + inside}};
}

/// What lies between such a strip and the one a quarter further on.
Sector besideStrip(float yaw, float half, float inner, float outer) {
    const Sector on = strip(yaw, half, inner, outer);
    const float quarter = glm::half_pi<float>();
    const Sector next = strip(yaw + quarter, half, inner, outer);
    return {inner, outer, {on.yawOutside.y, next.yawOutside.x}, {on.yawInside.y, next.yawInside.x}};
}

void addSector(Mesh& mesh, const Sector& s) {
    const int steps = std::max(1, static_cast<int>(std::ceil((s.yawOutside.y - s.yawOutside.x) / kFinest)));
    std::uint32_t inner = 0;
    std::uint32_t outer = 0;
    for (int i = 0; i <= steps; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(steps);
        const std::uint32_t nextInner =
            put(mesh, around(glm::mix(s.yawInside.x, s.yawInside.y, t), s.inner, kBoardHeight));
        const std::uint32_t nextOuter =
            put(mesh, around(glm::mix(s.yawOutside.x, s.yawOutside.y, t), s.outer, kBoardHeight));
        if (i > 0) quad(mesh, inner, outer, nextOuter, nextInner);
        inner = nextInner;
        outer = nextOuter;
    }
}

/// The edge of a sector, anticlockwise seen from above.
std::vector<vec3> edgeOf(const Sector& s) {
    std::vector<vec3> edge;
    const auto arc = [&](float from, float to, float radius) {
        for (int i = 0; i < kAcross; ++i)
            edge.push_back(around(glm::mix(from, to, static_cast<float>(i) / kAcross), radius, kBoardHeight));
    };
    const auto side = [&](float yawFrom, float from, float yawTo, float to) {
        const vec3 begin = around(yawFrom, from, kBoardHeight);
        const vec3 end = around(yawTo, to, kBoardHeight);
        for (int i = 0; i < kAlong; ++i) edge.push_back(glm::mix(begin, end, static_cast<float>(i) / kAlong));
    };
    arc(s.yawOutside.x, s.yawOutside.y, s.outer);
    side(s.yawOutside.y, s.outer, s.yawInside.y, s.inner);
    arc(s.yawInside.y, s.yawInside.x, s.inner);
    side(s.yawInside.x, s.inner, s.yawOutside.x, s.outer);
    return edge;
}

/// A sector with a hole, and the inside of the hole.
void addDrilled(Mesh& surface, Mesh& holes, const Sector& part, vec3 middle) {
    const std::vector<vec3> edge = edgeOf(part);
    const auto count = static_cast<std::uint32_t>(edge.size());
    const auto first = static_cast<std::uint32_t>(surface.vertices.size());
    const auto inside = static_cast<std::uint32_t>(holes.vertices.size());
    constexpr std::uint32_t kRows = 5;  // chamfer above and below, wall above and below, bottom
    for (const vec3& at : edge) {
        const vec3 out = glm::normalize(vec3(at.x - middle.x, 0, at.z - middle.z));
        put(surface, middle + out * (kHoleRadius + kChamfer));
        put(surface, at);
        const vec3 slope = glm::normalize(vec3(0, 1, 0) - out);
        const vec3 low = vec3(0, -kHoleDepth, 0);
        put(holes, middle + out * (kHoleRadius + kChamfer), slope);
        put(holes, middle + out * kHoleRadius - vec3(0, kChamfer, 0), slope);
        put(holes, middle + out * kHoleRadius - vec3(0, kChamfer, 0), -out);
        put(holes, middle + out * kHoleRadius + low, -out);
        put(holes, middle + out * kHoleRadius + low);
    }
    const std::uint32_t bottom = put(holes, middle + vec3(0, -kHoleDepth, 0));
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t next = (i + 1) % count;
        quad(surface, first + 2 * i, first + 2 * i + 1, first + 2 * next + 1, first + 2 * next);
        const std::uint32_t a = inside + kRows * i;
        const std::uint32_t b = inside + kRows * next;
        quad(holes, a + 1, a, b, b + 1);
        quad(holes, a + 3, a + 2, b + 2, b + 3);
        holes.indices.insert(holes.indices.end(), {bottom, a + 4, b + 4});
    }
}

/// A flat ring that is let in around a hole.
void addRing(Mesh& mesh, vec3 middle, float inner, float outer) {
    constexpr int kSteps = 18;
    std::uint32_t in = 0;
    std::uint32_t out = 0;
    for (int i = 0; i <= kSteps; ++i) {
        const vec3 way = around(glm::two_pi<float>() * static_cast<float>(i) / kSteps, 1, 0);
        const vec3 above = middle + vec3(0, kInlaid, 0);
        const std::uint32_t nextIn = put(mesh, above + way * inner);
        const std::uint32_t nextOut = put(mesh, above + way * outer);
        if (i > 0) quad(mesh, in, out, nextOut, nextIn);
        in = nextIn;
        out = nextOut;
    }
}

/// A flat plate that is let in around a hole. `radiusAt` gives how far it reaches in a direction, a vector of
/// length 1 as the pose of the hole has it.
template <typename RadiusAt>
void addBordered(Mesh& mesh, const scene::Pose& hole, float inner, const RadiusAt& radiusAt) {
    constexpr int kSteps = 24;  // with one at each corner of a square
    const vec3 middle = hole.position + vec3(0, kInlaid, 0);
    std::uint32_t in = 0;
    std::uint32_t out = 0;
    for (int i = 0; i <= kSteps; ++i) {
        const float angle = glm::two_pi<float>() * static_cast<float>(i) / kSteps;
        const vec2 way(std::sin(angle), std::cos(angle));
        const vec3 along = hole.rotation * vec3(way.x, 0, way.y);
        const std::uint32_t nextIn = put(mesh, middle + along * inner);
        const std::uint32_t nextOut = put(mesh, middle + along * std::max(radiusAt(way), inner));
        if (i > 0) quad(mesh, in, out, nextOut, nextIn);
        in = nextIn;
        out = nextOut;
    }
}

void addMesh(Mesh& whole, const Mesh& part, vec3 at = vec3(0)) {
    const auto first = static_cast<std::uint32_t>(whole.vertices.size());
    for (scene::Vertex vertex : part.vertices) {
        vertex.position += at;
        whole.vertices.push_back(vertex);
    }
    for (const std::uint32_t index : part.indices) whole.indices.push_back(first + index);
}

/// A half-round bead around the middle.
Mesh bead(float radius) {
    const std::vector<vec2> profile{{radius + kBead, kBoardHeight},
                                    {radius + kBead * 0.5F, kBoardHeight + kBeadRise},
                                    {radius - kBead * 0.5F, kBoardHeight + kBeadRise},
                                    {radius - kBead, kBoardHeight}};
    return scene::lathe(profile, kAroundRim, 1.2F);
}

void makeCircuit(BoardShape& shape, const TablePlan& plan) {
    const float half = glm::pi<float>() / static_cast<float>(plan.squares());
    for (int square = 0; square < plan.squares(); ++square) {
        const float yaw = plan.yawOf(square);
        const vec3 middle = around(yaw, kCircuitRadius, kBoardHeight);
        addDrilled(shape.track, shape.holes,
                   sector(yaw - half, yaw + half, kCircuitRadius - kTrack, kCircuitRadius + kTrack), middle);
        const bool start = square % (plan.squares() / rules::kColours) == 0;
        if (square % 4 == 0 && !start) addRing(shape.field, middle, kRingInside, kRingInside + 0.0019F);
    }
}

void makePockets(BoardShape& shape, const TablePlan& plan) {
    const float half = kHollowPitch / kPocketRadius / 2;
    const float inner = kCircuitRadius + kTrack;
    for (const Colour colour : rules::kAllColours) {
        for (int i = 0; i < rules::kPawnsEach; ++i) {
            const auto spot = static_cast<std::uint16_t>(rules::firstOf(colour) + i);
            const vec3 middle = plan.poseOf({play::kPocketArea, spot, 0}).position;
            const float yaw = std::atan2(middle.x, middle.z);
            addDrilled(shape.body, shape.holes, sector(yaw - half, yaw + half, inner, kRimInside), middle);
        }
        const float from = plan.yawOf(colour) + half * rules::kPawnsEach;
        const float to = plan.yawOf(colour) + glm::half_pi<float>() - half * rules::kPawnsEach;
        addSector(shape.body, sector(from, to, inner, kRimInside));
    }
}

void makeBases(BoardShape& shape, const TablePlan& plan) {
    for (const Colour colour : rules::kAllColours) {
        const float yaw = plan.yawOf(colour);
        for (int cell = 1; cell <= rules::kBaseCells; ++cell) {
            const float radius = TablePlan::radiusOfCell(cell);
            const float outer = cell == 1 ? kCircuitRadius - kTrack : radius + kCellPitch / 2;
            const float inner = radius - kCellPitch / 2;
            constexpr float kHalf = kCellPitch / 2;
            addDrilled(shape.track, shape.holes, strip(yaw, kHalf, inner, outer),
                       around(yaw, radius, kBoardHeight));
            addSector(shape.field, besideStrip(yaw, kHalf, inner, outer));
        }
        // The end of the strip, up to a ring that lies in the field.
        const float end = TablePlan::radiusOfCell(rules::kBaseCells) - kCellPitch / 2;
        addSector(shape.field, sector(yaw, yaw + glm::half_pi<float>(), 1e-5F, end));
    }
}

/// Arrows between the bases, along which the pawns go.
void addArrows(Mesh& lines, const TablePlan& plan) {
    constexpr float kMillimetres = 1000;
    constexpr float kRadius = 0.1340F;
    Print print(kBoardHeight + kInlaid);
    for (const Colour colour : rules::kAllColours) {
        // Clockwise from a base towards the next one; yaw 0 is down the page.
        const float from = plan.yawOf(colour) - glm::half_pi<float>() - 0.50F;
        const float to = from - 0.56F;
        print.stroke(arc({0, 0}, kRadius * kMillimetres, from, to, 12), 1.3F, Ink::Metal);
        const vec2 tip = vec2(std::cos(to), std::sin(to)) * (kRadius * kMillimetres);
        print.arrowHead(tip, to - glm::half_pi<float>() - 0.03F, 7.5F, 6.0F, Ink::Metal);
    }
    addMesh(lines, print.mesh());
}

/// What is let in around a hole of a colour: the shape that stands for a seat elsewhere, too
/// (scene::shapeOfSeat), so that nobody needs to tell colours apart. `reach`: from the middle of the hole to
/// the tips, in metres.
void addColourSign(Mesh& mesh, Colour colour, const scene::Pose& hole, float reach) {
    constexpr float kArmWidth = 0.0064F;
    const auto bordered = [&](auto radiusAt) { addBordered(mesh, hole, kRingInside, radiusAt); };
    switch (scene::shapeOfSeat(static_cast<std::size_t>(rules::index(colour)))) {
        case scene::SignShape::Diamond:
            return bordered([&](vec2 way) { return reach / (std::abs(way.x) + std::abs(way.y)); });
        case scene::SignShape::Box:
            return bordered(
                [&](vec2 way) { return reach * 0.86F / std::max(std::abs(way.x), std::abs(way.y)); });
        case scene::SignShape::Cross:
            return bordered([&](vec2 way) {
                const float aside = std::min(std::abs(way.x), std::abs(way.y));
                const float along = std::max(std::abs(way.x), std::abs(way.y));
                const bool onArm = aside * reach < kArmWidth / 2 * along;
                return onArm ? reach / along : kRingInside + 0.0007F;
            });
        default:
            return bordered([&](vec2) { return reach * 0.94F; });
    }
}

void makeRings(BoardShape& shape, const TablePlan& plan) {
    // The tips of neighbours just meet.
    constexpr float kAtStart = 0.0092F;
    constexpr float kInBase = kCellPitch / 2;
    constexpr float kInPocket = kHollowPitch / 2;
    for (const Colour colour : rules::kAllColours) {
        Mesh& mesh = shape.rings[static_cast<std::size_t>(rules::index(colour))];
        const auto add = [&](std::uint16_t area, int spot, float reach) {
            addColourSign(mesh, colour, plan.poseOf({area, static_cast<std::uint16_t>(spot), 0}), reach);
        };
        add(play::kCircuitArea, rules::index(colour) * plan.squares() / rules::kColours, kAtStart);
        for (int cell = 0; cell < rules::kBaseCells; ++cell)
            add(play::kBaseArea, rules::index(colour) * rules::kBaseCells + cell, kInBase);
        for (int i = 0; i < rules::kPawnsEach; ++i)
            add(play::kPocketArea, rules::firstOf(colour) + i, kInPocket);
    }
}

/// The frames in which the stock and the pile lie.
void addPileFrames(Mesh& lines, const TablePlan& plan) {
    constexpr float kMillimetres = 1000;
    for (const std::uint16_t area : {play::kStockArea, play::kPileArea}) {
        Print print(kInlaid);
        print.roundedFrame(vec2(kCardWidth + 0.006F, kCardLength + 0.006F) * (kMillimetres / 2), 6.0F, 1.1F,
                           Ink::Metal);
        addMesh(lines, print.mesh(), plan.poseOf({area, 0, 0}).position);
    }
}

Mesh rim() {
    const std::vector<vec2> profile{{kBoardRadius - 0.0110F, 0},
                                    {kBoardRadius - 0.0025F, 0.0006F},
                                    {kBoardRadius, 0.0034F},
                                    {kBoardRadius - 0.0006F, 0.0062F},
                                    {kBoardRadius - 0.0030F, 0.0076F},
                                    {kBoardRadius - 0.0030F, 0.0088F},
                                    {kBoardRadius - 0.0008F, 0.0104F},
                                    {kBoardRadius, 0.0140F},
                                    {kBoardRadius - 0.0004F, 0.0178F},
                                    {kBoardRadius - 0.0018F, kBoardHeight + kRaised},
                                    {kBoardRadius - 0.0036F, kBoardHeight + kRaised * 0.8F},
                                    {kRimInside, kBoardHeight}};
    return scene::lathe(profile, kAroundRim, 1.2F);
}

}  // namespace

BoardShape boardShape(const TablePlan& plan) {
    BoardShape shape;
    shape.body = rim();
    makeCircuit(shape, plan);
    makePockets(shape, plan);
    makeBases(shape, plan);
    makeRings(shape, plan);
    for (const float radius : {kCircuitRadius - kTrack, kCircuitRadius + kTrack})
        addMesh(shape.lines, bead(radius));
    addPileFrames(shape.lines, plan);
    addArrows(shape.lines, plan);
    // Below all holes, so that no light comes through the joints.
    const std::vector<vec2> floor{{kRimInside, kBoardHeight - 2 * kHoleDepth},
                                  {1e-5F, kBoardHeight - 2 * kHoleDepth}};
    addMesh(shape.holes, scene::lathe(floor, 64));
    return shape;
}

Mesh roundHighlight(scene::HighlightStyle style, float radius) {
    constexpr float kMillimetres = 1000;
    const float width = style.bold ? 3.2F : 2.3F;
    const float outer = radius * kMillimetres;
    Print print(0);
    const auto arcs = [&](int count, float share) {
        for (int i = 0; i < count; ++i) {
            const float middle =
                glm::two_pi<float>() * (static_cast<float>(i) + 0.5F) / static_cast<float>(count);
            const float half = glm::pi<float>() / static_cast<float>(count) * share;
            print.stroke(arc({0, 0}, outer - width / 2, middle - half, middle + half, 8), width, Ink::Paper);
        }
    };
    switch (style.shape) {
        case scene::HighlightShape::Corners:
            // Its middle fills the dark of an empty hole.
            arcs(4, 0.62F);
            print.disc({0, 0}, outer * 0.56F, Ink::Paper);
            break;
        case scene::HighlightShape::Double:
            print.ring({0, 0}, outer + width * 0.7F, width * 0.6F, Ink::Paper);
            print.ring({0, 0}, outer - width * 0.6F, width * 0.6F, Ink::Paper);
            break;
        case scene::HighlightShape::Studs:
            arcs(8, 0.42F);
            break;
        case scene::HighlightShape::Dashes:
            arcs(6, 0.72F);
            break;
        case scene::HighlightShape::Frame:
            print.ring({0, 0}, outer, width, Ink::Paper);
            break;
    }
    return print.mesh();
}

Mesh longHighlight(scene::HighlightStyle style, float width, float length) {
    Mesh mesh = scene::highlight(style, width);
    // The ends move apart; the strokes keep their width.
    for (scene::Vertex& vertex : mesh.vertices)
        vertex.position.z += std::copysign((length - width) / 2, vertex.position.z);
    return mesh;
}

}  // namespace tactik::table
