#include "app/input/WheelEvent.h"

#include <gtest/gtest.h>

TEST(WheelEvent, SaysItsNotchesInBothWaysThatProgramsRead) {
    const SDL_Event event = app::wheelEvent(-3);
    EXPECT_EQ(event.type, static_cast<Uint32>(SDL_MOUSEWHEEL));
    EXPECT_EQ(event.wheel.y, -3);
    EXPECT_EQ(event.wheel.preciseY, -3);
}
