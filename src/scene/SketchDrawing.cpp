#include <algorithm>
#include <cmath>
#include <glm/gtc/matrix_transform.hpp>
#include <utility>
#include <vector>

#include "scene/TableDrawing.h"

// Draws what players have drawn: rings and arrows. They lie on the table and on the pieces, as low as they
// can without being hidden: a ring around the foot of a slender piece or on top of a broad one, an arrow in a
// straight line, or in an arch over what stands between its ends.
namespace scene {
namespace {

using game::Place;
using game::Stroke;

constexpr float kStrokeRise = 0.0009F;       // metres above what is drawn on
constexpr float kStrokeRimDepth = 0.0004F;   // metres of a rim below its line
constexpr float kBetweenStrokes = 0.00002F;  // metres between two strokes in order, so that none flickers
constexpr int kHeights = 24;                 // after this many strokes the lowest height is used again
constexpr float kBroad = 0.28F;  // half the breadth of a piece on which a ring lies, as a share of its place
constexpr float kOnTop = 0.82F;  // factor of the size of a ring there
constexpr float kRingOfField = 0.09F;  // smallest side for a ring, as a share of the field's radius
constexpr float kBegunOpacity = 0.62F;
constexpr float kStrokeRimOpacity = 0.7F;
constexpr float kStrokeLight = 0.40F;  // light that it emits, as a factor of its colour
constexpr float kBoldStroke = 1.8F;    // factor of that
constexpr float kDarkStroke = 0.22F;   // inks below this luminance have a light rim
constexpr glm::vec3 kPaleStrokeRim{0.80F, 0.78F, 0.72F};

// Of an arrow; shares of the side of its places.
constexpr float kShaft = 0.085F;
constexpr float kShaftOfField = 0.018F;  // smallest width, as a share of the field's radius
constexpr float kBoldShaft = 1.4F;       // factor
constexpr float kHeadLength = 3.3F;      // in widths of the shaft
constexpr float kHeadWidth = 3.1F;
constexpr float kStartAside = 0.30F;   // from the middle of the place where it begins
constexpr float kTipAside = 0.06F;     // from the middle of the place to which it leads
constexpr float kBesidePiece = 1.15F;  // factor of the radius of a piece that stands at an end
constexpr float kLineRim = 0.17F;      // in widths of the shaft
constexpr float kRail = 0.44F;         // width of each of two lines, in widths of the shaft
constexpr float kRailAside = 0.5F;
constexpr float kDot = 1.2F;
constexpr float kClear = 0.004F;    // metres that an arch keeps above pieces
constexpr float kSteepest = 0.06F;  // share of its way beside an end where an arch need clear nothing
constexpr int kArchPieces = 16;
constexpr float kHighest = 0.32F;    // of an arch, as a share of its length: taller piles hide a part of it
constexpr float kUnderHead = 0.95F;  // share of the head's length at which the shaft ends
constexpr float kHeadStep = 0.01F;   // share of the way

/// A piece in the way, seen from above a circle.
struct Body {
    Place place;
    glm::vec2 middle{0};
    float radius = 0;    ///< half its length
    bool broad = false;  ///< a ring lies on it, not around it
    float top = 0;
};

/// Metres.
float sideOf(const World& world, Place place) {
    return 2 * world.bounds[world.model->highlightMesh(place, {}).value].max.x;
}

std::vector<Body> bodiesOf(const World& world) {
    std::vector<Body> bodies;
    world.entities.each<const Piece, const DrawnLook>(
        [&](ecs::Entity, const Piece& piece, const DrawnLook& drawn) {
            const Pose rest = world.model->rest(piece.state);
            const Bounds& box = world.bounds[drawn.look.mesh.value];
            const glm::mat4 pose = rest.matrix();
            glm::vec2 least(1e9F);
            glm::vec2 most(-1e9F);
            for (int corner = 0; corner < 8; ++corner) {
                const glm::vec4 at((corner & 1) != 0 ? box.max.x : box.min.x,
                                   (corner & 2) != 0 ? box.max.y : box.min.y,
                                   (corner & 4) != 0 ? box.max.z : box.min.z, 1);
                const glm::vec3 point(pose * at);
                least = glm::min(least, glm::vec2(point.x, point.z));
                most = glm::max(most, glm::vec2(point.x, point.z));
            }
            const glm::vec2 half = (most - least) / 2.0F;
            const Place place = piece.state.place;
            bodies.push_back({.place = place,
                              .middle = (least + most) / 2.0F,
                              .radius = std::max(half.x, half.y),
                              .broad = std::min(half.x, half.y) > kBroad * sideOf(world, place),
                              .top = rest.position.y + world.model->heightOf(piece.state)});
        });
    return bodies;
}

/// Where something can be drawn at a place.
struct Footing {
    glm::vec3 middle{0};
    glm::quat rotation{1, 0, 0, 0};
    float side = 0;
    float standing = 0;    ///< radius of what stands there, around which a ring fits
    bool onPiece = false;  ///< the middle is on a broad piece
};

Footing footingAt(const World& world, const std::vector<Body>& bodies, Place place) {
    const Pose on = world.model->highlight({place.area, place.spot, 0});
    Footing footing{.middle = on.position, .rotation = on.rotation, .side = sideOf(world, place)};
    for (const Body& body : bodies) {
        if (!body.place.sameSpot(place)) continue;
        if (body.broad) {
            footing.middle.y = std::max(footing.middle.y, body.top);
            footing.onPiece = true;
        } else {
            footing.standing = std::max(footing.standing, body.radius);
        }
    }
    return footing;
}

/// The colours of a stroke.
class Paint {
  public:
    Paint(const World& world, DrawList& list, const Stroke& stroke, float opacity)
        : list_(list), opacity_(opacity) {
        const HighlightColors& colors = world.boldHighlights ? kBoldColors : world.colors;
        const bool bold = world.boldHighlights;
        color_ = colors.inks[static_cast<std::size_t>(stroke.ink)];
        material_ = bold ? MaterialId() : world.colors.material;
        light_ = kStrokeLight * (bold ? kBoldStroke : 1);
        const float bright = glm::dot(color_, glm::vec3(0.2126F, 0.7152F, 0.0722F));
        rim_ = bright < kDarkStroke && !bold ? kPaleStrokeRim : glm::vec3(0);
    }
    void line(MeshId mesh, const glm::mat4& transform) {
        list_.items.push_back({.mesh = mesh,
                               .material = material_,
                               .transform = transform,
                               .color = {color_, opacity_},
                               .glow = color_ * light_ * opacity_,
                               .castsShadow = false});
    }
    void rim(MeshId mesh, const glm::mat4& transform) {
        list_.items.push_back({.mesh = mesh,
                               .transform = transform,
                               .color = {rim_, kStrokeRimOpacity * opacity_},
                               .castsShadow = false});
    }

