#include "tournament/ContestRunner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>
#include <thread>

#include "match/Countdown.h"
#include "support/MockBot.h"

namespace tournament {
namespace {

using namespace std::chrono_literals;
using test::MockBot;

constexpr int kCounters = 12;

Entrant entrant(const char* name, MockBot::Choice choice) {
    return {name, [choice = std::move(choice)] { return test::botThat(choice); }};
}

/// Takes as many counters as leave a multiple of four, which wins whenever a win is possible.
std::optional<game::Action> perfect(const game::View& view, const game::BotLimits&, const std::stop_token&,
                                    const game::Bot::Listener& listener) {
    const auto left = static_cast<std::uint64_t>(std::stoi(view.positionText()));
    const game::Action action(left % 4 == 0 ? 1 : left % 4);
    std::vector<double> chances(2, 0.03);
    chances[view.toMove().value] = 0.97;
    listener({.candidates = {{.line = {action}, .chances = chances}}, .depth = 3, .nodes = 10});
    return action;
}

Contest contestOf(Entrant first, Entrant second, int games) {
    return {.entrants = {std::move(first), std::move(second)},
            .start = [](std::size_t, game::Chance) -> base::Result<std::unique_ptr<game::State>> {
                return std::unique_ptr<game::State>(std::make_unique<test::Countdown>(kCounters, 2));
            },
            .games = games,
            .pace = {.nodes = 100}};
}

bool await(const std::function<bool()>& done) {
    for (int i = 0; i < 2000; ++i) {
        if (done()) return true;
        std::this_thread::sleep_for(5ms);
    }
    return false;
}

void playOut(const ContestRunner& runner) {
    ASSERT_TRUE(await([&] { return runner.over(); }));
}

TEST(ContestRunner, PlaysEveryGameWithBothSeats) {
    const ContestRunner runner(
        contestOf(entrant("A", test::firstAction), entrant("B", test::firstAction), 6));
    playOut(runner);
    EXPECT_EQ(runner.phase(), ContestRunner::Phase::Complete);
    const auto lines = runner.finished();
    ASSERT_EQ(lines.size(), 6U);
    int began = 0;
    for (const ContestRunner::Line& line : lines) {
        EXPECT_EQ(line.turns, 12U);
        EXPECT_EQ(line.ending, Ending::Rules);
        began += line.firstsSide == 0 ? 1 : 0;
    }
    EXPECT_EQ(began, 3);
    const Standings standings = runner.standings();
    // The second player takes the twelfth counter and wins every game.
    EXPECT_EQ(standings.total.wins, 3);
    EXPECT_EQ(standings.bySide[0].losses, 3);
    EXPECT_EQ(standings.bySide[1].wins, 3);
    EXPECT_EQ(standings.pairs[2], 3);
}

TEST(ContestRunner, PlaysSeveralGamesAtATime) {
    std::atomic<int> playing = 0;
    std::atomic<int> most = 0;
    const auto slow = [&](const game::View& view, const game::BotLimits& limits, const std::stop_token& stop,
                          const game::Bot::Listener& listener) {
        const int now = ++playing;
        if (now > most) most = now;
        std::this_thread::sleep_for(2ms);
        --playing;
        return test::firstAction(view, limits, stop, listener);
    };
    Contest contest = contestOf(entrant("A", slow), entrant("B", slow), 8);
    contest.concurrency = 3;
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    EXPECT_EQ(runner.finished().size(), 8U);
    EXPECT_GE(most, 2);
    EXPECT_LE(most, 3);
}

/// The misbehaving player loses each game from either seat, and the contest continues.
void expectLosses(Contest contest, Ending ending, int Standings::Conduct::*counted, const char* problem) {
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    EXPECT_EQ(runner.phase(), ContestRunner::Phase::Complete);
    const Standings standings = runner.standings();
    EXPECT_EQ(standings.total.wins, 4);
    EXPECT_EQ(standings.conduct[1].*counted, 4);
    EXPECT_EQ(standings.conduct[1].all(), 4);
    EXPECT_EQ(standings.conduct[0].all(), 0);
    for (const ContestRunner::Line& line : runner.finished()) {
        EXPECT_EQ(line.ending, ending);
        EXPECT_EQ(line.culprit, 1);
        ASSERT_TRUE(line.problem);
        EXPECT_NE(line.problem->english().find(problem), std::string::npos) << line.problem->english();
    }
}

TEST(ContestRunner, WhoCheatsLoses) {
    const auto cheat = [](const game::View&, const game::BotLimits&, const std::stop_token&,
                          const game::Bot::Listener&) { return std::optional(game::Action(99)); };
    expectLosses(contestOf(entrant("A", test::firstAction), entrant("B", cheat), 4), Ending::Illegal,
                 &Standings::Conduct::illegal, "cannot be played");
}

TEST(ContestRunner, WhoCrashesLoses) {
    const auto crash = [](const game::View&, const game::BotLimits&, const std::stop_token&,
                          const game::Bot::Listener&) -> std::optional<game::Action> {
        throw std::runtime_error("no memory");
    };
    expectLosses(contestOf(entrant("A", test::firstAction), entrant("B", crash), 4), Ending::Crashed,
                 &Standings::Conduct::crashed, "no memory");
}

/// A program that does not play this game, and says so.
class Refusing final : public game::Bot {
  public:
    base::Result<game::Action> choose(const game::View&, const game::BotLimits&, const std::stop_token&,
                                      const Listener&) override {
        return base::Error{base::msgid("it does not play this game")};
    }
    [[nodiscard]] game::BotFailure failure() const override { return game::BotFailure::Refused; }
};

TEST(ContestRunner, WhoRefusesTheGameLosesItButHasNotCrashed) {
    const Entrant refusing{"B", [] { return std::make_unique<Refusing>(); }};
    expectLosses(contestOf(entrant("A", test::firstAction), refusing, 4), Ending::Refused,
                 &Standings::Conduct::refused, "it does not play this game");
}

TEST(ContestRunner, WhoAnswersNothingLoses) {
    const auto nothing = [](const game::View&, const game::BotLimits&, const std::stop_token&,
                            const game::Bot::Listener&) { return std::optional<game::Action>(); };
    expectLosses(contestOf(entrant("A", test::firstAction), entrant("B", nothing), 4), Ending::Crashed,
                 &Standings::Conduct::crashed, "no move");
}

TEST(ContestRunner, WhoHangsIsStoppedAndLoses) {
    const auto hang = [](const game::View& view, const game::BotLimits& limits, const std::stop_token& stop,
                         const game::Bot::Listener& listener) {
        (void)test::untilStopped(view, limits, stop, listener);
        return std::optional<game::Action>();
    };
    Contest contest = contestOf(entrant("A", test::firstAction), entrant("B", hang), 4);
    contest.pace = {.turn = 10ms};
    contest.turnMargin = 10ms;
    contest.concurrency = 4;
    expectLosses(std::move(contest), Ending::Hung, &Standings::Conduct::hung, "did not answer");
}

TEST(ContestRunner, WhoOverstepsTheClockLoses) {
    const auto sleep = [](const game::View& view, const game::BotLimits& limits, const std::stop_token& stop,
                          const game::Bot::Listener& listener) {
        std::this_thread::sleep_for(60ms);
        return test::firstAction(view, limits, stop, listener);
    };
    Contest contest = contestOf(entrant("A", test::firstAction), entrant("B", sleep), 4);
    contest.pace = {.clock = Pace::Clock{40ms, 0ms}};
    contest.grace = 5ms;
    expectLosses(std::move(contest), Ending::Late, &Standings::Conduct::late, "ms, but had only");
}

TEST(ContestRunner, EachEntrantMayHaveLimitsOfItsOwn) {
    std::atomic<bool> told = true;
    const auto limited = [&](bool byDepth) {
        return [&told, byDepth](const game::View& view, const game::BotLimits& limits,
                                const std::stop_token& stop, const game::Bot::Listener& listener) {
            told = told && limits.depth.has_value() == byDepth && limits.nodes.has_value() != byDepth;
            return test::firstAction(view, limits, stop, listener);
        };
    };
    Contest contest = contestOf(entrant("A", limited(false)), entrant("B", limited(true)), 2);
    contest.entrants[1].pace = Pace{.depth = 3};
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    EXPECT_TRUE(told);
    EXPECT_EQ(runner.standings().conduct[1].all(), 0);
}

TEST(ContestRunner, WithoutALimitOfTimePatienceEnds) {
    const auto sleep = [](const game::View& view, const game::BotLimits& limits, const std::stop_token& stop,
                          const game::Bot::Listener& listener) {
        std::this_thread::sleep_for(60ms);
        return test::firstAction(view, limits, stop, listener);
    };
    Contest contest = contestOf(entrant("A", sleep), entrant("B", sleep), 4);
    contest.entrants[1].patience = 20ms;
    expectLosses(std::move(contest), Ending::Late, &Standings::Conduct::late, "ms, but had only");
}

TEST(ContestRunner, ClocksAreToldToBots) {
    std::atomic<bool> told = true;
    const auto bot = [&](const game::View& view, const game::BotLimits& limits, const std::stop_token& stop,
                         const game::Bot::Listener& listener) {
        told = told && limits.clocks.size() == 2 && limits.clocks[view.toMove().value] &&
               limits.clocks[0]->step == 20ms && limits.clocks[0]->left <= 5s + 12 * 20ms && limits.time;
        return test::firstAction(view, limits, stop, listener);
    };
    Contest contest = contestOf(entrant("A", bot), entrant("B", bot), 2);
    contest.pace = {.clock = Pace::Clock{5s, 20ms}};
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    EXPECT_TRUE(told);
    EXPECT_EQ(runner.finished().size(), 2U);
}

TEST(ContestRunner, GamesAreCalledWhereBothAgree) {
    const auto pessimist = [](const game::View& view, const game::BotLimits&, const std::stop_token&,
                              const game::Bot::Listener& listener) {
        std::vector<double> chances(2, 0.98);
        chances[view.toMove().value] = 0.02;
        const game::Action action = view.legalActions().front();
        listener({.candidates = {{.line = {action}, .chances = chances}}});
        return std::optional(action);
    };
    Contest contest = contestOf(entrant("A", perfect), entrant("B", pessimist), 2);
    contest.adjudication = {.chance = 0.95, .turns = 2};
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    for (const ContestRunner::Line& line : runner.finished()) {
        EXPECT_EQ(line.ending, Ending::Adjudicated);
        EXPECT_EQ(line.turns, 4U);
        EXPECT_EQ(line.halfPoints, 2);
        EXPECT_FALSE(line.culprit);
    }
}

TEST(ContestRunner, GamesContinueIfBothExpectToWin) {
    // Each player expects to win, so neither game is adjudicated.
    Contest contest = contestOf(entrant("A", perfect), entrant("B", perfect), 2);
    contest.adjudication = {.chance = 0.95, .turns = 1};
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    for (const ContestRunner::Line& line : runner.finished()) EXPECT_EQ(line.ending, Ending::Rules);
}

TEST(ContestRunner, LongGamesAreDrawn) {
    Contest contest = contestOf(entrant("A", test::firstAction), entrant("B", test::firstAction), 2);
    contest.mostTurns = 5;
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    EXPECT_EQ(runner.standings().total.draws, 2);
    EXPECT_EQ(runner.finished().front().ending, Ending::TooLong);
}

/// Two players, whose turns have two parts.
Contest contestInParts(MockBot::Choice choice, int counters) {
    Contest contest = contestOf(entrant("A", choice), entrant("B", choice), 2);
    contest.start = [counters](std::size_t, game::Chance) -> base::Result<std::unique_ptr<game::State>> {
        return std::unique_ptr<game::State>(std::make_unique<test::Countdown>(counters, 2, false, 2));
    };
    return contest;
}

TEST(ContestRunner, LongGamesAreDrawnAfterSoManyTurnsOfAllParts) {
    Contest contest = contestInParts(test::firstAction, 12);
    contest.mostTurns = 5;
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    ASSERT_EQ(runner.finished().size(), 2U);
    const ContestRunner::Line line = runner.finished().front();
    EXPECT_EQ(line.ending, Ending::TooLong);
    EXPECT_EQ(line.turns, 5U);
    ASSERT_TRUE(runner.snapshot(line.number));
    EXPECT_EQ(runner.snapshot(line.number)->turns.size(), 10U) << "two parts of each turn";
}

TEST(ContestRunner, ATurnCountsThatTheEndOfTheGameCutsShort) {
    const ContestRunner runner(contestInParts(test::firstAction, 11));
    playOut(runner);
    for (const ContestRunner::Line& line : runner.finished()) {
        EXPECT_EQ(line.ending, Ending::Rules);
        EXPECT_EQ(line.turns, 6U);
    }
}

TEST(ContestRunner, GamesAreCalledAfterSoManyTurnsOfAllParts) {
    const auto sure = [](const game::View& view, const game::BotLimits&, const std::stop_token&,
                         const game::Bot::Listener& listener) {
        const game::Action action = view.legalActions().front();
        listener({.candidates = {{.line = {action}, .chances = {0.97, 0.03}}}});
        return std::optional(action);
    };
    Contest contest = contestInParts(sure, 12);
    contest.adjudication = {.chance = 0.95, .turns = 2};
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    for (const ContestRunner::Line& line : runner.finished()) {
        EXPECT_EQ(line.ending, Ending::Adjudicated);
        EXPECT_EQ(line.turns, 4U) << "two of each player";
    }
}

TEST(ContestRunner, EndsWithTheVerdict) {
    Contest contest = contestOf(entrant("A", perfect), entrant("B", test::firstAction), 400);
    // With thirteen counters the first player can win, and this player always does.
    contest.start = [](std::size_t, game::Chance) -> base::Result<std::unique_ptr<game::State>> {
        return std::unique_ptr<game::State>(std::make_unique<test::Countdown>(13, 2));
    };
    contest.sprt = Sprt{.elo0 = 0, .elo1 = 200};
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    EXPECT_EQ(runner.phase(), ContestRunner::Phase::Decided);
    EXPECT_EQ(runner.standings().verdict, SprtState::AcceptedElo1);
    EXPECT_LT(runner.finished().size(), 400U);
    EXPECT_EQ(runner.standings().total.games(), static_cast<int>(runner.finished().size()));
}

TEST(ContestRunner, PausedGamesWait) {
    Contest contest = contestOf(entrant("A", test::firstAction), entrant("B", test::firstAction), 2000);
    ContestRunner runner(std::move(contest));
    ASSERT_TRUE(await([&] { return runner.finished().size() > 2; }));
    runner.pause(true);
    EXPECT_TRUE(runner.paused());
    std::this_thread::sleep_for(50ms);
    const auto played = runner.version();
    std::this_thread::sleep_for(100ms);
    EXPECT_EQ(runner.version(), played);
    EXPECT_FALSE(runner.over());
    runner.pause(false);
    EXPECT_TRUE(await([&] { return runner.version() > played + 20; }));
    // A paused contest can be stopped, too.
    runner.pause(true);
    runner.stop();
    playOut(runner);
    EXPECT_EQ(runner.phase(), ContestRunner::Phase::Stopped);
    EXPECT_TRUE(runner.underWay().empty());
}

TEST(ContestRunner, AStopIsObeyedInTheMiddleOfATurn) {
    ContestRunner runner(contestOf(entrant("A", test::untilStopped), entrant("B", test::untilStopped), 10));
    ASSERT_TRUE(await([&] { return !runner.underWay().empty(); }));
    runner.stop();
    playOut(runner);
    EXPECT_TRUE(runner.finished().empty());
}

/// Many short contests, since the moment between their last game and their end is short.
TEST(ContestRunner, WhoSeesThatItIsOverLearnsWhy) {
    for (int contest = 0; contest < 1000; ++contest) {
        const ContestRunner runner(contestOf(entrant("A", perfect), entrant("B", perfect), 0));
        while (!runner.over()) std::this_thread::yield();
        ASSERT_EQ(runner.phase(), ContestRunner::Phase::Complete);
    }
}

TEST(ContestRunner, AFailedStartIsReported) {
    Contest contest = contestOf(entrant("A", perfect), entrant("B", perfect), 2);
    contest.start = [](std::size_t, game::Chance) -> base::Result<std::unique_ptr<game::State>> {
        return base::Error{base::msgid("no such table")};
    };
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    ASSERT_TRUE(runner.problem());
    EXPECT_EQ(runner.problem()->message.english(), "no such table");
    EXPECT_EQ(runner.phase(), ContestRunner::Phase::Stopped);
}

class Beginnings final : public game::Openings {
  public:
    std::vector<game::Action> at(std::size_t index, const std::stop_token&) override {
        return {game::Action(1 + index % 3), game::Action(2)};
    }
};

TEST(ContestRunner, BothGamesOfARoundBeginAlike) {
    Contest contest = contestOf(entrant("A", perfect), entrant("B", perfect), 6);
    contest.openings = std::make_unique<Beginnings>();
    contest.concurrency = 2;
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    for (int number = 1; number <= 6; ++number) {
        const auto snapshot = runner.snapshot(number);
        ASSERT_TRUE(snapshot);
        EXPECT_EQ(snapshot->turns[0].action, game::Action(1 + static_cast<std::uint64_t>((number - 1) / 2)));
        EXPECT_TRUE(snapshot->turns[0].opening && snapshot->turns[1].opening);
        EXPECT_FALSE(snapshot->turns[2].opening);
        EXPECT_EQ(snapshot->firstsSide, number % 2 == 1 ? 0U : 1U);
    }
}

TEST(ContestRunner, RecordsTellWhoPlayedAndWhatTheyThought) {
    const ContestRunner runner(contestOf(entrant("Ann", perfect), entrant("Bo", test::firstAction), 2));
    playOut(runner);
    const auto records = runner.records("A contest", "2026.01.02");
    ASSERT_EQ(records.size(), 2U);
    EXPECT_EQ(records[0].players, (std::vector<std::string>{"Ann", "Bo"}));
    EXPECT_EQ(records[1].players, (std::vector<std::string>{"Bo", "Ann"}));
    EXPECT_EQ(records[0].result, "last");
    EXPECT_EQ(records[0].turns.size(), runner.finished()[0].turns + 1);
    // Ann expects to win; the notes are of the first player's side. Bo reports chances for three players.
    EXPECT_THAT(records[0].turns[1].comments.at(0), ::testing::MatchesRegex("\\+0\\.94/3 [0-9.]+s"));
    EXPECT_THAT(records[1].turns[1].comments.at(0), ::testing::MatchesRegex("[0-9.]+s"));
    EXPECT_THAT(records[1].turns[2].comments.at(0), ::testing::MatchesRegex("-0\\.94/3 [0-9.]+s"));
    EXPECT_EQ(records[0].turns[1].notation, "1");
    EXPECT_EQ(records[0].turns[1].parent, 0U);
    EXPECT_EQ(records[0].turns[2].parent, 1U);
}

TEST(ContestRunner, RecordsComeInTheOrderInWhichGamesEnded) {
    // The first game waits until the second one is over.
    std::atomic<const ContestRunner*> watched = nullptr;
    const auto slow = [&](const game::View& view, const game::BotLimits& limits, const std::stop_token& stop,
                          const game::Bot::Listener& listener) {
        if (limits.seed == seedOf(Contest{}, 1)) {
            EXPECT_TRUE(await([&] { return watched && !watched.load()->finished().empty(); }));
        }
        return test::firstAction(view, limits, stop, listener);
    };
    Contest contest = contestOf(entrant("Ann", slow), entrant("Bo", test::firstAction), 2);
    contest.concurrency = 2;
    const ContestRunner runner(std::move(contest));
    watched = &runner;
    playOut(runner);
    const auto all = runner.finishedRecords("A contest", "2026.01.02", 0, 10);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].players[0], "Bo");
    EXPECT_EQ(all[1].players[0], "Ann");
    EXPECT_EQ(runner.finishedRecords("", "", 0, 1).size(), 1U);
    const auto last = runner.finishedRecords("", "", 1, 10);
    ASSERT_EQ(last.size(), 1U);
    EXPECT_EQ(last[0].players[0], "Ann");
    EXPECT_TRUE(runner.finishedRecords("", "", 2, 10).empty());
}

