#include "app/input/NavigationInput.h"

#include <SDL.h>

namespace app {

#if IMGUI_VERSION_NUM >= 18800

// Each event must take effect in the frame in which it is sent: scripts send at most one event a frame.
void prepareNavigation(ImGuiIO& io) { io.ConfigInputTrickleEventQueue = false; }

void navigateByPad(ImGuiIO& io, const PadNavigation& pad) {
    io.AddKeyEvent(ImGuiKey_GamepadFaceDown, pad.activate);
    io.AddKeyEvent(ImGuiKey_GamepadFaceUp, pad.input);
    io.AddKeyEvent(ImGuiKey_GamepadDpadLeft, pad.left);
    io.AddKeyEvent(ImGuiKey_GamepadDpadRight, pad.right);
    io.AddKeyEvent(ImGuiKey_GamepadDpadUp, pad.up);
    io.AddKeyEvent(ImGuiKey_GamepadDpadDown, pad.down);
    io.AddKeyAnalogEvent(ImGuiKey_GamepadLStickUp, pad.scrollUp > 0, pad.scrollUp);
    io.AddKeyAnalogEvent(ImGuiKey_GamepadLStickDown, pad.scrollDown > 0, pad.scrollDown);
    io.AddKeyEvent(ImGuiKey_GamepadL1, pad.slow);
    io.AddKeyEvent(ImGuiKey_GamepadR1, pad.fast);
}

void pressByReturn(ImGuiIO&, bool) {}

void releaseReturn(ImGuiIO&) {}

#else

void prepareNavigation(ImGuiIO&) {}

void navigateByPad(ImGuiIO& io, const PadNavigation& pad) {
    const auto set = [&io](ImGuiNavInput input, bool on) { io.NavInputs[input] = on ? 1.0F : 0.0F; };
    set(ImGuiNavInput_Activate, pad.activate);
    set(ImGuiNavInput_Input, pad.input);
    set(ImGuiNavInput_DpadLeft, pad.left);
    set(ImGuiNavInput_DpadRight, pad.right);
    set(ImGuiNavInput_DpadUp, pad.up);
    set(ImGuiNavInput_DpadDown, pad.down);
    io.NavInputs[ImGuiNavInput_LStickUp] = pad.scrollUp;
    io.NavInputs[ImGuiNavInput_LStickDown] = pad.scrollDown;
    set(ImGuiNavInput_TweakSlow, pad.slow);
    set(ImGuiNavInput_TweakFast, pad.fast);
}

void pressByReturn(ImGuiIO& io, bool down) {
    io.KeysDown[SDL_SCANCODE_SPACE] = io.KeysDown[SDL_SCANCODE_SPACE] || down;
}

void releaseReturn(ImGuiIO& io) { io.KeysDown[SDL_SCANCODE_SPACE] = false; }

#endif

}  // namespace app
