// The interface is spoken once it stands still, and nothing of it twice.
#include "app/sound/ScreenReader.h"

#include <imgui_internal.h>

#include <gtest/gtest.h>

#include "app/sound/Narrator.h"
#include "ui/Stage.h"
#include "ui/kit/Button.h"
#include "ui/kit/Field.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace app {
namespace {

class ScreenReaderTest : public testing::Test {
  protected:
    ScreenReaderTest() {
        narrator_.mute();
        narrator_.setOn(true);
        (void)narrator_.takeSpoken();
    }

    /// What is spoken of some frames of a dialog.
    std::string hear(bool navigates = true) {
        for (int i = 0; i < 4; ++i)
            stage_.frame([&](ui::kit::Context& ui) {
                ui::kit::Reading reading;
                ui.reading = &reading;
                drawDialog(ui);
                (void)reader_.follow(reading, navigates);
            });
        return narrator_.takeSpoken();
    }
    std::string press(ImGuiKey key) {
        narrator_.heedInput();
        stage_.holdKey(key, true);
        std::string heard = hear();
        stage_.holdKey(key, false);
        return heard + hear();
    }
    void drawDialog(ui::kit::Context& ui) {
        const ui::kit::Dialog dialog(ui, "##dialog", title_.c_str(), 500, 400);
        ui::kit::paragraph(ui, text_);
        (void)ui::kit::button(ui, {.id = "##first", .label = "Go on", .focusFirst = true});
        (void)ui::kit::button(ui, {.id = "##second", .label = "Stop", .disabled = "Not now."});
        (void)ui::kit::toggle(ui, "##toggle", on_);
    }

    std::string title_ = "Question";
    std::string text_ = "Shall we? In 9 seconds.";
    bool on_ = false;
    Stage stage_{{1280, 720}};
    i18n::Catalogue texts_;
    Narrator narrator_{texts_};
    ScreenReader reader_{narrator_};
};

TEST_F(ScreenReaderTest, APanelIsReadOnceAndThenOnlyWhatIsNew) {
    EXPECT_EQ(hear(), "Question. Shall we? In 9 seconds.\nGo on");
    EXPECT_EQ(hear(), "");
    text_ = "Shall we? In 8 seconds.";
    EXPECT_EQ(hear(), "") << "a second that passes is no news";
    text_ = "Well?";
    EXPECT_EQ(hear(), "Well?");
    title_ = "Another";
    narrator_.heedInput();
    EXPECT_EQ(hear(), "Another. Well?\nGo on");
}

TEST_F(ScreenReaderTest, TheFocusIsFollowedWithTheReasonWhyNot) {
    (void)hear();
    EXPECT_EQ(press(ImGuiKey_DownArrow), "Stop. Not now.");
    EXPECT_EQ(press(ImGuiKey_DownArrow), "off");
    EXPECT_EQ(press(ImGuiKey_Space), "on");
}

TEST_F(ScreenReaderTest, AtTheTableNothingIsReadAndAfterwardsAllAnew) {
    EXPECT_EQ(hear(false), "");
    EXPECT_EQ(hear(), "Question. Shall we? In 9 seconds.\nGo on");
    (void)hear(false);
    narrator_.heedInput();
    EXPECT_EQ(hear(), "Question. Shall we? In 9 seconds.\nGo on");
}

TEST_F(ScreenReaderTest, WhatWasSaidInAnotherWayIsNotRepeated) {
    narrator_.say("Shall we? In 9 seconds.");
    EXPECT_EQ(hear(), "Shall we? In 9 seconds.\nQuestion\nGo on");
}

}  // namespace
}  // namespace app
