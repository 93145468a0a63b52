#include "app/input/Fingers.h"

#include <gtest/gtest.h>

#include "app/common/EmptyEvent.h"

namespace {

using app::Fingers;
using app::TouchGesture;

constexpr glm::vec2 kSize{1000, 500};

SDL_Event finger(Uint32 type, int which, float x, float y) {
    SDL_Event event = app::emptyEvent(type);
    event.tfinger.fingerId = which;
    event.tfinger.x = x / kSize.x;
    event.tfinger.y = y / kSize.y;
    return event;
}

/// Two fingers side by side, 200 pixels apart.
Fingers two() {
    Fingers touch;
    EXPECT_FALSE(touch.handle(finger(SDL_FINGERDOWN, 1, 400, 250), kSize, 6));
    EXPECT_FALSE(touch.handle(finger(SDL_FINGERDOWN, 2, 600, 250), kSize, 6));
    return touch;
}

// On a display with several pixels in a unit, who reads the event must know its window.
TEST(Fingers, MouseEventsAreThoseOfTheTouchedWindow) {
    ASSERT_EQ(SDL_InitSubSystem(SDL_INIT_EVENTS), 0);
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
    Fingers touch;
    for (const Uint32 type : {SDL_FINGERDOWN, SDL_FINGERUP}) {
        SDL_Event event = finger(type, 1, 400, 250);
        event.tfinger.windowID = 7;
        EXPECT_FALSE(touch.handle(event, kSize, 6));
    }
    int made = 0;
    for (SDL_Event event; SDL_PollEvent(&event) != 0;) {
        if (!Fingers::made(event)) continue;
        ++made;
        EXPECT_EQ(event.type == SDL_MOUSEMOTION ? event.motion.windowID : event.button.windowID, 7U);
    }
    EXPECT_EQ(made, 3) << "it comes, presses and releases";
    SDL_QuitSubSystem(SDL_INIT_EVENTS);
}

TEST(Fingers, OneFingerIsNoGesture) {
    Fingers touch;
    EXPECT_FALSE(touch.handle(finger(SDL_FINGERDOWN, 1, 400, 250), kSize, 6));
    EXPECT_FALSE(touch.handle(finger(SDL_FINGERMOTION, 1, 500, 250), kSize, 6));
    EXPECT_FALSE(touch.handle(finger(SDL_FINGERMOTION, 7, 500, 250), kSize, 6)) << "it is not there";
}

TEST(Fingers, SpreadingFingersComeCloser) {
    Fingers touch = two();
    const auto spread = touch.handle(finger(SDL_FINGERMOTION, 2, 800, 250), kSize, 6);
    ASSERT_TRUE(spread);
    EXPECT_NEAR(spread->closer, 6, 1e-3) << "twice as far";
    const auto pinch = touch.handle(finger(SDL_FINGERMOTION, 1, 600, 250), kSize, 6);
    ASSERT_TRUE(pinch);
    EXPECT_NEAR(pinch->closer, -6, 1e-3);
}

TEST(Fingers, MovingFingersGoTheWayOfThePointBetweenThem) {
    Fingers touch = two();
    const auto first = touch.handle(finger(SDL_FINGERMOTION, 1, 400, 270), kSize, 6);
    const auto second = touch.handle(finger(SDL_FINGERMOTION, 2, 600, 270), kSize, 6);
    ASSERT_TRUE(first && second);
    EXPECT_NEAR(first->way.y + second->way.y, 20, 1e-3);
    EXPECT_NEAR(first->way.x + second->way.x, 0, 1e-3) << "one turned as far as the other turned back";
}

TEST(Fingers, TurningFingersGoAside) {
    Fingers touch = two();
    const auto turned = touch.handle(finger(SDL_FINGERMOTION, 2, 590, 310), kSize, 6);
    ASSERT_TRUE(turned);
    EXPECT_LT(turned->way.x, -30) << "clockwise on the picture";
}

TEST(Fingers, AFingerAloneAfterTwoDoesNothing) {
    Fingers touch = two();
    EXPECT_FALSE(touch.handle(finger(SDL_FINGERUP, 2, 600, 250), kSize, 6));
    EXPECT_FALSE(touch.handle(finger(SDL_FINGERMOTION, 1, 600, 250), kSize, 6));
}

}  // namespace
