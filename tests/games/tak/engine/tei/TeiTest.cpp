// Whole conversations, like those of graphical interfaces and match runners.

#include "games/tak/engine/tei/Tei.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tak/engine/TeiClient.h"
#include "games/tak/rules/Notation.h"

namespace tak::engine {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

/// Whether the move is legal after these moves on an empty board.
bool isLegalAfter(int size, std::initializer_list<std::string_view> moves, std::string_view text) {
    rules::Game game(rules::Setup::standard(size));
    for (const std::string_view move : moves) game.play(parseMove(move, game.position()).value());
    return rules::parseMove(text, game.position()).ok();
}

/// The last score of a search of a few plies.
std::string scoreOf(TeiClient& client, std::string_view position, std::string_view go = "go depth 3") {
    client.say({position, go});
    client.await("bestmove");
    const auto infos = client.all("info depth");
    if (infos.empty()) return "none";
    const std::string& last = infos.back();
    return valueOf(last, "score") + " " + valueOf(last, valueOf(last, "score"));
}

TEST(Tei, IntroducesItself) {
    TeiClient client;
    client.say("tei");
    client.await("teiok");
    EXPECT_EQ(client.all("").front(), "id name Dolmen 1.2.3");
    EXPECT_EQ(client.all("").back(), "teiok");
    EXPECT_THAT(client.all("id author"), ElementsAre("id author The Dolmen authors"));
    EXPECT_EQ(client.count("option name "), 11U);
    const auto sizes = client.all("size ");
    ASSERT_EQ(sizes.size(), 1U);
    EXPECT_THAT(sizes[0], MatchesRegex("size 3 4 5 6 7 8 halfkomi -20 -19 .* -1 0 1 .* 19 20"));
}

TEST(Tei, SpeaksTheDialectWithKomiAsAnOption) {
    TeiClient client;
    client.say("tei");
    client.await("teiok");
    client.say({"setoption name HalfKomi value 4", "isready"});
    client.await("readyok");
    client.say({"teinewgame 6", "position startpos moves a1 f6", "go movetime 100"});
    EXPECT_TRUE(isLegalAfter(6, {"a1", "f6"}, client.awaitMove()));
    EXPECT_THAT(client.all("info string"), IsEmpty());
    EXPECT_THAT(
        client.all("info depth").back(),
        MatchesRegex("info depth [0-9]+ seldepth [0-9]+ time [0-9]+ nodes [0-9]+ nps [0-9]+ hashfull [0-9]+ "
                     "multipv 1 score (cp|mate) -?[0-9]+ wdl [0-9]+ 0 [0-9]+ pv( [SC1-8]?[a-f][1-6]"
                     "([-+<>][1-6]*)?)+"));
}

TEST(Tei, SpeaksTheDialectWithKomiInTheNewGame) {
    TeiClient client;
    client.say({"tei", "isready", "teinewgame size 5 halfkomi 4", "position startpos",
                "go wtime 2000 btime 2000 winc 10 binc 10"});
    EXPECT_TRUE(isLegalAfter(5, {}, client.awaitMove()));
    client.say({"position startpos moves a1 e5", "go nodes 2000"});
    EXPECT_TRUE(isLegalAfter(5, {"a1", "e5"}, client.awaitMove()));
    EXPECT_THAT(client.all("info string"), IsEmpty());
}

TEST(Tei, KomiOfEitherDialectDecides) {
    // White fills the board with c1, and is one flat ahead.
    constexpr const char* kNearlyFull = "position tps 1,2,1/2,1,2/2,1,x 1 5";
    constexpr const char* kGo = "go depth 1 searchmoves c1";
    TeiClient client;
    EXPECT_EQ(scoreOf(client, kNearlyFull, kGo), "mate 1");
    client.say("setoption name HalfKomi value 4");
    EXPECT_EQ(scoreOf(client, kNearlyFull, kGo), "mate -1");
    client.say("teinewgame size 3 halfkomi 2");
    EXPECT_EQ(scoreOf(client, kNearlyFull, kGo), "cp 0");
    client.say("teinewgame size 3");
    EXPECT_EQ(scoreOf(client, kNearlyFull, kGo), "mate -1");
    client.say({"setoption name HalfKomi value 0", "teinewgame 3"});
    EXPECT_EQ(scoreOf(client, kNearlyFull, kGo), "mate 1");
}

TEST(Tei, ScoresAreOfTheSideToMove) {
    TeiClient client;
    client.say("teinewgame 5");
    EXPECT_EQ(scoreOf(client, "position tps 1,1,1,1,x/x5/x5/2,2,2,2,x/x5 1 5"), "mate 1");
    EXPECT_EQ(scoreOf(client, "position tps 1,1,1,1,x/x5/x5/2,2,2,2,x/x5 2 5"), "mate 1");
    EXPECT_EQ(scoreOf(client, "position tps 2,2,2,2,x/x5/x5/2,2,2,2,x/1,x,1,x,1 1 9"), "mate -1");
    EXPECT_EQ(scoreOf(client, "position tps 1,1,1,1,x/x5/x5/1,1,1,1,x/2,x,2,x,2 2 9"), "mate -1");
    constexpr const char* kWhiteAhead = "position tps x,1,x,1,x/x5/1,x,2,x,1/x5/1,x3,1 ";
    EXPECT_THAT(scoreOf(client, std::string(kWhiteAhead) + "1 8"),
                MatchesRegex("cp [1-9][0-9]*|mate [0-9]+"));
    EXPECT_THAT(scoreOf(client, std::string(kWhiteAhead) + "2 8"), MatchesRegex("(cp|mate) -[1-9][0-9]*"));
}

TEST(Tei, WithoutANewGameTheTpsTellsTheSize) {
    TeiClient client;
    client.say({"position tps x3/x3/x3 1 1 moves a1 c3", "go depth 2"});
    EXPECT_TRUE(isLegalAfter(3, {"a1", "c3"}, client.awaitMove()));
    client.say({"position startpos", "go depth 1"});
    EXPECT_TRUE(isLegalAfter(6, {}, client.awaitMove()));
}

TEST(Tei, SearchesTheStartIfNoPositionIsGiven) {
    TeiClient client;
    client.say({"teinewgame 4", "go depth 2"});
    EXPECT_TRUE(isLegalAfter(4, {}, client.awaitMove()));
    client.say({"position startpos moves a1 d4", "teinewgame 3", "go depth 2"});
    EXPECT_TRUE(isLegalAfter(3, {}, client.awaitMove()));
}

TEST(Tei, AnIllegalMoveLeavesNoPosition) {
    TeiClient client;
    client.say({"teinewgame 3", "position startpos moves a1 c3", "position startpos moves b2 b2"});
    const std::string why = "position: move 2: b2 is not legal: there is already a piece on b2";
    EXPECT_EQ(client.await("info string"), "info string error: " + why);
    client.say("go depth 1");
    EXPECT_EQ(client.await("info string"), "info string error: there is nothing to search: " + why);
    EXPECT_EQ(client.await("bestmove"), "bestmove (none)");
    client.say({"position startpos moves a1 c3", "go depth 1"});
    EXPECT_TRUE(isLegalAfter(3, {"a1", "c3"}, client.awaitMove()));
    EXPECT_EQ(client.count("bestmove"), 2U);
}

TEST(Tei, NoGoIsAnsweredForAPositionThatTheClientDidNotMean) {
    for (const char* refused :
         {"position startpos moves a1 zz", "position", "position tps x6/x6 1 1", "position chess",
          "position startpos moves a1 c3 a1", "teinewgame 99", "teinewgame size 3 halfkomi 99",
          "teinewgame 3 komi 2", "setoption name HalfKomi value 99", "setoption name Komi value 2",
          "setoption name half komi value 2", "setoption name Opening value sideways",
          "setoption name Rules value Mine", "setoption name Flats value 9999",
          "setoption name Caps value"}) {
        SCOPED_TRACE(refused);
        TeiClient client;
        client.say({"teinewgame 3", "position startpos moves a1 c3", refused, "go nodes 100"});
        EXPECT_EQ(client.await("bestmove"), "bestmove (none)");
        EXPECT_EQ(client.count("info string error: "), 2U) << "to the command and to the go";
        EXPECT_EQ(client.count("info string error: there is nothing to search: "), 1U);
        EXPECT_EQ(client.count("bestmove"), 1U);
        client.say({"go infinite", "stop"});
        client.await("bestmove");
        EXPECT_EQ(client.count("bestmove"), 2U);
    }
}

TEST(Tei, TheAnswerWithoutAMoveWaitsForStopToo) {
    TeiClient client;
    client.say({"teinewgame 3", "position startpos moves zz", "go infinite", "isready"});
    client.await("readyok");
    EXPECT_EQ(client.count("bestmove"), 0U);
    client.say("stop");
    EXPECT_EQ(client.await("bestmove"), "bestmove (none)");
}

TEST(Tei, ARefusedConditionIsForgottenOnceItIsSaidCorrectly) {
    TeiClient client;
    const auto answer = [&](std::initializer_list<std::string_view> lines) {
        client.say(lines);
        client.say("go depth 1");
        return client.await("bestmove");
    };
    EXPECT_EQ(answer({"setoption name Komi value 2", "teinewgame 3", "position startpos"}), "bestmove (none)")
        << "a new game does not say it";
    EXPECT_NE(answer({"setoption name HalfKomi value 4"}), "bestmove (none)");
    EXPECT_EQ(answer({"setoption name Komi value 2"}), "bestmove (none)");
    EXPECT_NE(answer({"teinewgame size 3 halfkomi 4"}), "bestmove (none)");
    EXPECT_EQ(answer({"setoption name Opening value x"}), "bestmove (none)");
    EXPECT_EQ(answer({"setoption name HalfKomi value 4"}), "bestmove (none)") << "another condition";
    EXPECT_NE(answer({"setoption name Opening value swap"}), "bestmove (none)");
    EXPECT_EQ(answer({"teinewgame 9", "position startpos"}), "bestmove (none)");
    EXPECT_NE(answer({"teinewgame 3"}), "bestmove (none)");
    EXPECT_NE(answer({"setoption name Contempt value 3", "setoption name Hash value lots"}),
              "bestmove (none)")
        << "the game is the same";
    EXPECT_THAT(client.all("info string error: there is no option \"Komi\""),
                ::testing::Each(HasSubstr("the komi is HalfKomi, in half flats")));
}

TEST(Tei, OptionsHoldForThePositionThatStands) {
    // White fills the board with c1, and is one flat ahead.
    constexpr const char* kNearlyFull = "position tps 1,2,1/2,1,2/2,1,x 1 5";
    constexpr const char* kGo = "go depth 1 searchmoves c1";
    TeiClient client;
    EXPECT_EQ(scoreOf(client, kNearlyFull, kGo), "mate 1");
    EXPECT_EQ(scoreOf(client, "setoption name HalfKomi value 4", kGo), "mate -1");
    EXPECT_EQ(scoreOf(client, "setoption name halfkomi value 2", kGo), "cp 0");
    client.say("teinewgame size 3 halfkomi 0");
    EXPECT_EQ(scoreOf(client, kNearlyFull, kGo), "mate 1");
    EXPECT_EQ(scoreOf(client, "setoption name HalfKomi value 4", kGo), "mate -1") << "it was said last";
    EXPECT_EQ(client.count("info string"), 0U);
}

TEST(Tei, ThePositionThatStandsIsReadAgainByTheOptions) {
    TeiClient client;
    client.say({"teinewgame 3", "position startpos moves 2a1", "go depth 1"});
    EXPECT_EQ(client.await("bestmove"), "bestmove (none)");
    client.say({"setoption name Opening value double black stack", "go depth 1"});
    EXPECT_THAT(client.await("bestmove"), MatchesRegex("bestmove [a-c][1-3]"));
    client.say({"setoption name Opening value no-swap", "go depth 1"});
    EXPECT_EQ(client.await("bestmove"), "bestmove (none)") << "the moves are illegal now";
    // With two flats each, White has none left after the third turn.
    client.say({"setoption name Opening value swap", "setoption name Caps value 0",
                "position startpos moves a1 c3 b2 a2", "go depth 1"});
    EXPECT_NE(client.await("bestmove"), "bestmove (none)");
    client.say({"setoption name Flats value 2", "go depth 1"});
    EXPECT_EQ(client.await("bestmove"), "bestmove (none)");
    EXPECT_THAT(client.all("info string").back(),
                HasSubstr("move 4: \"a2\" comes after the end of the game"));
    client.say({"setoption name Flats value -1", "go depth 1"});
    EXPECT_NE(client.await("bestmove"), "bestmove (none)");
}

TEST(Tei, TheRulesOfDrawsHoldForThePositionThatStands) {
    // Fifty plies without a placement: nothing by the book, and a draw on playtak.
    std::string moves = "position startpos moves a1 e5 c3 c1";
    for (int i = 0; i < 12; ++i) moves += " c3> c1> d3< d1<";
    TeiClient client;
    client.say({"teinewgame 5", moves + " c3> c1>", "go depth 1"});
    EXPECT_NE(client.await("bestmove"), "bestmove (none)");
    client.say({"setoption name Rules value Playtak", "go depth 1"});
    EXPECT_EQ(client.await("bestmove"), "bestmove (none)");
    EXPECT_THAT(client.all("info string"), ElementsAre("info string the game is over: 1/2-1/2"));
    client.say({"setoption name Rules value Book", "go depth 1"});
    EXPECT_NE(client.await("bestmove"), "bestmove (none)");
}

TEST(Tei, OptionsOfTheNextGameSayNothingAboutTheLast) {
    TeiClient client;
    client.say({"teinewgame 3", "position startpos moves a1 c3 b2", "setoption name Flats value 2",
                "setoption name Caps value 0", "setoption name Opening value double black stack",
                "teinewgame 3", "setoption name Flats value 10", "position startpos moves 2a1",
                "go depth 1"});
    EXPECT_NE(client.await("bestmove"), "bestmove (none)");
    EXPECT_THAT(client.all("info string"), IsEmpty());
}

TEST(Tei, UnderstandsAStartThatIsCalledATps) {
    TeiClient client;
    client.say({"teinewgame 4", "position tps startpos", "go depth 1"});
    EXPECT_TRUE(isLegalAfter(4, {}, client.awaitMove()));
    client.say({"position tps tps x3/x3/x3 1 1", "go depth 1"});
    EXPECT_TRUE(isLegalAfter(3, {}, client.awaitMove()));
    EXPECT_EQ(client.count("info string"), 0U);
}

TEST(Tei, SaysWhichGameItSearchesIfNoneWasBegun) {
    TeiClient client;
    client.say("go depth 1");
    EXPECT_TRUE(isLegalAfter(6, {}, client.awaitMove()));
    EXPECT_THAT(
        client.all("info string"),
        ElementsAre("info string warning: no game was begun, so this is the start on a board of side 6"));
    client.say({"teinewgame 5", "go depth 1"});
    EXPECT_TRUE(isLegalAfter(5, {}, client.awaitMove()));
    EXPECT_EQ(client.count("info string"), 1U);
}

TEST(Tei, AFinishedGameHasNoBestMove) {
    TeiClient client;
    client.say({"teinewgame 3", "position startpos moves a3 a1 b1 b3 c1", "go movetime 100"});
    EXPECT_EQ(client.await("bestmove"), "bestmove (none)");
    EXPECT_THAT(client.all("info string"), ElementsAre("info string the game is over: R-0"));
    client.say({"go infinite", "stop"});
    EXPECT_EQ(client.await("bestmove"), "bestmove (none)");
}

TEST(Tei, SearchMovesAndMultiPv) {
    TeiClient client;
    client.say({"teinewgame 5", "setoption name MultiPV value 3", "position startpos moves a1 e5",
                "go depth 3 searchmoves b2 Sc4"});
    EXPECT_THAT(client.awaitMove(), ::testing::AnyOf("b2", "Sc4"));
    EXPECT_EQ(client.count("info depth 3 "), 2U);  // two moves make two lines
    client.say("go depth 3");
    client.await("bestmove");
    const auto infos = client.all("info depth 3 ");
    ASSERT_GE(infos.size(), 5U);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(valueOf(infos[infos.size() - 3 + i], "multipv"), std::to_string(i + 1));
}

TEST(Tei, TheReplyIsNamedToClientsThatPonder) {
    TeiClient client;
    client.say({"teinewgame 4", "go depth 4"});
    EXPECT_THAT(client.await("bestmove"), MatchesRegex("bestmove [a-d][1-4]"));
    client.say({"setoption name Ponder value true", "go depth 4"});
    EXPECT_THAT(client.await("bestmove"), MatchesRegex("bestmove [a-d][1-4] ponder [a-d][1-4]"));
}

TEST(Tei, ComplainsAboutWhatItDoesNotKnow) {
    TeiClient client;
    client.say({"", "  ", "uci", "debug on", "setoption", "setoption name Contempt value 3",
                "setoption name Hash value 1000000", "teinewgame 9", "teinewgame size", "teinewgame chess",
                "position", "ponderhit", "\xff\xfe", "stop"});
    EXPECT_EQ(client.count(""), 11U);
    EXPECT_EQ(client.count("info string error: "), 11U);
    client.say("isready");
    client.await("readyok");
}

TEST(Tei, ARefusedNewGameLeavesNone) {
    TeiClient client;
    client.say({"teinewgame 4", "teinewgame size 5 halfkomi 99", "position startpos", "go depth 1"});
    EXPECT_THAT(client.await("info string"), HasSubstr("halfkomi \"99\": expected a number from -40 to 40"));
    EXPECT_THAT(client.await("info string"), HasSubstr("nothing to search: teinewgame: halfkomi \"99\""));
    EXPECT_EQ(client.await("bestmove"), "bestmove (none)");
    client.say({"teinewgame 4", "go depth 1"});
    EXPECT_TRUE(isLegalAfter(4, {}, client.awaitMove()));
}

TEST(Tei, PassesOverUnknownWordsOfANewGame) {
    TeiClient client;
    client.say({"teinewgame size 4 variant 5 halfkomi 40 opening swap", "position startpos", "go depth 1"});
    EXPECT_THAT(client.await("info string"), HasSubstr("passed over \"variant\""));
    EXPECT_TRUE(isLegalAfter(4, {}, client.awaitMove()));
    EXPECT_EQ(scoreOf(client, "position tps 1,2,1/2,1,2/2,1,x 1 5", "go depth 1 searchmoves c1"), "mate -1")
        << "the komi counts";
}

TEST(Tei, PlaysEveryOpening) {
    TeiClient client;
    client.say({"setoption name Opening value double black stack", "teinewgame 4", "go depth 2"});
    EXPECT_THAT(client.await("bestmove"), MatchesRegex("bestmove 2[a-d][1-4]"));
    client.say({"position startpos moves 2a1 d4 b2", "go depth 2"});
    EXPECT_EQ(client.await("bestmove").substr(0, 9), "bestmove ");
    EXPECT_EQ(client.count("info string error: "), 0U);
    client.say({"setoption name Opening value no-swap", "teinewgame 5", "position startpos moves Cc3",
                "go depth 2"});
    client.await("bestmove");
    EXPECT_EQ(client.count("info string error: "), 0U);
}

TEST(Tei, PlaysWithTheSuppliesOfItsOptions) {
    TeiClient client;
    client.say({"setoption name Flats value 2", "setoption name Caps value 0", "teinewgame 3",
                "position startpos moves a1 c3 b2", "go depth 1"});
    EXPECT_EQ(client.await("bestmove"), "bestmove (none)") << "White's last stone has been placed";
    client.say({"setoption name Opening value double black stack", "setoption name Flats value 1",
                "teinewgame 3", "go depth 1"});
    EXPECT_THAT(client.await("info string error"), HasSubstr("needs two stones"));
    EXPECT_EQ(client.await("bestmove"), "bestmove (none)") << "not with other supplies than agreed";
    client.say({"setoption name Flats value 2", "go depth 1"});
    EXPECT_THAT(client.await("bestmove"), MatchesRegex("bestmove 2[a-c][1-3]"));
}

/// Runs of `go` by which no limit leaves time to search.
constexpr const char* kHasty[] = {
    "go movetime 0", "go nodes 0",  "go nodes 1",         "go depth 0",
    "go movetime",   "go nodes -1", "go wtime 0 btime 0", "go depth 0 nodes 0 movetime 0"};

TEST(Tei, TheHastiestMoveWinsIfItCan) {
    TeiClient client;
    for (const char* go : kHasty) {
        SCOPED_TRACE(go);
        client.say({"teinewgame 5", "position tps 1,1,1,1,x/x5/x5/2,2,2,2,x/x5 1 5", go});
        EXPECT_EQ(client.awaitMove(), "e5");
        // The last square decides by flats, which no policy foresees: c1 as a flat wins, as a wall loses.
        client.say({"position tps 1,2,1/2,1,2/2,1,x 1 5", go});
        EXPECT_EQ(client.awaitMove(), "c1");
    }
}

TEST(Tei, TheHastiestMoveIsComparedWithTheOthers) {
    // The move that looks best by itself allows a road at once.
    for (const char* tps : {"2,1,1/x2,2/x,121,2 2 6", "x3,2S/1,1,2121,x/x,2,x,1/2,x,2,1 2 9"}) {
        TeiClient client;
        for (const char* go : kHasty) {
            SCOPED_TRACE(std::string(tps) + ": " + go);
            const std::string position = std::string("position tps ") + tps;
            client.say({"teinewgame 3", position, go});
            const std::string move = client.awaitMove();
            EXPECT_EQ(valueOf(client.all("info depth").front(), "depth"), "1");
            EXPECT_NE(scoreOf(client, position + " moves " + move, "go depth 1"), "mate 1") << move;
        }
    }
}

TEST(Tei, ObeysNothingAfterQuit) {
    TeiServer server({}, [](std::string_view) { FAIL(); });
    EXPECT_TRUE(server.line(""));
    EXPECT_FALSE(server.line("quit"));
    EXPECT_FALSE(server.line("isready"));
}

TEST(Tei, WarnsOfAPositionWhoseMoveNumberIsTooLow) {
    TeiClient client;
    client.say("position tps 12121,x3/x,12121,x2/x2,12121,x/x3,12121 1 2");
    EXPECT_EQ(client.count("info string"), 0U);
    client.say({"position tps 12121,x3/x,12121,x2/x2,12121,x/x3,12121 1 1 moves 4a4-", "go depth 1"});
    EXPECT_FALSE(client.awaitMove().empty());
    EXPECT_EQ(client.count("info string warning: "), 1U);
    EXPECT_EQ(client.count("info string error"), 0U);
}

}  // namespace
}  // namespace tak::engine
