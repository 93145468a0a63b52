// Texts as other programs and people write them. What does not change the game is at most a warning; written
// again, the text is as the rules of the notation want it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Ptn.h"

namespace tak::rules::of_others {
namespace {

using ::testing::ElementsAre;

const std::string kHead = "[Size \"5\"]\n\n";

struct Read {
    PtnGame game;
    std::vector<std::string> warnings;
};

Read read(const std::string& text) {
    PtnReading reading = readPtn(text, "x.ptn");
    for (const base::Error& error : reading.errors) ADD_FAILURE() << error.describe() << " in\n" << text;
    if (reading.games.empty()) return {};
    Read result{.game = std::move(reading.games.front())};
    for (const base::Error& warning : reading.warnings) result.warnings.push_back(warning.describe());
    // What is written is read without any doubt, and is the same game.
    const PtnReading again = readPtn(writePtn(result.game, {.takMarks = false}), "again.ptn");
    EXPECT_TRUE(again.ok() && again.games.size() == 1) << text;
    if (!again.games.empty()) {
        EXPECT_EQ(again.games[0].tree, result.game.tree) << text;
        EXPECT_EQ(again.games[0].start, result.game.start) << text;
        EXPECT_EQ(again.games[0].result, result.game.result) << text;
    }
    return result;
}

/// The game of a text that must be read without a warning.
PtnGame game(const std::string& text) {
    Read result = read(text);
    EXPECT_THAT(result.warnings, ElementsAre()) << text;
    return std::move(result.game);
}

std::string onlyWarning(const std::string& text) {
    const Read result = read(text);
    EXPECT_EQ(result.warnings.size(), 1U) << text;
    return result.warnings.empty() ? "" : result.warnings.front();
}

std::string firstError(const std::string& text) {
    const PtnReading reading = readPtn(text, "x.ptn");
    return reading.ok() ? "" : reading.errors.front().describe();
}

std::string mainLine(const PtnGame& g) {
    std::string text;
    for (const int node : g.tree.mainLine())
        text += (text.empty() ? "" : " ") + formatMove(g.tree.node(node).move) + g.tree.node(node).marks;
    return text;
}

// ---- results ----

TEST(PtnOfOthers, AnAbortedGameHasNoResult) {
    EXPECT_EQ(game(kHead + "1. a1 e5 0-0").result, "");
    EXPECT_EQ(game("[Size \"5\"]\n[Result \"0-0\"]\n\n1. a1 e5\n0-0\n").result, "");
    EXPECT_EQ(game("[Size \"5\"]\n[Result \"0-0\"]\n\n1. a1 e5\n").result, "");
    EXPECT_EQ(game("[Size \"5\"]\n[Result \"0-0\"]\n\n1. a1 e5 1-0\n").result, "1-0");
}

TEST(PtnOfOthers, ADrawHasSeveralSpellings) {
    for (const char* draw : {"1/2", "1/2-1/2", "\u00BD", "\u00BD-\u00BD"}) {
        EXPECT_EQ(game(kHead + "1. a1 e5 " + draw).result, "1/2-1/2");
        EXPECT_EQ(game("[Size \"5\"]\n[Result \"" + std::string(draw) + "\"]\n\n1. a1 e5").result, "1/2-1/2");
        EXPECT_EQ(game("[Size \"5\"]\n[Result \"1/2-1/2\"]\n\n1. a1 e5 " + std::string(draw)).result,
                  "1/2-1/2");
    }
    EXPECT_EQ(game("[Size \"3\"]\n\n1. a3 c1 2. b1 Sa1 3. b2 b3 4. a2 r-0").result, "R-0");
}

TEST(PtnOfOthers, TheSameResultMayStandTwice) {
    EXPECT_EQ(game(kHead + "1. a1 e5 1-0 1-0").result, "1-0");
    EXPECT_EQ(onlyWarning(kHead + "1. a1 e5 1-0 0-1"),
              "x.ptn:3:14: the result is 1-0; 0-1 after it does not count");
}

// ---- turns that are not there ----

TEST(PtnOfOthers, APlaceholderAtTheEndIsPassedOver) {
    for (const char* end : {"\n-- 1-0", "\n2. -- 1-0", "\n2. 1-0", "\n2. -- -- 1-0", " 1-0 --", " 1-0\n2. --",
                            "\n2. ... 1-0"}) {
        const PtnGame g = game(kHead + "1. a1 e5" + end);
        EXPECT_EQ(mainLine(g), "a1 e5") << end;
        EXPECT_EQ(g.result, "1-0") << end;
    }
    EXPECT_EQ(mainLine(game(kHead + "1. a1 e5\n2. c3 --\n3. -- 1-0")), "a1 e5 c3");
    EXPECT_EQ(mainLine(game(kHead + "1. a1 e5\n2. c3 --\n\n{2w1}\n2. d4 --\n")), "a1 e5 c3");
}

TEST(PtnOfOthers, NoTurnFollowsOneThatIsLeftOut) {
    EXPECT_EQ(firstError(kHead + "1. a1 e5\n2. -- c3"),
              "x.ptn:4:4: White's move is left out, but it is White's turn");
    EXPECT_EQ(firstError(kHead + "1. a1 e5\n2. c3 --\n3. d4"),
              "x.ptn:4:7: Black's move is left out, but it is Black's turn");
}

// ---- tags ----

TEST(PtnOfOthers, UnknownValuesOfTagsAreAsIfAbsent) {
    const Position usual = game(kHead + "1. a1").start;
    for (const char* tag : {"Komi", "Opening", "Flats", "Caps", "Flats1", "Caps2", "TPS"})
        for (const char* value : {"?", "", " ", "??", "-"}) {
            const PtnGame g =
                game("[Size \"5\"]\n[" + std::string(tag) + " \"" + value + "\"]\n\n1. a1 e5\n");
            EXPECT_EQ(g.start, usual) << tag << value;
            EXPECT_EQ(*readPtn(writePtn(g)).games.at(0).tag(tag), value);
        }
    EXPECT_EQ(game("[Size \"?\"]\n[TPS \"x3/x3/x3 1 1\"]\n").start.size(), 3);
    EXPECT_EQ(game("[TPS \"?\"]\n[Size \"4\"]\n\n1. a1").start.size(), 4);
    EXPECT_EQ(firstError("[Size \"?\"]\n\n1. a1"), "x.ptn:1:1: the game has neither a Size nor a TPS tag");
    EXPECT_EQ(firstError("[Size \"5\"]\n[Komi \"two\"]\n"),
              "x.ptn:2:8: Komi \"two\": expected flats from -20 to 20, .5 allowed");
}

TEST(PtnOfOthers, HalfAFlatMayBeWrittenWithAComma) {
    const auto halfKomi = [](const std::string& value) {
        return game("[Size \"5\"]\n[Komi \"" + value + "\"]\n").start.setup().halfKomi;
    };
    EXPECT_EQ(halfKomi("2,5"), 5);
    EXPECT_EQ(halfKomi("-0,5"), -1);
    EXPECT_EQ(halfKomi("2,0"), 4);
    for (const char* unreadable : {",", "2,,5", "2,5,0", "2,25", "2.,5"})
        EXPECT_NE(firstError("[Size \"5\"]\n[Komi \"" + std::string(unreadable) + "\"]\n"), "") << unreadable;
}

TEST(PtnOfOthers, NamesMayContainQuotes) {
    const auto nameOf = [](const std::string& value) {
        return *game("[Player2 \"" + value + "\"]\n[Size \"5\"] [Date \"x\"]\n\n1. a1").tag("Player2");
    };
    EXPECT_EQ(nameOf(R"(Billy \"Bob\")"), R"(Billy "Bob")");
    EXPECT_EQ(nameOf(R"(Billy "Bob" Thorn)"), R"(Billy "Bob" Thorn)");
    EXPECT_EQ(nameOf(R"("")"), R"("")");
    EXPECT_EQ(nameOf(R"(C:\games\)"), R"(C:\games\)");
    EXPECT_EQ(nameOf(R"(a \"b\"] c)"), R"(a "b"] c)");
}

TEST(PtnOfOthers, NamesComeBackWhateverIsInThem) {
    for (const char* name : {R"(Billy "Bob")", R"(")", R"(\)", R"(\\)", R"(a\"b)", R"("])",
                             R"(a"] [Size "3"]\)", R"(C:\new\\)", R"(\"\\"\)"}) {
        PtnGame g;
        g.tags = {{"Player1", name}};
        const PtnReading again = readPtn(writePtn(g), "x.ptn");
        ASSERT_EQ(again.games.size(), 1U) << name;
        EXPECT_EQ(*again.games[0].tag("Player1"), name);
        EXPECT_EQ(again.games[0].start.size(), 5);
    }
}

