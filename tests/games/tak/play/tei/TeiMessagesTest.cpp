#include "games/tak/play/tei/TeiMessages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

using engine::Milliseconds;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(TeiMessages, ReadsWhatAnEngineComplainsAbout) {
    for (const char* line : {"info string error: no such size", "info string error no such size",
                             "info string Error: no  such size", "info error no such size",
                             "error: no such size", "ERROR no such size"})
        EXPECT_EQ(teiComplaint(line), "no such size") << line;
    EXPECT_EQ(teiComplaint("error"), "");
    for (const char* line :
         {"", "info", "info string", "info string errors are fine", "info depth 3 pv error",
          "info string no error", "bestmove error", "string error x"})
        EXPECT_FALSE(teiComplaint(line)) << line;
}

TEST(TeiMessages, KnowsABestMoveThatIsNone) {
    for (const char* word : {"(none)", "none", "0000", "null", "-", ""})
        EXPECT_TRUE(namesNoMove(word)) << word;
    for (const char* word : {"a1", "Ca1", "1a1-", "resign"}) EXPECT_FALSE(namesNoMove(word)) << word;
}

TEST(TeiMessages, OptionsWithBlanksInTheirNames) {
    const auto spin = parseTeiOption("option name Half Komi type spin default 0 min -10 max 10");
    ASSERT_TRUE(spin);
    EXPECT_EQ(spin->name, "Half Komi");
    EXPECT_EQ(spin->type, "spin");
    EXPECT_EQ(spin->fallback, "0");
    EXPECT_EQ(spin->min, -10);
    EXPECT_EQ(spin->max, 10);
    const auto combo =
        parseTeiOption("option name Style type combo default very wild var calm var very wild");
    ASSERT_TRUE(combo);
    EXPECT_EQ(combo->fallback, "very wild");
    EXPECT_THAT(combo->values, ElementsAre("calm", "very wild"));
    EXPECT_FALSE(parseTeiOption("option type spin"));
    EXPECT_TRUE(parseTeiOption("option name Clear type button"));
}

TEST(TeiMessages, SizesAndKomis) {
    const TeiSizes sizes = parseTeiSizes("size 3 4 5 halfkomi -4 0 4");
    EXPECT_THAT(sizes.sizes, ElementsAre(3, 4, 5));
    EXPECT_THAT(sizes.halfKomis, ElementsAre(-4, 0, 4));
    EXPECT_THAT(parseTeiSizes("size").sizes, IsEmpty());
}

TEST(TeiMessages, DotsMeanAllNumbersBetween) {
    for (const char* line : {"size 3 … 6 halfkomi -1 … 2", "size 3 .. 6 halfkomi -1 ... 2"}) {
        EXPECT_THAT(parseTeiSizes(line).sizes, ElementsAre(3, 4, 5, 6)) << line;
        EXPECT_THAT(parseTeiSizes(line).halfKomis, ElementsAre(-1, 0, 1, 2)) << line;
    }
    EXPECT_THAT(parseTeiSizes("size … 5 halfkomi 0 …").sizes, ElementsAre(5));
    EXPECT_THAT(parseTeiSizes("size 5 halfkomi 0 … 2 4").halfKomis, ElementsAre(0, 1, 2, 4));
    EXPECT_EQ(parseTeiSizes("size 5 halfkomi -9999999999 … 9999999999").halfKomis.size(), 2001U);
}

TEST(TeiMessages, CommasMaySeparateSizesAndKomis) {
    for (const char* line : {"size 5,6 halfkomi 0,4", "size 5, 6 halfkomi 0, 4,"}) {
        EXPECT_THAT(parseTeiSizes(line).sizes, ElementsAre(5, 6)) << line;
        EXPECT_THAT(parseTeiSizes(line).halfKomis, ElementsAre(0, 4)) << line;
    }
}

