#include "app/input/Fingers.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

#include "app/common/EmptyEvent.h"

namespace app {
namespace {

constexpr float kNotchesADoubling = 6;  // notches when the distance between two fingers doubles
constexpr float kTurnWay = 160;         // pixels to the side that rotate the camera by one radian
constexpr int kLeaveFrames = 3;         // Dear ImGui sees the release in the second of these frames

void pushMotion(Uint32 window, glm::vec2 at, bool pressed) {
    SDL_Event event = emptyEvent(SDL_MOUSEMOTION);
    event.motion.windowID = window;
    event.motion.which = SDL_TOUCH_MOUSEID;
    event.motion.state = pressed ? SDL_BUTTON_LMASK : 0;
    event.motion.x = static_cast<int>(std::lround(at.x));
    event.motion.y = static_cast<int>(std::lround(at.y));
    SDL_PushEvent(&event);
}

void pushLeftButton(Uint32 type, Uint32 window, glm::vec2 at) {
    SDL_Event event = emptyEvent(type);
    event.button.windowID = window;
    event.button.which = SDL_TOUCH_MOUSEID;
    event.button.button = SDL_BUTTON_LEFT;
    event.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
    event.button.clicks = 1;
    event.button.x = static_cast<int>(std::lround(at.x));
    event.button.y = static_cast<int>(std::lround(at.y));
    SDL_PushEvent(&event);
}

float angleBetween(glm::vec2 before, glm::vec2 now) {
    return std::atan2(before.x * now.y - before.y * now.x, glm::dot(before, now));
}

}  // namespace

bool Fingers::made(const SDL_Event& event) {
    return (event.type == SDL_MOUSEMOTION && event.motion.which == SDL_TOUCH_MOUSEID) ||
           ((event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP) &&
            event.button.which == SDL_TOUCH_MOUSEID);
}

std::optional<TouchGesture> Fingers::handle(const SDL_Event& event, glm::vec2 size, float threshold) {
    const glm::vec2 at{event.tfinger.x * size.x, event.tfinger.y * size.y};
    if (event.tfinger.windowID != 0) window_ = event.tfinger.windowID;  // it may be lifted beside it
    // SDL asks its video driver.
    const bool driver = SDL_WasInit(SDL_INIT_VIDEO) != 0;
    if (event.type == SDL_FINGERDOWN && driver && SDL_GetNumTouchFingers(event.tfinger.touchId) == 1)
        forget();
    if (event.type == SDL_FINGERDOWN) down(event.tfinger.fingerId, at);
    if (event.type == SDL_FINGERMOTION) return moved(event.tfinger.fingerId, at, threshold);
    if (event.type == SDL_FINGERUP) up(event.tfinger.fingerId, at);
    return {};
}

void Fingers::down(SDL_FingerID finger, glm::vec2 at) {
    const bool first = fingers_.empty();
    fingers_[finger] = at;
    leavesIn_ = 0;
    if (first) {
        start_ = at;
        pushMotion(window_, at, false);
        return;
    }
    start_.reset();
    // A second finger ends a drag, at the place of the first finger.
    if (fingers_.size() == 2 && pressed_) {
        pushLeftButton(SDL_MOUSEBUTTONUP, window_, fingers_.begin()->second);
        pressed_ = false;
    }
}

std::optional<TouchGesture> Fingers::moved(SDL_FingerID finger, glm::vec2 at, float threshold) {
    const auto found = fingers_.find(finger);
    if (found == fingers_.end()) return {};
    const glm::vec2 before = found->second;
    if (fingers_.size() == 1) {
        found->second = at;
        if (start_ && glm::length(at - *start_) > threshold) {
            pushLeftButton(SDL_MOUSEBUTTONDOWN, window_, *start_);
            start_.reset();
            pressed_ = true;
        }
        if (pressed_) pushMotion(window_, at, true);
        return {};
    }
    const auto other = found == fingers_.begin() ? std::next(found) : fingers_.begin();
    found->second = at;
    const glm::vec2 spanBefore = before - other->second;
    const glm::vec2 span = at - other->second;
    if (glm::length(spanBefore) < 1 || glm::length(span) < 1) return TouchGesture{};
    TouchGesture gesture{
        .way = (at - before) / 2.0F,
        .closer = kNotchesADoubling * std::log2(glm::length(span) / glm::length(spanBefore))};
    gesture.way.x -= kTurnWay * angleBetween(spanBefore, span);
    return gesture;
}

void Fingers::up(SDL_FingerID finger, glm::vec2 at) {
    if (fingers_.erase(finger) == 0) return;
    if (!fingers_.empty()) return;
    if (start_) {
        pushLeftButton(SDL_MOUSEBUTTONDOWN, window_, at);
        pushLeftButton(SDL_MOUSEBUTTONUP, window_, at);
    } else if (pressed_) {
        pushLeftButton(SDL_MOUSEBUTTONUP, window_, at);
    }
    start_.reset();
    pressed_ = false;
    leavesIn_ = kLeaveFrames;
}

void Fingers::forget() {
    if (pressed_) pushLeftButton(SDL_MOUSEBUTTONUP, window_, fingers_.begin()->second);
    fingers_.clear();
    start_.reset();
    pressed_ = false;
}

void Fingers::frame() {
    if (leavesIn_ > 0 && --leavesIn_ == 0) pushMotion(window_, {-1, -1}, false);
}

}  // namespace app