// ---- moves ----

TEST(PtnOfOthers, MarksMayStandAfterASpace) {
    EXPECT_EQ(mainLine(game(kHead + "1. a1 e5 !\n2. c3 ' ?! d4 {x} ??")), "a1 e5! c3'?! d4??");
    EXPECT_EQ(mainLine(game(kHead + "1. a1 e5 $14 1-0")), "a1 e5$14");
    EXPECT_EQ(onlyWarning(kHead + "! 1. a1"), "x.ptn:3:1: the mark ! belongs to no move");
}

TEST(PtnOfOthers, SquaresMayBeCapital) {
    EXPECT_EQ(mainLine(game(kHead + "1. A1 E5\n2. C3 CD4\n3. C3+ sB2")), "a1 e5 c3 Cd4 c3+ Sb2");
}

TEST(PtnOfOthers, AWrongClaimOfAMoveIsAWarning) {
    EXPECT_EQ(onlyWarning(kHead + "1. a1 e5\n2. c3 d4*"),
              "x.ptn:4:7: d4*: it flattens no wall, although its * claims that it does");
    EXPECT_EQ(onlyWarning(kHead + "1. a1 e5\n2. c3 d4\n3. c3>*"),
              "x.ptn:5:4: c3>*: it flattens no wall, although its * claims that it does");
    EXPECT_EQ(onlyWarning(kHead + "1. a1 e5\n2. c3 d4\n3. c3>C"),
              "x.ptn:5:4: c3>C: the piece on top is not a capstone");
}

