#include "app/play/EnginePlayer.h"

#include <gtest/gtest.h>

#include <thread>

#include "app/thinking/ThinkerWith.h"
#include "games/tactik/play/TactikKind.h"
#include "match/Countdown.h"
#include "match/Seating.h"
#include "support/MockBot.h"

namespace {

using app::EnginePlayer;
using game::PlayerId;
using game::Viewer;
using match::Seating;
using namespace std::chrono_literals;

constexpr float kStep = 1.0F / 120;
constexpr app::EnginePace kQuick{.thinkingTime = 5s, .quick = true};

match::Match matchOf(int counters) {
    return {std::make_unique<test::Countdown>(counters), {"Ann", "Bo", "Cid"}};
}

/// Engines at some seats of a match for three.
Seating seatingWith(std::initializer_list<std::uint8_t> seats, const test::MockBot::Choice& choice,
                    app::EnginePace pace, bool fixedClock = false) {
    Seating seating(3);
    for (const std::uint8_t seat : seats)
        seating.sit(PlayerId(seat), std::make_unique<EnginePlayer>(
                                        test::thinkerWith(test::botThat(choice), fixedClock), pace));
    return seating;
}
/// The same with the fixed clock.
Seating seatingWith(std::initializer_list<std::uint8_t> seats, const test::MockBot::Choice& choice) {
    return seatingWith(seats, choice, kQuick, true);
}

/// Simulated seconds until a turn was played; nothing if none was.
std::optional<float> untilPlayed(Seating& seating, match::Match& match, float longest, bool moving = false) {
    const int ply = match.ply();
    for (float passed = 0; passed < longest; passed += kStep) {
        EXPECT_FALSE(seating.update(match, kStep, moving));
        if (match.ply() != ply) return passed;
    }
    return {};
}

TEST(EnginePlayerTest, PlaysOnlyAtItsSeat) {
    match::Match match = matchOf(9);
    Seating seating = seatingWith({1, 2}, test::firstAction);
    EXPECT_EQ(seating.persons(), std::vector{PlayerId(0)});
    EXPECT_FALSE(seating.awaitsTurn(match));
    EXPECT_FALSE(untilPlayed(seating, match, 3));
    EXPECT_FALSE(seating.asking());
    ASSERT_TRUE(match.submit(PlayerId(0), game::Action(3)));
    for (const PlayerId player : {PlayerId(1), PlayerId(2)}) {
        EXPECT_TRUE(seating.awaitsTurn(match));
        ASSERT_TRUE(untilPlayed(seating, match, 3));
        EXPECT_EQ(match.tree().node(match.current()).mover, player);
        ASSERT_TRUE(seating.opinion());
        EXPECT_EQ(seating.opinion()->player, player);
        EXPECT_EQ(seating.opinion()->thought->chances().size(), 3U);
    }
    EXPECT_FALSE(seating.awaitsTurn(match));
}

TEST(EnginePlayerTest, WaitsForPiecesThatMove) {
    match::Match match = matchOf(9);
    Seating seating = seatingWith({0}, test::firstAction);
    EXPECT_FALSE(untilPlayed(seating, match, 5, true));
    EXPECT_TRUE(seating.asking());
    const auto seconds = untilPlayed(seating, match, 5);
    ASSERT_TRUE(seconds);
    EXPECT_GT(*seconds, 0.2F);
}

TEST(EnginePlayerTest, TakesAMomentAtLowLevels) {
    match::Match match = matchOf(9);
    const float moment = app::personsMoment(*match.view(PlayerId(0)));
    EXPECT_GE(moment, 0.8F);
    EXPECT_LE(moment, 2.5F);
    EXPECT_EQ(moment, app::personsMoment(*match.view(PlayerId(0))));
    EXPECT_LT(app::personsMoment(*matchOf(1).view(PlayerId(0))), 0.8F);
    std::atomic<int> limit = 0;
    Seating seating = seatingWith({0},
                                  [&](const game::View& view, const game::BotLimits& limits, auto&...) {
                                      limit = static_cast<int>(limits.time->count());
                                      return std::optional(view.legalActions().front());
                                  },
                                  {.thinkingTime = 30s, .quick = true});
    float waited = 0;
    for (; match.ply() == 0 && waited < 60; waited += kStep) {
        EXPECT_FALSE(seating.update(match, kStep, false));
        if (waited > moment) std::this_thread::sleep_for(1ms);
    }
    ASSERT_EQ(match.ply(), 1);
    EXPECT_GE(waited, moment);
    EXPECT_NEAR(limit, moment * 1000, 1);
}

TEST(EnginePlayerTest, ThinksAsLongAsItMayAtHighLevels) {
    match::Match match = matchOf(9);
    std::atomic<int> limit = 0;
    Seating seating = seatingWith({0},
                                  [&](const game::View& view, const game::BotLimits& limits, auto&...) {
                                      limit = static_cast<int>(limits.time->count());
                                      return std::optional(view.legalActions().front());
                                  },
                                  {.thinkingTime = 30s});
    EXPECT_FALSE(seating.update(match, kStep, false));
    while (limit == 0) std::this_thread::yield();
    EXPECT_EQ(limit, 30000);
}

// ---- where something is hidden, time tells nothing

/// Two players, of whom blue, an engine, is to move with these cards.
match::Match hiddenGame(const std::string& cards) {
    const auto set = tactik::play::TactikKind().readPosition(
        "2 R:20,40/2,3,5,6,8 B:16,30/" + cards + " Y:- G:- pile:9 turn:B dealer:B round:2", {});
    EXPECT_TRUE(set) << set.error().describe();
    return {set->state->clone(), {"Ann", "Bo"}};
}

TEST(EnginePlayerTest, ItsMomentDoesNotTellWhatItHolds) {
    const match::Match many = hiddenGame("7,10,S,4,5,1");
    const match::Match none = hiddenGame("12,12,12,12,10,10");
    const PlayerId blue(1);
    ASSERT_NE(many.view(blue)->legalActions().size(), none.view(blue)->legalActions().size());
    ASSERT_EQ(many.view(PlayerId(0))->positionText(), none.view(PlayerId(0))->positionText());
    EXPECT_EQ(app::personsMoment(*many.view(blue)), app::personsMoment(*none.view(blue)));
}

/// An answer that is found at once, since there is no choice, waits as any other.
TEST(EnginePlayerTest, AnEarlyAnswerDoesNotTellWhatItHolds) {
    match::Match match = hiddenGame("12,12,12,12,10,10");
    std::atomic<int> limit = 0;
    Seating seating(2);
    const auto choice = [&](const game::View& view, const game::BotLimits& limits, auto&...) {
        limit = static_cast<int>(limits.time->count());
        return std::optional(view.legalActions().front());
    };
    seating.sit(PlayerId(1), std::make_unique<EnginePlayer>(test::thinkerWith(test::botThat(choice), false),
                                                            app::EnginePace{.thinkingTime = 3s}));
    float waited = 0;
    for (; match.ply() == 0 && waited < 60; waited += kStep) {
        EXPECT_FALSE(seating.update(match, kStep, false));
        if (waited > 3) std::this_thread::sleep_for(1ms);
    }
    ASSERT_EQ(match.ply(), 1);
    EXPECT_GE(waited, 3);
    EXPECT_EQ(limit, 2800) << "a full search is ready when it is due, too";
}

TEST(EnginePlayerTest, StopsWhenThePositionChanges) {
    match::Match match = matchOf(9);
    Seating seating = seatingWith({0, 1}, test::untilStopped, {.thinkingTime = 5s, .quick = true});
    EXPECT_FALSE(seating.update(match, kStep, false));
    EXPECT_TRUE(seating.asking());
    ASSERT_TRUE(match.submit(PlayerId(0), game::Action(1)));
    ASSERT_TRUE(match.submit(PlayerId(1), game::Action(1)));
    EXPECT_FALSE(untilPlayed(seating, match, 5));
    EXPECT_FALSE(seating.asking()) << "it is the turn of a person";
    match.back();
    match.playFromHere();
    EXPECT_FALSE(untilPlayed(seating, match, 5));
    EXPECT_TRUE(seating.asking());
    ASSERT_TRUE(match.resign(PlayerId(2)));
    EXPECT_FALSE(untilPlayed(seating, match, 5));
    EXPECT_FALSE(seating.asking());
}

TEST(EnginePlayerTest, NeitherThinksNorMovesWhilePaused) {
    match::Match match = matchOf(9);
    Seating seating = seatingWith({0}, test::firstAction);
    EXPECT_FALSE(seating.update(match, kStep, false));
    seating.pause(true);
    EXPECT_FALSE(seating.asking());
    EXPECT_FALSE(seating.awaitsTurn(match));
    EXPECT_FALSE(untilPlayed(seating, match, 5));
    seating.pause(false);
    EXPECT_TRUE(untilPlayed(seating, match, 5));
}

TEST(EnginePlayerTest, LetsOthersTakeBackButAgreesOnNoDraw) {
    match::Match match = matchOf(9);
    Seating seating = seatingWith({1, 2}, test::firstAction);
    ASSERT_TRUE(match.submit(PlayerId(0), game::Action(3)));
    ASSERT_TRUE(match.offer(PlayerId(0), match::Proposal::Draw));
    seating.settle(match);
    EXPECT_FALSE(match.outcome().over);
    EXPECT_EQ(match.events(Viewer::onlooker()).back().kind, match::EventKind::Declined);
    ASSERT_TRUE(match.offer(PlayerId(0), match::Proposal::TakeBack));
    seating.settle(match);
    EXPECT_TRUE(match.atStart());
}

TEST(EnginePlayerTest, SpendsAShareOfItsClock) {
    using match::TimeLeft;
    EXPECT_EQ(app::shareOf(TimeLeft{300s, 0s}), 10s);
    EXPECT_EQ(app::shareOf(TimeLeft{300s, 4s}), 13s);
    EXPECT_EQ(app::shareOf(TimeLeft{4s, 20s}), 1s) << "never more than a quarter";
    EXPECT_EQ(app::shareOf(TimeLeft{0s, 0s}), 20ms);
}

TEST(EnginePlayerTest, DoesNotLoseOnTimeByItsPauses) {
    match::Match match = matchOf(30);
    std::vector<match::TimeControl> controls(3);
    controls[1] = *match::parseTimeControl("0:02");
    match.setClock(match::Clock(controls));
    Seating seating = seatingWith({1}, test::firstAction, {.thinkingTime = 5s, .quick = true});
    for (int turn = 0; turn < 4; ++turn) {
        ASSERT_TRUE(match.submit(PlayerId(0), game::Action(1)));
        const int ply = match.ply();
        for (int i = 0; i < 600 && match.ply() == ply; ++i) {
            EXPECT_FALSE(seating.update(match, kStep, false));
            match.elapse(match.toMove(), std::chrono::microseconds(1'000'000 / 120));
            std::this_thread::sleep_for(1ms);
        }
        ASSERT_FALSE(match.outcome().over) << "turn " << turn;
        ASSERT_TRUE(match.submit(PlayerId(2), game::Action(1)));
    }
}

TEST(EnginePlayerTest, TellsTheBotWhatAllClocksShow) {
    match::Match match = matchOf(30);
    std::vector<match::TimeControl> controls(3);
    controls[0] = *match::parseTimeControl("1:00 +2");
    controls[2] = *match::parseTimeControl("0:30");
    match.setClock(match::Clock(controls));
    std::optional<game::BotLimits> told;
    std::atomic<bool> asked = false;
    Seating seating = seatingWith({0},
                                  [&](const game::View& view, const game::BotLimits& limits, auto&...) {
                                      told = limits;
                                      asked = true;
                                      return std::optional(view.legalActions().front());
                                  },
                                  {.thinkingTime = 5s});
    EXPECT_FALSE(seating.update(match, kStep, false));
    while (!asked) std::this_thread::yield();
    ASSERT_EQ(told->clocks.size(), 3U);
    EXPECT_EQ(told->clocks[0]->left, 60s);
    EXPECT_EQ(told->clocks[0]->step, 2s);
    EXPECT_FALSE(told->clocks[1]);
    EXPECT_EQ(told->clocks[2]->left, 30s);
}

TEST(EnginePlayerTest, FreesTheBotOnceTheGameIsOver) {
    struct Freeable final : game::Bot {
        explicit Freeable(std::atomic<int>& timesFreed) : timesFreed_(timesFreed) {}
        void freeResources() override { ++timesFreed_; }
        base::Result<game::Action> choose(const game::View& view, const game::BotLimits&,
                                          const std::stop_token&, const Listener&) override {
            return view.legalActions().front();
        }
        std::atomic<int>& timesFreed_;
    };
    std::atomic<int> timesFreed = 0;
    match::Match match = matchOf(9);
    Seating seating(3);
    seating.sit(PlayerId(1), std::make_unique<EnginePlayer>(
                                 test::thinkerWith(std::make_unique<Freeable>(timesFreed), true), kQuick));
    EXPECT_FALSE(seating.update(match, kStep, false));
    ASSERT_TRUE(match.resign(PlayerId(0)));
    EXPECT_FALSE(seating.update(match, kStep, false));
    while (timesFreed == 0) std::this_thread::yield();
    EXPECT_FALSE(seating.update(match, kStep, false));
    EXPECT_EQ(timesFreed, 1);
}

TEST(EnginePlayerTest, PassesOnWhyTheBotHasNoTurn) {
    match::Match match = matchOf(9);
    Seating seating = seatingWith({0}, [](auto&...) { return std::optional<game::Action>(); });
    std::optional<Seating::Trouble> trouble;
    for (int i = 0; i < 600 && !trouble; ++i) trouble = seating.update(match, kStep, false);
    ASSERT_TRUE(trouble);
    EXPECT_EQ(trouble->player, PlayerId(0));
    EXPECT_EQ(trouble->why.describe(), "it found no move");
    EXPECT_TRUE(seating.paused());
}

}  // namespace
