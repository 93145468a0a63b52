#include "cli/arena/Arena.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <thread>

#include "cli/arena/Report.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Ptn.h"
#include "games/tak/rules/Tps.h"
#include "match/Match.h"

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

/// Black moves first.
constexpr const char* kBlackBegins = "x5/x5/x2,1,2,x/x5/x5 2 2";

ArenaRequest matchFrom(const std::string& openings, EngineSpec a, EngineSpec b, int games = 2) {
    ArenaRequest request = match(std::move(a), std::move(b), games);
    request.listedOpenings = readOpenings(openings, "book", request.setups).value();
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

TEST(Arena, ChoicesFollowTheNumberOfTheGame) {
    ArenaRequest request = match(own("a", 60), own("b", 60), 6, 4);
    for (EngineSpec& spec : request.engines) spec.own.level = 1;
    request.randomOpenings.plies = 0;
    const auto turns = [&] {
        std::map<int, std::string> all;
        for (const ArenaGame& game : play(request).games)
            for (const PlayedMove& move : game.game.moves)
                all[game.number] += tak::rules::formatMove(move.move) + " ";
        return all;
    };
    const auto alone = turns();
    EXPECT_NE(alone.at(1), alone.at(3)) << "the same seats on the same empty board";
    request.concurrency = 3;
    EXPECT_EQ(turns(), alone);
}

TEST(Arena, GamesThatRepeatEarlierOnesAreCounted) {
    ArenaRequest request = match(own("a", 60), own("b", 60), 6, 4);
    request.randomOpenings.plies = 0;
    const ArenaResult alike = play(request);
    EXPECT_EQ(repeatedGames(alike), 4) << "the engine with so many nodes always answers alike";
    EXPECT_THAT(jsonReport(request, alike), HasSubstr("\"repeatedGames\": 4"));
    request.randomOpenings.plies = 4;
    EXPECT_EQ(repeatedGames(play(request)), 0);
}

TEST(Arena, OwnEnginesThinkAsLongAsTheyLike) {
    ArenaRequest request = match(own("a", 60), own("b", 60), 1, 4);
    request.rules.patience = Milliseconds(-1);
    EXPECT_EQ(play(request).games.front().game.end, GameEnd::Rules);
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
        EXPECT_THAT(text, HasSubstr("illegal move"));
    }
}

TEST(ArenaReport, NotesAreOfWhitesSideWhoeverMoves) {
    // The mock engine thinks in every position that it is a little behind.
    const ArenaRequest request = match(own("a", 60), mock(""), 2);
    const ArenaResult result = play(request);
    ASSERT_EQ(result.games.size(), 2U);
    for (const ArenaGame& game : result.games) {
        const bool mockIsWhite = game.fixture.secondBegins;
        auto read = tak::play::TakKind().read(ptnOf(request, game, "2026.01.31"), "x.ptn", {});
        ASSERT_TRUE(read);
        const match::Match match = match::Match::fromRecord(std::move(read->game));
        std::size_t ply = 0;
        for (match::NodeId id = match::Match::kRoot; !match.tree().node(id).children.empty(); ++ply) {
            id = match.tree().node(id).children.front();
            const match::Node& node = match.tree().node(id);
            if (static_cast<int>(ply) < game.game.openingPlies) continue;
            ASSERT_TRUE(node.evaluation) << "the table has its graph";
            EXPECT_THAT(node.evaluation->details, ::testing::StartsWith("score:"));
            if ((ply % 2 == 0) != mockIsWhite) continue;
            EXPECT_NEAR(node.evaluation->chances[0], mockIsWhite ? 0.485 : 0.515, 0.001);
            EXPECT_EQ(node.evaluation->depth, 3);
            EXPECT_THAT(node.evaluation->details, HasSubstr(mockIsWhite ? "score:-0.12 " : "score:+0.12 "));
        }
        EXPECT_EQ(static_cast<int>(ply), game.game.plies());
    }
}

