#include "app/BotPlayers.h"

#include <gtest/gtest.h>

#include "app/MockBot.h"
#include "match/Countdown.h"

namespace {

using app::BotPlayers;
using game::Action;
using game::PlayerId;
using namespace std::chrono_literals;

constexpr float kStep = 1.0F / 120;
constexpr app::BotPace kFixed{.thinkingTime = 5s, .fixedClock = true};

match::Match matchOf(int counters) {
    return {std::make_unique<test::Countdown>(counters), {"Ann", "Bo", "Cid"}};
}

/// Seconds of simulated time that the decision took, and the decision.
std::pair<float, std::optional<BotPlayers::Decision>> played(BotPlayers& bots, const match::Match& match,
                                                             float longest, bool moving = false) {
    for (int i = 0; static_cast<float>(i) * kStep < longest; ++i)
        if (auto decision = bots.update(kStep, match, moving))
            return {static_cast<float>(i) * kStep, decision};
    return {longest, {}};
}

TEST(BotPlayersTest, PlayOnlyAtTheirSeats) {
    match::Match match = matchOf(9);
    BotPlayers bots(kFixed);
    bots.seat(PlayerId(1), test::botThat(test::firstAction), true);
    bots.seat(PlayerId(2), test::botThat(test::firstAction), true);
    EXPECT_FALSE(bots.toAct(match));
    EXPECT_FALSE(played(bots, match, 3).second);
    EXPECT_FALSE(bots.thinking());
    ASSERT_TRUE(match.submit(PlayerId(0), Action(3)));
    for (const PlayerId player : {PlayerId(1), PlayerId(2)}) {
        EXPECT_TRUE(bots.toAct(match));
        const auto decision = played(bots, match, 3).second;
        ASSERT_TRUE(decision);
        EXPECT_EQ(decision->player, player);
        ASSERT_TRUE(bots.opinion());
        EXPECT_EQ(bots.opinion()->player, player);
        EXPECT_EQ(bots.opinion()->thought.chances.size(), 3U);
        ASSERT_TRUE(match.submit(decision->player, *decision->action));
    }
    EXPECT_FALSE(bots.toAct(match));
}

TEST(BotPlayersTest, WaitForPiecesThatMove) {
    const match::Match match = matchOf(9);
    BotPlayers bots(kFixed);
    bots.seat(PlayerId(0), test::botThat(test::firstAction), true);
    EXPECT_FALSE(played(bots, match, 5, true).second);
    EXPECT_TRUE(bots.thinking());
    const auto [seconds, decision] = played(bots, match, 5);
    EXPECT_TRUE(decision);
    EXPECT_GT(seconds, 0.2F);
}

TEST(BotPlayersTest, TakeAPersonsMomentAtLowLevels) {
    const match::Match match = matchOf(9);
    const float moment = app::personsMoment(match.state());
    EXPECT_GE(moment, 0.8F);
    EXPECT_LE(moment, 2.5F);
    EXPECT_EQ(moment, app::personsMoment(match.state()));
    EXPECT_LT(app::personsMoment(matchOf(1).state()), 0.8F);
    std::atomic<int> limit = 0;
    BotPlayers bots({.thinkingTime = 30s});
    bots.seat(PlayerId(0),
              test::botThat([&](const game::State& state, const game::BotLimits& limits, auto&...) {
                  limit = static_cast<int>(limits.time->count());
                  return std::optional(state.legalActions().front());
              }),
              true);
    float waited = 0;
    std::optional<BotPlayers::Decision> decision;
    for (; !decision && waited < 60; waited += kStep) {
        decision = bots.update(kStep, match, false);
        if (waited > moment) std::this_thread::sleep_for(1ms);
    }
    ASSERT_TRUE(decision);
    EXPECT_GE(waited, moment);
    EXPECT_NEAR(limit, moment * 1000, 1);
}

TEST(BotPlayersTest, ThinkAsLongAsTheyMayAtHighLevels) {
    const match::Match match = matchOf(9);
    std::atomic<int> limit = 0;
    BotPlayers bots({.thinkingTime = 30s});
    bots.seat(PlayerId(0),
              test::botThat([&](const game::State& state, const game::BotLimits& limits, auto&...) {
                  limit = static_cast<int>(limits.time->count());
                  return std::optional(state.legalActions().front());
              }),
              false);
    (void)bots.update(kStep, match, false);
    while (limit == 0) std::this_thread::yield();
    EXPECT_EQ(limit, 30000);
}

TEST(BotPlayersTest, StopWhenThePositionChanges) {
    match::Match match = matchOf(9);
    BotPlayers bots({.thinkingTime = 5s});
    for (const PlayerId player : {PlayerId(0), PlayerId(1)})
        bots.seat(player, test::botThat(test::untilStopped), true);
    (void)bots.update(kStep, match, false);
    EXPECT_TRUE(bots.thinking());
    ASSERT_TRUE(match.submit(PlayerId(0), Action(1)));
    ASSERT_TRUE(match.submit(PlayerId(1), Action(1)));
    EXPECT_FALSE(played(bots, match, 5).second);
    EXPECT_FALSE(bots.thinking());  // it is the turn of a person
    match.back();
    EXPECT_FALSE(played(bots, match, 5).second);
    EXPECT_TRUE(bots.thinking());
    match.conclude(match.state().resignation(PlayerId(2)));
    EXPECT_FALSE(played(bots, match, 5).second);
    EXPECT_FALSE(bots.thinking());
}

TEST(BotPlayersTest, HeldOnesNeitherThinkNorMove) {
    const match::Match match = matchOf(9);
    BotPlayers bots(kFixed);
    bots.seat(PlayerId(0), test::botThat(test::firstAction), true);
    (void)bots.update(kStep, match, false);
    bots.hold(true);
    EXPECT_FALSE(bots.thinking());
    EXPECT_FALSE(bots.toAct(match));
    EXPECT_FALSE(played(bots, match, 5).second);
    bots.hold(false);
    EXPECT_TRUE(played(bots, match, 5).second);
}

}  // namespace
