#include "app/thinking/Thinker.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>

#include "match/Auction.h"
#include "match/Countdown.h"
#include "support/MockBot.h"

namespace {

using app::Thinker;
using game::Action;
using namespace std::chrono_literals;

constexpr bool kFixedClock = true;

std::unique_ptr<const game::View> heapOf(int counters) { return std::make_unique<test::Countdown>(counters); }

TEST(ThinkerTest, AnswersOnceAndWakesTheLoop) {
    std::atomic<int> woken = 0;
    Thinker thinker(
        test::botThat(test::firstAction), [&] { ++woken; }, kFixedClock);
    EXPECT_FALSE(thinker.thinking());
    EXPECT_FALSE(thinker.take());
    thinker.begin(heapOf(9), {});
    EXPECT_TRUE(thinker.thinking());
    const auto answer = thinker.take();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->action, Action(1));
    EXPECT_EQ(thinker.latest(), nullptr);
    EXPECT_TRUE(thinker.listen());
    ASSERT_NE(thinker.latest(), nullptr);
    ASSERT_FALSE(thinker.latest()->candidates.empty());
    EXPECT_EQ(thinker.latest()->candidates.front().notation, std::vector<std::string>{"1"});
    EXPECT_FALSE(thinker.listen());
    EXPECT_FALSE(thinker.take());
    EXPECT_FALSE(thinker.thinking());
    while (woken == 0) std::this_thread::yield();
}

TEST(ThinkerTest, AnswersToAnEarlierPositionAreDropped) {
    Thinker thinker(test::botThat([](const game::View& view, const game::BotLimits& limits,
                                     const std::stop_token& stop, const game::Bot::Listener& listener) {
                        if (view.positionText() == "9") {
                            (void)test::untilStopped(view, limits, stop, listener);
                            listener({.depth = 99});  // a report after the end
                            return std::optional(Action(2));
                        }
                        return std::optional(Action(3));
                    }),
                    {}, kFixedClock);
    for (int i = 0; i < 50; ++i) {
        thinker.begin(heapOf(9), {});
        if (i % 2 == 0) std::this_thread::sleep_for(1ms);
        thinker.begin(heapOf(8), {});
        const auto answer = thinker.take();
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->action, Action(3));
        EXPECT_FALSE(thinker.listen());
    }
}

TEST(ThinkerTest, StoppingDoesNotWaitForTheBot) {
    std::atomic<bool> mayEnd = false;
    Thinker thinker(test::botThat([&](const game::View& view, const game::BotLimits&, const std::stop_token&,
                                      const game::Bot::Listener&) {
                        while (!mayEnd) std::this_thread::sleep_for(1ms);  // ignores its stop token
                        return std::optional(view.legalActions().front());
                    }),
                    {}, kFixedClock);
    thinker.begin(heapOf(9), {});
    thinker.stop();
    EXPECT_FALSE(thinker.thinking());
    thinker.begin(heapOf(8), {});
    thinker.stop();
    thinker.stop();
    mayEnd = true;
    EXPECT_FALSE(thinker.take()) << "returns at once, since the thinker has no task";
}

TEST(ThinkerTest, EndsWhileABotThatNeverAnswersIsThinking) {
    Thinker thinker(test::botThat(test::untilStopped), {});
    thinker.begin(heapOf(9), {});
    std::this_thread::sleep_for(5ms);
    EXPECT_TRUE(thinker.thinking());
    EXPECT_FALSE(thinker.take());
}

TEST(ThinkerTest, AnExceptionOfTheBotIsItsAnswer) {
    Thinker thinker(test::botThat([](const game::View& view, const game::BotLimits&, const std::stop_token&,
                                     const game::Bot::Listener&) -> std::optional<Action> {
                        if (view.positionText() == "9") throw std::runtime_error("out of ideas");
                        throw 7;
                    }),
                    {}, kFixedClock);
    thinker.begin(heapOf(9), {});
    auto answer = thinker.take();
    ASSERT_TRUE(answer);
    EXPECT_FALSE(answer->action);
    ASSERT_TRUE(answer->why);
    EXPECT_EQ(answer->why->english(), "it has failed: out of ideas");
    thinker.begin(heapOf(8), {});
    answer = thinker.take();
    ASSERT_TRUE(answer);
    EXPECT_TRUE(answer->why);
}

TEST(ThinkerTest, ErrandsAreDoneBeforeTheNextPosition) {
    std::vector<std::string> done;
    Thinker thinker(test::botThat([&](const game::View& view, const game::BotLimits&, const std::stop_token&,
                                      const game::Bot::Listener&) {
                        done.push_back("turn");
                        return std::optional(view.legalActions().front());
                    }),
                    {}, kFixedClock);
    thinker.send([&](game::Bot&, const std::stop_token&) { done.push_back("first"); });
    thinker.send([&](game::Bot&, const std::stop_token&) -> void { throw std::runtime_error("no"); });
    thinker.send([&](game::Bot&, const std::stop_token&) { done.push_back("second"); });
    thinker.begin(heapOf(9), {});
    ASSERT_TRUE(thinker.take());
    EXPECT_EQ(done, (std::vector<std::string>{"first", "second", "turn"}));
}

/// A bot whose destructor takes a while, as the end of a program does.
class SlowToEnd final : public game::Bot {
  public:
    explicit SlowToEnd(const std::atomic<bool>& mayEnd) : mayEnd_(mayEnd) {}
    ~SlowToEnd() override {
        while (!mayEnd_) std::this_thread::sleep_for(1ms);
    }
    base::Result<Action> choose(const game::View& view, const game::BotLimits&, const std::stop_token&,
                                const Listener&) override {
        return view.legalActions().front();
    }

