#include "scene/camera/OrbitCamera.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <utility>

#include "scene/camera/OrbitMeasures.h"
#include "scene/motion/Track.h"

namespace scene {

namespace {

float wave(float time, float period) { return std::sin(glm::two_pi<float>() * time / period); }

}  // namespace

void OrbitCamera::frame(float fieldRadius, std::vector<glm::vec3> outline, float pitch) {
    homePitch_ = pitch;
    fit_.setTable(fieldRadius, std::move(outline));
    reset();
    settle();
}

void OrbitCamera::setOutline(std::vector<glm::vec3> outline, float seconds) {
    if (outline == fit_.outline()) return;
    const bool stands = wanted_ == standing();
    fit_.setOutline(std::move(outline));
    if (standpoint_ != Standpoint::Free && stands) glide(standing(), seconds);
}

void OrbitCamera::keepInSight(std::vector<glm::vec3> tops) {
    tops = fit_.overtopping(std::move(tops));
    if (tops == fit_.tops()) return;
    const View before = standing();
    fit_.setTops(std::move(tops));
    if (standpoint_ == Standpoint::Free) return limit();
    // A motion of its own goes on, and its end is home.
    if (wanted_ != before) return;
    if (const View now = standing(); now != before) glide(now, orbit::kByKey);
}

void OrbitCamera::setPicture(float aspect, glm::vec2 middle, glm::vec2 share, float seconds) {
    if (!(aspect > 0)) return;  // a window without height
    const TableFit::Picture before = fit_.picture();
    const TableFit::Picture picture{std::clamp(aspect, 0.1F, 10.0F), middle, glm::clamp(share, 0.2F, 1.0F)};
    if (picture == before) return;
    const bool resized = picture.aspect != before.aspect;
    if (resized) seconds = 0;
    // What it attends to or beholds stays in view when a panel opens.
    const bool stands = resized || wanted_ == standing();
    const glm::vec2 moved = middle - before.middle;
    fit_.setPicture(picture);
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
    wanted_.target -= right * ndc.x * half * fit_.picture().aspect +
                      away * ndc.y * half / std::sin(std::max(wanted_.pitch, 0.35F));
    limit();
}

void OrbitCamera::limit() {
    wanted_.pitch = std::clamp(wanted_.pitch, orbit::kLowest, orbit::kTop);
    // A longer lens sees as much from farther away.
    const float lens = std::tan(orbit::kSeatFov / 2) / std::tan(wanted_.fov / 2);
    const float field = fit_.fieldRadius();
    wanted_.distance = std::clamp(wanted_.distance, field * 0.9F * std::max(lens, 1.0F),
                                  fit_.distance({seat_, seat_, homePitch_, wanted_.fov}) * 2.2F);
    const float away = glm::length(wanted_.target);
    if (away > field) wanted_.target *= field / away;
}

// ---- its standpoints ----

/// The direction nearest to the wanted one that is whole quarters of a turn from a seat.
float OrbitCamera::bySides(float seat) const {
    constexpr float kQuarter = glm::half_pi<float>();
    return seat + std::round((wanted_.yaw - seat) / kQuarter) * kQuarter;
}

OrbitCamera::View OrbitCamera::home() const {
    const float yaw = orbit::near(seat_, wanted_.yaw);
    if (viewpoint_ == Viewpoint::Play && diagram_)
        return fit_.whole({seat_, bySides(seat_), orbit::kTop, orbit::kDiagramFov, orbit::kCentered});
    if (viewpoint_ == Viewpoint::Play) return fit_.whole({seat_, yaw, homePitch_});
    const TableFit::Aim aim{seat_, yaw + orbit::kShowYaw, orbit::kShowPitch, orbit::kSeatFov};
    const View show = fit_.atMiddle(aim, fit_.distance({seat_, yaw, orbit::kSeatHomePitch, orbit::kSeatFov}));
    const View whole = fit_.whole(aim);
    // In a large part of the picture the table belongs to the place, and may reach beyond that part; in a
    // small one it is a preview.
    const bool preview = fit_.picture().share.x < orbit::kPreview;
    return fit_.underTops(preview ? fit_.aroundOutline(show, whole, seat_) : show, whole);
}

/// The view of a seated player, from which the supplies are seen, too.
OrbitCamera::View OrbitCamera::low() const {
    const float yaw = orbit::near(chosenSeat_, wanted_.yaw);
    const float distance = fit_.distance({chosenSeat_, yaw, orbit::kSeatHomePitch, orbit::kSeatFov});
    const TableFit::Aim aim{chosenSeat_, yaw, orbit::kSeatPitch, orbit::kSeatFov};
    const View whole = fit_.whole(aim);
    const View seated = fit_.atMiddle(aim, distance * orbit::kSeatNearness);
    return fit_.aroundOutline(fit_.underTops(seated, whole), whole, chosenSeat_);
}

OrbitCamera::View OrbitCamera::above() const {
    View view = fit_.whole(
        {chosenSeat_, orbit::near(chosenSeat_, wanted_.yaw), orbit::kTop, orbit::kHomeFov, orbit::kCentered});
    view.yaw = bySides(chosenSeat_);
    return view;
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
    glide(fit_.fromAnySide({seat_, yaw, orbit::kSeatHomePitch, orbit::kSeatFov, orbit::kCentered}), 0);
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
    glide(fit_.underTops(view, whole, point), seconds);
}

void OrbitCamera::closeInOn(const std::vector<glm::vec3>& points, float seconds) {
    if (inHand() || diagram_ || points.empty()) return;
    const View from = home();
    glm::vec2 middle(0);
    for (const glm::vec3& point : points) middle += glm::vec2(point.x, point.z);
    View view = fit_.atMiddle({seat_, from.yaw + orbit::kBeholdYaw, orbit::kBeholdPitch}, from.distance);
    view.target = middle / static_cast<float>(points.size());
    glide(fit_.filledBy(view, points), seconds);
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
    return fit_.cameraAt(view);
}

}  // namespace scene
