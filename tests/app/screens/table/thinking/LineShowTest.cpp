#include "app/screens/table/thinking/LineShow.h"

#include <gtest/gtest.h>

namespace {

using Choice = app::LineShow::Choice;

TEST(LineShow, TheLineUnderThePointerGoesBeforeTheChosenOne) {
    app::LineShow show;
    EXPECT_FALSE(show.shown());
    show.choose({0, 1});
    show.pointAt({1, 0});
    EXPECT_EQ(show.shown(), (Choice{1, 0}));
    show.endFrame();
    EXPECT_EQ(show.shown(), (Choice{0, 1})) << "the pointer has to say so in every frame";
    show.choose({0, 1});
    EXPECT_FALSE(show.shown()) << "chosen again, it goes";
}

TEST(LineShow, TheNextLineIsThatOfTheNextEngineAfterTheLast) {
    app::LineShow show;
    const auto known = [](Choice line) { return line.row < 2 && line.section < 2; };
    for (const Choice expected : {Choice{0, 0}, Choice{0, 1}, Choice{1, 0}, Choice{1, 1}}) {
        show.chooseNext(known);
        EXPECT_EQ(show.shown(), expected);
    }
    show.chooseNext(known);
    EXPECT_FALSE(show.shown());
}

TEST(LineShow, PlaysTurnByTurnRestsAndStartsAgain) {
    app::LineShow show;
    show.choose({0, 0});
    EXPECT_EQ(show.stepsOf(3), 1U);
    EXPECT_FALSE(show.advance(0.5F, true));
    EXPECT_TRUE(show.advance(0.5F, true));
    EXPECT_EQ(show.stepsOf(3), 2U);
    (void)show.advance(3, true);
    EXPECT_EQ(show.stepsOf(3), 3U) << "its end stays";
    (void)show.advance(1, true);
    EXPECT_EQ(show.stepsOf(3), 1U) << "5 s are more than 3 turns and the rest";
    (void)show.advance(1, true);
    EXPECT_EQ(show.stepsOf(3), 2U);
    (void)show.advance(1, false);
    EXPECT_EQ(show.stepsOf(3), 1U) << "nothing was shown";
}

TEST(LineShow, StaysWhereItIsWhileThePointerRests) {
    app::LineShow show;
    show.pointAt({0, 0});
    (void)show.advance(1, true);
    show.endFrame();
    show.pointAt({0, 0});
    EXPECT_EQ(show.stepsOf(3), 2U);
    show.endFrame();
    show.endFrame();
    show.pointAt({0, 0});
    EXPECT_EQ(show.stepsOf(3), 1U) << "the pointer was elsewhere";
}

}  // namespace