  private:
    const std::atomic<bool>& mayEnd_;
};

TEST(ThinkerTest, LeavingDoesNotWaitForTheEndOfTheBot) {
    std::atomic<bool> mayEnd = false;
    Thinker thinker(std::make_unique<SlowToEnd>(mayEnd), {});
    thinker.end();
    EXPECT_FALSE(thinker.ended());
    mayEnd = true;
    for (int i = 0; i < 2000 && !thinker.ended(); ++i) std::this_thread::sleep_for(1ms);
    EXPECT_TRUE(thinker.ended());
}

// ---- the course of its thoughts ----

std::optional<Action> changesItsMind(const game::View& view, const game::BotLimits&, const std::stop_token&,
                                     const game::Bot::Listener& listener) {
    const auto legal = view.legalActions();
    for (const auto& [depth, turn] : {std::pair{1, 0U}, {1, 0U}, {2, 0U}, {2, 1U}})
        listener({.candidates = {{.line = {legal[turn]}, .notation = {view.notation(legal[turn])}}},
                  .depth = depth});
    listener({.depth = 3});
    return legal[1];
}

TEST(ThinkerTest, KeepsADepthOrAnotherTurnButNoRepetitions) {
    Thinker thinker(test::botThat(changesItsMind), {}, kFixedClock);
    thinker.begin(heapOf(9), {});
    ASSERT_TRUE(thinker.take());
    EXPECT_TRUE(thinker.listen());
    ASSERT_EQ(thinker.course().size(), 3U);
    EXPECT_EQ(thinker.course()[0].depth, 1);
    EXPECT_EQ(thinker.course()[1].depth, 2);
    EXPECT_NE(thinker.course()[2].candidates.front().line, thinker.course()[1].candidates.front().line);
    ASSERT_NE(thinker.latest(), nullptr);
    EXPECT_EQ(thinker.latest()->depth, 3) << "a thought without a turn is no part of the course";
}

TEST(ThinkerTest, ForgetsItsThoughtsWithThePosition) {
    Thinker thinker(test::botThat(changesItsMind), {}, kFixedClock);
    for (int i = 0; i < 2; ++i) {
        thinker.begin(heapOf(9), {});
        ASSERT_TRUE(thinker.take());
        EXPECT_TRUE(thinker.listen());
        EXPECT_EQ(thinker.course().size(), 3U);
    }
    thinker.stop();
    EXPECT_TRUE(thinker.course().empty());
    EXPECT_EQ(thinker.latest(), nullptr);
    // What was not heard before the stop is forgotten, too.
    thinker.begin(heapOf(9), {});
    ASSERT_TRUE(thinker.take());
    thinker.stop();
    EXPECT_FALSE(thinker.listen());
}

TEST(ThinkerTest, WithTheFixedClockTheAnswerIsAwaited) {
    Thinker thinker(test::botThat([](const game::View& view, const game::BotLimits&, const std::stop_token&,
                                     const game::Bot::Listener&) {
                        std::this_thread::sleep_for(20ms);
                        return std::optional(view.legalActions().front());
                    }),
                    {}, kFixedClock);
    EXPECT_FALSE(thinker.take()) << "nothing was asked";
    thinker.begin(heapOf(9), {});
    EXPECT_TRUE(thinker.take());
}

TEST(ThinkerTest, CountsTimeOrPositions) {
    for (const bool fixedClock : {false, true}) {
        game::BotLimits told;
        Thinker thinker(test::botThat([&](const game::View& view, const game::BotLimits& limits,
                                          const std::stop_token&, const game::Bot::Listener&) {
                            told = limits;
                            return std::optional(view.legalActions().front());
                        }),
                        {}, fixedClock);
        ASSERT_TRUE(thinker.ask(*heapOf(9), {.time = 70ms, .nodes = 5, .candidates = 3}));
        while (!thinker.take()) std::this_thread::sleep_for(1ms);
        EXPECT_EQ(told.time, fixedClock ? std::nullopt : std::optional(70ms));
        EXPECT_EQ(told.nodes, fixedClock ? std::optional<std::uint64_t>(5) : std::nullopt);
        EXPECT_EQ(told.candidates, 3);
    }
}

// ---- who decides ----

TEST(ThinkerTest, ThinksOnlyAboutWhatTheViewerKnows) {
    const test::Auction secret(2, 2);  // both players owe a bid, which the other does not see
    Thinker thinker(test::botThat([](const game::View& view, auto&...) {
                        return std::optional(view.legalActions().back());
                    }),
                    {}, kFixedClock);
    const app::Effort effort{.time = 1s, .nodes = 1};
    EXPECT_FALSE(thinker.ask(*secret.view(game::Viewer::onlooker()), effort));
    EXPECT_FALSE(thinker.thinking());
    EXPECT_FALSE(thinker.take());
    EXPECT_TRUE(thinker.ask(*secret.view(game::PlayerId(1)), effort));
    const auto own = thinker.take();
    ASSERT_TRUE(own);
    EXPECT_EQ(own->action, secret.view(game::PlayerId(1))->legalActions().back());
    EXPECT_TRUE(thinker.ask(*secret.view(game::Viewer::record()), effort));
}

}  // namespace
