#include "games/tactiki/engine/Engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <stop_token>
#include <thread>

#include "games/tactiki/engine/SampleGames.h"
#include "games/tactiki/engine/SetUps.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::engine {
namespace {

using rules::Side;

constexpr const char* kWinInOneMove =
    "c1c1c5,c2c2,k1!k2!k3!k4!,c3c3,c4c4c5/x2,k5!,x2/x5/x5/k1,k2,k3,k4,k5 - - k1 31 0";
constexpr const char* kWinInTwoMoves =
    "c1c1c5,c2c2,k1!k2!k3!k4!,c3c3,c4c4c5/x5/x2,k5!,x2/x5/k1,k2,k3,k4,k5 - - k1 31 0";
/// Only Tac's 1 can stop the statue.
constexpr const char* kOneDefence =
    "c1c5,c2c2,k1!k2!k3!k4!,c3c3,c4c4c5/x,c1,k5!,x2/x5/x5/k1,k2,k3,k4,k5 - - c1 32 0";

rules::Position positionOf(const char* text) {
    const auto board = rules::parsePosition(text);
    EXPECT_TRUE(board) << text;
    return rules::Position(*board);
}

std::string chosenIn(const rules::Position& position, const Options& options, std::uint64_t nodes = 3000) {
    const Side side = position.board().toMove();
    const Choice choice = Engine(options).choose(position.seenBy(side), side, {.nodes = nodes});
    return textOf(choice.act, position.board());
}

TEST(Engine, TakesAWin) {
    EXPECT_EQ(chosenIn(positionOf(kWinInOneMove), {}), "c4c5");
    EXPECT_EQ(chosenIn(positionOf(kWinInTwoMoves), {}), "c3c4");
}

/// Perhaps only with the second move.
TEST(Engine, LevelsThatThinkTakeAWin) {
    for (int level = 5; level <= kMaxLevel; ++level) {
        rules::Position position = positionOf(kWinInOneMove);
        while (!position.over() && position.board().toMove() == Side::Tiki) {
            const auto act =
                actIn(position.board(), chosenIn(position, {.style = styleOf(level)}), Side::Tiki);
            ASSERT_TRUE(act);
            position.play(*act);
        }
        EXPECT_EQ(position.board().winner(), Side::Tiki) << level;
    }
}

/// Either move of the turn may be the one that stops it.
TEST(Engine, StopsALoss) {
    rules::Position position = positionOf(kOneDefence);
    const rules::Piece threat = position.board().topOf(rules::Field(2, 3));
    for (int move = 0; move < 2; ++move) {
        const auto act = actIn(position.board(), chosenIn(position, {}), Side::Tac);
        ASSERT_TRUE(act);
        position.play(*act);
    }
    EXPECT_TRUE(position.board().inPile(threat)) << formatPosition(position.board());
}

TEST(Engine, SaysHowSureItIs) {
    const auto chances = [](const char* text) {
        const rules::Position position = positionOf(text);
        const Side side = position.board().toMove();
        return Engine().choose(position.seenBy(side), side, {.nodes = 3000}).report.candidates;
    };
    EXPECT_GT(chances(kWinInOneMove).front().chance, 0.99);
    const auto candidates = chances(kOneDefence);
    EXPECT_GT(candidates.front().chance, 0.01);
    EXPECT_TRUE(std::is_sorted(candidates.begin(), candidates.end(),
                               [](const Candidate& a, const Candidate& b) { return a.chance > b.chance; }));
}

/// Whatever is hidden, what looks alike is answered alike.
TEST(Engine, KnowsNothingHidden) {
    base::Random random(3);
    int differentTruths = 0;
    for (int game = 0; game < 12; ++game) {
        const rules::Position truth = randomGame({}, 2 + 9 * game, random);
        if (truth.over()) continue;
        const Side side = truth.board().toMove();
        const rules::Position seen = truth.seenBy(side);
        const rules::Position other = seen.completed(random);
        differentTruths += truth == other ? 0 : 1;
        ASSERT_EQ(other.seenBy(side), seen);
        const Options options{.seed = 9, .style = styleOf(1 + game % kMaxLevel)};
        EXPECT_EQ(chosenIn(truth, options), chosenIn(other, options)) << formatPosition(truth.board());
    }
    EXPECT_GT(differentTruths, 6);
}

TEST(Engine, OneThreadWithALimitOfNodesAlwaysAnswersTheSame) {
    base::Random random(4);
    const rules::Position game = randomGame({}, 30, random);
    const Side side = game.board().toMove();
    const auto think = [&](std::uint64_t seed) {
        return Engine({.seed = seed}).choose(game.seenBy(side), side, {.nodes = 20'000}).report;
    };
    const Report first = think(1);
    const Report again = think(1);
    EXPECT_EQ(first.nodes, again.nodes);
    ASSERT_EQ(first.candidates.size(), again.candidates.size());
    for (std::size_t i = 0; i < first.candidates.size(); ++i) {
        EXPECT_EQ(first.candidates[i].act, again.candidates[i].act);
        EXPECT_EQ(first.candidates[i].chance, again.candidates[i].chance);
    }
    EXPECT_NE(first.candidates.front().chance, think(2).candidates.front().chance);
    EXPECT_LT(first.nodes, 25'000U);
}

TEST(Engine, ThreadsThatHaveNoWorldTakeNoNodes) {
    base::Random random(9);
    const rules::Position game = randomGame({}, 30, random);
    const Side side = game.board().toMove();
    const auto nodes = [&](int threads) {
        const Engine engine({.threads = threads, .seed = 1, .style = {.worlds = 1}});
        return engine.choose(game.seenBy(side), side, {.nodes = 20'000}).report.nodes;
    };
    EXPECT_EQ(nodes(1), nodes(8));
}

class EngineRulesTest : public testing::TestWithParam<rules::Rules> {};

TEST_P(EngineRulesTest, AnswersLegally) {
    base::Random random(5);
    for (int game = 0; game < 6; ++game) {
        const rules::Position position = randomGame(GetParam(), 15 * game, random);
        if (position.over()) continue;
        const Side side = position.board().toMove();
        const rules::Position seen = position.seenBy(side);
        const Options options{.threads = 1 + game % 2, .style = styleOf(kMaxLevel - game)};
        const Choice choice = Engine(options).choose(seen, side, {.nodes = 2000});
        EXPECT_TRUE(position.board().isLegal(choice.act)) << formatPosition(position.board());
        ASSERT_FALSE(choice.report.candidates.empty());
        EXPECT_EQ(choice.report.candidates.front().act, choice.act);
        for (const Candidate& candidate : choice.report.candidates) {
            EXPECT_TRUE(position.board().isLegal(candidate.act));
            EXPECT_GE(candidate.chance.value_or(0), 0);
            EXPECT_LE(candidate.chance.value_or(0), 1);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Options, EngineRulesTest, testing::ValuesIn(allRules()));

TEST(Engine, StopsAtOnce) {
    base::Random random(6);
    const rules::Position game = randomGame({}, 20, random);
    const Side side = game.board().toMove();
    std::stop_source source;
    source.request_stop();
    const Choice choice = Engine().choose(game.seenBy(side), side, {}, source.get_token());
    EXPECT_TRUE(game.board().isLegal(choice.act));
    EXPECT_LT(choice.report.nodes, 20'000U);  // it still looks at one world
}

TEST(Engine, StopsWhenAsked) {
    base::Random random(7);
    const rules::Position game = randomGame({}, 20, random);
    const Side side = game.board().toMove();
    std::stop_source source;
    const Choice choice =
        Engine({.threads = 2})
            .choose(game.seenBy(side), side, {}, source.get_token(), [&](const Report& report) {
                EXPECT_FALSE(source.stop_requested()) << "a report after the stop";
                if (report.depth == 4) source.request_stop();
            });
    EXPECT_GE(choice.report.depth, 4);
}

/// Longer than the pace of reports, so one comes in the middle of a depth, when other threads are counting.
TEST(Engine, ReportsWhileAllThreadsSearch) {
    base::Random random(8);
    const rules::Position game = randomGame({}, 20, random);
    const Side side = game.board().toMove();
    std::uint64_t nodes = 0;
    int reports = 0;
    std::stop_source stop;
    (void)Engine({.threads = 3})
        .choose(game.seenBy(side), side, {.time = Milliseconds(60'000)}, stop.get_token(),
                [&](const Report& report) {
                    EXPECT_GE(report.nodes, nodes) << "a depth may end at the node of the last report";
                    nodes = report.nodes;
                    if (++reports > 1) stop.request_stop();
                });
    EXPECT_GT(reports, 1);
}

TEST(Engine, SetsUpInManyWays) {
    const rules::Position game;
    std::vector<rules::Arrangement> setUps;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const rules::Act act = Engine({.seed = seed}).choose(game, Side::Tac, {}).act;
        ASSERT_TRUE(game.board().isLegal(act));
        if (std::find(setUps.begin(), setUps.end(), act.setUp) == setUps.end()) setUps.push_back(act.setUp);
    }
    EXPECT_GT(setUps.size(), 45U);
}

}  // namespace
}  // namespace tactiki::engine
