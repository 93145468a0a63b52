#pragma once

#include <imgui.h>

namespace app {

/// What a gamepad says to the interface. Directions by stick or cross; the stick that scrolls from 0 to 1.
struct PadNavigation {
    bool activate = false;
    bool input = false;  ///< write into the field that is chosen
    bool left = false;
    bool right = false;
    bool up = false;
    bool down = false;
    float scrollUp = 0;
    float scrollDown = 0;
    bool slow = false;
    bool fast = false;
};

// Dear ImGui took keys and pads in arrays until 1.87, and as events since. These speak to either; call them
// before ImGui::NewFrame().

/// Once, after the context was made.
void prepareNavigation(ImGuiIO& io);
void navigateByPad(ImGuiIO& io, const PadNavigation& pad);
/// Return presses what the keyboard has chosen, as Space does; newer versions do so by themselves.
void pressByReturn(ImGuiIO& io, bool down);
void releaseReturn(ImGuiIO& io);

}  // namespace app
