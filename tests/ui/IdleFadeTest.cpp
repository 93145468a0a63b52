#include "ui/kit/IdleFade.h"

#include <gtest/gtest.h>

namespace {

using ui::kit::IdleFade;

constexpr float kFrame = 1.0F / 60;

void pass(IdleFade& fade, float seconds, bool used) {
    for (float t = 0; t < seconds; t += kFrame) fade.update(kFrame, used);
}

TEST(IdleFade, StaysWhileUsedAndForAWhileAfter) {
    IdleFade fade;
    pass(fade, 60, true);
    EXPECT_EQ(fade.value(), 1);
    pass(fade, IdleFade::kIdleSeconds - 0.1F, false);
    EXPECT_EQ(fade.value(), 1);
    EXPECT_FALSE(fade.changing()) << "nothing is drawn anew for that";
}

TEST(IdleFade, FadesOutAndReturnsAtOnce) {
    IdleFade fade;
    pass(fade, IdleFade::kIdleSeconds + IdleFade::kFadeOutSeconds / 2, false);
    EXPECT_GT(fade.value(), 0.2F);
    EXPECT_LT(fade.value(), 0.8F);
    EXPECT_TRUE(fade.changing());
    pass(fade, IdleFade::kFadeOutSeconds, false);
    EXPECT_EQ(fade.value(), 0);
    EXPECT_FALSE(fade.changing());
    fade.update(kFrame, true);
    EXPECT_TRUE(fade.changing());
    pass(fade, IdleFade::kFadeInSeconds + kFrame, true);
    EXPECT_EQ(fade.value(), 1);
}

TEST(IdleFade, AnyUseRestartsTheIdleTime) {
    IdleFade fade;
    for (int i = 0; i < 5; ++i) {
        pass(fade, IdleFade::kIdleSeconds * 0.9F, false);
        fade.update(kFrame, true);
    }
    EXPECT_EQ(fade.value(), 1);
}

}  // namespace