/// A contest of partners: who sit opposite belong to one entrant.
Contest partnersContest(Entrant first, Entrant second, int games) {
    Contest contest = contestOf(std::move(first), std::move(second), games);
    contest.start = [](std::size_t, game::Chance) -> base::Result<std::unique_ptr<game::State>> {
        return std::unique_ptr<game::State>(std::make_unique<test::Countdown>(kCounters, 4, true));
    };
    return contest;
}

TEST(ContestRunner, AnEntrantPlaysAllSeatsOfASide) {
    std::mutex mutex;
    std::vector<std::uint64_t> chances;
    Contest contest = partnersContest(entrant("A", test::firstAction), entrant("B", test::firstAction), 4);
    contest.start = [&, start = contest.start](std::size_t opening, game::Chance chance) {
        const std::lock_guard lock(mutex);
        chances.push_back(chance.seed());
        return start(opening, chance);
    };
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    const auto records = runner.records("A contest", "2026.01.02");
    ASSERT_EQ(records.size(), 4U);
    EXPECT_EQ(records[0].players, (std::vector<std::string>{"A", "B", "A", "B"}));
    EXPECT_EQ(records[1].players, (std::vector<std::string>{"B", "A", "B", "A"}));
    // The fourth player takes the last counter, so the second side wins every game.
    EXPECT_EQ(runner.standings().total.wins, 2);
    EXPECT_EQ(runner.standings().bySide[0].losses, 2);
    EXPECT_EQ(runner.standings().pairs[2], 2);
    ASSERT_EQ(chances.size(), 4U);
    EXPECT_EQ(chances[0], chances[1]) << "the sides are exchanged, but not the luck";
    EXPECT_EQ(chances[2], chances[3]);
    EXPECT_NE(chances[0], chances[2]);
}

