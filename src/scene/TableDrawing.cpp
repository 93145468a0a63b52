#include "scene/TableDrawing.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtx/quaternion.hpp>
#include <vector>

#include "scene/HighlightPaint.h"
#include "scene/Obstruction.h"
#include "scene/SeeThrough.h"

namespace scene {
namespace {

using game::Place;

constexpr float kRimSize = 1.045F;    // factor of the highlight's size: a millimetre wider
constexpr float kRimDepth = 0.0003F;  // metres below the highlight
constexpr float kBoldRimSize = 1.10F;
constexpr float kEmber = 0.010F;      // share of a glow's light that the piece itself shows
constexpr float kHovered = 0.05F;     // share of the highlight's colour on a piece under the pointer
constexpr float kAdvised = 0.14F;     // the same on an advised piece
constexpr float kDimmest = 0.01F;     // share of the full light below which no halo is drawn
constexpr float kSignRise = 0.0004F;  // metres above the top of the place
constexpr float kSmallSign = 0.65F;   // factor of the full size
constexpr float kSignLight = 2.0F;    // factor of its colour: like paint in full light, in any light
constexpr float kSignOpacity = 0.92F;
constexpr float kGhostOpacity = 0.5F;
constexpr float kHeldLight = 0.07F;    // share of its mark's colour on a piece of a turn that is held ready
constexpr float kSameSpot = 0.02F;     // metres: candle and flame this close belong together
constexpr float kFlameHalo = 0.055F;   // metres
constexpr float kFlameOpacity = 0.3F;  // in the middle
constexpr float kFlameLight = 2.2F;    // factor of the deepened hue; the flame itself is white

/// Light that falls on the table around a piece: a wide weak one, and a small bright one at its foot. What
/// lies there is seen through it, so that it is taken for light.
struct Halo {
    float radius;   ///< in half places
    float opacity;  ///< in the middle; softDisc() falls off from there
    float light;    ///< factor of the colour
};
constexpr std::array<Halo, 2> kHalos{{{3.1F, 0.30F, 0.9F}, {2.0F, 0.36F, 1.9F}}};
constexpr float kBrightestHalo = 1.3F;  // of a glow, for its halo

/// Translucent forms of the piece at its foot within each other: together they have a soft edge.
struct Edge {
    float size;    ///< factors of those of the piece
    float height;  ///< the wider, the lower
    float opacity;
    float light;  ///< factor of the glow
};
constexpr std::array<Edge, 4> kEdges{{{1.03F, 0.070F, 0.45F, 1.6F},
                                      {1.07F, 0.055F, 0.30F, 1.2F},
                                      {1.12F, 0.040F, 0.20F, 0.9F},
                                      {1.18F, 0.025F, 0.12F, 0.7F}}};

void drawHighlight(const World& world, DrawList& list, Purpose purpose, Place place) {
    const bool bold = world.boldHighlights;
    const HighlightPaint paint = highlightPaint(world.colors, bold, purpose);
    const MeshId mesh = world.model->highlightMesh(place, {paint.shape, bold});
    const float rim = bold ? kBoldRimSize : kRimSize;
    const Pose on = world.model->highlight(place);
    Pose below = on;
    below.position.y -= kRimDepth;
    list.items.push_back({.mesh = mesh,
                          .transform = glm::scale(below.matrix(), glm::vec3(rim, 1, rim)),
                          .color = paint.rim,
                          .castsShadow = false});
    list.items.push_back({.mesh = mesh,
                          .material = bold ? MaterialId() : world.colors.material,
                          .transform = on.matrix(),
                          .color = paint.color,
                          .glow = paint.glow,
                          .castsShadow = false});
}

/// Metres: the height of the top piece of a place; 0 if there is none.
float topOf(const World& world, const Place& place) {
    float top = 0;
    world.entities.each<const Piece>([&](ecs::Entity, const Piece& piece) {
        if (!piece.state.place.sameSpot(place)) return;
        const float rests = world.model->rest(piece.state).position.y;
        top = std::max(top, rests + world.model->heightOf(piece.state));
    });
    return top;
}

float brightest(glm::vec3 color) { return std::max({color.r, color.g, color.b, 1e-6F}); }

/// The same brightness in a deeper hue: bright light turns pale on the screen.
glm::vec3 deepened(glm::vec3 color) { return color * color / brightest(color); }

glm::vec2 spotOf(const DrawItem& thing) { return {thing.transform[3].x, thing.transform[3].z}; }

Bounds boundsOf(const DrawItem& thing, const std::vector<Bounds>& meshes) {
    const Bounds& mesh = meshes[thing.mesh.value];
    Bounds box{glm::vec3(FLT_MAX), glm::vec3(-FLT_MAX)};
    for (int corner = 0; corner < 8; ++corner) {
        const glm::vec4 at((corner & 1) != 0 ? mesh.max.x : mesh.min.x,
                           (corner & 2) != 0 ? mesh.max.y : mesh.min.y,
                           (corner & 4) != 0 ? mesh.max.z : mesh.min.z, 1);
        box.min = glm::min(box.min, glm::vec3(thing.transform * at));
        box.max = glm::max(box.max, glm::vec3(thing.transform * at));
    }
    return box;
}

/// The opacity of everything that stands at a spot of the table and could hide the game. A candle, its stick
/// and its flame get the same.
float clearView(const World& world, glm::vec2 spot, glm::vec3 eye) {
    float hidden = 0;
    const auto& furniture = world.model->furniture();
    for (std::size_t i = 0; i < world.model->placeItems(); ++i)
        if (glm::distance(spotOf(furniture[i]), spot) < kSameSpot)
            hidden += hiddenShare(boundsOf(furniture[i], world.bounds), eye, world.model->fieldRadius());
    return opacityOf(hidden);
}

/// What is let into a piece moves and fades with it.
void drawInlay(DrawList& list, const Look& look, const glm::mat4& transform, float opacity) {
    if (!look.inlay) return;
    list.items.push_back({.mesh = look.inlay->mesh,
                          .material = look.inlay->material,
                          .transform = transform,
                          .color = glm::vec4(look.inlay->tint, opacity),
                          .glow = look.inlay->glow * opacity,
                          .castsShadow = false});
}

}  // namespace

void drawFurniture(const World& world, DrawList& list) {
    const auto& furniture = world.model->furniture();
    const std::size_t first = list.backdrop ? world.model->placeItems() : 0;
    const std::size_t begin = list.items.size();
    list.items.insert(list.items.end(), furniture.begin() + static_cast<std::ptrdiff_t>(first),
                      furniture.end());
    // Pictures without marks show the table as it is: nothing is made translucent.
    for (std::size_t i = first; world.showsMarks && i < world.model->placeItems(); ++i)
        list.items[begin + i - first].color.a *= clearView(world, spotOf(furniture[i]), list.camera.eye);
    list.lamps = world.model->lamps();
}

void drawFlames(const World& world, DrawList& list) {
    if (list.backdrop) return;
    for (const Lamp& lamp : world.model->lamps()) {
        const glm::vec2 spot(lamp.position.x, lamp.position.z);
        const float opacity = world.showsMarks ? clearView(world, spot, list.camera.eye) : 1;
        const glm::vec3 towards = list.camera.eye - lamp.position;
        if (glm::length(towards) < kFlameHalo) continue;
        const glm::quat turned = glm::rotation(glm::vec3(0, 1, 0), glm::normalize(towards));
        const Pose pose{lamp.position, turned};
        list.items.push_back({.mesh = world.model->discMesh(),
                              .transform = glm::scale(pose.matrix(), glm::vec3(kFlameHalo)),
                              .color = glm::vec4(0, 0, 0, kFlameOpacity * opacity),
                              .glow = deepened(lamp.color / brightest(lamp.color)) * kFlameLight * opacity,
                              .castsShadow = false});
    }
}

void drawPieces(const World& world, DrawList& list) {
    const Entities& entities = world.entities;
    const std::optional<Place>& hover = world.entry.hover;
    const bool hovers = hover && world.entry.ghosts.empty();
    const std::vector<Place>& advised = world.marks.advice;
    const SeeThrough seeThrough(world, list.camera.eye);
    entities.each<const Piece, const DrawnLook, const Pose>([&](ecs::Entity e, const Piece& piece,
                                                                const DrawnLook& drawn, const Pose& pose) {
        const Glow* const glow = entities.find<Glow>(e);
        const Fading* const fading = entities.find<Fading>(e);
        glm::vec3 light = glow ? glow->now * kEmber : glm::vec3(0);
        if (hovers && piece.shown.place.sameSpot(*hover) && !entities.has<InHand>(e))
            light += glm::vec3(world.colors.hover) * kHovered;
        if (std::find(advised.begin(), advised.end(), piece.state.place) != advised.end())
            light += glm::vec3(world.colors.hover) * kAdvised;
        const bool held = entities.has<InHand>(e);
        const Pose at = held ? pose : world.model->rest(piece.shown);
        const float opacity = (fading ? fading->opacity : 1.0F) * seeThrough.opacityOf(piece.shown, at, held);
        list.items.push_back({.mesh = drawn.look.mesh,
                              .material = drawn.look.material,
                              .transform = pose.matrix(),
                              .color = glm::vec4(drawn.look.tint, opacity),
                              .glow = light,
                              .grain = drawn.look.grain});
        drawInlay(list, drawn.look, pose.matrix(), opacity);
    });
}

void drawHighlights(const World& world, DrawList& list) {
    if (world.showsMarks && !world.busy() && world.decisive.empty())
        for (const Place& place : world.last)
            drawHighlight(world, list, Purpose::LastTurn, {place.area, place.spot, 0});
    const auto drawOnTop = [&](Purpose purpose, Place place) {
        place.level = world.model->marksGround() ? std::uint16_t{0} : world.heightAt(place);
        drawHighlight(world, list, purpose, place);
    };
    for (const Place& place : world.entry.reach) drawOnTop(Purpose::Reach, place);
    for (const Place& place : world.entry.targets) drawOnTop(Purpose::Target, place);
    for (const Place& place : world.marks.advice) drawOnTop(Purpose::Advice, place);
    if (world.showsMarks)
        for (const Place& place : world.held.places) drawOnTop(Purpose::Held, place);
    if (world.entry.cursor) drawOnTop(Purpose::Cursor, *world.entry.cursor);
}

void drawSigns(const World& world, DrawList& list) {
    if (!world.showsMarks || world.busy() || !world.decisive.empty()) return;
    for (const Sign& sign : world.marks.signs) {
        const TableModel::SignMeshes meshes = world.model->signMeshes(sign.shape);
        Pose at = world.model->highlight({sign.place.area, sign.place.spot, 0});
        const bool low = sign.shape == SignShape::Tile || world.model->marksGround();
        const bool tile = sign.shape == SignShape::Tile;
        at.position.y = low ? at.position.y : std::max(at.position.y, topOf(world, sign.place)) + kSignRise;
        const glm::vec3 size = sign.small ? glm::vec3(kSmallSign, 1, kSmallSign) : glm::vec3(1);
        const glm::vec4 rim = rimOf(sign.color);
        const auto add = [&](MeshId mesh, glm::vec3 color, float alpha) {
            list.items.push_back({.mesh = mesh,
                                  .transform = glm::scale(at.matrix(), size),
                                  .color = {color, alpha * sign.strength},
                                  .glow = color * kSignLight,
                                  .castsShadow = false});
        };
        if (!tile) add(meshes.rim, glm::vec3(rim), rim.w);
        at.position.y += kRimDepth;
        add(meshes.line, sign.color, kSignOpacity);
    }
}

void drawGhosts(const World& world, DrawList& list) {
    const auto draw = [&](const game::PieceState& ghost, glm::vec3 light) {
        const Look look = world.model->look(ghost);
        list.items.push_back({.mesh = look.mesh,
                              .material = look.material,
                              .transform = world.model->rest(ghost).matrix(),
                              .color = glm::vec4(look.tint, kGhostOpacity),
                              .glow = light,
                              .grain = look.grain,
                              .castsShadow = false});
        drawInlay(list, look, world.model->rest(ghost).matrix(), kGhostOpacity);
    };
    for (const game::PieceState& ghost : world.entry.ghosts) draw(ghost, glm::vec3(0));
    if (!world.showsMarks) return;
    const HighlightColors& colors = world.boldHighlights ? kBoldColors : world.colors;
    for (const game::PieceState& piece : world.held.pieces) draw(piece, glm::vec3(colors.held) * kHeldLight);
}

void drawHalos(const World& world, DrawList& list) {
    if (world.entities.count<Glow>() == 0) return;
    world.entities.each<const Piece, const Glow>([&](ecs::Entity e, const Piece& piece, const Glow& glow) {
        const float strength = glm::length(glow.now) / std::max(glm::length(world.colors.decisive), 1e-3F);
        if (strength < kDimmest) return;
        const Place place{piece.shown.place.area, piece.shown.place.spot, 0};
        const Bounds& mark = world.bounds[world.model->highlightMesh(place, {}).value];
        const Pose at = world.model->highlight(place);
        const glm::vec3 warm = deepened(world.colors.decisive);
        for (const Halo& halo : kHalos)
            list.items.push_back(
                {.mesh = world.model->discMesh(),
                 .transform = glm::scale(at.matrix(), glm::vec3(mark.max.x * halo.radius)),
                 .color = glm::vec4(0, 0, 0, halo.opacity * std::min(strength, kBrightestHalo)),
                 .glow = warm * halo.light,
                 .castsShadow = false});
        // Around the foot of the piece, in its own form: the piece itself keeps its colour.
        const Pose foot = world.entities.get<Pose>(e);
        for (const Edge& edge : kEdges)
            list.items.push_back({.mesh = world.entities.get<DrawnLook>(e).look.mesh,
                                  .transform = glm::scale(foot.matrix(), {edge.size, edge.height, edge.size}),
                                  .color = {0, 0, 0, edge.opacity},
                                  .glow = deepened(glow.now) * edge.light,
                                  .castsShadow = false});
    });
}

}  // namespace scene
