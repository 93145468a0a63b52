#include "games/tak/play/tei/TeiClient.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>
#include <variant>

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

using ::testing::HasSubstr;
using namespace std::chrono_literals;
using Kind = TeiAnswer::Kind;
using rules::Move;
using rules::Position;
using rules::Setup;

constexpr TeiPatience kShort{.start = 5000ms, .ready = 5000ms, .stop = 100ms, .quit = 50ms};

using Started = std::variant<TeiClient, TeiFailure>;

Started start(std::vector<std::string> manners, TeiPatience patience = kShort) {
    manners.insert(manners.begin(), DOLMEN_BINARY_DIR "/bin/mock-engine");
    return TeiClient::start({.command = std::move(manners), .patience = patience});
}

/// A client of a mock engine that starts without errors.
TeiClient mock(std::vector<std::string> manners, TeiPatience patience = kShort) {
    return std::get<TeiClient>(start(std::move(manners), patience));
}

/// The same, with a game of this size begun.
TeiClient playing(const std::vector<std::string>& manners, int size = 5) {
    TeiClient client = mock(manners);
    EXPECT_FALSE(client.newGame(Setup::standard(size)));
    return client;
}

std::vector<Move> moves(std::initializer_list<const char*> texts, int size = 5) {
    Position position(Setup::standard(size));
    std::vector<Move> list;
    for (const char* text : texts) {
        list.push_back(*rules::parseMove(text, position));
        position.make(list.back());
    }
    return list;
}

TeiAnswer ask(TeiClient& client, const std::vector<Move>& played = {}, int size = 5) {
    return client.search(Position(Setup::standard(size)), played, {.nodes = 10});
}

/// A game long enough for the mock engines to show their faults.
const std::vector<Move>& longGame() {
    static const auto kMoves = moves({"a1", "e5", "b1", "d5", "c2", "d4"});
    return kMoves;
}

TEST(TeiClient, IntroducesItself) {
    const TeiClient client = mock({"rubbish"});
    EXPECT_EQ(client.name(), "Mock");
    EXPECT_EQ(client.author(), "The Tests");
    ASSERT_NE(client.option("halfkomi"), nullptr);
    EXPECT_EQ(client.option("HalfKomi")->max, 10);
    EXPECT_EQ(client.option("Threads"), nullptr);
}

TEST(TeiClient, PlaysInBothDialectsDespiteInvalidLines) {
    for (const std::vector<std::string>& manners :
         std::vector<std::vector<std::string>>{{}, {"sizes"}, {"rubbish"}, {"liar"}, {"huge"}}) {
        TeiClient client = playing(manners);
        const TeiAnswer answer = ask(client, longGame());
        EXPECT_EQ(answer.kind, Kind::Move) << ::testing::PrintToString(manners);
        EXPECT_EQ(rules::formatMove(answer.best), "c1");
        EXPECT_EQ(answer.report.depth, 3);
        EXPECT_EQ(answer.report.nodes, 123U);
        ASSERT_EQ(answer.report.lines.size(), 1U);
        EXPECT_EQ(answer.report.lines.front().moves.size(), 1U);
        EXPECT_LE(answer.report.lines.front().score, engine::kMaxEvaluation);
        EXPECT_FALSE(answer.problem);
    }
}

TEST(TeiClient, TellsOfEveryReport) {
    TeiClient client = playing({});
    int reports = 0;
    const auto answer = client.search(Position(Setup::standard(5)), {}, {.depth = 1}, {}, {},
                                      [&](const engine::Report& report) { reports += report.depth == 3; });
    EXPECT_EQ(answer.kind, Kind::Move);
    EXPECT_EQ(reports, 1);
}

TEST(TeiClient, StartsFromAnyPosition) {
    TeiClient client = playing({});
    const auto start = rules::parseTps("x5/x5/x5/x5/2,x3,1 1 2");
    const TeiAnswer answer = client.search(*start, {*rules::parseMove("b1", *start)}, {.depth = 1});
    // The mock ignores the board and places on a1, which is occupied.
    EXPECT_EQ(answer.kind, Kind::Illegal);
}

