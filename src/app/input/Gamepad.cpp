#include "app/input/Gamepad.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

namespace app {
namespace {

constexpr float kDeadZone = 0.2F;    // share of a stick's range
constexpr float kDirection = 0.55F;  // share of a stick's range from which it counts as a direction
// Share of an axis' range: a stick is in its dead zone if neither of its two axes is beyond this.
constexpr float kTremor = kDeadZone * 0.7F;
constexpr float kTriggerTremor = kDeadZone / 2;

float shareOf(Sint16 position) { return std::clamp(static_cast<float>(position) / 32767.0F, -1.0F, 1.0F); }

/// Rescales the range outside the dead zone; the response grows slowly at first.
glm::vec2 withoutDeadZone(glm::vec2 stick) {
    const float length = glm::length(stick);
    if (length < kDeadZone) return {0, 0};
    const float way = std::min((length - kDeadZone) / (1 - kDeadZone), 1.0F);
    return stick / length * way * way;
}

}  // namespace

const char* padName(Uint8 button) {
    switch (button) {
        case SDL_CONTROLLER_BUTTON_A:
            return "A";
        case SDL_CONTROLLER_BUTTON_B:
            return "B";
        case SDL_CONTROLLER_BUTTON_X:
            return "X";
        case SDL_CONTROLLER_BUTTON_Y:
            return "Y";
        case SDL_CONTROLLER_BUTTON_BACK:
            return "Back";
        case SDL_CONTROLLER_BUTTON_START:
            return "Start";
        case SDL_CONTROLLER_BUTTON_LEFTSTICK:
            return "LS";
        case SDL_CONTROLLER_BUTTON_RIGHTSTICK:
            return "RS";
        case SDL_CONTROLLER_BUTTON_LEFTSHOULDER:
            return "LB";
        case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER:
            return "RB";
        case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
            return "D-pad left";
        case SDL_CONTROLLER_BUTTON_DPAD_RIGHT:
            return "D-pad right";
        case SDL_CONTROLLER_BUTTON_DPAD_UP:
            return "D-pad up";
        case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
            return "D-pad down";
        default:
            return "";
    }
}

// Pads are not closed here, because SDL closes them when it ends.
void Gamepad::start() { SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER); }

void Gamepad::handle(const SDL_Event& event) {
    switch (event.type) {
        case SDL_CONTROLLERDEVICEADDED:
            (void)SDL_GameControllerOpen(event.cdevice.which);
            break;
        case SDL_CONTROLLERDEVICEREMOVED:
            if (SDL_GameController* pad = SDL_GameControllerFromInstanceID(event.cdevice.which))
                SDL_GameControllerClose(pad);
            forgetInput();
            break;
        case SDL_CONTROLLERBUTTONDOWN:
            down_.emplace(event.cbutton.which, event.cbutton.button);
            break;
        case SDL_CONTROLLERBUTTONUP:
            down_.erase({event.cbutton.which, event.cbutton.button});
            stale_.erase(event.cbutton.button);
            break;
        case SDL_CONTROLLERAXISMOTION:
            axes_[{event.caxis.which, event.caxis.axis}] = shareOf(event.caxis.value);
            break;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) forgetInput();
            break;
        default:
            break;
    }
}

void Gamepad::forgetInput() {
    down_.clear();
    stale_.clear();
    axes_.clear();
}

bool Gamepad::isInput(const SDL_Event& event) {
    if (event.type == SDL_CONTROLLERAXISMOTION)
        return std::abs(static_cast<int>(event.caxis.value)) > static_cast<int>(kDirection * 32767);
    return event.type == SDL_CONTROLLERBUTTONDOWN;
}

bool Gamepad::isNoise(const SDL_Event& event) const {
    if (event.type >= SDL_JOYAXISMOTION && event.type <= SDL_JOYBUTTONUP) return true;
    if (event.type != SDL_CONTROLLERAXISMOTION) return false;
    const bool trigger = event.caxis.axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT ||
                         event.caxis.axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT;
    const float tremor = trigger ? kTriggerTremor : kTremor;
    const auto before = axes_.find({event.caxis.which, event.caxis.axis});
    return std::abs(shareOf(event.caxis.value)) < tremor &&
           (before == axes_.end() || std::abs(before->second) < tremor);
}

bool Gamepad::down(SDL_GameControllerButton button) const {
    return std::any_of(down_.begin(), down_.end(),
                       [button](const auto& pressed) { return pressed.second == button; });
}

float Gamepad::axis(SDL_GameControllerAxis axis) const {
    float most = 0;
    for (const auto& [which, value] : axes_)
        if (which.second == axis && std::abs(value) > std::abs(most)) most = value;
    return most;
}

glm::vec2 Gamepad::rightStick() const {
    return withoutDeadZone({axis(SDL_CONTROLLER_AXIS_RIGHTX), -axis(SDL_CONTROLLER_AXIS_RIGHTY)});
}

float Gamepad::triggers() const {
    const float both = axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT) - axis(SDL_CONTROLLER_AXIS_TRIGGERLEFT);
    return std::abs(both) < kTriggerTremor ? 0 : both;
}

glm::ivec2 Gamepad::direction() const {
    const glm::ivec2 pad{down(SDL_CONTROLLER_BUTTON_DPAD_RIGHT) - down(SDL_CONTROLLER_BUTTON_DPAD_LEFT),
                         down(SDL_CONTROLLER_BUTTON_DPAD_UP) - down(SDL_CONTROLLER_BUTTON_DPAD_DOWN)};
    if (pad != glm::ivec2(0)) return pad;
    const float x = axis(SDL_CONTROLLER_AXIS_LEFTX);
    const float y = -axis(SDL_CONTROLLER_AXIS_LEFTY);
    if (std::max(std::abs(x), std::abs(y)) < kDirection) return {0, 0};
    return std::abs(x) > std::abs(y) ? glm::ivec2(x > 0 ? 1 : -1, 0) : glm::ivec2(0, y > 0 ? 1 : -1);
}

bool Gamepad::held() const {
    return direction() != glm::ivec2(0) || rightStick() != glm::vec2(0) || triggers() != 0;
}

PadNavigation Gamepad::navigation(bool on) {
    if (!on) {
        for (const auto& [which, button] : down_) stale_.insert(button);
        return {};
    }
    const auto pressed = [this](SDL_GameControllerButton button) {
        return down(button) && stale_.count(static_cast<Uint8>(button)) == 0;
    };
    const bool fresh = std::none_of(stale_.begin(), stale_.end(), [](Uint8 button) {
        return button >= SDL_CONTROLLER_BUTTON_DPAD_UP && button <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
    });
    const glm::ivec2 way = fresh ? direction() : glm::ivec2(0);
    const glm::vec2 scroll = rightStick();
    return {.activate = pressed(SDL_CONTROLLER_BUTTON_A),
            .input = pressed(SDL_CONTROLLER_BUTTON_Y),
            .left = way.x<0, .right = way.x> 0,
            .up = way.y > 0,
            .down = way.y < 0,
            .scrollUp = std::max(scroll.y, 0.0F),
            .scrollDown = std::max(-scroll.y, 0.0F),
            .slow = pressed(SDL_CONTROLLER_BUTTON_LEFTSHOULDER),
            .fast = pressed(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER)};
}

}  // namespace app
