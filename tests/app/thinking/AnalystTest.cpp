// A bot that analyses beside the players. The course of its thoughts is kept, and a player can look through
// it.

#include "app/thinking/Analyst.h"

#include <gtest/gtest.h>

#include "match/Countdown.h"
#include "support/MockBot.h"

namespace {

std::optional<game::Action> changesItsMind(const game::View& view, const game::BotLimits&,
                                           const std::stop_token&, const game::Bot::Listener& listener) {
    const auto legal = view.legalActions();
    for (const auto& [depth, turn] : {std::pair{1, 0U}, {1, 0U}, {2, 0U}, {2, 1U}})
        listener({.candidates = {{.line = {legal[turn]}, .notation = {view.notation(legal[turn])}}},
                  .depth = depth});
    return legal[1];
}

void think(app::Analyst& analyst) {
    analyst.begin(std::make_unique<test::Countdown>(9), true);
    while (analyst.thinking()) (void)analyst.update();
}

TEST(AnalystTest, KeepsADepthOrAnotherTurnButNoRepetitions) {
    app::Analyst analyst(test::botThat(changesItsMind), [] {});
    think(analyst);
    ASSERT_EQ(analyst.course().size(), 3U);
    EXPECT_EQ(analyst.course()[0].depth, 1);
    EXPECT_EQ(analyst.course()[1].depth, 2);
    EXPECT_NE(analyst.course()[2].candidates.front().line, analyst.course()[1].candidates.front().line);
    EXPECT_FALSE(analyst.trouble());
}

TEST(AnalystTest, BeginsAnewWithEveryPosition) {
    app::Analyst analyst(test::botThat(changesItsMind), [] {});
    think(analyst);
    analyst.stop();
    EXPECT_TRUE(analyst.course().empty());
    think(analyst);
    EXPECT_EQ(analyst.course().size(), 3U);
}

TEST(AnalystTest, SaysWhyItCannotGoOn) {
    app::Analyst analyst(test::botThat([](const auto&, const auto&, const auto&, const auto&) {
                             return std::optional<game::Action>();
                         }),
                         [] {});
    think(analyst);
    ASSERT_TRUE(analyst.trouble());
    EXPECT_EQ(analyst.trouble()->english(), "it found no move");
}

}  // namespace
