// What scrolls, by which keys, and where it begins.
#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "ui/Stage.h"
#include "ui/screens/Notice.h"

namespace {

using ui::kit::Context;
using namespace ui::screens;

/// The first window with more than its room shows; null if there is none.
const ImGuiWindow* longWindow() {
    for (const ImGuiWindow* window : GImGui->Windows)
        if (window->Active && window->ScrollMax.y > 0) return window;
    return nullptr;
}

TEST(Scroll, ATextScrollsByTheArrowKeys) {
    Stage stage({1280, 720});
    const NoticeModel notice{.title = "Faults",
                             .messages = std::vector<std::string>(60, "one.ptn:3:4: a fault")};
    const auto draw = [&](Context& ui) { (void)drawNotice(ui, notice); };
    const auto press = [&](ImGuiKey key) {
        for (const bool down : {true, false}) {
            stage.holdKey(key, down);
            for (int i = 0; i < 3; ++i) stage.frame(draw);
        }
    };
    for (int i = 0; i < 4; ++i) stage.frame(draw);
    ASSERT_NE(longWindow(), nullptr);
    EXPECT_EQ(longWindow()->Scroll.y, 0);
    press(ImGuiKey_DownArrow);
    const float once = longWindow()->Scroll.y;
    EXPECT_GT(once, 20);
    press(ImGuiKey_DownArrow);
    EXPECT_GT(longWindow()->Scroll.y, once);
    for (int i = 0; i < 3; ++i) press(ImGuiKey_UpArrow);
    EXPECT_EQ(longWindow()->Scroll.y, 0);
}

}  // namespace
