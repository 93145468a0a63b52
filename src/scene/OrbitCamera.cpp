#include "scene/OrbitCamera.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "scene/Track.h"

namespace scene {
namespace {

constexpr float kHomePitch = 0.80F;
constexpr float kLookedAt = 0.035F;  // metres above the table: what stands there takes the upper half
constexpr float kFill = 0.97F;       // of the share that the table may take
constexpr float kFarthest = 12;      // metres
constexpr float kLowest = 0.14F;
constexpr float kTop = glm::half_pi<float>() - 0.002F;
constexpr float kFollow = 14.0F;  // per second: how fast the camera catches up
constexpr float kSeatPitch = 0.42F;
constexpr float kShowPitch = 0.40F;
constexpr float kShowYaw = 0.42F;
constexpr float kByKey = 0.6F;  // seconds from one view to another
// A turn around the table goes up and away a little, as a person who walks around it.
constexpr float kStepBack = 0.07F;   // of the distance, for half a turn
constexpr float kStandUp = 0.09F;    // radians, for half a turn
constexpr float kAttention = 0.38F;  // of the way to what matters
// The breath: so little that nobody sees it move, only that it lives.
constexpr float kSwayYaw = 0.011F;    // radians
constexpr float kSwayPitch = 0.006F;  // radians
constexpr float kSwayDistance = 0.005F;
constexpr float kBreathIn = 0.4F;   // per second: how fast it begins
constexpr float kBreathOut = 1.2F;  // and ends

float wave(float time, float period) { return std::sin(glm::two_pi<float>() * time / period); }

/// The same direction, within half a turn of another. Opposite seats are reached by the way back, not ever
/// onwards.
float near(float yaw, float other) {
    const float turns = (other - yaw) / glm::two_pi<float>();
    return yaw + std::copysign(std::floor(std::abs(turns) + 0.4999F), turns) * glm::two_pi<float>();
}

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

void OrbitCamera::takeInHand() {
    atHome_ = false;
    if (glide_) wanted_ = now_;
    glide_.reset();
}

void OrbitCamera::orbit(float yaw, float pitch) {
    takeInHand();
    wanted_.yaw += std::remainder(yaw, glm::two_pi<float>());
    wanted_.pitch += pitch;
    // Whole turns are dropped: however long one turns, angles stay small and exact.
    const float turns = std::round(wanted_.yaw / glm::two_pi<float>()) * glm::two_pi<float>();
    wanted_.yaw -= turns;
    now_.yaw -= turns;
    limit();
}

void OrbitCamera::zoom(float notches) {
    takeInHand();
    wanted_.distance *= std::pow(0.9F, notches);
    limit();
}

void OrbitCamera::pan(glm::vec2 ndc) {
    takeInHand();
    const float half = std::tan(fov_ / 2) * wanted_.distance;
    const glm::vec2 right(std::cos(wanted_.yaw), -std::sin(wanted_.yaw));
    const glm::vec2 away(-std::sin(wanted_.yaw), -std::cos(wanted_.yaw));
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

OrbitCamera::View OrbitCamera::home() const {
    if (stance_ == Stance::Play) return homeAt(kHomePitch);
    View view = homeAt(kShowPitch);
    view.yaw += kShowYaw;
    view.distance = homeDistance(kHomePitch);
    return view;
}

OrbitCamera::View OrbitCamera::homeAt(float pitch) const {
    return {
        .yaw = near(seat_, wanted_.yaw), .pitch = pitch, .distance = homeDistance(pitch), .target = {0, 0}};
}

void OrbitCamera::reset() {
    atHome_ = true;
    glide(home(), kByKey);
}

void OrbitCamera::topView() {
    atHome_ = false;
    View view = homeAt(kTop);
    const float quarter = glm::half_pi<float>();
    view.yaw = seat_ + std::round((wanted_.yaw - seat_) / quarter) * quarter;
    glide(view, kByKey);
}

void OrbitCamera::seatView() {
    atHome_ = false;
    View view = homeAt(kSeatPitch);
    view.distance = homeDistance(kHomePitch) * 0.93F;
    glide(view, kByKey);
}

// ---- by itself ----

void OrbitCamera::sitAt(float yaw, float seconds) {
    seat_ = yaw;
    if (atHome_) glide(home(), seconds);
}

void OrbitCamera::stand(Stance stance, float seconds) {
    if (stance == stance_) return;
    stance_ = stance;
    if (atHome_) glide(home(), seconds);
}

void OrbitCamera::attend(glm::vec2 point, float nearness, float seconds) {
    if (!atHome_) return;
    View view = home();
    view.target = point * kAttention;
    view.distance *= nearness;
    glide(view, seconds);
}

void OrbitCamera::relax(float seconds) {
    if (atHome_) glide(home(), seconds);
}

void OrbitCamera::glide(const View& to, float seconds) {
    wanted_ = to;
    if (seconds <= 0 || calm_) return settle();
    if (to == now_)
        glide_.reset();
    else
        glide_ = Glide{now_, seconds};
}

void OrbitCamera::settle() {
    now_ = wanted_;
    glide_.reset();
}

bool OrbitCamera::update(float dt) {
    const View before = now_;
    advance(dt);
    const bool breathes = advanceBreath(dt);
    return breathes || !(before == now_);
}

void OrbitCamera::advance(float dt) {
    if (glide_) {
        glide_->time += dt;
        const float t = glide_->time / glide_->seconds;
        if (t >= 1) return settle();
        const View& from = glide_->from;
        const float way = eased(Ease::InOut, t);
        const float halfTurns = std::abs(wanted_.yaw - from.yaw) / glm::pi<float>();
        const float bow = std::min(halfTurns, 1.0F) * std::sin(glm::pi<float>() * way);
        now_.yaw = glm::mix(from.yaw, wanted_.yaw, way);
        now_.pitch = std::min(glm::mix(from.pitch, wanted_.pitch, way) + kStandUp * bow, kTop);
        now_.distance = glm::mix(from.distance, wanted_.distance, way) * (1 + kStepBack * bow);
        now_.target = glm::mix(from.target, wanted_.target, way);
        return;
    }
    const float t = 1 - std::exp(-kFollow * dt);
    const float left = std::abs(wanted_.yaw - now_.yaw) + std::abs(wanted_.pitch - now_.pitch) +
                       std::abs(wanted_.distance - now_.distance) + glm::length(wanted_.target - now_.target);
    if (left < 1e-4F) return settle();
    now_.yaw = glm::mix(now_.yaw, wanted_.yaw, t);
    now_.pitch = glm::mix(now_.pitch, wanted_.pitch, t);
    now_.distance = glm::mix(now_.distance, wanted_.distance, t);
    now_.target = glm::mix(now_.target, wanted_.target, t);
}

bool OrbitCamera::advanceBreath(float dt) {
    const bool on = breathes_ && atHome_ && !glide_;
    if (!on && breath_ == 0) return false;
    breath_ = std::clamp(breath_ + (on ? kBreathIn : -kBreathOut) * dt, 0.0F, 1.0F);
    breathTime_ = breath_ == 0 ? 0 : breathTime_ + dt;
    return true;
}

Camera OrbitCamera::camera() const {
    Camera camera;
    camera.verticalFov = fov_;
    camera.aspect = aspect_;
    camera.shift = middle_;
    camera.target = {now_.target.x, kLookedAt, now_.target.y};
    const float depth = eased(Ease::Stride, breath_);
    const float yaw = now_.yaw + depth * kSwayYaw * wave(breathTime_, 13.0F);
    const float pitch = std::min(now_.pitch + depth * kSwayPitch * wave(breathTime_, 8.6F), kTop);
    const float distance = now_.distance * (1 + depth * kSwayDistance * wave(breathTime_, 10.4F));
    const glm::vec3 back(std::sin(yaw) * std::cos(pitch), std::sin(pitch), std::cos(yaw) * std::cos(pitch));
    camera.eye = camera.target + back * distance;
    // A narrow picture holds the table only from afar.
    camera.far = std::max(camera.far, now_.distance + 4 * tableRadius_);
    return camera;
}

}  // namespace scene