TEST(TeiClient, RefusesWhatWasNotDeclared) {
    TeiClient client = mock({});
    EXPECT_THAT(client.setOption("Threads", "2").error().describe(), HasSubstr("no option Threads"));
    EXPECT_THAT(client.setOption("HalfKomi", "11").error().describe(), HasSubstr("10 or less"));
    EXPECT_FALSE(client.setOption("HalfKomi", "1x").ok());
    EXPECT_FALSE(client.setOption("HalfKomi", "").ok());
    EXPECT_FALSE(client.setOption("Ponder", "yes").ok());
    EXPECT_FALSE(client.setOption("Style of Play", "tame").ok());
    EXPECT_TRUE(client.setOption("style of play", "very wild").ok());
    EXPECT_TRUE(client.setOption("Ponder", "true").ok());
    EXPECT_FALSE(client.newGame(Setup::standard(5)));
}

TEST(TeiClient, KnowsWhatAnEngineCannotPlay) {
    EXPECT_TRUE(mock({"sizes"}).accepts(Setup::standard(6, 4)).ok());
    EXPECT_FALSE(mock({"sizes"}).accepts(Setup::standard(8)).ok());
    EXPECT_FALSE(mock({"sizes"}).accepts(Setup::standard(5, 10)).ok());
    EXPECT_TRUE(mock({}).accepts(Setup::standard(8, 10)).ok());
    EXPECT_FALSE(mock({}).accepts(Setup::standard(8, 11)).ok()) << "its option ends at 10";
    EXPECT_FALSE(mock({"no-komi"}).accepts(Setup::standard(5, 1)).ok());
    EXPECT_TRUE(mock({"no-komi"}).accepts(Setup::standard(5)).ok());
}

TEST(TeiClient, NeverPlaysWithAnotherKomiThanAgreed) {
    EXPECT_TRUE(mock({"komi-choice"}).accepts(Setup::standard(5, 4)).ok());
    EXPECT_FALSE(mock({"komi-choice"}).accepts(Setup::standard(5, 2)).ok()) << "it is not one of its values";
    EXPECT_THAT(mock({"no-komi", "other-komi"}).accepts(Setup::standard(5, 2)).error().describe(),
                HasSubstr("it does not know komi"))
        << "what its Komi counts is not known";
    TeiClient client = mock({"no-komi-by-answer"});
    EXPECT_FALSE(client.newGame(Setup::standard(5)));
    const auto refused = client.newGame(Setup::standard(5, 4));
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->kind, TeiFailure::Kind::Refused);
    EXPECT_EQ(refused->problem.english(), "it does not play this game; it said: HalfKomi cannot be set");
    EXPECT_FALSE(client.newGame(Setup::standard(5))) << "the next game is another one";
    EXPECT_EQ(ask(client).kind, Kind::Move);
}

TEST(TeiClient, SaysThatAnEngineDoesNotPlayOnABoard) {
    TeiClient ends = mock({"only-5"});
    const auto refused = ends.newGame(Setup::standard(7));
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->kind, TeiFailure::Kind::Refused);
    EXPECT_EQ(refused->problem.english(), "it does not play on a board of side 7; it said: unsupported size");
    EXPECT_FALSE(ends.newGame(Setup::standard(5)));
    EXPECT_EQ(ask(ends).kind, Kind::Move);
    const auto again = ends.newGame(Setup::standard(6));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->kind, TeiFailure::Kind::Refused) << "while it plays, too";

    TeiClient answers = mock({"only-5-by-answer"});
    const auto told = answers.newGame(Setup::standard(7));
    ASSERT_TRUE(told);
    EXPECT_EQ(told->kind, TeiFailure::Kind::Refused);
    EXPECT_EQ(told->problem.english(), "it does not play this game; it said: unsupported size 7");

    TeiClient notices = mock({"only-5-by-go"});
    EXPECT_FALSE(notices.newGame(Setup::standard(7)));
    const TeiAnswer answer = ask(notices, {}, 7);
    EXPECT_EQ(answer.kind, Kind::Crashed);
    EXPECT_THAT(
        answer.problem->english(),
        ::testing::StartsWith("it ended in its first turn on a board of side 7, which it may not play ("));
    EXPECT_FALSE(notices.newGame(Setup::standard(5)));
    EXPECT_EQ(ask(notices).kind, Kind::Move);
}

TEST(TeiClient, AnEngineThatEndsOnEveryBoardHasCrashed) {
    auto started = start({"dies-at-new-game"});
    const auto failure = std::get<TeiClient>(started).newGame(Setup::standard(7));
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, TeiFailure::Kind::Crashed);
    EXPECT_EQ(failure->problem.english().find("board"), std::string::npos) << failure->problem.english();
}