TEST(ContestRunner, PartnersDoNotShareABot) {
    std::atomic<int> made = 0;
    std::atomic<bool> apart = true;
    const Entrant entrant{"A", [&] {
                              ++made;
                              return test::botThat([&apart, seats = std::map<int, std::size_t>()](
                                                       const game::View& view, const game::BotLimits& limits,
                                                       const std::stop_token& stop,
                                                       const game::Bot::Listener& listener) mutable {
                                  const std::size_t seat = view.toMove().value;
                                  const auto game = static_cast<int>(limits.seed.value());
                                  apart = apart && seats.try_emplace(game, seat).first->second == seat;
                                  return test::firstAction(view, limits, stop, listener);
                              });
                          }};
    const ContestRunner runner(partnersContest(entrant, entrant, 6));
    playOut(runner);
    EXPECT_EQ(runner.finished().size(), 6U);
    EXPECT_EQ(made, 4) << "two for each side, in all games";
    EXPECT_TRUE(apart);
}

TEST(ContestRunner, ThePartnerOfACheatLosesToo) {
    const auto cheat = [](const game::View&, const game::BotLimits&, const std::stop_token&,
                          const game::Bot::Listener&) { return std::optional(game::Action(99)); };
    expectLosses(partnersContest(entrant("A", test::firstAction), entrant("B", cheat), 4), Ending::Illegal,
                 &Standings::Conduct::illegal, "cannot be played");
}