// ---- variations ----

TEST(PtnOfOthers, AVariationOfAMissingLineIsAddedToTheNearestOne) {
    const Read result =
        read(kHead + "1. a1 e5\n2. c3 d4\n3. d3 c4\n\n{3w1/3b1}\n3. -- Cb2 4. b1\n\n{3w1/3b1/4w1}\n4. b3\n");
    EXPECT_THAT(
        result.warnings,
        ElementsAre("x.ptn:7:1: the line with the variation '3w1/3b1' is missing: the variation is added to "
                    "another line"));
    const PtnTree& tree = result.game.tree;
    const std::vector<int> main = tree.mainLine();
    ASSERT_EQ(main.size(), 6U);
    ASSERT_EQ(tree.node(main[4]).children.size(), 2U);
    const int added = tree.node(main[4]).children[1];
    EXPECT_EQ(formatMove(tree.node(added).move), "Cb2");
    EXPECT_EQ(tree.node(added).children.size(), 2U) << "its own variation finds it";
}

TEST(PtnOfOthers, AVariationThatFitsNowhereIsKeptAsAComment) {
    // d3 is taken in the main line.
    const Read illegal =
        read(kHead + "1. a1 e5\n2. c3 d4\n3. d3 c4\n\n{3w1/3b1}\n3. -- d3 {so} 4. b1\n\n{3w1}\n3. b2\n");
    ASSERT_EQ(illegal.warnings.size(), 1U);
    EXPECT_EQ(illegal.warnings[0],
              "x.ptn:7:1: no line has the move that the variation '3w1/3b1' would replace: it is kept as a "
              "comment");
    const PtnTree& tree = illegal.game.tree;
    EXPECT_THAT(tree.node(tree.mainLine().back()).comments, ElementsAre("(3w1/3b1)\n3. -- d3 (so) 4. b1"));
    EXPECT_EQ(tree.size(), 8) << "the variation after it is read";
    const Read late = read(kHead + "1. a1 e5\n\n{9w1}\n9. b1 c1\n\n[Size \"3\"]\n");
    EXPECT_EQ(late.game.tree.size(), 3);
}

// ---- the board's size ----

TEST(PtnOfOthers, ASizeCanBeGivenForMovesAlone) {
    const auto read = [](std::string_view text, std::optional<int> size) {
        std::vector<PtnGame> games;
        const PtnReading reading =
            readPtnGames(text, "x", {.given = {.size = size}},
                         [&](PtnGame g, std::size_t) { games.push_back(std::move(g)); });
        EXPECT_EQ(reading.sizeMissing, !reading.ok());
        return games.empty() ? 0 : games.front().start.size();
    };
    EXPECT_EQ(read("1. a1 e5 2. c3", {}), 0);
    EXPECT_EQ(read("1. a1 e5 2. c3", 6), 6);
    EXPECT_EQ(read("[Size \"5\"]\n1. a1 e5 2. c3", 6), 5);
    EXPECT_EQ(read("[TPS \"x4/x4/x4/x4 1 1\"]\n1. a1", 6), 4);
}

}  // namespace
}  // namespace tak::rules::of_others