TEST(TeiClient, AComplaintAboutAnotherOptionIsNoRefusal) {
    TeiClient client = mock({"grumbling"});
    EXPECT_FALSE(client.newGame(Setup::standard(5)));
    EXPECT_EQ(ask(client).kind, Kind::Move);
}

TEST(TeiClient, AnEngineMayNameNoMove) {
    TeiClient client = playing({"no-move"});
    const TeiAnswer answer = ask(client);
    EXPECT_EQ(answer.kind, Kind::NoMove);
    EXPECT_TRUE(answer.best.isNone());
    EXPECT_EQ(answer.problem->english(), "it named no move; it said: there is nothing to search");
}

TEST(TeiClient, EveryLineOfSizesCountsWithItsOwnKomis) {
    const TeiClient client = mock({"several-sizes"});
    EXPECT_TRUE(client.accepts(Setup::standard(5, 0)).ok());
    EXPECT_TRUE(client.accepts(Setup::standard(5, 4)).ok());
    EXPECT_TRUE(client.accepts(Setup::standard(6, 0)).ok());
    EXPECT_FALSE(client.accepts(Setup::standard(5, 2)).ok()) << "a list, not a range";
    EXPECT_FALSE(client.accepts(Setup::standard(6, 4)).ok()) << "the komi of another size";
    EXPECT_FALSE(client.accepts(Setup::standard(7, 0)).ok());
    EXPECT_THAT(client.accepts(Setup::standard(6, 4)).error().describe(), HasSubstr("komi of 4 half flats"));
}

Setup unusual(int size, rules::Supply supply, rules::Opening opening = rules::Opening::Swap) {
    Setup setup = Setup::standard(size);
    setup.supply = {supply, supply};
    setup.opening = opening;
    return setup;
}

TEST(TeiClient, TellsSuppliesAndOpeningToEnginesThatHaveOptionsForThem) {
    std::vector<std::string> told;
    auto started = TeiClient::start({.command = {DOLMEN_BINARY_DIR "/bin/mock-engine", "supplies"},
                                     .patience = kShort,
                                     .log = [&](const TeiLine& line) {
                                         if (line.from == TeiLine::From::Us) told.emplace_back(line.text);
                                     }});
    auto& client = std::get<TeiClient>(started);
    const auto toldFor = [&](const rules::Setup& setup) {
        told.clear();
        EXPECT_FALSE(client.newGame(setup));
        return told;
    };
    // Before and after `teinewgame`: some engines apply options only then, others forget them.
    const auto lines = [](const std::string& stones, const std::string& opening) {
        const std::string flats = "setoption name Flats value " + stones;
        const std::string begins = "setoption name Opening value " + opening;
        return std::vector<std::string>{
            "setoption name HalfKomi value 0", flats, begins, "teinewgame 5", flats, begins, "isready"};
    };
    EXPECT_EQ(toldFor(Setup::standard(5)), lines("21", "swap"));
    EXPECT_EQ(toldFor(unusual(5, {25, 1}, rules::Opening::DoubleBlackStack)),
              lines("25", "double black stack"));
    EXPECT_EQ(toldFor(Setup::standard(5)), lines("21", "swap"));
    EXPECT_THAT(toldFor(Setup::standard(6)), ::testing::Contains("setoption name Flats value 30"))
        << "the option's default is meant for one board";
    EXPECT_FALSE(client.accepts(unusual(5, {81, 1})).ok()) << "beyond the option's range";
    const auto knows = [&](rules::Opening opening) {
        return client.introduction().knowsOpening(Position(unusual(5, {21, 1}, opening)));
    };
    EXPECT_TRUE(knows(rules::Opening::Swap));
    EXPECT_TRUE(knows(rules::Opening::DoubleBlackStack));
    EXPECT_FALSE(knows(rules::Opening::NoSwap)) << "no such value";
    rules::Setup unequal = unusual(5, {25, 1});
    unequal.supply[1].stones = 26;
    EXPECT_FALSE(client.accepts(unequal).ok());
}

TEST(TeiClient, EnginesWithoutTheseOptionsPlayTheUsualGame) {
    EXPECT_FALSE(mock({}).accepts(unusual(5, {25, 1})).ok());
    EXPECT_FALSE(mock({}).accepts(unusual(5, {21, 2})).ok());
    const Position stack(unusual(5, {21, 1}, rules::Opening::DoubleBlackStack));
    EXPECT_FALSE(mock({}).introduction().knowsOpening(stack));
    EXPECT_FALSE(mock({"opening-book"}).introduction().knowsOpening(stack))
        << "another option of the same name";
    EXPECT_TRUE(mock({}).introduction().knowsOpening(Position(Setup::standard(5))));
    const auto refused = mock({}).newGame(unusual(5, {25, 1}));
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->kind, TeiFailure::Kind::Refused);
}