TEST(Arena, ListedOpeningsArePlayedTwiceAndBeginAgain) {
    const ArenaRequest request =
        matchFrom(std::string("1. a1 e5 2. c3\n") + kBlackBegins + "\n", own("a", 20), own("b", 20), 6);
    const ArenaResult result = play(request);
    ASSERT_EQ(result.games.size(), 6U);
    const auto pairings = pairingsOf(request.format, 2);
    for (std::size_t i = 0; i < 6; ++i) {
        const PlayedGame& game = result.games[i].game;
        const bool fromPosition = i / 2 == 1;
        EXPECT_EQ(formatTps(game.start), fromPosition ? kBlackBegins : "x5/x5/x5/x5/x5 1 1");
        EXPECT_EQ(game.openingPlies, fromPosition ? 0 : 3);
        EXPECT_EQ(engineAt(result.games[i], pairings, 0), static_cast<int>(i % 2));
        EXPECT_EQ(game.end, GameEnd::Rules) << game.problem;
    }
}

TEST(Arena, EachSetupHasItsOwnListOfOpenings) {
    ArenaRequest request = match(own("a", 10), own("b", 10), 8);
    request.setups.push_back(Setup::standard(6, 4));
    request.listedOpenings =
        readOpenings("a1 f6\n[TPS \"x5/x5/x2,1,2,x/x5/x5 2 2\"] d4\na1 f5\n", "book", request.setups).value();
    const ArenaResult result = play(request);
    ASSERT_EQ(result.games.size(), 8U);
    for (const ArenaGame& game : result.games) {
        EXPECT_EQ(game.game.setup(), request.setups[static_cast<std::size_t>(game.fixture.setup)]);
        if (game.fixture.setup == 0) EXPECT_EQ(formatTps(game.game.start), kBlackBegins);
    }
    const auto opening = [&](std::size_t game) {
        return nlohmann::json::parse(jsonReport(request, result))["games"][game]["opening"];
    };
    EXPECT_EQ(opening(0)["tps"], kBlackBegins);
    EXPECT_EQ(opening(0)["moves"], nlohmann::json({"d4"}));
    EXPECT_EQ(opening(2)["moves"], nlohmann::json({"a1", "f6"}));
    EXPECT_EQ(opening(6)["moves"], nlohmann::json({"a1", "f5"}));
}

TEST(Arena, MovesBelongToTheirPlayersWhenBlackBegins) {
    // With few nodes only the first iteration is searched, which compares all moves.
    const ArenaRequest request = matchFrom(kBlackBegins, own("few", 20), own("many", 2000), 2);
    const ArenaResult result = play(request);
    const auto engines = nlohmann::json::parse(jsonReport(request, result))["engines"];
    const auto nodes = [&](std::size_t i) {
        return engines[i]["nodes"].get<double>() / engines[i]["moves"].get<double>();
    };
    EXPECT_LT(nodes(0), 200);
    EXPECT_GT(nodes(1), 400);
    for (const ArenaGame& game : result.games) {
        EXPECT_EQ(game.game.mover(0), tak::rules::Color::Black);
        const std::string text = ptnOf(request, game, "2026.01.31");
        EXPECT_THAT(text, HasSubstr(std::string("[TPS \"") + kBlackBegins + "\"]"));
        const auto reading = tak::rules::readPtn(text);
        ASSERT_TRUE(reading.ok() && reading.warnings.empty()) << text;
        EXPECT_EQ(reading.games[0].start.setup().size, 5);
        EXPECT_EQ(formatTps(reading.games[0].start), kBlackBegins);
        EXPECT_EQ(reading.games[0].tree.mainLine().size(), game.game.moves.size());
        EXPECT_FALSE(tak::rules::contradiction(reading.games[0].result, reading.games[0].finalPosition()));
    }
}

TEST(Arena, AdjudicationKnowsWhoMovedWhenBlackBegins) {
    // White, who is far ahead, has flats on two rows.
    ArenaRequest request =
        matchFrom("x5/x,1,1,x2/1,1,x,1,x/2,x4/x3,2,x 2 6", own("a", 300), own("b", 300), 2);
    request.rules.adjudication = {.score = 30, .moves = 1};
    for (const ArenaGame& game : play(request).games) {
        EXPECT_EQ(game.game.end, GameEnd::Adjudicated);
        EXPECT_EQ(game.game.outcome.winner, tak::rules::Color::White);
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
    const std::string ratings = out.str().substr(out.str().find("ratings"));
    for (const char* name : {"  a  ", "  mock cheat  ", "  c  "})
        EXPECT_THAT(ratings, HasSubstr(name)) << "each engine is rated once";
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
