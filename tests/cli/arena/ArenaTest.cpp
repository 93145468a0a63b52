#include "cli/arena/Arena.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "cli/arena/Report.h"
#include "games/tak/rules/Ptn.h"

namespace cli::arena {
namespace {

using tak::rules::Setup;
using ::testing::HasSubstr;

EngineSpec own(const std::string& name, std::uint64_t nodes) {
    EngineSpec spec;
    spec.name = name;
    spec.own.hashMiB = 1;
    spec.time.nodes = nodes;
    return spec;
}

EngineSpec mock(const std::string& manner) {
    EngineSpec spec;
    spec.name = "mock " + manner;
    spec.command = {DOLMEN_BINARY_DIR "/bin/mock-engine", manner};
    spec.time.moveTime = Milliseconds(100);
    return spec;
}

ArenaRequest match(EngineSpec a, EngineSpec b, int games = 2, int size = 5) {
    ArenaRequest request;
    request.engines = {std::move(a), std::move(b)};
    request.setups = {Setup::standard(size)};
    request.setups.front().draws = {.quietPlies = true, .repetition = true};
    request.games = games;
    return request;
}

ArenaResult play(const ArenaRequest& request) {
    auto result = runArena(request, {}, {});
    EXPECT_TRUE(result.ok()) << result.error().describe();
    return std::move(*result);
}

TEST(Arena, PlaysEveryGameOnSeveralThreads) {
    ArenaRequest request = match(own("a", 60), own("b", 60), 12, 4);
    request.setups.push_back(Setup::standard(5, 4));
    request.concurrency = 3;
    const ArenaResult result = play(request);
    ASSERT_EQ(result.games.size(), 12U);
    std::set<int> numbers;
    for (const ArenaGame& game : result.games) numbers.insert(game.number);
    EXPECT_EQ(numbers.size(), 12U);
    EXPECT_EQ(tallyOf(result, 0).games(), 12);
    EXPECT_EQ(tallyOf(result, 0, 1).games(), 6);
    const PairCounts pairs = pairsOf(result, 0);
    EXPECT_EQ(pairs[0] + pairs[1] + pairs[2] + pairs[3] + pairs[4], 6);
}

TEST(Arena, MoreNodesWin) {
    const ArenaResult result = play(match(own("strong", 1500), own("weak", 20), 6));
    EXPECT_GE(tallyOf(result, 0).points(), 5);
}

TEST(Arena, MisconductLosesAndIsNamed) {
    const std::pair<const char*, GameEnd> cases[] = {{"cheat", GameEnd::IllegalMove},
                                                     {"crash", GameEnd::Crashed},
                                                     {"slow", GameEnd::TimeLoss},
                                                     {"deaf", GameEnd::Hung}};
    for (const auto& [manner, end] : cases) {
        ArenaRequest request = match(mock(manner), own("b", 20), 1);
        request.rules.moveTimeMargin = Milliseconds(50);
        const ArenaResult result = play(request);
        ASSERT_EQ(result.games.size(), 1U);
        const PlayedGame& game = result.games.front().game;
        EXPECT_EQ(game.end, end) << manner << ": " << game.problem;
        EXPECT_EQ(game.culprit, 0);
        EXPECT_EQ(tallyOf(result, 0).losses, 1);
        EXPECT_FALSE(game.problem.empty());
    }
}

TEST(Arena, AnEngineThatIsNeverReadyHangs) {
    ArenaRequest request = match(mock("never-ready"), own("b", 20), 1);
    request.engines[0].patience = {.ready = Milliseconds(50)};
    const ArenaResult result = play(request);
    ASSERT_EQ(result.games.size(), 1U);
    EXPECT_EQ(result.games.front().game.end, GameEnd::Hung);
    EXPECT_EQ(result.games.front().game.culprit, 0);
    EXPECT_THAT(result.games.front().game.problem, HasSubstr("no readyok came within"));
}

TEST(Arena, ClocksRunOut) {
    ArenaRequest request = match(mock("slow"), own("b", 20), 1);
    request.engines[0].time = {.clock = {{Milliseconds(400), Milliseconds(0)}}};
    const ArenaResult result = play(request);
    EXPECT_EQ(result.games.front().game.end, GameEnd::TimeLoss);
    EXPECT_EQ(result.games.front().game.plies(), 6);  // the opening, one slow move and its answer
}

TEST(Arena, EnginesThatCannotPlayAreAnError) {
    EXPECT_FALSE(runArena(match(mock("crash-at-start"), own("b", 20)), {}, {}).ok());
    EXPECT_FALSE(runArena(match(mock("sizes"), own("b", 20), 2, 8), {}, {}).ok());
    ArenaRequest request = match(mock(""), own("b", 20));
    request.engines[0].options = {{"Threads", "1"}};
    EXPECT_THAT(runArena(request, {}, {}).error().describe(), HasSubstr("no option Threads"));
}

TEST(Arena, EndsWithTheVerdictOfTheSprt) {
    ArenaRequest request = match(own("strong", 400), own("weak", 2), 400, 4);
    request.sprt = Sprt{.elo0 = 0, .elo1 = 300};
    const ArenaResult result = play(request);
    EXPECT_LT(result.games.size(), 400U);
    EXPECT_FALSE(result.stopped);
    EXPECT_NE(stateOf(*request.sprt, logLikelihoodRatio(*request.sprt, pairsOf(result, 0))), SprtState::Open);
}

TEST(Arena, AStopKeepsWhatIsKnown) {
    std::stop_source source;
    const auto result = runArena(match(own("a", 20), own("b", 20), 1000, 4), source.get_token(),
                                 [&](const ArenaResult& sofar) {
                                     if (sofar.games.size() == 3) source.request_stop();
                                 });
    ASSERT_TRUE(result.ok());
    EXPECT_EQ(result->games.size(), 3U);
    EXPECT_TRUE(result->stopped);
}

TEST(Arena, LongGamesAreDrawnAndClearOnesAdjudicated) {
    ArenaRequest request = match(own("a", 20), own("b", 20), 2);
    request.rules.maxPlies = 10;
    for (const ArenaGame& game : play(request).games) {
        EXPECT_EQ(game.game.end, GameEnd::MaxPlies);
        EXPECT_EQ(halfPoints(game), 1);
    }
    request.rules = {.adjudication = {.score = 1, .moves = 1}};
    int adjudicated = 0;
    for (const ArenaGame& game : play(request).games) adjudicated += game.game.end == GameEnd::Adjudicated;
    EXPECT_GE(adjudicated, 1);
}

TEST(ArenaReport, GamesAreCleanPtn) {
    ArenaRequest request = match(own("a", 60), mock("cheat"), 4);
    request.setups.front().halfKomi = 5;
    for (const ArenaGame& game : play(request).games) {
        const std::string text = ptnOf(request, game, "2026.01.31");
        const auto reading = tak::rules::readPtn(text);
        EXPECT_TRUE(reading.errors.empty() && reading.warnings.empty()) << text;
        ASSERT_EQ(reading.games.size(), 1U);
        EXPECT_EQ(*reading.games[0].tag("Komi"), "2.5");
        EXPECT_EQ(*reading.games[0].tag("Date"), "2026.01.31");
        EXPECT_EQ(reading.games[0].tree.mainLine().size(), game.game.moves.size());
        EXPECT_THAT(text, HasSubstr("-0.12/3 "));
        EXPECT_THAT(text, HasSubstr("illegal move"));
    }
}

TEST(ArenaReport, SaysEverythingInTextAndJson) {
    ArenaRequest request = match(own("a", 60), mock("cheat"), 4);
    request.engines.push_back(own("c", 20));
    request.setups.push_back(Setup::standard(4));
    const ArenaResult result = play(request);
    std::ostringstream out;
    printReport(request, result, out);
    for (const char* part : {"12 games", "a - mock cheat: +4 =0 -0", "5x5 komi 0", "4x4 komi 0", "ratings",
                             "LOS", "illegal moves 8", "White:"})
        EXPECT_THAT(out.str(), HasSubstr(part));
    const auto json = nlohmann::json::parse(jsonReport(request, result));
    EXPECT_EQ(json["games"].size(), 12U);
    EXPECT_EQ(json["pairings"][0]["wins"], 4);
    EXPECT_TRUE(json["pairings"][0]["elo"].is_null());
    EXPECT_EQ(json["engines"][1]["illegalMoves"], 8);
    EXPECT_EQ(json["ratings"].size(), 3U);
    EXPECT_THAT(progressLine(match(own("a", 1), own("b", 1)), result), HasSubstr("a - b: +4 =0 -0 100.0 %"));
}

}  // namespace
}  // namespace cli::arena
