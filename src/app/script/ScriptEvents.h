#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <vector>

namespace app {

/// The gamepad button with this name in scripts: "a", "lb", "left" …
[[nodiscard]] std::optional<SDL_GameControllerButton> padButtonNamed(const std::string& name);

// These functions put events into SDL's queue, as a device does.
void pushPadButton(SDL_GameControllerButton button, bool down);
/// `value`: -1 to 1, y downwards.
void pushPadAxis(SDL_GameControllerAxis axis, double value);
/// Files and folders come to the window at once (the command `drop`).
void pushDrop(const std::vector<std::string>& files);
/// `type`: SDL_FINGERDOWN …; x, y: 0 to 1 from the window's upper left corner.
void pushFinger(Uint32 type, int finger, float x, float y);

}  // namespace app