TEST(TeiMessages, InfoInAnyOrderWithUnknownWords) {
    const TeiInfo info = parseTeiInfo(
        "info currmove a1 nodes 1234567890123 depth 7 wdl 1 2 3 seldepth 12 score cp -35 time 99 multipv 2 "
        "hashfull 17 pv a1 Cb2 string not a move");
    EXPECT_EQ(info.depth, 7);
    EXPECT_EQ(info.selDepth, 12);
    EXPECT_EQ(info.nodes, 1234567890123U);
    EXPECT_EQ(info.time, Milliseconds(99));
    EXPECT_EQ(info.hashFull, 17);
    EXPECT_EQ(info.multiPv, 2);
    EXPECT_EQ(info.score, -35);
    EXPECT_EQ(info.pv.front(), "a1");
    EXPECT_FALSE(parseTeiInfo("info string score cp 5").score);
    EXPECT_FALSE(parseTeiInfo("info depth x score cp").score);
    EXPECT_FALSE(parseTeiInfo("info").depth);
}

TEST(TeiMessages, HugeScoresStayEvaluationsAndMatesAreProofs) {
    const auto score = [](const std::string& text) { return *parseTeiInfo("info score " + text).score; };
    EXPECT_EQ(score("cp 1000000"), engine::kMaxEvaluation);
    EXPECT_EQ(score("cp -99999999999999999999999"), -engine::kMaxEvaluation);
    EXPECT_EQ(score("cp 12.75"), 12);
    EXPECT_EQ(score("mate 1"), engine::winIn(1));
    EXPECT_EQ(score("mate 3"), engine::winIn(5));
    EXPECT_EQ(score("mate -2"), engine::lossIn(4));
    EXPECT_TRUE(engine::isProvenWin(score("mate 99999")));
    EXPECT_TRUE(engine::isProvenLoss(score("mate -99999")));
}

TEST(TeiMessages, LinesEndBeforeTheFirstIllegalMove) {
    const rules::Position root(rules::Setup::standard(5));
    engine::Report report;
    enterTeiInfo(parseTeiInfo("info depth 2 score cp 10 pv a1 b1 b1 c1"), root, report);
    enterTeiInfo(parseTeiInfo("info depth 3 nodes 5"), root, report);
    enterTeiInfo(parseTeiInfo("info multipv 9 score cp 1"), root, report);
    ASSERT_EQ(report.lines.size(), 1U);
    EXPECT_EQ(report.lines.front().moves.size(), 2U);
    EXPECT_EQ(report.lines.front().score, 10);
    EXPECT_EQ(report.depth, 3);
    EXPECT_EQ(report.nodes, 5U);
}

TEST(TeiMessages, PositionsAlwaysSayMoves) {
    const rules::Position empty(rules::Setup::standard(5));
    EXPECT_EQ(teiPosition(empty, {}), "position startpos moves");
    const auto a1 = *rules::parseMove("a1", empty);
    EXPECT_EQ(teiPosition(empty, {a1}), "position startpos moves a1");
    const auto set = rules::parseTps("x5/x5/x5/x5/2,x3,1 1 2");
    EXPECT_EQ(teiPosition(*set, {}), "position tps x5/x5/x5/x5/2,x3,1 1 2 moves");
    const auto odd = rules::parseTps("x5/x5/x5/x5/2,x3,1 1 1");
    EXPECT_EQ(teiPosition(*odd, {}), "position tps x5/x5/x5/x5/2,x3,1 1 1 moves");
}

TEST(TeiMessages, GoTellsEveryLimit) {
    EXPECT_EQ(teiGoArguments({}), " infinite");
    engine::Limits limits;
    limits.clocks[0] = {Milliseconds(1000), Milliseconds(10)};
    limits.clocks[1] = {Milliseconds(900), Milliseconds(20)};
    EXPECT_EQ(teiGoArguments(limits), " wtime 1000 winc 10 btime 900 binc 20");
    EXPECT_EQ(teiGoArguments({.movesToGo = 3, .moveTime = Milliseconds(5), .depth = 6, .nodes = 7}),
              " movestogo 3 movetime 5 depth 6 nodes 7");
}

}  // namespace
}  // namespace tak::play
