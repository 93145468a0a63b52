#include "app/input/Gamepad.h"

#include <gtest/gtest.h>

#include "app/common/EmptyEvent.h"

namespace {

using app::Gamepad;

SDL_Event axis(SDL_GameControllerAxis which, double position) {
    SDL_Event event = app::emptyEvent(SDL_CONTROLLERAXISMOTION);
    event.caxis.axis = which;
    event.caxis.value = static_cast<Sint16>(position * 32767);
    return event;
}

bool isNoise(Gamepad& pad, const SDL_Event& event) {
    const bool noise = pad.isNoise(event);
    pad.handle(event);
    return noise;
}

TEST(Gamepad, TheTremorOfAStickAtRestIsNoise) {
    Gamepad pad;
    for (const double position : {0.02, -0.1, 0.05, 0.0})
        EXPECT_TRUE(isNoise(pad, axis(SDL_CONTROLLER_AXIS_LEFTX, position))) << position;
    EXPECT_FALSE(pad.held());
    EXPECT_TRUE(isNoise(pad, axis(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 0.05)));
    SDL_Event joystick = app::emptyEvent(SDL_JOYAXISMOTION);
    EXPECT_TRUE(isNoise(pad, joystick));
}

TEST(Gamepad, WhatHasAnEffectIsNoNoise) {
    Gamepad pad;
    EXPECT_FALSE(isNoise(pad, axis(SDL_CONTROLLER_AXIS_RIGHTX, 0.3)));
    EXPECT_TRUE(pad.held());
    EXPECT_FALSE(isNoise(pad, axis(SDL_CONTROLLER_AXIS_RIGHTX, 0))) << "it comes back";
    EXPECT_FALSE(pad.held());
    EXPECT_FALSE(isNoise(pad, axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 0.12)));
    EXPECT_TRUE(pad.held());
    SDL_Event button = app::emptyEvent(SDL_CONTROLLERBUTTONDOWN);
    EXPECT_FALSE(isNoise(pad, button));
    SDL_Event key = app::emptyEvent(SDL_KEYDOWN);
    EXPECT_FALSE(isNoise(pad, key));
}

// Both axes of a stick lie within the noise only where the stick itself is in its dead zone.
TEST(Gamepad, AStickHeldAcrossIsNotTakenForNoise) {
    Gamepad pad;
    for (const auto which : {SDL_CONTROLLER_AXIS_RIGHTX, SDL_CONTROLLER_AXIS_RIGHTY})
        EXPECT_TRUE(isNoise(pad, axis(which, 0.139)));
    EXPECT_FALSE(pad.held());
}

}  // namespace
