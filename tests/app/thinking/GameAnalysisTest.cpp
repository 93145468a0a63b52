#include "app/thinking/GameAnalysis.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "app/catalog/GameCatalog.h"
#include "app/thinking/ThinkerWith.h"
#include "match/Auction.h"
#include "match/Countdown.h"
#include "match/Judgement.h"
#include "support/MockBot.h"

namespace {

using app::GameAnalysis;
using match::Match;
using match::NodeId;
using testing::ElementsAre;

/// A finished game with one turn for each counter: every player takes one counter, and the player who takes
/// the last one wins.
Match playedGame(int counters) {
    Match match(std::make_unique<test::Countdown>(counters), {"Ann", "Bo", "Cid"});
    for (int i = 0; i < counters; ++i) EXPECT_TRUE(match.submit(match.toMove(), game::Action(1)));
    return match;
}

/// For each number of turns played, the candidates: a turn and the mover's chance.
using Opinions = std::vector<std::vector<std::pair<std::uint64_t, double>>>;

/// Chances by player: `chance` for the mover, and equal parts of the rest for the others.
std::vector<double> chancesOf(const game::View& view, double chance) {
    std::vector<double> chances(3, (1 - chance) / 2);
    chances[view.toMove().value] = chance;
    return chances;
}

test::MockBot::Choice thinking(Opinions opinions) {
    return [opinions = std::move(opinions)](
               const game::View& view, const game::BotLimits& limits, const std::stop_token&,
               const game::Bot::Listener& listener) -> std::optional<game::Action> {
        EXPECT_EQ(limits.candidates, 2);
        const auto& here = opinions[static_cast<std::size_t>(view.ply())];
        if (here.empty()) return {};
        game::Thought thought{.depth = 5};
        for (const auto& [turn, chance] : here)
            thought.candidates.push_back({.line = {game::Action(turn)},
                                          .notation = {view.notation(game::Action(turn))},
                                          .chances = chancesOf(view, chance)});
        listener(thought);
        return game::Action(here.front().first);
    };
}

GameAnalysis analysisOf(const Match& match, const test::MockBot::Choice& choice) {
    return {test::thinkerWith(test::botThat(choice), true), match, app::kGameEfforts[0]};
}

void run(GameAnalysis& analysis, Match& match) {
    for (int i = 0; i < 100 && !analysis.finished(); ++i) (void)analysis.update(match);
    EXPECT_TRUE(analysis.finished());
}

TEST(GameAnalysisTest, JudgesEveryTurnByItsResult) {
    Match match = playedGame(5);
    // Ann's first turn is the only good one. Bo loses 30 points of chance. Cid plays as advised, and so does
    // Ann, who has no chance left. Bo takes the last counter.
    GameAnalysis analysis = analysisOf(match, thinking({{{1, 0.6}, {2, 0.3}},
                                                        {{2, 0.5}, {1, 0.4}},
                                                        {{1, 0.6}, {2, 0.55}},
                                                        {{1, 0.0}, {2, 0.0}},
                                                        {{1, 1.0}, {2, 0.1}}}));
    run(analysis, match);
    EXPECT_EQ(analysis.done(), 6U);
    std::vector<std::string> marks;
    for (const NodeId turn : match.line()) marks.push_back(match.tree().node(turn).marks);
    EXPECT_THAT(marks, ElementsAre("!", "??", "", "", "")) << "who ends the game is not praised for it";
    EXPECT_EQ(match.tree().node(Match::kRoot).evaluation->depth, 5);
    EXPECT_THAT(match.tree().node(match.line()[0]).evaluation->line, ElementsAre("2"));
    EXPECT_THAT(match.tree().node(match.line()[4]).evaluation->chances, ElementsAre(0, 1, 0));
}

TEST(GameAnalysisTest, StartsAtTheEndAndTellsHowFarItIs) {
    Match match = playedGame(3);
    std::vector<int> asked;
    GameAnalysis analysis =
        analysisOf(match, [&](const game::View& view, const game::BotLimits& limits,
                              const std::stop_token& stop, const game::Bot::Listener& listener) {
            asked.push_back(view.ply());
            return test::firstAction(view, limits, stop, listener);
        });
    EXPECT_EQ(analysis.positions(), 4U);
    EXPECT_EQ(analysis.done(), 0U);
    EXPECT_TRUE(analysis.update(match)) << "the end needs no thought";
    EXPECT_EQ(analysis.done(), 1U);
    EXPECT_FALSE(match.tree().node(match.line()[1]).evaluation);
    EXPECT_TRUE(analysis.update(match));
    EXPECT_TRUE(match.tree().node(match.line()[1]).evaluation);
    run(analysis, match);
    EXPECT_THAT(asked, ElementsAre(2, 1, 0));
}

TEST(GameAnalysisTest, AsksForThePlayerWhoDecided) {
    Match match(std::make_unique<test::Auction>(3, 2), {"Ann", "Bo", "Cid"});
    for (const game::Action action : {test::auction::bid(2, 3), test::auction::bid(0, 1),
                                      test::auction::bid(1, 1), test::auction::take(2, 2)})
        ASSERT_TRUE(match.submit(match.moverOf(action), action));
    std::vector<int> asked;
    GameAnalysis analysis =
        analysisOf(match, [&](const game::View& view, const game::BotLimits& limits,
                              const std::stop_token& stop, const game::Bot::Listener& listener) {
            asked.push_back(view.toMove().value);
            return test::firstAction(view, limits, stop, listener);
        });
    run(analysis, match);
    EXPECT_THAT(asked, ElementsAre(2, 1, 0, 2)) << "from the end, where nobody decides";
}

TEST(GameAnalysisTest, ATurnThatBringsASecretToLightIsJudgedByWhatItsMoverKnew) {
    Match match(std::make_unique<test::Auction>(3, 2), {"Ann", "Bo", "Cid"});
    for (const game::Action action : {test::auction::bid(2, 3), test::auction::bid(0, 1),
                                      test::auction::bid(1, 1), test::auction::take(2, 2)})
        ASSERT_TRUE(match.submit(match.moverOf(action), action));
    // Bo's bid of 1 was almost as good as his best one, but Cid has bid more and will win.
    GameAnalysis analysis =
        analysisOf(match,
                   [](const game::View& view, const game::BotLimits& limits, const std::stop_token&,
                      const game::Bot::Listener& listener) -> std::optional<game::Action> {
                       game::Thought thought;
                       double chance = 0.42;
                       for (const game::Action action : view.legalActions()) {
                           const int bid = test::auction::bidIn(action);
                           chance = view.toMove().value == 2 ? 0.9 : bid == 1 ? 0.4 : 0.42;
                           thought.candidates.push_back({.line = {action},
                                                         .notation = {view.notation(action)},
                                                         .chances = chancesOf(view, chance)});
                       }
                       std::reverse(thought.candidates.begin(), thought.candidates.end());
                       thought.candidates.resize(
                           std::min(thought.candidates.size(), static_cast<std::size_t>(limits.candidates)));
                       listener(thought);
                       return thought.candidates.front().line.front();
                   });
    run(analysis, match);
    const NodeId last = match.tree().mainLine()[3];
    EXPECT_NEAR(match.tree().node(last).evaluation->chances[1], 0.05, 1e-9);
    EXPECT_NEAR(match::lossOf(match, last).value(), 0.02, 1e-9);
    EXPECT_EQ(match.tree().node(last).marks, "");
    EXPECT_NEAR(match::luckOf(match, last), -0.35, 1e-9);
}

TEST(GameAnalysisTest, EndsWhereTheBotCannotGoOn) {
    Match match = playedGame(3);
    GameAnalysis analysis = analysisOf(match, thinking({{{1, 0.5}}, {}, {{1, 0.5}}}));
    run(analysis, match);
    ASSERT_TRUE(analysis.failure());
    EXPECT_EQ(analysis.failure()->english(), "it found no move");
    EXPECT_TRUE(match.tree().node(match.line()[1]).evaluation) << "what was found stays";
    EXPECT_FALSE(match.tree().node(match.line()[0]).evaluation);
}

TEST(GameAnalysisTest, GoesByTheClockOutsideOfScripts) {
    const app::CatalogEntry game = std::move(app::gameCatalog().front());
    auto reading = game.kind->read("[Size \"5\"]\n1. a1 e5 2. a5 b2 3. a4 c2 4. c3 d2 5. a3 e2 6. c4 a2\n",
                                   "blunder.ptn", {});
    ASSERT_TRUE(reading);
    Match match = Match::fromRecord(std::move(reading->game));
    GameAnalysis analysis(test::thinkerWith(game.kind->createBot(game.kind->opponents().back().id), false),
                          match, {.time = std::chrono::milliseconds(50), .nodes = 0, .candidates = 2});
    for (int i = 0; i < 30'000 && !analysis.finished(); ++i) {
        (void)analysis.update(match);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    ASSERT_EQ(analysis.done(), analysis.positions());
    for (const NodeId turn : match.line()) EXPECT_EQ(match.tree().node(turn).evaluation->chances.size(), 2U);
    const match::Tally ann = match::talliesOf(match).front();
    EXPECT_GT(ann.doubtful + ann.mistakes + ann.blunders, 0);
}

TEST(GameAnalysisTest, KnowsWhetherTheGameIsStillTheSame) {
    Match match = playedGame(4);
    const GameAnalysis analysis = analysisOf(match, test::firstAction);
    match.goTo(match.line()[1]);
    EXPECT_TRUE(analysis.concerns(match)) << "looking at a turn changes nothing";
    match.setLive(false);
    ASSERT_TRUE(match.submit(match.toMove(), game::Action(2)));
    EXPECT_TRUE(analysis.concerns(match)) << "nor does trying another one";
    match.edits().promote(match.current());
    EXPECT_FALSE(analysis.concerns(match));
}

TEST(GameAnalysisTest, IsEndedWithoutWaitingForTheBot) {
    Match match = playedGame(4);
    std::atomic<bool> mayEnd = false;
    app::ThinkingService thinking({});
    {
        GameAnalysis analysis(thinking.employ(test::botThat([&](const game::View& view, auto&...) {
            while (!mayEnd) std::this_thread::yield();  // ignores its stop token
            return std::optional(view.legalActions().front());
        })),
                              match, app::kGameEfforts[0]);
        for (int i = 0; i < 3; ++i) (void)analysis.update(match);
        EXPECT_EQ(analysis.done(), 1U);
    }
    thinking.update();
    EXPECT_TRUE(thinking.ending());
    mayEnd = true;
}

}  // namespace