  private:
    DrawList& list_;
    float opacity_;
    glm::vec3 color_{1};
    glm::vec3 rim_{0};
    MaterialId material_{};
    float light_ = 1;
};

glm::mat4 lowered(glm::mat4 transform) {
    transform[3].y -= kStrokeRimDepth;
    return transform;
}

void drawRing(const World& world, Paint& paint, const Footing& footing, game::Ink ink, float rise) {
    const SketchMeshes& meshes = *world.model->sketchMeshes();
    const auto& rings = world.boldHighlights ? meshes.bold : meshes.rings;
    const auto& [line, rim] = rings[static_cast<std::size_t>(ink)];
    const Pose on{footing.middle + glm::vec3(0, rise, 0), footing.rotation};
    const float side = std::max(footing.side, kRingOfField * world.model->fieldRadius());
    const float size = side / kSketchSide * (footing.onPiece ? kOnTop : 1);
    const glm::mat4 transform = glm::scale(on.matrix(), glm::vec3(size, 1, size));
    paint.rim(rim, lowered(transform));
    paint.line(line, transform);
}

/// The way of an arrow above the table.
struct Way {
    glm::vec3 from{0};
    glm::vec3 to{0};  ///< of its tip
    float arch = 0;   ///< metres, in the middle

    [[nodiscard]] glm::vec3 at(float t) const {
        glm::vec3 point = glm::mix(from, to, t);
        point.y += 4 * arch * t * (1 - t);
        return point;
    }
};

/// As high as it must be to lead over everything between its ends, and over the edges of what lies there.
float archOver(const Way& way, const std::vector<Body>& bodies, const Stroke& stroke, float width) {
    const glm::vec2 from(way.from.x, way.from.z);
    const glm::vec2 along(way.to.x - way.from.x, way.to.z - way.from.z);
    const float length = glm::length(along);
    float arch = 0;
    for (const Body& body : bodies) {
        const bool atEnd = body.place.sameSpot(stroke.from) || body.place.sameSpot(*stroke.to);
        if (atEnd && !body.broad) continue;  // the arrow ends before it
        const float middle = glm::dot(body.middle - from, along) / (length * length);
        const float reach = body.radius + width / 2;
        const float aside = glm::length(body.middle - from - along * middle);
        if (aside >= reach) continue;
        const float half = std::sqrt(reach * reach - aside * aside) / length;
        if (middle + half < kSteepest || middle - half > 1 - kSteepest) continue;
        for (const float end : {middle - half, middle, middle + half}) {
            const float t = std::clamp(end, kSteepest, 1 - kSteepest);
            const float clear = atEnd ? kStrokeRise : kClear;
            const float needed = body.top + clear - glm::mix(way.from.y, way.to.y, t);
            arch = std::max(arch, needed / (4 * t * (1 - t)));
        }
    }
    return std::min(arch, kHighest * length);
}

/// A pose from one point towards another, along -z, with these lengths of x and z.
glm::mat4 between(glm::vec3 from, glm::vec3 to, float aside, float width, float length) {
    const glm::vec3 forward = glm::normalize(to - from);
    const glm::vec3 right = glm::normalize(glm::cross(forward, glm::vec3(0, 1, 0)));
    const glm::vec3 up = glm::cross(right, forward);
    const glm::vec3 middle = (from + to) / 2.0F + right * aside;
    return {glm::vec4(right * (width / kSketchSide), 0), glm::vec4(up, 0),
            glm::vec4(-forward * (length / kSketchSide), 0), glm::vec4(middle, 1)};
}

/// Draws a line along the way, up to `last` of it.
void drawShaft(const World& world, Paint& paint, const Way& way, game::Ink ink, float last, float width) {
    const SketchMeshes& meshes = *world.model->sketchMeshes();
    const LineLook look = lineOf(ink);
    const float rim = kLineRim * width;
    const float length = glm::distance(way.from, way.at(last));
    const bool whole = look.dash == 0;
    const float unit = (look.dash + look.gap) * width;
    const int pieces = !whole          ? std::max(1, static_cast<int>(std::lround(length / unit)))
                       : way.arch == 0 ? 1
                                       : kArchPieces;
    const float drawn = whole ? 1 : look.dash / (look.dash + look.gap);
    struct Part {
        MeshId mesh;
        glm::mat4 line;
    };
    std::vector<Part> parts;
    for (int i = 0; i < pieces; ++i) {
        const float step = last / static_cast<float>(pieces);
        const glm::vec3 from = way.at(step * static_cast<float>(i));
        const glm::vec3 to = way.at(step * (static_cast<float>(i) + drawn));
        const float size = glm::distance(from, to);
        if (look.dots) {
            const float dot = kDot * width;
            parts.push_back({meshes.dot, between(from, to, 0, dot, dot)});
            paint.rim(meshes.dot, lowered(between(from, to, 0, dot + 2 * rim, dot + 2 * rim)));
            continue;
        }
        const float ends = whole ? 0 : 2 * rim;
        for (int rail = 0; rail < look.rails; ++rail) {
            const float aside = look.rails == 1 ? 0 : (rail == 0 ? -kRailAside : kRailAside) * width;
            const float line = look.rails == 1 ? width : kRail * width;
            parts.push_back({meshes.bar, between(from, to, aside, line, size)});
            paint.rim(meshes.bar, lowered(between(from, to, aside, line + 2 * rim, size + ends)));
        }
    }
    for (const Part& part : parts) paint.line(part.mesh, part.line);
}

void drawHead(const World& world, Paint& paint, const Way& way, float last, float length, float width) {
    const MeshId mesh = world.model->sketchMeshes()->head;
    const glm::vec3 back = way.at(last);
    const glm::vec3 forward = glm::normalize(way.to - back);
    const glm::vec3 foot = way.to - forward * length;
    // The rim is equally wide on all sides: the triangle grows about the middle of its inscribed circle.
    const float inscribed = width * length / (width + 2 * std::hypot(length, width / 2));
    const float grown = 1 + kLineRim * width / kHeadWidth / inscribed;
    const glm::vec3 shift = forward * ((grown - 1) * (length / 2 - inscribed));
    paint.rim(mesh, lowered(between(foot + shift, way.to + shift, 0, width * grown, length * grown)));
    paint.line(mesh, between(foot, way.to, 0, width, length));
}

void drawArrow(const World& world, Paint& paint, const std::vector<Body>& bodies, const Stroke& stroke,
               float rise) {
    const Footing begin = footingAt(world, bodies, stroke.from);
    const Footing end = footingAt(world, bodies, *stroke.to);
    const glm::vec3 aside(end.middle.x - begin.middle.x, 0, end.middle.z - begin.middle.z);
    const float distance = glm::length(aside);
    if (distance <= 0) return;
    const glm::vec3 along = aside / distance;
    const float side = std::min(begin.side, end.side);
    const float bold = world.boldHighlights ? kBoldShaft : 1;
    float width = bold * std::max(kShaft * side, kShaftOfField * world.model->fieldRadius());
    const float start = std::max(kStartAside * begin.side, kBesidePiece * begin.standing);
    const float tip = std::max(kTipAside * end.side, kBesidePiece * end.standing);
    // Between places close to each other everything is smaller.
    const float room = distance - start - tip;
    const float wanted = kHeadLength * width * 1.3F;
    if (room < wanted) width *= std::max(room, distance * 0.3F) / wanted;
    const float from = room < wanted ? std::min(start, distance * 0.25F) : start;
    Way way{.from = begin.middle + along * from, .to = end.middle - along * std::min(tip, distance * 0.4F)};
    way.from.y += rise;
    way.to.y += rise;
    way.arch = archOver(way, bodies, stroke, width);
    const float length = kHeadLength * width;
    float last = 1;
    while (last > 2 * kHeadStep && glm::distance(way.at(last), way.to) < length * kUnderHead)
        last -= kHeadStep;
    drawShaft(world, paint, way, stroke.ink, last, width);
    drawHead(world, paint, way, last, length, kHeadWidth * width);
}

void drawStroke(const World& world, DrawList& list, const std::vector<Body>& bodies, const Stroke& stroke,
                float rise, float opacity) {
    Paint paint(world, list, stroke, opacity);
    if (stroke.to)
        drawArrow(world, paint, bodies, stroke, rise);
    else
        drawRing(world, paint, footingAt(world, bodies, stroke.from), stroke.ink, rise);
}

}  // namespace

void drawSketch(const World& world, DrawList& list) {
    const Marks& marks = world.marks;
    if (world.busy() || !world.model->sketchMeshes() || (marks.sketch.empty() && !marks.begun)) return;
    const std::vector<Body> bodies = bodiesOf(world);
    const auto riseOf = [](std::size_t stroke) {
        return kStrokeRise + kBetweenStrokes * static_cast<float>(stroke % kHeights);
    };
    for (std::size_t i = 0; i < marks.sketch.size(); ++i)
        drawStroke(world, list, bodies, marks.sketch[i], riseOf(i), 1);
    if (marks.begun) drawStroke(world, list, bodies, *marks.begun, riseOf(kHeights - 1), kBegunOpacity);
}

}  // namespace scene
