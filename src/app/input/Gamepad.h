#pragma once

#include <SDL.h>

#include <array>
#include <glm/vec2.hpp>
#include <map>
#include <set>
#include <utility>

#include "app/input/NavigationInput.h"

namespace app {

/// All connected gamepads, treated as one. Pads that are connected later work too. Main thread only.
class Gamepad {
  public:
    /// Starts to open pads. They are closed when SDL ends.
    void start();
    /// Handles events of gamepads. When the window loses the keyboard focus, all buttons count as released.
    /// Other events are ignored.
    void handle(const SDL_Event& event);
    /// Whether the event is a deliberate input on a pad, and not the noise of a stick.
    [[nodiscard]] static bool isInput(const SDL_Event& event);
    /// Whether the event is only the noise of a pad at rest: a stick that trembles around its middle, or one
    /// of the events that SDL sends for the joystick beside those for the gamepad. Ask before handle().
    [[nodiscard]] bool isNoise(const SDL_Event& event) const;

    [[nodiscard]] bool down(SDL_GameControllerButton button) const;
    /// -1 to 1, x to the right and y away from the player; 0 in the dead zone.
    [[nodiscard]] glm::vec2 rightStick() const;
    /// The right trigger minus the left one: -1 to 1.
    [[nodiscard]] float triggers() const;
    /// One step to the right (x) or away from the player (y), by the d-pad or the left stick; 0: none.
    [[nodiscard]] glm::ivec2 direction() const;
    /// Whether an input with a continuous effect is held: a direction, the right stick or a trigger.
    [[nodiscard]] bool held() const;

    /// The input for the interface in the next frame. `on`: directions move through panels. Buttons that were
    /// pressed while this was off are left out until they are released.
    [[nodiscard]] PadNavigation navigation(bool on);

  private:
    [[nodiscard]] float axis(SDL_GameControllerAxis axis) const;
    void forgetInput();

    std::set<std::pair<SDL_JoystickID, Uint8>> down_;
    std::set<Uint8> stale_;  ///< buttons that were pressed while navigation was off
    std::map<std::pair<SDL_JoystickID, Uint8>, float> axes_;
};

/// The name printed on the button; the table of actions uses the same names.
[[nodiscard]] const char* padName(Uint8 button);

}  // namespace app
