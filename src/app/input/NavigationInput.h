#pragma once

#include <imgui.h>

namespace app {

/// Gamepad input for the interface. Directions by the d-pad or the left stick; scrolling from 0 to 1.
struct PadNavigation {
    bool activate = false;
    bool input = false;  ///< opens the chosen field for typing
    bool left = false;
    bool right = false;
    bool up = false;
    bool down = false;
    float scrollUp = 0;
    float scrollDown = 0;
    bool slow = false;
    bool fast = false;
};

// Dear ImGui read keys and pads from arrays until version 1.87, and reads events since. These functions
// support both; call them before ImGui::NewFrame().

/// Call once, after the creation of the context.
void prepareNavigation(ImGuiIO& io);
void navigateByPad(ImGuiIO& io, const PadNavigation& pad);
/// Return presses the chosen widget, as Space does; newer versions do this themselves.
void pressByReturn(ImGuiIO& io, bool down);
void releaseReturn(ImGuiIO& io);

}  // namespace app