TEST(TeiClient, TheFirstTurnsOfAnUnknownOpeningArePlayedForTheEngine) {
    std::vector<std::string> told;
    auto started = TeiClient::start({.command = {DOLMEN_BINARY_DIR "/bin/mock-engine"},
                                     .patience = kShort,
                                     .log = [&](const TeiLine& line) {
                                         if (line.text.starts_with("position")) told.emplace_back(line.text);
                                     }});
    auto& client = std::get<TeiClient>(started);
    Position position(unusual(5, {21, 1}, rules::Opening::DoubleBlackStack));
    const Position start = position;
    ASSERT_FALSE(client.newGame(start.setup()));
    std::vector<Move> played;
    const auto asked = [&] { return client.search(start, played, {.nodes = 10}); };
    const auto play = [&](const char* text) {
        played.push_back(*rules::parseMove(text, position));
        position.make(played.back());
    };
    const TeiAnswer first = asked();
    EXPECT_EQ(first.kind, Kind::Move);
    EXPECT_EQ(rules::formatMove(position, first.best), "2a1");
    play("2e5");
    const TeiAnswer second = asked();
    EXPECT_EQ(rules::formatMove(position, second.best), "a1") << "the corner that is farthest away";
    EXPECT_TRUE(told.empty());
    play("d5");
    EXPECT_EQ(rules::formatMove(position, asked().best), "a1");
    play("a1");
    EXPECT_EQ(rules::formatMove(position, asked().best), "b1");
    EXPECT_EQ(told, (std::vector<std::string>{"position tps x3,1,22/x5/x5/x5/x5 1 2 moves",
                                              "position tps x3,1,22/x5/x5/x5/x5 1 2 moves a1"}));
}

TEST(TeiClient, ASecondBestMoveIsNotTheNextAnswer) {
    TeiClient client = playing({"twice"});
    EXPECT_EQ(rules::formatMove(ask(client).best), "a1");
    EXPECT_EQ(rules::formatMove(ask(client, moves({"a1", "e5"})).best), "b1");
    EXPECT_EQ(rules::formatMove(ask(client, moves({"a1", "e5", "b1", "d5"})).best), "c1");
}

TEST(TeiClient, AnEngineThatIsNotReadyAgainHasHung) {
    TeiClient client = mock({"ready-once"}, {.ready = 1000ms, .stop = 100ms, .quit = 50ms});
    EXPECT_FALSE(client.newGame(Setup::standard(5)));
    EXPECT_EQ(ask(client).kind, Kind::Move);
    const TeiAnswer answer = ask(client);
    EXPECT_EQ(answer.kind, Kind::Hung);
    EXPECT_THAT(answer.problem->english(), HasSubstr("no readyok"));
    EXPECT_FALSE(client.newGame(Setup::standard(5))) << "it is started again";
}

TEST(TeiClient, ReportsEnginesThatDoNotStart) {
    const auto missing = TeiClient::start({.command = {"/no/such/engine"}});
    EXPECT_EQ(std::get<TeiFailure>(missing).kind, TeiFailure::Kind::Crashed);
    const auto crashed = std::get<TeiFailure>(start({"crash-at-start"}));
    EXPECT_EQ(crashed.kind, TeiFailure::Kind::Crashed);
    EXPECT_THAT(crashed.error.describe(), HasSubstr("ended with status 3; it said: no weights found"));
    const auto hung = std::get<TeiFailure>(start({"hang-at-start"}, {.start = 50ms}));
    EXPECT_EQ(hung.kind, TeiFailure::Kind::Hung);
    EXPECT_THAT(hung.error.describe(), HasSubstr("no teiok came within 0.0 s"));
    const auto lazy = mock({"never-ready"}, {.ready = 50ms}).newGame(Setup::standard(5));
    ASSERT_TRUE(lazy);
    EXPECT_EQ(lazy->kind, TeiFailure::Kind::Hung);
    EXPECT_THAT(lazy->error.describe(), HasSubstr("no readyok"));
    const auto small = mock({"sizes"}).newGame(Setup::standard(8));
    ASSERT_TRUE(small);
    EXPECT_EQ(small->kind, TeiFailure::Kind::Refused);
}

