#include <algorithm>
#include <cmath>

#include "scene/Systems.h"

namespace scene {
namespace {

using game::PieceState;

constexpr float kHandPace = 16.0F;  // per second: how fast a piece follows the hand
constexpr float kDown = 0.0008F;    // metres above its place at which it counts as landed
constexpr float kFlare = 1.5F;      // seconds until a light is steady
constexpr float kFlareUp = 2.2F;    // peak, as a factor of the steady light
constexpr float kSlowest = 0.25F;   // lower bound of the speed for changes of light

/// Rises quickly and falls slowly; 0 at both ends, 1 at most.
float flare(float t) {
    constexpr float kPeak = 0.13F;
    return t / kPeak * std::exp(1 - t / kPeak) * (1 - t);
}

/// The states before and after of all pieces in stages that are still to be shown.
std::vector<PieceState> travelling(const Entities& entities) {
    std::vector<PieceState> pieces;
    entities.each<const QueuedStage>([&](ecs::Entity, const QueuedStage& queued) {
        for (const auto& [before, after] : queued.regrouped) pieces.insert(pieces.end(), {before, after});
        for (const game::Hop& hop : queued.stage.hops) pieces.insert(pieces.end(), {hop.before, hop.after});
    });
    entities.each<const Moving>(
        [&](ecs::Entity, const Moving& moving) { pieces.push_back(moving.way.before); });
    return pieces;
}

bool inTheWay(const Piece& piece, const std::vector<PieceState>& travelling) {
    return std::any_of(travelling.begin(), travelling.end(), [&](const PieceState& other) {
        return other.id == piece.state.id || other.place.sameSpot(piece.state.place) ||
               other.place.sameSpot(piece.shown.place);
    });
}

/// Moves one piece by a share of its way towards where it is shown. False once it has arrived.
bool glideOn(World& world, ecs::Entity e, const Piece& piece, Pose& pose, float share) {
    const Pose wanted = world.wantedPose(e, piece);
    if (world.entities.has<Falling>(e) && pose.position.y - wanted.position.y < kDown) {
        world.entities.remove<Falling>(e);
        queueSoundMoment(world, SoundMoment::Kind::Land, piece.shown, 1, kPutDownSpeed);
    }
    if (pose.position == wanted.position && pose.rotation == wanted.rotation)
        return false;  // it must arrive exactly, so that an idle table does no work
    const float left = glm::length(wanted.position - pose.position) +
                       (1 - std::abs(glm::dot(wanted.rotation, pose.rotation)));
    pose = left < kArrived ? wanted : mixed(pose, wanted, share);
    updateLook(world, e, piece.shown);
    return true;
}

}  // namespace

bool glide(World& world, float dt) {
    if (world.entities.count<Gliding>() == 0) return false;
    const std::vector<PieceState> busy = travelling(world.entities);
    const bool atOnce = world.speed <= 0 || world.calm;
    const float share = atOnce ? 1 : 1 - std::exp(-kHandPace * std::max(world.speed, 1.0F) * dt);
    bool moving = false;
    world.entities.each<const Piece, Pose, Gliding>(
        [&](ecs::Entity e, const Piece& piece, Pose& pose, Gliding& gliding) {
            if (inTheWay(piece, busy)) return;
            gliding.arrived = !glideOn(world, e, piece, pose, share);
            moving |= !gliding.arrived;
        });
    world.entities.removeIf<Gliding>([](const Gliding& gliding) { return gliding.arrived; });
    return moving;
}

bool changeGlows(World& world, float dt) {
    if (world.busy() || world.entities.count<Glow>() == 0) return false;
    bool changing = false;
    world.entities.each<const Piece, Glow>([&](ecs::Entity, const Piece& piece, Glow& glow) {
        if (glow.now == glow.wanted && (glow.time >= kFlare || glow.wanted == glm::vec3(0))) return;
        changing = true;
        glow.time += dt * std::max(world.speed, kSlowest);
        if (world.speed <= 0) glow.time = kFlare;
        if (glow.time < 0) return;
        if (glow.turn >= 0)
            queueSoundMoment(world, SoundMoment::Kind::Light, piece.state, std::exchange(glow.turn, -1), 0);
        const float t = std::min(glow.time / kFlare, 1.0F);
        glow.now = glm::mix(glow.before, glow.wanted, eased(Ease::Stride, t * 3));
        if (!world.calm) glow.now += glow.wanted * (kFlareUp * flare(t));
        if (t >= 1) glow.now = glow.wanted;
    });
    world.entities.removeIf<Glow>(
        [](const Glow& glow) { return glow.now == glm::vec3(0) && glow.wanted == glm::vec3(0); });
    return changing;
}

bool step(World& world, float dt) {
    world.clock += static_cast<double>(dt);
    bool moving = false;
    for (const System system : kSystems) moving |= system(world, dt);
    return moving;
}

}  // namespace scene
