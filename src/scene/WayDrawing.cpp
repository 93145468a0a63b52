#include <glm/glm.hpp>
#include <vector>

#include "scene/TableDrawing.h"

// Draws the ways on which pieces would go: lines of light on the table from place to place, each with a dark
// rim, so that it is seen on any ground.
namespace scene {
namespace {

using game::Place;

constexpr float kWayWidth = 0.020F;      // share of the field's radius
constexpr float kWayRim = 0.006F;        // the same, on each side
constexpr float kWayRise = 0.0005F;      // metres above the places
constexpr float kWayRimDepth = 0.0002F;  // metres of the rim below the line
constexpr float kWayLight = 1.8F;        // factor of its colour
constexpr float kWayOpacity = 0.85F;
constexpr float kWayRimOpacity = 0.7F;

/// A bar or a dot on the table, along a direction, with these sides.
glm::mat4 laid(glm::vec3 middle, glm::vec3 along, float width, float length) {
    const glm::vec3 right = glm::cross(along, glm::vec3(0, 1, 0));
    return {glm::vec4(right * (width / kSketchSide), 0), glm::vec4(0, 1, 0, 0),
            glm::vec4(-along * (length / kSketchSide), 0), glm::vec4(middle, 1)};
}

struct WayPart {
    MeshId mesh;
    glm::vec3 middle;
    glm::vec3 along;
    float length = 0;  ///< 0: a dot
};

/// Bars from place to place, and dots where they bend.
std::vector<WayPart> partsOf(const World& world, const std::vector<Place>& way) {
    const SketchMeshes& meshes = *world.model->sketchMeshes();
    std::vector<WayPart> parts;
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
        const glm::vec3 from = world.model->highlight({way[i].area, way[i].spot, 0}).position;
        const glm::vec3 to = world.model->highlight({way[i + 1].area, way[i + 1].spot, 0}).position;
        const float length = glm::distance(from, to);
        if (length <= 0) continue;
        const glm::vec3 along = (to - from) / length;
        parts.push_back({meshes.bar, (from + to) * 0.5F, along, length});
        parts.push_back({meshes.dot, to, along});
    }
    return parts;
}

}  // namespace

void drawWays(const World& world, DrawList& list) {
    if (world.model->sketchMeshes() == nullptr) return;
    const HighlightColors& colors = world.boldHighlights ? kBoldColors : world.colors;
    const glm::vec3 hue(colors.target);
    const float field = world.model->fieldRadius();
    const auto draw = [&](const std::vector<WayPart>& parts, float width, float rise, glm::vec4 color,
                          glm::vec3 light) {
        for (const WayPart& part : parts)
            list.items.push_back({.mesh = part.mesh,
                                  .transform = laid(part.middle + glm::vec3(0, rise, 0), part.along, width,
                                                    part.length > 0 ? part.length : width),
                                  .color = color,
                                  .glow = light,
                                  .castsShadow = false});
    };
    for (const std::vector<Place>& way : world.entry.ways) {
        const std::vector<WayPart> parts = partsOf(world, way);
        draw(parts, (kWayWidth + 2 * kWayRim) * field, kWayRise - kWayRimDepth, {0, 0, 0, kWayRimOpacity},
             glm::vec3(0));
        draw(parts, kWayWidth * field, kWayRise, {hue, kWayOpacity}, hue * kWayLight);
    }
}

}  // namespace scene
