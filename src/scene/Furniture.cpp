#include "scene/Furniture.h"

#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <map>

#include "base/Random.h"
#include "scene/Shapes.h"

namespace scene {
namespace {

constexpr float kTableRadius = 0.82F;
constexpr float kTableThickness = 0.045F;
// Metres: the edge of the table's facets. A lamp's light is computed at their corners only.
constexpr float kFacet = 0.08F;

glm::quat turned(float yaw) { return glm::angleAxis(yaw, glm::vec3(0, 1, 0)); }

}  // namespace

MeshId Furniture::add(Mesh mesh) {
    meshes_.push_back(std::move(mesh));
    return MeshId(static_cast<std::uint16_t>(meshes_.size() - 1));
}

DrawItem& Furniture::put(MeshId mesh, MaterialId material, const Pose& pose, glm::vec4 color, int grainSeed) {
    base::Random random(static_cast<std::uint64_t>(grainSeed) * 7919 + 17);
    glm::vec3 grain(0);
    if (grainSeed != 0) grain = {static_cast<float>(random.unit()), static_cast<float>(random.unit()), 0};
    return items_.emplace_back(DrawItem{
        .mesh = mesh, .material = material, .transform = pose.matrix(), .color = color, .grain = grain});
}

void Furniture::putPlace(const Theme& theme, glm::vec2 half) {
    putSurroundings(theme, half);
    putTable(theme);
    placeItems_ = items_.size();
}

void Furniture::putSurroundings(const Theme& theme, glm::vec2 half) {
    std::map<std::filesystem::path, MeshId> known;
    for (const Furnishing& thing : theme.surroundings) {
        const Mesh* mesh = theme.meshOf(thing.model);
        if (mesh == nullptr) continue;
        if (!known.contains(thing.model)) known.emplace(thing.model, add(*mesh));
        const glm::vec2 from = thing.anchor * half;
        const MaterialId material = theme.material(thing.material);
        const bool varied = theme.materials[material.value].varied;
        put(known.at(thing.model), material,
            {thing.position + glm::vec3(from.x, 0, from.y), turned(thing.turn)}, glm::vec4(1),
            varied ? static_cast<int>(items_.size()) : 0);
        items_.back().transform *= glm::scale(glm::mat4(1), glm::vec3(thing.scale));
        items_.back().glow = thing.glow;
        items_.back().castsShadow = thing.castsShadow;
        if (thing.light == glm::vec3(0)) continue;
        const Bounds bounds = boundsOf(*mesh);
        const glm::vec4 middle((bounds.min + bounds.max) * 0.5F, 1);
        lamps_.push_back({glm::vec3(items_.back().transform * middle), thing.light});
    }
}

void Furniture::putTable(const Theme& theme) {
    if (const auto models = theme.variantsOf("table"); !models.empty()) {
        for (const Mesh* model : models) {
            put(add(*model), theme.material("table"), {});
            items_.back().castsShadow = false;
        }
        return;
    }
    const std::vector<glm::vec2> rim{{kTableRadius - 0.03F, -kTableThickness},
                                     {kTableRadius - 0.004F, -kTableThickness + 0.006F},
                                     {kTableRadius, -0.022F},
                                     {kTableRadius - 0.003F, -0.007F},
                                     {kTableRadius - 0.010F, -0.001F},
                                     {kTableRadius - 0.016F, 0}};
    put(add(lathe(smoothed(rim, 3), 96)), theme.material("table"), {});
    // The top is a fan in one texture space, so that its grain is not interrupted.
    Mesh top;
    constexpr int kAround = 96;
    top.vertices.push_back({{0, 0, 0}, {0, 1, 0}, {0, 0}, {1, 0, 0}});
    for (int i = 0; i < kAround; ++i) {
        const float a = glm::two_pi<float>() * static_cast<float>(i) / kAround;
        const glm::vec2 p = glm::vec2(std::cos(a), -std::sin(a)) * (kTableRadius - 0.016F);
        top.vertices.push_back({{p.x, 0, p.y}, {0, 1, 0}, {p.x, -p.y}, {1, 0, 0}});
    }
    std::vector<glm::vec3> lampPlaces;
    for (const Lamp& lamp : lamps_) lampPlaces.push_back(lamp.position);
    for (std::uint32_t i = 0; i < kAround; ++i)
        for (const std::uint32_t k : {0U, 1 + i, 1 + (i + 1) % kAround}) top.indices.push_back(k);
    put(add(subdividedNear(std::move(top), lampPlaces, kFacet)), theme.material("table"), {});
}

}  // namespace scene
