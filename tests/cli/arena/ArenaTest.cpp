#include "cli/arena/Arena.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <thread>

#include "cli/arena/Report.h"
#include "games/tak/engine/Score.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/rules/Ptn.h"
#include "match/Match.h"

namespace cli::arena {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;
using tournament::Ending;

const game::Kind& kind() {
    static const tak::play::TakKind kKind;
    return kKind;
}

EngineSpec specOf(const std::string& text) {
    auto spec = parseEngineSpec(kind(), text);
    EXPECT_TRUE(spec.ok()) << spec.error().describe();
    return std::move(*spec);
}

EngineSpec own(const std::string& name, std::uint64_t nodes) {
    return specOf("dolmen,hash=1,name=" + name + ",nodes=" + std::to_string(nodes));
}

EngineSpec mock(const std::string& manner) {
    return specOf("cmd=" DOLMEN_BINARY_DIR "/bin/mock-engine " + manner + ",name=mock " + manner +
                  ",movetime=100");
}

Setup setup(const std::string& size, const std::string& komi = "0") {
    return {.name = "size " + size,
            .values = {{"size", size}, {"komi", komi}, {"rules", "playtak"}, {"repetition", "1"}}};
}

ArenaRequest match(EngineSpec a, EngineSpec b, int games = 2, const std::string& size = "5") {
    ArenaRequest request{.kind = kind()};
    request.engines.push_back(std::move(a));
    request.engines.push_back(std::move(b));
    request.setups = {setup(size)};
    request.games = games;
    return request;
}

/// Black moves first.
constexpr const char* kBlackBegins = "x5/x5/x2,1,2,x/x5/x5 2 2";

void beginFrom(ArenaRequest& request, const std::string& openings) {
    std::vector<game::OptionValues> setups;
    for (const Setup& each : request.setups) setups.push_back(each.values);
    auto read = additionsOf(kind()).readOpenings(openings, "book", setups, {});
    ASSERT_TRUE(read.ok()) << read.error().describe();
    request.beginnings = std::move(*read);
}

ArenaResult play(const ArenaRequest& request, const GameListener& listener = {}) {
    auto result = runArena(request, {}, listener);
    EXPECT_TRUE(result.ok()) << result.error().describe();
    return std::move(*result);
}

/// The games as text, by number.
std::map<int, std::string> textsOf(const ArenaRequest& request, ArenaResult& result) {
    std::map<int, std::string> texts;
    result = play(request, [&](const ArenaResult& soFar, const tournament::PlayedGame& played,
                               const tournament::Contest& contest) {
        texts[soFar.games.back().number] = kind().writeAtOnce(recordOf(played, contest, "e", "2026.01.31"));
    });
    return texts;
}

TEST(Arena, PlaysEveryGameOnSeveralThreads) {
    ArenaRequest request = match(own("a", 60), own("b", 60), 12, "4");
    request.setups.push_back(setup("5", "2"));
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
    ArenaRequest request = match(specOf("dolmen,hash=1,name=a,nodes=60,level=1"),
                                 specOf("dolmen,hash=1,name=b,nodes=60,level=1"), 6, "4");
    request.openings.turns = 0;
    const auto turns = [&] {
        std::map<int, std::vector<game::Action>> all;
        for (const ArenaGame& game : play(request).games) all[game.number] = game.actions;
        return all;
    };
    const auto alone = turns();
    EXPECT_NE(alone.at(1), alone.at(3)) << "the same seats on the same empty board";
    request.concurrency = 3;
    EXPECT_EQ(turns(), alone);
}

TEST(Arena, GamesThatRepeatEarlierOnesAreCounted) {
    ArenaRequest request = match(own("a", 60), own("b", 60), 6, "4");
    request.openings.turns = 0;
    const ArenaResult alike = play(request);
    EXPECT_EQ(repeatedGames(alike), 4) << "the engine with so many nodes always answers alike";
    EXPECT_THAT(jsonReport(request, alike), HasSubstr("\"repeatedGames\": 4"));
    request.openings.turns = 4;
    EXPECT_EQ(repeatedGames(play(request)), 0);
}

TEST(Arena, EachSetupHasABookOfItsOwn) {
    ArenaRequest request = match(own("a", 2), own("b", 2), 8, "4");
    request.setups.push_back(setup("5", "2"));
    request.openings = {.turns = 3, .seed = 7};
    const auto openings = [&] {
        std::vector<std::vector<std::string>> all;
        for (const ArenaGame& game : play(request).games) all.push_back(game.opening);
        return all;
    };
    const auto first = openings();
    ASSERT_THAT(first, SizeIs(8));
    for (const auto& opening : first) EXPECT_THAT(opening, SizeIs(3));
    for (const std::size_t i : {0U, 2U, 4U, 6U}) EXPECT_EQ(first[i], first[i + 1]);
    EXPECT_NE(first[0], first[4]);
    EXPECT_NE(first[2], first[6]);
    EXPECT_EQ(openings(), first);
    request.openings.seed = 8;
    EXPECT_NE(openings(), first);
    request.openings.turns = 0;
    EXPECT_THAT(openings().front(), SizeIs(0));
}

TEST(Arena, MoreNodesWin) {
    const ArenaResult result = play(match(own("strong", 1500), own("weak", 20), 6));
    EXPECT_GE(tallyOf(result, 0).points(), 5);
}

TEST(Arena, MisconductLosesAndIsNamed) {
    const std::pair<const char*, Ending> cases[] = {{"cheat", Ending::Illegal},
                                                    {"crash", Ending::Crashed},
                                                    {"slow", Ending::Late},
                                                    {"deaf", Ending::Hung}};
    for (const auto& [manner, end] : cases) {
        ArenaRequest request = match(mock(manner), own("b", 20), 1);
        request.turnMargin = Milliseconds(50);
        const ArenaResult result = play(request);
        ASSERT_EQ(result.games.size(), 1U);
        const ArenaGame& game = result.games.front();
        EXPECT_EQ(game.ending, end) << manner << ": " << game.problem;
        EXPECT_EQ(game.culprit, 0);
        EXPECT_EQ(tallyOf(result, 0).losses, 1);
        EXPECT_FALSE(game.problem.empty());
    }
}

TEST(Arena, AnEngineThatIsNeverReadyHangs) {
    ArenaRequest request = match(mock("never-ready"), own("b", 20), 1);
    const tak::play::TeiPrograms impatient({.ready = Milliseconds(50)});
    request.engines[0].makeBot = [&] { return impatient.createBot(*request.engines[0].program, {}); };
    const ArenaResult result = play(request);
    ASSERT_EQ(result.games.size(), 1U);
    EXPECT_EQ(result.games.front().ending, Ending::Hung);
    EXPECT_EQ(result.games.front().culprit, 0);
    EXPECT_THAT(result.games.front().problem, HasSubstr("no readyok came within"));
}

TEST(Arena, ClocksRunOut) {
    ArenaRequest request = match(mock("slow"), own("b", 20), 1);
    request.engines[0].pace = {.clock = tournament::Pace::Clock{Milliseconds(400), Milliseconds(0)}};
    const ArenaResult result = play(request);
    EXPECT_EQ(result.games.front().ending, Ending::Late);
    EXPECT_EQ(result.games.front().turns, 6U);  // the opening, one slow move and its answer
}

TEST(Arena, EnginesThatCannotPlayAreAnError) {
    EXPECT_FALSE(runArena(match(mock("crash-at-start"), own("b", 20)), {}, {}).ok());
    EXPECT_FALSE(runArena(match(mock("sizes"), own("b", 20), 2, "8"), {}, {}).ok());
    ArenaRequest request = match(mock(""), own("b", 20));
    request.engines[0].program->options = {{"Threads", "1"}};
    EXPECT_THAT(runArena(request, {}, {}).error().describe(), HasSubstr("no option Threads"));
}

TEST(Arena, EndsWithTheVerdictOfTheSprt) {
    ArenaRequest request = match(own("strong", 400), own("weak", 2), 400, "4");
    request.setups.push_back(setup("3"));
    request.sprt = Sprt{.elo0 = 0, .elo1 = 300};
    const ArenaResult result = play(request);
    EXPECT_LT(result.games.size(), 400U);
    EXPECT_GT(tallyOf(result, 0, 1).games(), 0) << "all set-ups count";
    EXPECT_FALSE(result.stopped);
    EXPECT_NE(stateOf(*request.sprt, logLikelihoodRatio(*request.sprt, pairsOf(result, 0))), SprtState::Open);
}

TEST(Arena, AStopKeepsWhatIsKnown) {
    std::stop_source source;
    ArenaRequest request = match(own("a", 20), own("b", 20), 1000, "4");
    request.engines.push_back(own("c", 20));
    const auto result =
        runArena(request, source.get_token(),
                 [&](const ArenaResult& soFar, const tournament::PlayedGame&, const tournament::Contest&) {
                     if (soFar.games.size() == 3) source.request_stop();
                 });
    ASSERT_TRUE(result.ok());
    EXPECT_GE(result->games.size(), 3U);
    EXPECT_LT(result->games.size(), 1000U) << "the next pairing does not begin";
    EXPECT_TRUE(result->stopped);
}

TEST(Arena, LongGamesAreDrawnAndClearOnesAdjudicated) {
    ArenaRequest request = match(own("a", 20), own("b", 20), 2);
    request.mostTurns = 10;
    for (const ArenaGame& game : play(request).games) {
        EXPECT_EQ(game.ending, Ending::TooLong);
        EXPECT_EQ(game.halfPoints, 1);
    }
    request.mostTurns = 300;
    request.adjudication = {.chance = tak::engine::winProbability(1), .turns = 1};
    int adjudicated = 0;
    for (const ArenaGame& game : play(request).games) adjudicated += game.ending == Ending::Adjudicated;
    EXPECT_GE(adjudicated, 1);
}

TEST(ArenaReport, GamesAreCleanPtn) {
    ArenaRequest request = match(own("a", 60), mock("cheat"), 4);
    request.setups = {setup("5", "2.5")};
    ArenaResult result;
    const auto texts = textsOf(request, result);
    EXPECT_THAT(texts, SizeIs(4));
    for (const ArenaGame& game : result.games) {
        const std::string& text = texts.at(game.number);
        const auto reading = tak::rules::readPtn(text);
        EXPECT_TRUE(reading.errors.empty() && reading.warnings.empty()) << text;
        ASSERT_EQ(reading.games.size(), 1U);
        EXPECT_EQ(*reading.games[0].tag("Komi"), "2.5");
        EXPECT_EQ(*reading.games[0].tag("Date"), "2026.01.31");
        EXPECT_EQ(reading.games[0].tree.mainLine().size(), game.actions.size());
        EXPECT_THAT(text, HasSubstr("illegal move"));
    }
}

TEST(ArenaReport, NotesAreOfWhitesSideWhoeverMoves) {
    // The mock engine thinks in every position that it is a little behind.
    const ArenaRequest request = match(own("a", 60), mock(""), 2);
    ArenaResult result;
    const auto texts = textsOf(request, result);
    ASSERT_EQ(result.games.size(), 2U);
    for (const ArenaGame& game : result.games) {
        const bool mockIsWhite = game.secondBegins;
        auto read = kind().read(texts.at(game.number), "x.ptn", {});
        ASSERT_TRUE(read);
        const match::Match match = match::Match::fromRecord(std::move(read->game));
        std::size_t ply = 0;
        for (match::NodeId id = match::Match::kRoot; !match.tree().node(id).children.empty(); ++ply) {
            id = match.tree().node(id).children.front();
            const match::Node& node = match.tree().node(id);
            if (ply < game.opening.size()) continue;
            ASSERT_TRUE(node.evaluation) << "the table has its graph";
            EXPECT_THAT(node.evaluation->details, ::testing::StartsWith("score:"));
            if ((ply % 2 == 0) != mockIsWhite) continue;
            EXPECT_NEAR(node.evaluation->chances[0], mockIsWhite ? 0.485 : 0.515, 0.001);
            EXPECT_EQ(node.evaluation->depth, 3);
            EXPECT_THAT(node.evaluation->details, HasSubstr(mockIsWhite ? "score:-0.12 " : "score:+0.12 "));
        }
        EXPECT_EQ(ply, game.turns);
    }
}

TEST(Arena, ListedOpeningsArePlayedTwiceAndBeginAgain) {
    ArenaRequest request = match(own("a", 20), own("b", 20), 6);
    beginFrom(request, std::string("1. a1 e5 2. c3\n") + kBlackBegins + "\n");
    const ArenaResult result = play(request);
    ASSERT_EQ(result.games.size(), 6U);
    for (std::size_t i = 0; i < 6; ++i) {
        const ArenaGame& game = result.games[i];
        const bool fromPosition = i / 2 == 1;
        EXPECT_EQ(game.start, fromPosition ? kBlackBegins : "x5/x5/x5/x5/x5 1 1");
        EXPECT_EQ(game.opening.size(), fromPosition ? 0U : 3U);
        EXPECT_EQ(game.players.front(), i % 2 == 0 ? "a" : "b");
        EXPECT_EQ(game.ending, Ending::Rules) << game.problem;
    }
}

TEST(Arena, EachSetupHasItsOwnListOfOpenings) {
    ArenaRequest request = match(own("a", 10), own("b", 10), 8);
    request.setups.push_back(setup("6", "2"));
    beginFrom(request, "a1 f6\n[TPS \"x5/x5/x2,1,2,x/x5/x5 2 2\"] d4\na1 f5\n");
    const ArenaResult result = play(request);
    ASSERT_EQ(result.games.size(), 8U);
    for (const ArenaGame& game : result.games)
        EXPECT_EQ(game.start, game.setup == 0 ? kBlackBegins : "x6/x6/x6/x6/x6/x6 1 1");
    const auto opening = [&](std::size_t game) {
        return nlohmann::json::parse(jsonReport(request, result))["games"][game]["opening"];
    };
    EXPECT_EQ(opening(0)["position"], kBlackBegins);
    EXPECT_EQ(opening(0)["moves"], nlohmann::json({"d4"}));
    EXPECT_EQ(opening(2)["moves"], nlohmann::json({"a1", "f6"}));
    EXPECT_EQ(opening(6)["moves"], nlohmann::json({"a1", "f5"}));
}

TEST(Arena, MovesBelongToTheirPlayersWhenBlackBegins) {
    // With few nodes only the first iteration is searched, which compares all moves.
    ArenaRequest request = match(own("few", 20), own("many", 2000), 2);
    beginFrom(request, kBlackBegins);
    ArenaResult result;
    const auto texts = textsOf(request, result);
    const auto engines = nlohmann::json::parse(jsonReport(request, result))["engines"];
    const auto nodes = [&](std::size_t i) {
        return engines[i]["nodes"].get<double>() / engines[i]["moves"].get<double>();
    };
    EXPECT_LT(nodes(0), 200);
    EXPECT_GT(nodes(1), 400);
    for (const ArenaGame& game : result.games) {
        const std::string& text = texts.at(game.number);
        EXPECT_THAT(text, HasSubstr(std::string("[TPS \"") + kBlackBegins + "\"]"));
        const auto reading = tak::rules::readPtn(text);
        ASSERT_TRUE(reading.ok() && reading.warnings.empty()) << text;
        EXPECT_EQ(reading.games[0].start.setup().size, 5);
        EXPECT_EQ(reading.games[0].start.toMove(), tak::rules::Color::Black);
        EXPECT_EQ(reading.games[0].tree.mainLine().size(), game.actions.size());
        EXPECT_FALSE(tak::rules::contradiction(reading.games[0].result, reading.games[0].finalPosition()));
    }
}

TEST(Arena, AdjudicationKnowsWhoMovedWhenBlackBegins) {
    // White, who is far ahead, has flats on two rows.
    ArenaRequest request = match(own("a", 300), own("b", 300), 2);
    beginFrom(request, "x5/x,1,1,x2/1,1,x,1,x/2,x4/x3,2,x 2 6");
    request.adjudication = {.chance = tak::engine::winProbability(30), .turns = 1};
    for (const ArenaGame& game : play(request).games) {
        EXPECT_EQ(game.ending, Ending::Adjudicated);
        EXPECT_EQ(game.halfPoints, game.secondBegins ? 0 : 2) << "White has won";
    }
}

TEST(ArenaReport, SaysEverythingInTextAndJson) {
    ArenaRequest request = match(own("a", 60), mock("cheat"), 4);
    request.engines.push_back(own("c", 20));
    request.setups.push_back(setup("4"));
    const ArenaResult result = play(request);
    std::ostringstream out;
    printReport(request, result, out);
    for (const char* part :
         {"12 games", "a - mock cheat: +4 =0 -0", "  as White: +2 =0 -0", "  as Black: +2 =0 -0", "size 5: +",
          "size 4: +", "ratings", "LOS", "illegal moves 8", "\nWhite: +"})
        EXPECT_THAT(out.str(), HasSubstr(part));
    const std::string ratings = out.str().substr(out.str().find("ratings"));
    for (const char* name : {"  a  ", "  mock cheat  ", "  c  "})
        EXPECT_THAT(ratings, HasSubstr(name)) << "each engine is rated once";
    const auto json = nlohmann::json::parse(jsonReport(request, result));
    EXPECT_EQ(json["games"].size(), 12U);
    EXPECT_EQ(json["games"][0]["options"]["size"], "5");
    EXPECT_EQ(json["pairings"][0]["wins"], 4);
    EXPECT_TRUE(json["pairings"][0]["elo"].is_null());
    EXPECT_EQ(json["engines"][1]["illegalMoves"], 8);
    EXPECT_EQ(json["ratings"].size(), 3U);
    EXPECT_THAT(progressLine(request, result), HasSubstr("12/12 mock cheat - c: +0 =0 -4 0.0 %"));
}

}  // namespace
}  // namespace cli::arena
