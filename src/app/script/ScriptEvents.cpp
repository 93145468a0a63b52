#include "app/script/ScriptEvents.h"

#include <cmath>
#include <map>

#include "app/common/EmptyEvent.h"

namespace app {

std::optional<SDL_GameControllerButton> padButtonNamed(const std::string& name) {
    static const std::map<std::string, SDL_GameControllerButton> kButtons{
        {"a", SDL_CONTROLLER_BUTTON_A},
        {"b", SDL_CONTROLLER_BUTTON_B},
        {"x", SDL_CONTROLLER_BUTTON_X},
        {"y", SDL_CONTROLLER_BUTTON_Y},
        {"lb", SDL_CONTROLLER_BUTTON_LEFTSHOULDER},
        {"rb", SDL_CONTROLLER_BUTTON_RIGHTSHOULDER},
        {"ls", SDL_CONTROLLER_BUTTON_LEFTSTICK},
        {"rs", SDL_CONTROLLER_BUTTON_RIGHTSTICK},
        {"start", SDL_CONTROLLER_BUTTON_START},
        {"back", SDL_CONTROLLER_BUTTON_BACK},
        {"left", SDL_CONTROLLER_BUTTON_DPAD_LEFT},
        {"right", SDL_CONTROLLER_BUTTON_DPAD_RIGHT},
        {"up", SDL_CONTROLLER_BUTTON_DPAD_UP},
        {"down", SDL_CONTROLLER_BUTTON_DPAD_DOWN}};
    const auto found = kButtons.find(name);
    if (found == kButtons.end()) return {};
    return found->second;
}

void pushPadButton(SDL_GameControllerButton button, bool down) {
    SDL_Event event = emptyEvent(down ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP);
    event.cbutton.button = static_cast<Uint8>(button);
    event.cbutton.state = down ? SDL_PRESSED : SDL_RELEASED;
    SDL_PushEvent(&event);
}

void pushPadAxis(SDL_GameControllerAxis axis, double value) {
    SDL_Event event = emptyEvent(SDL_CONTROLLERAXISMOTION);
    event.caxis.axis = static_cast<Uint8>(axis);
    event.caxis.value = static_cast<Sint16>(std::lround(value * 32767));
    SDL_PushEvent(&event);
}

void pushDrop(const std::vector<std::string>& files) {
    const auto push = [](Uint32 type, const char* file) {
        SDL_Event event = emptyEvent(type);
        event.drop.file = file != nullptr ? SDL_strdup(file) : nullptr;
        SDL_PushEvent(&event);
    };
    push(SDL_DROPBEGIN, nullptr);
    for (const std::string& file : files) push(SDL_DROPFILE, file.c_str());
    push(SDL_DROPCOMPLETE, nullptr);
}

void pushFinger(Uint32 type, int finger, float x, float y) {
    SDL_Event event = emptyEvent(type);
    event.tfinger.touchId = 1;
    event.tfinger.fingerId = finger;
    event.tfinger.x = x;
    event.tfinger.y = y;
    event.tfinger.pressure = type == SDL_FINGERUP ? 0.0F : 1.0F;
    SDL_PushEvent(&event);
}

}  // namespace app
