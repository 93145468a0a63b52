#include "app/table/CameraWork.h"

#include <utility>

namespace app {
namespace {

// Seconds.
constexpr float kTurn = 1.5F;
constexpr float kTurnAfter = 0.45F;  // so that the player sees the last piece at rest before the camera turns
constexpr float kFollow = 0.9F;
constexpr float kRelax = 1.2F;
constexpr float kRelaxAfter = 0.5F;
constexpr float kDwell = 2.6F;
constexpr float kLook = 0.8F;
constexpr float kLookFor = 2.6F;
// Shares of the camera's distance.
constexpr float kFollowNearness = 0.93F;
constexpr float kLookNearness = 0.7F;
constexpr float kStayNearness = 0.8F;  // less near, so that the surroundings stay visible

}  // namespace

void CameraWork::sitDown(float yaw) {
    turn_.reset();
    forget();
    camera_->sitAt(yaw, 0);
}

void CameraWork::takeSeat(float yaw) {
    if (!habits_.turns || !camera_->inHand()) return;
    camera_->sitAt(yaw, 0);
    camera_->reset();
}

void CameraWork::turnTo(float yaw) {
    if (habits_.turns && yaw != camera_->seat()) turn_ = yaw;
}

void CameraWork::followTo(glm::vec2 middle) {
    if (!habits_.follows || camera_->inHand()) return;
    camera_->attend(middle, kFollowNearness, kFollow);
    attending_ = Attending::Way;
    rested_ = 0;
}

void CameraWork::showDecisive(std::vector<glm::vec3> points) {
    if (habits_.follows) decisive_ = std::move(points);
}

void CameraWork::lookAt(glm::vec2 middle) {
    if (habits_.follows) look_ = middle;
    stays_ = false;
}

void CameraWork::stayAt(glm::vec2 middle) {
    lookAt(middle);
    stays_ = true;
}

void CameraWork::forget() {
    turn_.reset();
    decisive_.clear();
    look_.reset();
    if (std::exchange(attending_, Attending::Nothing) != Attending::Nothing) camera_->relax(kRelax);
}

void CameraWork::update(float dt, bool busy) {
    camera_->breathe(habits_.breathes && !busy);
    rested_ = busy ? 0 : rested_ + dt;
    if (camera_->inHand()) {  // the player moves the camera now, so planned motions are cancelled
        if (const auto yaw = std::exchange(turn_, std::nullopt)) camera_->sitAt(*yaw, 0);
        decisive_.clear();
        look_.reset();
        attending_ = Attending::Nothing;
        return;
    }
    if (!decisive_.empty() && !busy) {
        camera_->closeInOn(std::exchange(decisive_, {}), kDwell);
        attending_ = Attending::Stay;
        return;
    }
    if (look_ && !busy) {
        camera_->attend(*std::exchange(look_, std::nullopt), stays_ ? kStayNearness : kLookNearness, kLook);
        attending_ = stays_ ? Attending::Stay : Attending::Look;
        rested_ = 0;
        return;
    }
    if (turn_ && rested_ >= kTurnAfter) {
        camera_->sitAt(*std::exchange(turn_, std::nullopt), kTurn);
        attending_ = Attending::Nothing;
    } else if (!turn_ && ((attending_ == Attending::Way && rested_ >= kRelaxAfter) ||
                          (attending_ == Attending::Look && rested_ >= kLookFor))) {
        camera_->relax(kRelax);
        attending_ = Attending::Nothing;
    }
}

}  // namespace app
