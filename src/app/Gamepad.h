#pragma once

#include <SDL.h>

#include <array>
#include <glm/vec2.hpp>
#include <map>
#include <set>
#include <utility>

#include "app/NavigationInput.h"

namespace app {

/// All gamepads together: each that is there or comes later works, and what one of them does counts. Main
/// thread only.
class Gamepad {
  public:
    /// Looks for pads from now on. They are closed when SDL ends.
    void start();
    /// Events of pads; others mean nothing to it, but for a window that loses the keyboard, which lets go of
    /// everything.
    void handle(const SDL_Event& event);
    /// Whether the event is something that a player does with a pad: no stick that only trembles.
    [[nodiscard]] static bool isInput(const SDL_Event& event);

    [[nodiscard]] bool down(SDL_GameControllerButton button) const;
    /// -1 to 1 to the right and away from the player, 0 in the dead zone.
    [[nodiscard]] glm::vec2 leftStick() const;
    [[nodiscard]] glm::vec2 rightStick() const;
    /// The right trigger less the left one: -1 to 1.
    [[nodiscard]] float triggers() const;
    /// One step to the right or away from the player, by the d-pad or the left stick; 0: none.
    [[nodiscard]] glm::ivec2 direction() const;
    /// Something is held that goes on by itself: a direction, the right stick, a trigger.
    [[nodiscard]] bool held() const;

    /// What panels are told in the frame that begins. What was pressed while nobody walked through them, they
    /// do not see. `on`: somebody walks.
    [[nodiscard]] PadNavigation navigation(bool on);

  private:
    [[nodiscard]] float axis(SDL_GameControllerAxis axis) const;
    void letGo();

    std::set<std::pair<SDL_JoystickID, Uint8>> down_;
    std::set<Uint8> stale_;  ///< buttons that were pressed while nobody walked
    std::map<std::pair<SDL_JoystickID, Uint8>, float> axes_;
};

/// The name of a button, as pads have it written on them: the same as in the table of actions.
[[nodiscard]] const char* padName(Uint8 button);

}  // namespace app
