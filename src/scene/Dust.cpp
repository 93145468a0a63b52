#include "scene/Dust.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "base/Random.h"
#include "scene/Systems.h"
#include "scene/TableDrawing.h"
#include "scene/motion/Track.h"

namespace scene {
namespace {

constexpr int kPuffs = 30;
constexpr float kSpeed = 0.26F;     // metres a second, along the ground
constexpr float kDrag = 5.0F;       // per second
constexpr float kThickest = 0.36F;  // highest opacity, in the middle
// Below this opacity the 8 bits of a colour would tint the dust.
constexpr float kThinnest = 0.012F;
const glm::vec3 kColor(1.25F, 1.15F, 1.0F);      // factors for the piece's own colour
const glm::vec3 kShine(0.035F, 0.028F, 0.021F);  // light that the dust scatters

/// A disc perpendicular to the line of sight.
glm::mat4 facing(const glm::vec3& at, const glm::vec3& eye, float size, float turn) {
    const glm::vec3 up = glm::normalize(eye - at);
    glm::vec3 right =
        glm::normalize(glm::cross(up, std::abs(up.y) < 0.99F ? glm::vec3(0, 1, 0) : glm::vec3(1, 0, 0)));
    right = glm::angleAxis(turn, up) * right;
    glm::mat4 m(1);
    m[0] = glm::vec4(right * size, 0);
    m[1] = glm::vec4(up * size, 0);
    m[2] = glm::vec4(glm::cross(right, up) * size, 0);
    m[3] = glm::vec4(at, 1);
    return m;
}

}  // namespace

void addDust(World& world, const game::PieceState& piece) {
    const Look look = world.model->look(piece);
    const Pose rest = world.model->rest(piece);
    const Bounds& bounds = world.bounds[look.mesh.value];
    base::Random random(0xD057ULL + piece.id.value);
    const auto some = [&](float least, float most) {
        return least + static_cast<float>(random.unit()) * (most - least);
    };
    const glm::vec3 half = (bounds.max - bounds.min) * 0.5F;
    const glm::vec3 middle = (bounds.max + bounds.min) * 0.5F;
    for (int i = 0; i < kPuffs; ++i) {
        // The puffs start all along the four edges and move outwards.
        const float around = glm::two_pi<float>() * (static_cast<float>(i) + some(-0.4F, 0.4F)) / kPuffs;
        const glm::vec2 way(std::cos(around), std::sin(around));
        const float edge = 1 / std::max(std::abs(way.x), std::abs(way.y));
        const glm::vec3 from(half.x * way.x * edge, -half.y * 0.3F, half.z * way.y * edge);
        const glm::vec3 outwards = rest.rotation * glm::vec3(way.x, 0, way.y);
        const float rise = some(0.03F, 0.10F);
        const float speed = kSpeed * some(0.2F, 1.1F);
        world.entities.set(world.entities.create(),
                           DustPuff{.at = rest.position + rest.rotation * (middle + from * 0.95F),
                                    .velocity = outwards * speed + glm::vec3(0, rise, 0),
                                    .material = look.material,
                                    .size = some(0.8F, 1.7F) * half.x,
                                    .turn = some(0, 6.28F),
                                    .lives = some(0.55F, 1.15F),
                                    .age = 0});
    }
}

bool driftDust(World& world, float dt) {
    if (world.entities.count<DustPuff>() == 0) return false;
    world.entities.each<DustPuff>([&](ecs::Entity, DustPuff& puff) {
        puff.age += dt;
        puff.at += puff.velocity * dt;
        puff.velocity *= std::exp(-kDrag * dt);
        puff.velocity.y += 0.035F * dt;  // warm air rises
    });
    world.entities.destroyIf<DustPuff>([](const DustPuff& puff) { return puff.age >= puff.lives; });
    return true;
}

void drawDust(const World& world, DrawList& list) {
    world.entities.each<const DustPuff>([&](ecs::Entity, const DustPuff& puff) {
        const float t = puff.age / puff.lives;
        const float size = puff.size * (0.3F + 0.7F * eased(Ease::Out, t));
        const float thick = kThickest * std::min(t * 12, 1.0F) * (1 - eased(Ease::InOut, t));
        if (thick < kThinnest) return;
        list.items.push_back({.mesh = world.model->discMesh(),
                              .material = puff.material,
                              .transform = facing(puff.at, list.camera.eye, size, puff.turn),
                              .color = glm::vec4(kColor, thick),
                              .glow = kShine,
                              .castsShadow = false});
    });
}

}  // namespace scene
