#include "games/tak/play/TakBot.h"

#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakThought.h"
#include "games/tak/rules/Position.h"

namespace {

using game::BotLimits;
using namespace std::chrono_literals;

std::unique_ptr<const game::View> position(std::string_view text) {
    return tak::play::TakKind().readPosition(text)->state->view(game::Viewer::onlooker());
}

std::optional<game::Action> chosen(game::Bot& bot, const game::View& view, const BotLimits& limits) {
    const auto answer = bot.choose(view, limits, {}, [](const game::Thought&) {});
    return answer ? std::optional(*answer) : std::nullopt;
}

TEST(TakBotTest, EveryOpponentOfTheListPlays) {
    const tak::play::TakKind kind;
    std::set<std::string> ids;
    const auto start = kind.create({{"size", "5"}}, {}).value()->view(game::Viewer::onlooker());
    for (const game::Opponent& opponent : kind.opponents()) {
        EXPECT_TRUE(ids.insert(opponent.id).second);
        EXPECT_FALSE(opponent.name.english().empty());
        ASSERT_TRUE(opponent.description);
        EXPECT_FALSE(opponent.description->english().empty());
        const auto bot = kind.createBot(opponent.id);
        ASSERT_TRUE(bot) << opponent.id;
        const auto action = chosen(*bot, *start, {.nodes = 200});
        ASSERT_TRUE(action);
        EXPECT_TRUE(start->isLegal(*action));
    }
    EXPECT_FALSE(ids.empty());
    EXPECT_FALSE(kind.createBot("dolmen-0"));
    EXPECT_FALSE(kind.createBot("dolmen-g"));
    EXPECT_FALSE(kind.createBot("dolmen-11"));
    EXPECT_FALSE(kind.createBot(""));
}

TEST(TakBotTest, PlaysTheOpeningAmongPieces) {
    for (const char* opening : {"swap", "double black stack"}) {
        const std::string ptn =
            "[Opening \"" + std::string(opening) +
            "\"]\n[TPS \"x5/x5/x2,12,1S,x/x5/2,x4 1 1\"]\n[OpeningTurns \"follow\"]\n\n*\n";
        const auto read = tak::play::TakKind().read(ptn, {}, {});
        ASSERT_TRUE(read) << read.error().describe();
        for (const char* level : {"dolmen-1", "dolmen-10"}) {
            const auto bot = tak::play::createTakBot(level);
            const auto state = read->game.start->anew({});
            for (int ply = 0; ply < 6; ++ply) {
                const auto view = state->view(game::Viewer::onlooker());
                const auto action = chosen(*bot, *view, {.nodes = 500});
                ASSERT_TRUE(action && state->isLegal(*action)) << opening << ", turn " << ply;
                (void)state->apply(*action);
            }
        }
    }
}

TEST(TakBotTest, IdsThatSettingsHoldGoOnToWork) {
    const auto opponents = tak::play::takOpponents();
    EXPECT_EQ(opponents.back().id, "dolmen-10") << "full strength";
    for (int former = 1; former <= 10; ++former) {
        const std::string id = "dolmen-" + std::to_string(former);
        EXPECT_EQ(opponents[opponents.size() - 11 + static_cast<std::size_t>(former)].id, id);
        EXPECT_TRUE(tak::play::createTakBot(id));
    }
}

TEST(TakBotTest, TellsWhatItThinks) {
    const auto bot = tak::play::createTakBot("dolmen-10");
    const auto state = position("x2,2,x2/x5/1,1,1,1,x/x2,2,x2/2,x4 1 5");
    game::Thought last;
    const auto action =
        bot->choose(*state, {.nodes = 5000}, {}, [&](const game::Thought& thought) { last = thought; });
    ASSERT_TRUE(action);
    EXPECT_EQ(state->notation(*action), "e3");
    ASSERT_EQ(last.candidates.size(), 1U);
    const game::Candidate& best = last.candidates.front();
    EXPECT_EQ(best.chances, (std::vector<double>{1, 0}));
    ASSERT_TRUE(best.score);
    EXPECT_EQ(best.score->english(), "wins in 1");
    EXPECT_EQ(best.figure, "+M1");
    EXPECT_EQ(best.line, std::vector{*action});
    EXPECT_EQ(best.notation, std::vector<std::string>{"e3"});
}

TEST(TakBotTest, FiguresAreFlatsOrTheTurnsToAProvenEnd) {
    const tak::rules::Position start(tak::rules::Setup::standard(5));
    for (const auto& [score, figure] :
         std::vector<std::pair<tak::engine::Score, const char*>>{{14, "+0.14"},
                                                                 {-205, "-2.05"},
                                                                 {tak::engine::winIn(5), "+M3"},
                                                                 {tak::engine::lossIn(4), "-M2"}}) {
        tak::rules::MoveList moves;
        legalMoves(start, moves);
        const tak::engine::Report report{.lines = {{.score = score, .moves = {moves[0]}}}};
        EXPECT_EQ(tak::play::thoughtOf(report, start).candidates.front().figure, figure);
    }
}

TEST(TakBotTest, AToolKeepsToTheDepthAndItsOptions) {
    const auto state = position("x5/x5/x2,1,2,x/x5/x5 1 2");
    const auto bot = tak::play::createTakBot(tak::engine::Options{.hashMiB = 1});
    game::Thought last;
    const auto listen = [&](const game::Thought& thought) { last = thought; };
    ASSERT_TRUE(bot->choose(*state, {.depth = 2}, {}, listen));
    EXPECT_EQ(last.depth, 2);
    // The table that it keeps saves positions.
    ASSERT_TRUE(bot->choose(*state, {.nodes = 3000}, {}, listen));
    const int fresh = last.depth;
    ASSERT_TRUE(bot->choose(*state, {.nodes = 3000}, {}, listen));
    EXPECT_GE(last.depth, fresh);
}

TEST(TakBotTest, TellsOfAsManyCandidatesAsItIsAskedFor) {
    const auto bot = tak::play::createTakBot("dolmen-10");
    const auto state = position("x5/x,1,2,x2/x,2,1,1,x/x2,2,x2/1,x4 2 5");
    game::Thought last;
    const auto action = bot->choose(*state, {.nodes = 20000, .candidates = 4}, {},
                                    [&](const game::Thought& thought) { last = thought; });
    ASSERT_TRUE(action);
    ASSERT_EQ(last.candidates.size(), 4U);
    EXPECT_EQ(last.candidates.front().line.front(), *action);
    std::set<std::string> turns;
    for (const game::Candidate& candidate : last.candidates) {
        turns.insert(candidate.notation.front());
        EXPECT_EQ(candidate.chances.size(), 2U);
    }
    EXPECT_EQ(turns.size(), 4U) << "no turn comes twice";
}

TEST(TakBotTest, WithAPositionLimitAnswersDoNotDependOnEarlierSearches) {
    const auto state = position("x5/x,1,2,x2/x,2,1,1,x/x2,2,x2/1,x4 2 5");
    const auto fresh = tak::play::createTakBot("dolmen-9");
    const auto used = tak::play::createTakBot("dolmen-9");
    const auto answer = chosen(*fresh, *state, {.nodes = 4000});
    (void)chosen(*used, *position("x5/x5/x2,1,x2/x5/2,x3,1 2 2"), {.nodes = 6000});
    EXPECT_EQ(chosen(*used, *state, {.nodes = 4000}), answer);
}

TEST(TakBotTest, ObeysTheTokenAtOnce) {
    const auto bot = tak::play::createTakBot("dolmen-10");
    const auto state = position("x6/x6/x2,1,2,x2/x2,2,1,x2/x6/x6 1 3");
    std::stop_source source;
    std::chrono::steady_clock::time_point stopped;
    std::jthread stopping([&] {
        std::this_thread::sleep_for(150ms);
        stopped = std::chrono::steady_clock::now();
        source.request_stop();
    });
    (void)bot->choose(*state, {}, source.get_token(), [](const game::Thought&) {});
    const auto ended = std::chrono::steady_clock::now();
    stopping.join();
    EXPECT_LT(ended - stopped, 500ms);  // usually milliseconds, but more on a busy machine
}

TEST(TakBotTest, PlansItsTimeByTheClock) {
    const auto state = position("x5/x5/x2,1,x2/x,2,x3/x5 1 2");
    BotLimits limits;
    limits.clocks = {BotLimits::Clock{400ms, 0ms}, BotLimits::Clock{400ms, 0ms}};
    const auto begin = std::chrono::steady_clock::now();
    ASSERT_TRUE(chosen(*tak::play::createTakBot("dolmen-10"), *state, limits));
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 400ms);
}

TEST(TakBotTest, AQuickLevelIgnoresTheClock) {
    const auto state = position("x5/x5/x2,1,x2/x,2,x3/x5 1 2");
    BotLimits limits{.time = 20ms};
    limits.clocks = {BotLimits::Clock{600s, 0ms}, BotLimits::Clock{600s, 0ms}};
    const auto begin = std::chrono::steady_clock::now();
    ASSERT_TRUE(chosen(*tak::play::createTakBot("dolmen-1"), *state, limits));
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 1000ms);
}

TEST(TakBotTest, ASeedGivesALowLevelAnotherBias) {
    const auto state = position("x5/x5/x2,1,x2/x,2,x3/x5 1 2");
    const auto bot = tak::play::createTakBot("dolmen-1");
    std::set<std::uint64_t> answers;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        answers.insert(chosen(*bot, *state, {.nodes = 300, .seed = seed})->value);
    EXPECT_GT(answers.size(), 1U);
    EXPECT_EQ(chosen(*bot, *state, {.nodes = 300, .seed = 5}),
              chosen(*bot, *state, {.nodes = 300, .seed = 5}));
}

}  // namespace
