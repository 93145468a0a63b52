#include "scene/camera/OrbitCamera.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <utility>

#include "scene/camera/OrbitMeasures.h"
#include "scene/motion/Track.h"

namespace scene {

namespace {

float wave(float time, float period) { return std::sin(glm::two_pi<float>() * time / period); }

}  // namespace

void OrbitCamera::frame(float fieldRadius, std::vector<glm::vec3> outline, float pitch) {
    fieldRadius_ = fieldRadius;
    homePitch_ = pitch;
    takeOutline(std::move(outline));
    tops_.clear();
    reset();
    settle();
}

void OrbitCamera::takeOutline(std::vector<glm::vec3> outline) {
    outline_ = std::move(outline);
    tableRadius_ = fieldRadius_;
    for (const glm::vec3& point : outline_)
        tableRadius_ = std::max({tableRadius_, std::abs(point.x), std::abs(point.z)});
}

void OrbitCamera::setOutline(std::vector<glm::vec3> outline, float seconds) {
    if (outline == outline_) return;
    const bool stands = wanted_ == standing();
    takeOutline(std::move(outline));
    if (standpoint_ != Standpoint::Free && stands) glide(standing(), seconds);
}

void OrbitCamera::keepInSight(std::vector<glm::vec3> tops) {
    float highest = 0;
    for (const glm::vec3& point : outline_) highest = std::max(highest, point.y);
    tops.erase(
        std::remove_if(tops.begin(), tops.end(), [&](const glm::vec3& top) { return top.y <= highest; }),
        tops.end());
    if (tops == tops_) return;
    const View before = standing();
    tops_ = std::move(tops);
    if (standpoint_ == Standpoint::Free) return limit();
    // A motion of its own goes on, and its end is home.
    if (wanted_ != before) return;
    if (const View now = standing(); now != before) glide(now, orbit::kByKey);
}

void OrbitCamera::setPicture(float aspect, glm::vec2 middle, glm::vec2 share, float seconds) {
    if (!(aspect > 0)) return;  // a window without height
    aspect = std::clamp(aspect, 0.1F, 10.0F);
    share = glm::clamp(share, 0.2F, 1.0F);
    if (aspect == aspect_ && middle == middle_ && share == share_) return;
    const bool resized = aspect != aspect_;
    if (resized) seconds = 0;
    // What it attends to or beholds stays in view when a panel opens.
    const bool stands = resized || wanted_ == standing();
    const glm::vec2 moved = middle - middle_;
    aspect_ = aspect;
    middle_ = middle;
    share_ = share;
    if (standpoint_ != Standpoint::Free && stands) return glide(standing(), seconds);
    wanted_.shift += moved;
    if (seconds <= 0) now_.shift += moved;
    if (standpoint_ == Standpoint::Free) limit();
}

void OrbitCamera::takeInHand() {
    standpoint_ = Standpoint::Free;
    if (glide_) wanted_ = now_;
    glide_.reset();
}

void OrbitCamera::orbit(float yaw, float pitch) {
    if (diagram_) return turnDiagram(yaw);
    takeInHand();
    wanted_.yaw += std::remainder(yaw, glm::two_pi<float>());
    wanted_.pitch += pitch;
    // Removes whole turns, so that angles stay small and exact.
    const float turns = std::round(wanted_.yaw / glm::two_pi<float>()) * glm::two_pi<float>();
    wanted_.yaw -= turns;
    now_.yaw -= turns;
    limit();
}

/// Turns it by whole sides, also if small turns come to one.
void OrbitCamera::turnDiagram(float yaw) {
    constexpr float kSide = glm::half_pi<float>();
    turning_ += std::remainder(yaw, glm::two_pi<float>());
    const float turned = std::round(turning_ / kSide) * kSide;
    if (turned == 0) return;
    turning_ -= turned;
    wanted_.yaw += turned;
    now_.yaw = wanted_.yaw;
    if (!inHand()) glide(home(), 0);
}

/// Forgets by how many sides the diagram was turned.
void OrbitCamera::faceSeat() {
    turning_ = 0;
    wanted_.yaw = orbit::near(seat_, wanted_.yaw);
}

void OrbitCamera::zoom(float notches) {
    takeInHand();
    wanted_.distance *= std::pow(0.9F, notches);
    limit();
}

void OrbitCamera::pan(glm::vec2 ndc) {
    takeInHand();
    const float half = std::tan(wanted_.fov / 2) * wanted_.distance;
    const glm::vec2 right(std::cos(wanted_.yaw), -std::sin(wanted_.yaw));
    const glm::vec2 away(-std::sin(wanted_.yaw), -std::cos(wanted_.yaw));
    wanted_.target -=
        right * ndc.x * half * aspect_ + away * ndc.y * half / std::sin(std::max(wanted_.pitch, 0.35F));
    limit();
}

void OrbitCamera::limit() {
    wanted_.pitch = std::clamp(wanted_.pitch, orbit::kLowest, orbit::kTop);
    // A longer lens sees as much from farther away.
    const float lens = std::tan(orbit::kSeatFov / 2) / std::tan(wanted_.fov / 2);
    wanted_.distance = std::clamp(wanted_.distance, fieldRadius_ * 0.9F * std::max(lens, 1.0F),
                                  homeDistance(seat_, homePitch_, orbit::kBelow, wanted_.fov) * 2.2F);
    const float away = glm::length(wanted_.target);
    if (away > fieldRadius_) wanted_.target *= fieldRadius_ / away;
}

/// The view that belongs to the standpoint; where the player has moved it freely, it stays.
OrbitCamera::View OrbitCamera::standing() const {
    switch (standpoint_) {
        case Standpoint::Home:
            return home();
        case Standpoint::Seat:
            return low();
        case Standpoint::Above:
            return above();
        case Standpoint::Free:
            break;
    }
    return wanted_;
}

void OrbitCamera::stayAt(Standpoint standpoint) {
    standpoint_ = standpoint;
    chosenSeat_ = seat_;
    glide(standing(), orbit::kByKey);
}

void OrbitCamera::reset() {
    faceSeat();
    stayAt(Standpoint::Home);
}

void OrbitCamera::setDiagram(bool on, float seconds) {
    if (diagram_ == on) return;
    diagram_ = on;
    faceSeat();
    standpoint_ = Standpoint::Home;
    glide(home(), seconds);
}

void OrbitCamera::topView() {
    diagram_ = false;
    stayAt(Standpoint::Above);
}

void OrbitCamera::seatView() {
    diagram_ = false;
    stayAt(Standpoint::Seat);
}

void OrbitCamera::walkTo(float yaw) {
    standpoint_ = Standpoint::Free;
    glide(placed(viewFrom(yaw, orbit::kSeatHomePitch, walkDistance(), orbit::kSeatFov), orbit::kCentered), 0);
}

// ---- motion of its own ----

void OrbitCamera::sitAt(float yaw, float seconds) {
    seat_ = yaw;
    if (inHand()) return;
    faceSeat();
    glide(home(), seconds);
}

void OrbitCamera::stand(Viewpoint viewpoint, float seconds) {
    if (viewpoint == viewpoint_) return;
    viewpoint_ = viewpoint;
    if (!inHand()) glide(home(), seconds);
}

void OrbitCamera::attend(glm::vec2 point, float nearness, float seconds) {
    if (inHand() || diagram_) return;
    const View whole = home();
    View view = whole;
    view.target = glm::mix(view.target, point, orbit::kAttention);
    view.distance *= nearness;
    glide(underTops(view, whole, topsNear(point)), seconds);
}

void OrbitCamera::closeInOn(const std::vector<glm::vec3>& points, float seconds) {
    if (inHand() || diagram_ || points.empty()) return;
    const View from = home();
    glm::vec2 middle(0);
    for (const glm::vec3& point : points) middle += glm::vec2(point.x, point.z);
    View view = viewFrom(from.yaw + orbit::kBeholdYaw, orbit::kBeholdPitch, from.distance, orbit::kHomeFov);
    view.target = middle / static_cast<float>(points.size());
    glide(beheld(view, points), seconds);
}

/// The same view, moved away until these points fill no more than their part of the picture. What is too high
/// for the aim, which stays on the table, comes to the middle of that part.
OrbitCamera::View OrbitCamera::beheld(View view, const std::vector<glm::vec3>& points) const {
    const float whole = view.distance;
    const glm::vec2 room = share_ * orbit::kBeholdFill;
    for (float nearness = orbit::kBeholdNearest; nearness < orbit::kBeholdFarthest; nearness += 0.04F) {
        view.distance = whole * nearness;
        const auto extent = extentOf(view, points, 0);
        if (!extent || glm::any(glm::greaterThan(extent->max - extent->min, 2.0F * room))) continue;
        if (glm::all(glm::lessThanEqual(extent->max, room)) &&
            glm::all(glm::greaterThanEqual(extent->min, -room)))
            return view;
        if (nearness < 1) continue;
        view.shift = middle_ - (extent->min + extent->max) * 0.5F;
        return view;
    }
    return view;
}

void OrbitCamera::relax(float seconds) {
    if (!inHand()) glide(home(), seconds);
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
        now_.pitch = std::min(glm::mix(from.pitch, wanted_.pitch, way) + orbit::kStandUp * bow, orbit::kTop);
        now_.fov = glm::mix(from.fov, wanted_.fov, way);
        // What is seen at the target changes evenly, whatever the lens.
        const float seen = glm::mix(from.distance * std::tan(from.fov / 2),
                                    wanted_.distance * std::tan(wanted_.fov / 2), way);
        now_.distance = seen / std::tan(now_.fov / 2) * (1 + orbit::kStepBack * bow);
        now_.target = glm::mix(from.target, wanted_.target, way);
        now_.shift = glm::mix(from.shift, wanted_.shift, way);
        return;
    }
    const float t = 1 - std::exp(-orbit::kFollow * dt);
    const float left = std::abs(wanted_.yaw - now_.yaw) + std::abs(wanted_.pitch - now_.pitch) +
                       std::abs(wanted_.distance - now_.distance) +
                       glm::length(wanted_.target - now_.target) + glm::length(wanted_.shift - now_.shift);
    if (left < 1e-4F) return settle();
    now_.yaw = glm::mix(now_.yaw, wanted_.yaw, t);
    now_.pitch = glm::mix(now_.pitch, wanted_.pitch, t);
    now_.distance = glm::mix(now_.distance, wanted_.distance, t);
    now_.target = glm::mix(now_.target, wanted_.target, t);
    now_.shift = glm::mix(now_.shift, wanted_.shift, t);
    now_.fov = wanted_.fov;
}

