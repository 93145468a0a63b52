#include <gtest/gtest.h>

#include "ui/Stage.h"
#include "ui/kit/Panel.h"
#include "ui/screens/Option.h"

namespace {

using namespace ui::screens;

/// The area of the first of these choices, side by side in a form.
ui::kit::Rect firstOf(Stage& stage, const std::vector<std::string>& choices) {
    for (int i = 0; i < 3; ++i)
        stage.frame([&](ui::kit::Context& ui) {
            const ui::kit::Panel panel(ui, "##form", {0, 0, 500, 300});
            const Option option{.key = "clock",
                                .label = "Clock",
                                .kind = OptionKind::Choice,
                                .value = 0,
                                .choices = choices,
                                .style = ChoiceStyle::SideBySide};
            (void)drawOptions(ui, {option}, false);
        });
    const ui::kit::Rect* const first = stage.find("##segment");
    return first ? *first : ui::kit::Rect();
}

TEST(Option, ChoicesThatNeedTheWholeWidthStandBelowTheirLabel) {
    Stage stage({640, 480});
    const ui::kit::Rect beside = firstOf(stage, {"None", "3+2", "5+0", "10+5", "15+10"});
    const ui::kit::Rect below = firstOf(stage, {"Sin reloj", "3+2", "5+0", "10+5", "15+10"});
    EXPECT_GT(beside.x, 150);
    EXPECT_LT(below.x, 50);
    EXPECT_GT(below.y, beside.y);
    EXPECT_GT(below.width, beside.width);
}

TEST(Option, TheFocusShowsTheTipOfASwitch) {
    Stage stage({640, 480});
    std::string shown;
    const auto draw = [&](ui::kit::Context& ui) {
        ui.tooltip = &shown;
        const ui::kit::Panel panel(ui, "##form", {0, 0, 500, 300});
        (void)drawOptions(ui, {{.key = "coach", .label = "Coach", .tip = "Warns you once."}}, false);
    };
    for (int i = 0; i < 4; ++i) stage.frame(draw);
    EXPECT_EQ(shown, "");
    stage.holdKey(ImGuiKey_DownArrow, true);  // shows the focus
    for (int i = 0; i < 3; ++i) stage.frame(draw);
    EXPECT_EQ(shown, "Warns you once.");
}

TEST(Options, TheButtonThatTriesAnOptionOutLeavesItsValue) {
    Stage stage({1280, 720});
    const std::vector<Option> options{{.key = "speech",
                                       .label = "Speech",
                                       .value = true,
                                       .trial = "Try it",
                                       .trialHelp = "Says a sentence."}};
    std::vector<SetOption> changes;
    const auto draw = [&](ui::kit::Context& ui) {
        ImGui::SetNextWindowSize({600, 400});
        ImGui::Begin("options");
        for (SetOption& change : drawOptions(ui, options, true)) changes.push_back(std::move(change));
        ImGui::End();
    };
    stage.frame(draw);
    stage.frame(draw);
    ASSERT_TRUE(stage.click("##trial", 0, draw));
    EXPECT_EQ(changes, (std::vector<SetOption>{{"speech", true, true}}));
}

}  // namespace