TEST(ContestRunner, ClocksAreThoseOfAllSeats) {
    std::atomic<bool> told = true;
    const auto bot = [&](const game::View& view, const game::BotLimits& limits, const std::stop_token& stop,
                         const game::Bot::Listener& listener) {
        told = told && limits.clocks.size() == 4;
        return test::firstAction(view, limits, stop, listener);
    };
    Contest contest = partnersContest(entrant("A", bot), entrant("B", bot), 2);
    contest.pace = {.clock = Pace::Clock{5s, 20ms}};
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    EXPECT_TRUE(told);
    EXPECT_EQ(runner.standings().conduct[0].all() + runner.standings().conduct[1].all(), 0);
}

TEST(ContestRunner, GamesOfPartnersAreCalledWhereAllAgree) {
    // Everybody sees the first side winning.
    const auto bot = [](const game::View& view, const game::BotLimits&, const std::stop_token&,
                        const game::Bot::Listener& listener) {
        const game::Action action = view.legalActions().front();
        listener({.candidates = {{.line = {action}, .chances = {0.97, 0.03, 0.97, 0.03}}}});
        return std::optional(action);
    };
    Contest contest = partnersContest(entrant("A", bot), entrant("B", bot), 2);
    contest.adjudication = {.chance = 0.95, .turns = 2};
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    ASSERT_EQ(runner.finished().size(), 2U);
    for (const ContestRunner::Line& line : runner.finished()) {
        EXPECT_EQ(line.ending, Ending::Adjudicated);
        EXPECT_EQ(line.turns, 8U) << "two of each player";
        EXPECT_EQ(line.halfPoints, line.firstsSide == 0 ? 2 : 0);
    }
}