bool OrbitCamera::advanceBreath(float dt) {
    const bool on = breathes_ && !inHand() && !glide_ && !diagram_;
    if (!on && breath_ == 0) return false;
    breath_ = std::clamp(breath_ + (on ? orbit::kBreathIn : -orbit::kBreathOut) * dt, 0.0F, 1.0F);
    breathTime_ = breath_ == 0 ? 0 : breathTime_ + dt;
    return true;
}

Camera OrbitCamera::camera() const {
    View view = now_;
    const float depth = eased(Ease::Stride, breath_);
    view.yaw += depth * orbit::kSwayYaw * wave(breathTime_, 13.0F);
    view.pitch = std::min(now_.pitch + depth * orbit::kSwayPitch * wave(breathTime_, 8.6F), orbit::kTop);
    view.distance *= 1 + depth * orbit::kSwayDistance * wave(breathTime_, 10.4F);
    return cameraAt(view);
}

Camera OrbitCamera::cameraAt(const View& view) const {
    Camera camera;
    camera.verticalFov = view.fov;
    camera.aspect = aspect_;
    camera.shift = view.shift;
    camera.target = {view.target.x, orbit::kLookedAt, view.target.y};
    const glm::vec3 back(std::sin(view.yaw) * std::cos(view.pitch), std::sin(view.pitch),
                         std::cos(view.yaw) * std::cos(view.pitch));
    camera.eye = camera.target + back * view.distance;
    // In a narrow picture the camera is far away, so the far plane must be, too.
    camera.far = std::max(camera.far, view.distance + 4 * tableRadius_);
    if (view.distance > orbit::kFarthest) camera.near = view.distance - 4 * tableRadius_ - 0.5F;
    return camera;
}

}  // namespace scene
