#include "ui/kit/Presence.h"

#include <gtest/gtest.h>

namespace {

using ui::kit::Presence;

constexpr float kFrame = 1.0F / 60;

void pass(Presence& presence, float seconds, bool used) {
    for (float t = 0; t < seconds; t += kFrame) presence.update(kFrame, used);
}

TEST(Presence, StaysWhileUsedAndForAWhileAfter) {
    Presence presence;
    pass(presence, 60, true);
    EXPECT_EQ(presence.value(), 1);
    pass(presence, Presence::kPatience - 0.1F, false);
    EXPECT_EQ(presence.value(), 1);
    EXPECT_FALSE(presence.changing()) << "nothing is drawn anew for that";
}

TEST(Presence, FadesAndIsBackAtOnce) {
    Presence presence;
    pass(presence, Presence::kPatience + Presence::kLeaves / 2, false);
    EXPECT_GT(presence.value(), 0.2F);
    EXPECT_LT(presence.value(), 0.8F);
    EXPECT_TRUE(presence.changing());
    pass(presence, Presence::kLeaves, false);
    EXPECT_EQ(presence.value(), 0);
    EXPECT_FALSE(presence.changing());
    presence.update(kFrame, true);
    EXPECT_TRUE(presence.changing());
    pass(presence, Presence::kReturns + kFrame, true);
    EXPECT_EQ(presence.value(), 1);
}

TEST(Presence, AnyUseBeginsThePatienceAnew) {
    Presence presence;
    for (int i = 0; i < 5; ++i) {
        pass(presence, Presence::kPatience * 0.9F, false);
        presence.update(kFrame, true);
    }
    EXPECT_EQ(presence.value(), 1);
}

}  // namespace
