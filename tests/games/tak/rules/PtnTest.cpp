#include "games/tak/rules/Ptn.h"

#include <gtest/gtest.h>

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::rules {
namespace {

constexpr const char* kHead = "[Size \"5\"]\n\n";

PtnGame game(const std::string& text) {
    PtnReading reading = readPtn(text, "x.ptn");
    for (const base::Error& error : reading.errors) ADD_FAILURE() << error.describe();
    return reading.games.empty() ? PtnGame{} : reading.games.front();
}

std::string movesOf(const PtnGame& g, const std::vector<int>& line) {
    std::string text;
    for (const int n : line) {
        if (!text.empty()) text += ' ';
        text += formatMove(g.tree.node(n).move);
    }
    return text;
}

std::string firstError(const std::string& text) {
    const PtnReading reading = readPtn(text, "x.ptn");
    EXPECT_TRUE(reading.games.empty());
    return reading.ok() ? "" : reading.errors.front().describe();
}

TEST(Ptn, ReadsTagsMovesCommentsMarksAndResult) {
    const PtnGame g = game(
        "\xEF\xBB\xBF[Player1 \"Ada\"]\r\n[player2 \"Bo {1}\"]\r\n[Size \"4\"]\r\n[Foo \"bar\"]\r\n[Result "
        "\"R-0\"]\r\n\r\n"
        "{The game}\r\n1. a4 a1 {+0.14/12 2.96s}\r\n2. b1 {x}{y} b4?!\r\n3. c1' c4\r\n4. d1 R-0\r\n");
    EXPECT_EQ(*g.tag("PLAYER2"), "Bo {1}");
    EXPECT_EQ(*g.tag("foo"), "bar");
    EXPECT_EQ(g.tag("bar"), nullptr);
    EXPECT_EQ(g.result, "R-0");
    const std::vector<int> line = g.tree.mainLine();
    EXPECT_EQ(movesOf(g, line), "a4 a1 b1 b4 c1 c4 d1");
    EXPECT_EQ(g.tree.node(PtnTree::kRoot).comments, std::vector<std::string>{"The game"});
    EXPECT_EQ(g.tree.node(line[1]).comments, std::vector<std::string>{"+0.14/12 2.96s"});
    EXPECT_EQ(g.tree.node(line[2]).comments, (std::vector<std::string>{"x", "y"}));
    EXPECT_EQ(g.tree.node(line[3]).marks, "?!");
    EXPECT_EQ(g.tree.node(line[4]).marks, "'");
    EXPECT_EQ(resultText(g.finalPosition().outcome()), "R-0");
}

TEST(Ptn, AcceptsWhatOthersWrite) {
    EXPECT_EQ(game(std::string(kHead) + "1. a1 e5 2.{x}d4{y}c4").tree.size(), 5);
    EXPECT_EQ(game(std::string(kHead) + "1.a1 e5 2.Fd4 c4 3. 1d4>1 *").tree.size(), 6);
    EXPECT_EQ(game(std::string(kHead) + "a1 e5 d4").tree.size(), 4);
    EXPECT_EQ(game(std::string(kHead) + "1. a1 1... e5 2. d4").tree.size(), 4);
    EXPECT_EQ(game("[TPS \"x5/x5/x5/x5/2,x4 2 1\"]\n1. -- e5 2. d4").tree.size(), 3);
    EXPECT_EQ(game("[TPS \"x5/x5/x5/x5/2,x4 2 1\"]\n1... e5 2. d4").tree.size(), 3);
    EXPECT_EQ(game("[TPS \"x5/x5/x5/x5/2,x4 2 1\"]\n1. ... e5 2. d4").tree.size(), 3);
    EXPECT_EQ(game(std::string(kHead) + "1. a1 e5 1/2-1/2").result, "1/2-1/2");
    EXPECT_EQ(game("[Size \"5\"]\n[Result \"0-1\"]\n1. a1 e5").result, "0-1");
}

constexpr const char* kVariations =
    "[Player1 \"?\"]\n[Player2 \"?\"]\n[Date \"?\"]\n[Size \"5\"]\n[Result \"\"]\n\n"
    "{about}\n"
    "1. a1 e5 {hm}\n2. c3 d4\n3. d3 c4\n"
    "\n{2w1}\n2. d2 {better} d4\n3. d3\n"
    "\n{2w1/2b1}\n2. -- Cd4!\n3. d3\n"
    "\n{2w2}\n2. Sc3\n"
    "\n{Held back}\n3. -- Sc4 {a\n\n{b}\n";

TEST(Ptn, ReadsAndWritesVariations) {
    const PtnGame g = game(kVariations);
    const std::vector<int> main = g.tree.mainLine();
    EXPECT_EQ(movesOf(g, main), "a1 e5 c3 d4 d3 c4");
    const std::vector<int>& children = g.tree.node(main[1]).children;
    ASSERT_EQ(children.size(), 3U);
    EXPECT_EQ(movesOf(g, g.tree.pathTo(g.tree.lineFrom(children[1]).back())), "a1 e5 d2 d4 d3");
    ASSERT_EQ(g.tree.node(children[1]).children.size(), 2U);
    EXPECT_EQ(g.tree.node(g.tree.node(children[1]).children[1]).marks, "!");
    EXPECT_EQ(movesOf(g, {children[2]}), "Sc3");
    const int held = g.tree.node(main[4]).children[1];
    EXPECT_EQ(g.tree.node(held).variation, "Held back");
    EXPECT_EQ(g.tree.node(held).comments, std::vector<std::string>{"a\n\n{b"});
    EXPECT_EQ(writePtn(g, {.takMarks = false}), kVariations);
}

TEST(Ptn, ACommentOnItsOwnLineIsNotAVariation) {
    const PtnGame g = game(std::string(kHead) + "{first}\n1. a1 e5\n\n{second}\n2. d4\n\n{third}\n");
    EXPECT_EQ(g.tree.size(), 4);
    EXPECT_EQ(g.tree.node(0).comments, std::vector<std::string>{"first"});
    EXPECT_EQ(g.tree.node(2).comments, std::vector<std::string>{"second"});
    EXPECT_EQ(g.tree.node(3).comments, std::vector<std::string>{"third"});
}

TEST(Ptn, SetupComesFromTheTags) {
    const PtnGame g = game(
        "[Size \"6\"]\n[Komi \"2.5\"]\n[Flats \"20\"]\n[Caps \"2\"]\n[Flats2 \"25\"]\n[Opening "
        "\"No-Swap\"]\n\n1. a1\n");
    EXPECT_EQ(g.start.setup().supply[0], (Supply{20, 2}));
    EXPECT_EQ(g.start.setup().supply[1], (Supply{25, 2}));
    EXPECT_EQ(g.start.setup().halfKomi, 5);
    EXPECT_EQ(g.start.setup().opening, Opening::NoSwap);
    EXPECT_EQ(game("[TPS \"x3/x3/x3 1 1\"]\n").start.size(), 3);
    EXPECT_EQ(game("[Size \"4\"]\n[Komi \"-.5\"]\n").start.setup().halfKomi, -1);
}

TEST(Ptn, ADoubleBlackStackIsReadAndWritten) {
    const PtnGame g = game("[Size \"6\"]\n[Opening \"Double Black Stack\"]\n\n1. 2a1 f6\n2. b2 2a1>\n");
    EXPECT_EQ(formatTps(g.finalPosition()), "x5,1/x6/x6/x6/x,1,x4/x,22,x4 1 3");
    const std::string text = writePtn(g);
    EXPECT_NE(text.find("[Opening \"double black stack\"]"), std::string::npos);
    EXPECT_NE(text.find("1. 2a1 f6\n"), std::string::npos) << text;
    EXPECT_EQ(game(text).finalPosition(), g.finalPosition());
    const PtnGame later =
        game("[TPS \"x3/x,22,x/x3 2 1\"]\n[Opening \"double black stack\"]\n\n1. -- a1\n2. c3\n");
    EXPECT_EQ(formatTps(later.finalPosition()), "x2,1/x,22,x/1,x2 2 2");
}

TEST(Ptn, SuppliesMayBeThoseOfThePublicServer) {
    const PtnGame g = game("[Size \"8\"]\n[Flats \"80\"]\n[Caps \"5\"]\n\n1. a1 b1\n");
    EXPECT_EQ(g.start.setup().supply[1], (Supply{80, 5}));
    EXPECT_FALSE(readPtn("[Size \"8\"]\n[Flats \"81\"]\n", "").ok());
    EXPECT_FALSE(readPtn("[Size \"8\"]\n[Caps \"6\"]\n", "").ok());
}

TEST(Ptn, WritesTheSetupThatTheGameHas) {
    PtnGame g;
    g.start = Position(rules::Setup{
        .size = 6, .supply = {Supply{20, 1}, Supply{22, 1}}, .halfKomi = -3, .opening = Opening::NoSwap});
    g.tags = {{"flats", "9"}, {"Size", "3"}};
    g.result = "1-0";
    const PtnGame back = game(writePtn(g));
    EXPECT_EQ(back.start, g.start);
    EXPECT_EQ(*back.tag("Flats2"), "22");
    EXPECT_EQ(*back.tag("Komi"), "-1.5");
    EXPECT_EQ(*back.tag("Result"), "1-0");
}

TEST(Ptn, GamesWithoutMovesStayApart) {
    const std::vector<PtnGame> games = {game("[Size \"3\"]\n"), game("[Size \"5\"]\n1. a1 e5")};
    const PtnReading reading = readPtn(writePtn(games));
    ASSERT_EQ(reading.games.size(), 2U);
    EXPECT_EQ(reading.games[0].start.size(), 3);
    EXPECT_EQ(reading.games[0].result, "");
}

TEST(Ptn, ANamelessBraceLineIsNoVariation) {
    EXPECT_EQ(game(std::string(kHead) + "1. a1 e5\n\n{}\n1. b1\n").tree.mainLine().size(), 3U);
}

TEST(Ptn, TakMarksAreAddedOnce) {
    const std::string text = "[Size \"3\"]\n\n1. a3 c1\n2. a1 b3!\n";
    EXPECT_NE(writePtn(game("[Size \"3\"]\n1. a3 c1 2. b1 Sa1 3. b2 b3")).find("3. b2' b3'\n"),
              std::string::npos);
    EXPECT_NE(writePtn(game("[Size \"3\"]\n1. a3 c1 2. b1 Sa1 3. b2''! b3")).find("3. b2''! b3'\n"),
              std::string::npos);
    EXPECT_NE(writePtn(game(text)).find("2. a1' b3'!\n"), std::string::npos) << writePtn(game(text));
}

TEST(Ptn, RefusesWithFileLineAndColumn) {
    EXPECT_EQ(firstError(""), "x.ptn:1:1: there is no game in this file");
    EXPECT_EQ(firstError("1. a1 b1"), "x.ptn:1:1: the game has neither a Size nor a TPS tag");
    EXPECT_EQ(firstError("[Size \"9\"]\n"), "x.ptn:1:8: Size \"9\": expected a board size from 3 to 8");
    EXPECT_EQ(firstError("[Size 5]\n"), "x.ptn:1:7: a tag's value in \" was expected");
    EXPECT_EQ(firstError(std::string("\n[\0\0\0 \"5\"]\n", 11)), "x.ptn:2:2: a tag's name was expected");
    EXPECT_EQ(firstError("[Size \"5]\n"), "x.ptn:1:10: the closing \" of the tag's value was expected");
    EXPECT_EQ(firstError("[Size \"4\"]\n[TPS \"x3/x3/x3 1 1\"]\n"),
              "x.ptn:2:7: the board has 3 rows where 4 were expected");
    EXPECT_EQ(firstError("[Size \"3\"]\n[TPS \"x3/x2/x3 1 1\"]\n"),
              "x.ptn:2:12: this row is too short: 2 of 3 squares");
    EXPECT_EQ(firstError(std::string(kHead) + "1. a1 a9"),
              "x.ptn:3:8: cannot read the move 'a9': a rank from 1 to 8 was expected");
    EXPECT_EQ(firstError(std::string(kHead) + "1. a1 a1"),
              "x.ptn:3:7: a1 is not legal: there is already a piece on a1");
    EXPECT_EQ(firstError(std::string(kHead) + "1. a1 {b1"),
              "x.ptn:3:7: this comment has no end: '}' was expected");
    EXPECT_EQ(firstError(std::string(kHead) + "1. -- a1"),
              "x.ptn:3:4: White's move is left out, but it is White's turn");
    EXPECT_EQ(firstError(std::string(kHead) + "1. a1 b1 1-0 c1"),
              "x.ptn:3:14: there is text after the result");
}

TEST(Ptn, ReportsEveryProblemAndGivesNoGame) {
    const PtnReading reading =
        readPtn(std::string(kHead) +
                    "1. a1 b1\n2. b1\n\n[Size \"3\"]\n\n1. a1 b1\n2. c1 c2\n\n{2w1}\n2. a9 b1\n\n{2w1/2b1}\n"
                    "2. -- c3\n\n{2b1}\n2. -- d4\n\n{4w1}\n4. a1\n",
                "x.ptn");
    ASSERT_EQ(reading.errors.size(), 3U);
    EXPECT_EQ(reading.errors[0].at.line, 4);
    EXPECT_EQ(reading.errors[1].at.line, 12);
    EXPECT_EQ(reading.errors[2].at.line, 18);
    ASSERT_EQ(reading.warnings.size(), 1U);
    EXPECT_EQ(reading.warnings[0].at.line, 20);
    EXPECT_TRUE(reading.games.empty());
}

TEST(Ptn, DoubtsAreWarnings) {
    const auto warning = [](const std::string& text) {
        const PtnReading reading = readPtn(text, "x.ptn");
        EXPECT_TRUE(reading.ok());
        return reading.warnings.empty() ? "" : reading.warnings.front().describe();
    };
    EXPECT_EQ(warning(std::string(kHead) + "1. a1 b1 R-0"),
              "x.ptn:3:10: the result is R-0, but on the board the game goes on");
    EXPECT_EQ(warning("[Size \"3\"]\n[Result \"0-1\"]\n\n1. a3 c1 2. b1 Sa1 3. b2 b3 4. a2"),
              "x.ptn:2:10: the result is 0-1, but on the board it is R-0");
    EXPECT_EQ(warning("[Size \"5\"]\n[Result \"0-1\"]\n1. a1 b1 1-0"),
              "x.ptn:3:10: the result is 1-0, but the Result tag says 0-1");
    EXPECT_EQ(warning(std::string(kHead) + "1. a1 b1 3. c1"),
              "x.ptn:3:10: move number 3 where 2 was expected");
    EXPECT_EQ(warning(std::string(kHead) + "1. a1 b1 2. c1 1-0"), "");
}

}  // namespace
}  // namespace tak::rules
