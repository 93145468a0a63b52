#include "app/script/Script.h"

#include <gtest/gtest.h>

namespace app {
namespace {

using app::readScript;
using Kind = app::ScriptStep::Kind;

std::vector<app::ScriptStep> stepsOf(std::string_view text) {
    auto steps = readScript(text, "a.script");
    EXPECT_TRUE(steps) << (steps ? "" : steps.error().describe());
    return steps ? *steps : std::vector<app::ScriptStep>();
}

std::string errorOf(std::string_view text) {
    const auto steps = readScript(text, "a.script");
    return steps ? "no error" : steps.error().describe();
}

TEST(Script, IsEmptyWithoutCommands) {
    EXPECT_TRUE(stepsOf("").empty());
    EXPECT_TRUE(stepsOf("\n \t\r\n# a remark\n   # another").empty());
}

TEST(Script, ReadsGamepadsAndFingers) {
    const auto steps = stepsOf(
        "pad lb\npad stick right 0.5 -1\npad trigger left 1\ntap \"New game\"\nfinger 2 move 3,4\nfinger 2 "
        "up");
    ASSERT_EQ(steps.size(), 6U);
    EXPECT_EQ(steps[0].kind, Kind::Pad);
    EXPECT_EQ(steps[0].text, "lb");
    EXPECT_EQ(steps[1].kind, Kind::Stick);
    EXPECT_EQ(steps[1].text, "right");
    EXPECT_EQ(steps[1].x, 0.5);
    EXPECT_EQ(steps[1].y, -1);
    EXPECT_EQ(steps[2].kind, Kind::Trigger);
    EXPECT_EQ(steps[3].targets.front(), "New game");
    EXPECT_EQ(steps[4].amount, 2);
    EXPECT_EQ(steps[4].text, "move");
    EXPECT_EQ(steps[5].text, "up");
    for (const char* wrong : {"pad q", "pad stick up 0 0", "pad stick left 2 0", "pad trigger left -1",
                              "finger 0 up", "finger 1 down", "tap"})
        EXPECT_NE(errorOf(wrong), "no error") << wrong;
}

TEST(Script, ReadsEveryCommand) {
    const auto steps = stepsOf(
        "wait 0.5\nsettle\nmove 3,4\npress @c3 right\nrelease \"New game\" middle\nclick a\nwheel -2\nkey "
        "ctrl+z\n"
        "text \"a b\"\nresize 640 400\nscreenshot a.png\ndrop b.ptn\npaste x\nexpect ply 3\nrecord "
        "off\nprint moves\nquit");
    const std::vector<Kind> kinds{Kind::Wait,       Kind::Settle, Kind::Move,  Kind::Press,  Kind::Release,
                                  Kind::Click,      Kind::Wheel,  Kind::Key,   Kind::Text,   Kind::Resize,
                                  Kind::Screenshot, Kind::Drop,   Kind::Paste, Kind::Expect, Kind::Record,
                                  Kind::Print,      Kind::Quit};
    ASSERT_EQ(steps.size(), kinds.size());
    for (std::size_t i = 0; i < kinds.size(); ++i) EXPECT_EQ(steps[i].kind, kinds[i]) << i;
    EXPECT_EQ(steps[0].seconds, 0.5);
    EXPECT_EQ(steps[3].targets.front(), "@c3");
    EXPECT_EQ(steps[3].button, 3);
    EXPECT_EQ(steps[4].targets.front(), "New game");
    EXPECT_EQ(steps[4].button, 2);
    EXPECT_EQ(steps[6].amount, -2);
    EXPECT_EQ(steps[9].width, 640);
    EXPECT_EQ(steps[9].height, 400);
    EXPECT_EQ(steps[13].text, "ply");
    EXPECT_EQ(steps[13].targets.front(), "3");
    EXPECT_EQ(steps[15].text, "moves");
    EXPECT_EQ(steps[16].at, (base::TextPosition{17, 1}));
}

TEST(Script, ReadsQuotedTexts) {
    const auto steps =
        stepsOf("text \"say \\\"Tak\\\"\\nand \\\\\"  # a remark\ntext \"\"\r\ntext \"Größe 5×5\"\n");
    ASSERT_EQ(steps.size(), 3U);
    EXPECT_EQ(steps[0].text, "say \"Tak\"\nand \\");
    EXPECT_EQ(steps[1].text, "");
    EXPECT_EQ(steps[2].text, "Größe 5×5");
}

TEST(Script, ReadsClaims) {
    using Claim = app::ScriptStep::Claim;
    const auto steps = stepsOf(
        "expect text contains \"a b\"\nexpect labels lacks Rematch\nexpect hand contains\nexpect hand \"\"");
    ASSERT_EQ(steps.size(), 4U);
    EXPECT_EQ(steps[0].claim, Claim::Contains);
    EXPECT_EQ(steps[0].targets.front(), "a b");
    EXPECT_EQ(steps[1].claim, Claim::Lacks);
    EXPECT_EQ(steps[2].claim, Claim::Is);
    EXPECT_EQ(steps[2].targets.front(), "contains");
    EXPECT_EQ(steps[3].targets.front(), "");
}

TEST(Script, ErrorsNameThePlaceAndWhatWasExpected) {
    EXPECT_EQ(errorOf("settle\n  clack 3\n"), "a.script:2:3: unknown command \"clack\"");
    EXPECT_EQ(errorOf("wait soon").substr(0, 11), "a.script:1:");
    EXPECT_NE(errorOf("wait soon").find("seconds"), std::string::npos);
    for (const char* text : {"wait",
                             "wait -1",
                             "wait 3601",
                             "wait nan",
                             "wait 1s",
                             "wait inf",
                             "click",
                             "click \"\"",
                             "click @a1 up",
                             "wheel",
                             "wheel 1.5",
                             "wheel x",
                             "wheel 1e30",
                             "key",
                             "text",
                             "resize",
                             "resize 640",
                             "resize 0 400",
                             "resize 640 99999",
                             "resize nan 4",
                             "screenshot",
                             "drop",
                             "paste",
                             "expect",
                             "expect ply",
                             "expect ply 3 4",
                             "expect ply contains 4 5",
                             "print",
                             "print moves ply",
                             "record",
                             "settle now",
                             "quit 1",
                             "text \"open",
                             "text \"open\n\"",
                             "text \"\\"})
        EXPECT_EQ(errorOf(text).substr(0, 11), "a.script:1:") << text;
}

}  // namespace
}  // namespace app
