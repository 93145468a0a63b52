#include "scene/OrbitCamera.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

namespace scene {
namespace {

constexpr float kFov = 0.61F;  // 35°: a table seen from a chair
constexpr float kHomePitch = 0.96F;
constexpr float kFill = 0.97F;   // of the share that the table may take
constexpr float kFarthest = 12;  // metres
constexpr float kLowest = 0.14F;
constexpr float kTop = glm::half_pi<float>() - 0.002F;
constexpr float kFollow = 14.0F;  // per second: how fast the camera catches up

}  // namespace

void OrbitCamera::frame(float boardRadius, float tableRadius) {
    boardRadius_ = boardRadius;
    tableRadius_ = tableRadius;
    reset();
    settle();
}

/// Whether the board with its supplies lies within its share of the picture, seen from this far.
bool OrbitCamera::holds(float pitch, float distance) const {
    constexpr float kTallest = 0.05F;  // metres: what stands at the rim must be seen too
    OrbitCamera probe = *this;
    probe.now_ = {.yaw = 0, .pitch = pitch, .distance = distance, .target = {0, 0}};
    probe.middle_ = {0, 0};
    const Camera camera = probe.camera();
    const glm::mat4 seen = camera.projection() * camera.view();
    for (const float x : {-tableRadius_, tableRadius_})
        for (const float z : {-boardRadius_, boardRadius_})
            for (const float y : {0.0F, kTallest}) {
                const glm::vec4 clip = seen * glm::vec4(x, y, z, 1);
                if (clip.w <= 0 || std::abs(clip.x) > share_.x * kFill * clip.w ||
                    std::abs(clip.y) > share_.y * kFill * clip.w)
                    return false;
            }
    return true;
}

/// The nearest distance from which everything is seen, by bisection.
float OrbitCamera::homeDistance(float pitch) const {
    float close = boardRadius_;
    float distant = kFarthest;
    for (int i = 0; i < 24; ++i) {
        const float middle = (close + distant) / 2;
        (holds(pitch, middle) ? distant : close) = middle;
    }
    return distant;
}

void OrbitCamera::setPicture(float aspect, glm::vec2 middle, glm::vec2 share) {
    if (!(aspect > 0)) return;  // a window without height
    aspect = std::clamp(aspect, 0.1F, 10.0F);
    share = glm::clamp(share, 0.2F, 1.0F);
    if (aspect == aspect_ && middle == middle_ && share == share_) return;
    aspect_ = aspect;
    middle_ = middle;
    share_ = share;
    if (!atHome_) return limit();
    reset();
    settle();
}

void OrbitCamera::orbit(float yaw, float pitch) {
    atHome_ = false;
    wanted_.yaw += std::remainder(yaw, glm::two_pi<float>());
    wanted_.pitch += pitch;
    // Whole turns are dropped: however long one turns, angles stay small and exact.
    const float turns = std::round(wanted_.yaw / glm::two_pi<float>()) * glm::two_pi<float>();
    wanted_.yaw -= turns;
    now_.yaw -= turns;
    limit();
}

void OrbitCamera::zoom(float notches) {
    atHome_ = false;
    wanted_.distance *= std::pow(0.9F, notches);
    limit();
}

void OrbitCamera::pan(glm::vec2 ndc) {
    const float half = std::tan(kFov / 2) * wanted_.distance;
    const glm::vec2 right(std::cos(wanted_.yaw), -std::sin(wanted_.yaw));
    const glm::vec2 away(-std::sin(wanted_.yaw), -std::cos(wanted_.yaw));
    atHome_ = false;
    wanted_.target -=
        right * ndc.x * half * aspect_ + away * ndc.y * half / std::sin(std::max(wanted_.pitch, 0.35F));
    limit();
}

void OrbitCamera::limit() {
    wanted_.pitch = std::clamp(wanted_.pitch, kLowest, kTop);
    wanted_.distance = std::clamp(wanted_.distance, boardRadius_ * 0.9F, homeDistance(kHomePitch) * 2.2F);
    const float away = glm::length(wanted_.target);
    if (away > boardRadius_) wanted_.target *= boardRadius_ / away;
}

void OrbitCamera::reset() {
    atHome_ = true;
    const float turns = std::round(wanted_.yaw / glm::two_pi<float>());
    wanted_ = {.yaw = turns * glm::two_pi<float>(),
               .pitch = kHomePitch,
               .distance = homeDistance(kHomePitch),
               .target = {0, 0}};
}

void OrbitCamera::topView() {
    atHome_ = false;
    wanted_.pitch = kTop;
    wanted_.yaw = std::round(wanted_.yaw / glm::half_pi<float>()) * glm::half_pi<float>();
    wanted_.target = {0, 0};
    wanted_.distance = homeDistance(kTop);
}

bool OrbitCamera::update(float dt) {
    const float t = 1 - std::exp(-kFollow * dt);
    const float left = std::abs(wanted_.yaw - now_.yaw) + std::abs(wanted_.pitch - now_.pitch) +
                       std::abs(wanted_.distance - now_.distance) + glm::length(wanted_.target - now_.target);
    if (left < 1e-4F) {
        const bool moved = left > 0;
        settle();
        return moved;
    }
    now_.yaw = glm::mix(now_.yaw, wanted_.yaw, t);
    now_.pitch = glm::mix(now_.pitch, wanted_.pitch, t);
    now_.distance = glm::mix(now_.distance, wanted_.distance, t);
    now_.target = glm::mix(now_.target, wanted_.target, t);
    return true;
}

Camera OrbitCamera::camera() const {
    Camera camera;
    camera.verticalFov = kFov;
    camera.aspect = aspect_;
    camera.shift = middle_;
    camera.target = {now_.target.x, 0.01F, now_.target.y};
    const glm::vec3 back(std::sin(now_.yaw) * std::cos(now_.pitch), std::sin(now_.pitch),
                         std::cos(now_.yaw) * std::cos(now_.pitch));
    camera.eye = camera.target + back * now_.distance;
    // A narrow picture holds the table only from afar.
    camera.far = std::max(camera.far, now_.distance + 4 * tableRadius_);
    return camera;
}

}  // namespace scene