TEST(ContestRunner, AGameOfThreeSidesIsRefused) {
    Contest contest = contestOf(entrant("A", perfect), entrant("B", perfect), 2);
    contest.start = [](std::size_t, game::Chance) -> base::Result<std::unique_ptr<game::State>> {
        return std::unique_ptr<game::State>(std::make_unique<test::Countdown>(kCounters, 3));
    };
    const ContestRunner runner(std::move(contest));
    playOut(runner);
    ASSERT_TRUE(runner.problem());
    EXPECT_TRUE(runner.finished().empty());
}

TEST(ContestRunner, SeedsDifferFromGameToGameAndFromContestToContest) {
    std::mutex mutex;
    std::set<std::uint64_t> seeds;
    const auto bot = [&](const game::View& view, const game::BotLimits& limits, const std::stop_token& stop,
                         const game::Bot::Listener& listener) {
        const std::lock_guard lock(mutex);
        seeds.insert(limits.seed.value());
        return test::firstAction(view, limits, stop, listener);
    };
    for (const std::uint64_t seed : {1, 2, 3}) {
        Contest contest = contestOf(entrant("A", bot), entrant("B", bot), 4);
        contest.seed = seed;
        const ContestRunner runner(std::move(contest));
        playOut(runner);
    }
    EXPECT_EQ(seeds.size(), 12U);
}

}  // namespace
}  // namespace tournament