TEST(TeiClient, IllegalMovesAreAnAnswer) {
    TeiClient client = playing({"cheat"});
    const TeiAnswer answer = ask(client, longGame());
    EXPECT_EQ(answer.kind, Kind::Illegal);
    EXPECT_THAT(answer.problem->english(), HasSubstr("illegal move \"9z9>\""));
}

TEST(TeiClient, SurvivesACrashAndStartsAgain) {
    TeiClient client = playing({"crash"});
    const TeiAnswer answer = ask(client, longGame());
    EXPECT_EQ(answer.kind, Kind::Crashed);
    EXPECT_THAT(answer.problem->english(), HasSubstr("signal 9"));
    EXPECT_THAT(answer.problem->english(), HasSubstr("thread 'main' panicked"));
    EXPECT_EQ(ask(client).kind, Kind::Crashed);
    EXPECT_FALSE(client.newGame(Setup::standard(5)));
    EXPECT_EQ(ask(client).kind, Kind::Move);
}

TEST(TeiClient, KillsAHangingEngineAndRestarts) {
    for (const char* manner : {"hang", "deaf"}) {
        TeiClient client = playing({manner});
        const auto answer = client.search(Position(Setup::standard(5)), longGame(), {.nodes = 1},
                                          TeiClient::Clock::now() + 50ms);
        EXPECT_EQ(answer.kind, Kind::Hung);
        EXPECT_FALSE(client.newGame(Setup::standard(5)));
    }
}

TEST(TeiClient, StopsASearchByTokenAndByDeadline) {
    TeiClient client = playing({"until-stopped"});
    const auto late = client.search(Position(Setup::standard(5)), {}, {}, TeiClient::Clock::now() + 30ms);
    EXPECT_EQ(late.kind, Kind::Move);
    EXPECT_TRUE(late.late);
    std::stop_source source;
    std::jthread other([&] {
        std::this_thread::sleep_for(20ms);
        source.request_stop();
    });
    const auto stopped = client.search(Position(Setup::standard(5)), {}, {}, {}, source.get_token());
    EXPECT_EQ(stopped.kind, Kind::Move);
    EXPECT_FALSE(stopped.late);
}

TEST(TeiClient, RestartsEnginesThatTakeOneGameOnly) {
    TeiClient client = playing({"one-game"});
    for (int i = 0; i < 3; ++i) {
        EXPECT_FALSE(client.newGame(Setup::standard(5)));
        EXPECT_EQ(ask(client).kind, Kind::Move);
    }
}

TEST(TeiClient, TellsClocksToAnEngineThatEndsWithoutThem) {
    TeiClient client = playing({"clocks-only"});
    for (const engine::Limits& limits :
         {engine::Limits{.moveTime = 100ms}, engine::Limits{.nodes = 10}, engine::Limits{}})
        EXPECT_EQ(client.search(Position(Setup::standard(5)), {}, limits).kind, Kind::Move);
}

TEST(TeiClient, TriesClocksOnlyOnce) {
    int starts = 0;
    auto started =
        TeiClient::start({.command = {DOLMEN_BINARY_DIR "/bin/mock-engine", "crash"},
                          .patience = kShort,
                          .log = [&](const TeiLine& line) { starts += line.text == "tei" ? 1 : 0; }});
    auto& client = std::get<TeiClient>(started);
    for (int game = 0; game < 3; ++game) {
        EXPECT_FALSE(client.newGame(Setup::standard(5)));
        EXPECT_EQ(ask(client, longGame()).kind, Kind::Crashed);
    }
    EXPECT_EQ(starts, 4) << "one for each game, and one more to try clocks";
}

TEST(TeiClient, RestartsTheOlderDialectForAnotherSize) {
    TeiClient client = playing({"one-game"}, 5);
    EXPECT_FALSE(client.newGame(Setup::standard(3)));
    EXPECT_EQ(rules::formatMove(ask(client, moves({"a1", "b1", "c1"}, 3), 3).best), "a2");
    TeiClient newer = playing({"sizes"}, 5);
    EXPECT_FALSE(newer.newGame(Setup::standard(6, 4)));
    EXPECT_EQ(ask(newer, {}, 6).kind, Kind::Move);
}

}  // namespace
}  // namespace tak::play
