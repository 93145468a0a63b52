#include "scene/motion/Handling.h"

#include <algorithm>
#include <cmath>

#include "scene/motion/Pace.h"

namespace scene {
namespace {

constexpr float kGravity = 9.81F;
// Factor on the time of a fall: a hand brakes what it puts down.
constexpr float kHeldBack = 1.25F;
constexpr float kUsualVolume = 12e-6F;  // cubic metres: a lying piece of 36 × 36 × 9.5 mm
// Chosen by eye: twice the weight takes an eighth more time, not twice as long.
constexpr float kInertiaPower = 1.0F / 6;
constexpr float kGoldenAngle = 2.39996F;
// A base narrower than this share of its length rocks about its long side.
constexpr float kNarrow = 0.5F;

/// The horizontal axis about which a body of this shape rocks.
glm::vec3 rockingAxis(const Pose& rest, const Bounds& bounds, std::uint32_t seed) {
    const glm::vec3 size = bounds.max - bounds.min;
    int upright = 1;
    std::array<glm::vec3, 3> axes{};
    for (int i = 0; i < 3; ++i) {
        glm::vec3 axis(0);
        axis[i] = 1;
        axes[static_cast<std::size_t>(i)] = rest.rotation * axis;
        if (std::abs(axes[static_cast<std::size_t>(i)].y) > 0.7F) upright = i;
    }
    const int a = (upright + 1) % 3;
    const int b = (upright + 2) % 3;
    const int longSide = size[a] > size[b] ? a : b;
    const int shortSide = size[a] > size[b] ? b : a;
    const auto turn = static_cast<float>(seed) * kGoldenAngle;
    glm::vec3 axis(std::cos(turn), 0, std::sin(turn));
    if (size[shortSide] < kNarrow * size[longSide]) {
        axis = axes[static_cast<std::size_t>(longSide)];
        axis.y = 0;
        axis = glm::normalize(axis) * (seed % 2 == 0 ? 1.0F : -1.0F);
    }
    return axis;
}

/// Whether a piece turns about the vertical alone, as it can wherever it stands.
bool turnsUpright(const Pose& from, const Pose& to) {
    constexpr glm::vec3 kUp(0, 1, 0);
    return glm::dot(from.rotation * kUp, to.rotation * kUp) > 0.999F;
}

}  // namespace

Bounds boundsOf(const game::PieceState& piece, const TableModel& table) {
    return boundsOf(table.meshes()[table.look(piece).mesh.value]);
}

bool travels(const game::Hop& hop) { return hop.before.place != hop.after.place; }

bool turns(const game::Hop& hop, const TableModel& table) {
    return std::abs(glm::dot(table.rest(hop.before).rotation, table.rest(hop.after).rotation)) < 0.99F;
}

bool rests(const Pose& pose, const Pose& rest) {
    constexpr float kStill = 2e-4F;  // metres
    return glm::length(pose.position - rest.position) < kStill &&
           std::abs(glm::dot(pose.rotation, rest.rotation)) > 0.99999F;
}

float depthOf(const Pose& pose, const Bounds& bounds) {
    float depth = 0;
    eachCorner(bounds, [&](const glm::vec3& at) { depth = std::max(depth, -(pose.rotation * at).y); });
    return depth;
}

float riseOf(const Pose& pose, const Bounds& bounds) {
    float rise = 0;
    eachCorner(bounds, [&](const glm::vec3& at) { rise = std::max(rise, (pose.rotation * at).y); });
    return rise;
}

float volumeOf(const Bounds& bounds) {
    const glm::vec3 size = bounds.max - bounds.min;
    return size.x * size.y * size.z;
}

float inertiaOf(float volume) {
    return std::clamp(std::pow(volume / kUsualVolume, kInertiaPower), 0.8F, 1.5F);
}

float fallTime(float height) {
    return std::clamp(kHeldBack * std::sqrt(2 * std::max(height, 0.0F) / kGravity), 0.045F, 0.17F);
}

RestingBody::RestingBody(const Pose& rest, const Bounds& bounds, std::uint32_t seed)
    : rest_(rest), bounds_(bounds), axis_(rockingAxis(rest, bounds, seed)) {
    floor_ = rest.position.y - depthOf(rest, bounds);
    base_ = rest.position + rest.rotation * ((bounds.min + bounds.max) * 0.5F);
    base_.y = floor_;
    // Tall pieces land gently and rock slowly.
    const float height = depthOf(rest, bounds) + riseOf(rest, bounds);
    landing_ = std::clamp(3.1F - 38 * height, 1.2F, 3.2F);
    swing_ = 0.030F + 0.95F * height;
}

Pose RestingBody::tilted(float degrees) const {
    const glm::quat tilt = glm::angleAxis(glm::radians(degrees), axis_);
    Pose pose{base_ + tilt * (rest_.position - base_), tilt * rest_.rotation};
    pose.position.y = floor_ + depthOf(pose, bounds_);
    return pose;
}

float turnOver(Track& track, float begin, const game::PieceState& after, const TableModel& table) {
    constexpr float kLetGo = 0.006F;  // metres above its place
    constexpr float kRoom = 0.004F;   // metres between its lowest edge and the place it lay on
    const Pose rest = table.rest(after);
    const Bounds bounds = boundsOf(after, table);
    if (turnsUpright(track.end(), rest)) {
        const float lasts = pace::kTurn * inertiaOf(volumeOf(bounds));
        track.add(begin, lasts, rest, Ease::InOut);
        return begin + lasts;
    }
    Pose above = rest;
    above.position.y += kLetGo;
    // At any angle the piece reaches down at most as far as its farthest corner. The arc has its full height
    // while it turns: see Track.
    float reach = 0;
    eachCorner(bounds, [&](const glm::vec3& at) { reach = std::max(reach, glm::length(at)); });
    const float floor = rest.position.y - depthOf(rest, bounds);
    const float lowest = std::min(track.end().position.y, above.position.y);
    const float arc = std::max(floor + reach + kRoom - lowest, 0.0F);
    const float lasts = pace::kTurn * inertiaOf(volumeOf(bounds));
    track.add(begin, lasts, above, Ease::InOut, {.arc = arc});
    return RestingBody(rest, bounds, after.id.value).touchDown(track, begin + lasts);
}

float RestingBody::takeUp(Track& track, float begin) const {
    const float lasts = 1.6F * swing_;
    track.add(begin, lasts, tilted(1.5F * landing_), Ease::InOut);
    return begin + lasts;
}

float RestingBody::touchDown(Track& track, float begin) const {
    const Pose onEdge = tilted(landing_);
    const float falls = fallTime(track.end().position.y - onEdge.position.y);
    track.add(begin, falls, onEdge, Ease::In);
    track.add(begin + falls, 0.9F * swing_, rest_, Ease::In);
    rock(track, begin + falls + 0.9F * swing_, -0.38F * landing_);
    return begin + falls;
}

void RestingBody::rock(Track& track, float begin, float degrees) const {
    float swing = swing_;
    for (int i = 0; i < 2; ++i) {
        track.add(begin, swing, tilted(degrees), Ease::Out);
        track.add(begin + swing, swing, rest_, Ease::In);
        begin += 2 * swing;
        swing *= 0.8F;
        degrees *= -0.35F;
    }
}

void RestingBody::shake(Track& track, float begin, float share) const {
    constexpr float kHop = 0.00045F;
    constexpr float kTwist = 0.9F;  // degrees
    Pose moved = tilted(0.4F * share);
    moved.position.y += kHop * share;
    moved.rotation =
        glm::angleAxis(glm::radians(kTwist * share * (axis_.x < 0 ? -1.0F : 1.0F)), glm::vec3(0, 1, 0)) *
        moved.rotation;
    track.add(begin, 0.035F, moved, Ease::Out);
    track.add(begin + 0.035F, 0.05F, rest_, Ease::InOut);
}

}  // namespace scene
