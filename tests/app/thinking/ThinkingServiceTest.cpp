// Who asks a question, stops it, takes its answer; and what is not answered.

#include "app/thinking/ThinkingService.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>

#include "app/catalog/GameCatalog.h"
#include "match/Auction.h"
#include "match/Countdown.h"
#include "support/MockBot.h"

namespace {

using app::Question;
using app::ThinkingService;
using game::Viewer;
using namespace std::chrono_literals;

constexpr auto kMostPatience = 20s;  // enough for a busy machine

/// Whether this becomes true soon.
template <class Condition>
bool soon(Condition condition) {
    const auto latest = std::chrono::steady_clock::now() + kMostPatience;
    while (std::chrono::steady_clock::now() < latest) {
        if (condition()) return true;
        std::this_thread::sleep_for(1ms);
    }
    return false;
}

template <class T>
base::Result<T> answerOf(Question<T>& question) {
    std::optional<base::Result<T>> answer;
    EXPECT_TRUE(soon([&] { return (answer = question.take()).has_value(); }));
    return std::move(*answer);
}

TEST(ThinkingServiceTest, AnswersOnceAndWakesTheLoop) {
    std::atomic<int> woken = 0;
    ThinkingService thinking([&] { ++woken; });
    auto question = thinking.ask<int>(test::Countdown(9), [](game::State& state, const std::stop_token&) {
        (void)state.apply(game::Action(2));
        return state.ply();
    });
    EXPECT_TRUE(question.open());
    EXPECT_EQ(answerOf(question).value(), 1);
    EXPECT_EQ(woken, 1);
    EXPECT_FALSE(question.open());
    EXPECT_FALSE(question.take());
}

/// The threads that a bot of this service may use.
int threadsOfABot(ThinkingService& thinking) {
    std::atomic<int> threads = 0;
    auto thinker = thinking.employ(test::botThat(
        [&](const game::View& view, const game::BotLimits& limits, const std::stop_token&, const auto&) {
            threads = limits.threads;
            return std::optional(view.legalActions().front());
        }));
    thinker->begin(test::Countdown(9).view(Viewer::record()), {});
    EXPECT_TRUE(soon([&] { return thinker->take().has_value(); }));
    thinker.reset();
    thinking.flush();
    return threads;
}

TEST(ThinkingServiceTest, BotsUseSoManyThreadsAndWithTheFixedClockOne) {
    ThinkingService thinking({});
    EXPECT_EQ(threadsOfABot(thinking), 1);
    thinking.allowThreads(5);
    EXPECT_EQ(threadsOfABot(thinking), 5);
    thinking.fixClock();
    EXPECT_EQ(threadsOfABot(thinking), 1);
}

TEST(ThinkingServiceTest, WithTheFixedClockTheAnswerIsAwaited) {
    ThinkingService thinking({});
    thinking.fixClock();
    auto question = thinking.run<int>([](const std::stop_token&) {
        std::this_thread::sleep_for(20ms);
        return 7;
    });
    const auto answer = question.take();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->value(), 7);
    EXPECT_TRUE(thinking.employ(test::botThat(test::firstAction))->clockFixed());
}

TEST(ThinkingServiceTest, WhoDropsAQuestionStopsItAndDoesNotWait) {
    std::atomic<bool> stopped = false;
    std::atomic<bool> mayEnd = false;
    ThinkingService thinking({});
    const auto stubborn = [&](const std::stop_token& stop) {
        while (!mayEnd) {
            if (stop.stop_requested()) stopped = true;
            std::this_thread::sleep_for(1ms);
        }
        return 1;
    };
    auto question = thinking.run<int>(stubborn);
    EXPECT_FALSE(question.take());
    question.cancel();
    EXPECT_FALSE(question.open());
    EXPECT_TRUE(soon([&] { return stopped.load(); }));
    thinking.update();
    EXPECT_TRUE(thinking.ending());
    // Another question in its place stops it as well.
    stopped = false;
    question = thinking.run<int>(stubborn);
    question = thinking.run<int>([](const std::stop_token&) { return 2; });
    EXPECT_TRUE(soon([&] { return stopped.load(); }));
    EXPECT_EQ(answerOf(question).value(), 2);
    mayEnd = true;
    EXPECT_TRUE(soon([&] {
        thinking.update();
        return !thinking.ending();
    }));
}

TEST(ThinkingServiceTest, AnExceptionIsAnError) {
    ThinkingService thinking({});
    auto question =
        thinking.run<int>([](const std::stop_token&) -> int { throw std::runtime_error("out of ideas"); });
    EXPECT_EQ(answerOf(question).error().message.english(), "unexpected error: out of ideas");
}

TEST(ThinkingServiceTest, SaysNothingAboutWhatIsHidden) {
    const test::Auction secret(2, 2);
    ThinkingService thinking({});
    std::atomic<int> asked = 0;
    const auto count = [&](const game::State&, const std::stop_token&) { return ++asked; };
    for (const Viewer viewer : {Viewer::onlooker(), Viewer(game::PlayerId(0))}) {
        auto refused = thinking.ask<int>(*secret.view(viewer), count);
        EXPECT_FALSE(refused.open());
        EXPECT_FALSE(refused.take());
        ASSERT_FALSE(ThinkingService::truthOf(*secret.view(viewer)));
        EXPECT_EQ(ThinkingService::truthOf(*secret.view(viewer)).error().message.english(),
                  "While something is hidden, no turn can be examined.");
    }
    EXPECT_TRUE(ThinkingService::truthOf(*secret.view(Viewer::record())));
    auto allowed = thinking.ask<int>(*secret.view(Viewer::record()), count);
    EXPECT_EQ(answerOf(allowed).value(), 1) << "who was refused did not ask";
}

TEST(ThinkingServiceTest, WhoDropsAThinkerDoesNotWaitForItsBot) {
    std::atomic<bool> mayEnd = false;
    ThinkingService thinking({});
    app::ThinkerPtr thinker = thinking.employ(test::botThat([&](const game::View& view, auto&...) {
        while (!mayEnd) std::this_thread::sleep_for(1ms);  // ignores its stop token
        return std::optional(view.legalActions().front());
    }));
    thinker->begin(std::make_unique<test::Countdown>(9), {});
    thinker.reset();
    thinking.update();
    EXPECT_TRUE(thinking.ending());
    mayEnd = true;
    thinking.flush();
    EXPECT_FALSE(thinking.ending());
}

TEST(ThinkingServiceTest, EmploysTheStrongestBotThereIs) {
    const std::vector<app::CatalogEntry> games = app::gameCatalog();
    const game::Kind& kind = *games.front().kind;
    ThinkingService thinking({});
    thinking.fixClock();
    const app::ThinkerPtr thinker = thinking.employStrongest(kind);
    ASSERT_TRUE(thinker);
    const auto state = kind.readPosition("x3/x3/1,1,x 1 4")->state->clone();
    const auto view = state->view(Viewer::record());
    ASSERT_TRUE(thinker->ask(*view, app::kAdviceEffort));
    const auto answer = thinker->take();
    ASSERT_TRUE(answer && answer->action);
    EXPECT_EQ(view->notation(*answer->action), "c1") << "it wins at once";
    EXPECT_FALSE(thinking.employ(nullptr));
}

}  // namespace
