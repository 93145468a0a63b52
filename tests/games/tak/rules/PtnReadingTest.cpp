// Files from strangers: their size, their shape, and their characters.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/Utf8.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Ptn.h"
#include "games/tak/rules/PtnLimits.h"

namespace tak::rules {
namespace {

using namespace std::string_literals;

constexpr const char* kTags = "[Size \"5\"]\n\n";

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    for (; times > 0; --times) all += text;
    return all;
}

/// A long game of two capstones that move back and forth.
std::string longGame(int turns) {
    std::string text = std::string(kTags) + "1. a1 e5\n2. Cc3 Cd4\n";
    for (int n = 3; n <= turns; ++n) text += std::to_string(n) + (n % 2 == 1 ? ". c3< d4>\n" : ". b3> e4<\n");
    return text;
}

/// Variations of one turn each; `place` gives the turn at which each begins.
template <class Place>
std::string varied(int turns, int variations, Place place) {
    std::string text = longGame(turns);
    for (int i = 0; i < variations; ++i) {
        const int turn = place(i);
        text += "\n{v" + std::to_string(i) + "}\n" + std::to_string(turn) + ". a" + (i % 2 == 0 ? "2" : "3") +
                "\n";
    }
    return text;
}

std::string firstProblem(const std::string& text) {
    const PtnReading reading = readPtn(text, "x.ptn");
    return reading.ok() ? "" : reading.errors.front().describe();
}

std::string onlyWarning(const std::string& text) {
    const PtnReading reading = readPtn(text, "x.ptn");
    EXPECT_TRUE(reading.ok());
    EXPECT_EQ(reading.warnings.size(), 1U);
    return reading.warnings.empty() ? "" : reading.warnings.front().describe();
}

TEST(PtnReading, VariationsOfALongGameCostWhatTheirOwnMovesCost) {
    constexpr int kTurns = 2000;
    constexpr int kVariations = 2000;
    // Variations in rising order, in falling order, and alternating between the ends of the game.
    const auto rising = [](int i) { return 3 + i % (kTurns - 3); };
    const auto falling = [](int i) { return kTurns - i % (kTurns - 3); };
    const auto jumping = [](int i) { return i % 2 == 0 ? 3 : kTurns; };
    for (const std::string& text : {varied(kTurns, kVariations, rising), varied(kTurns, kVariations, falling),
                                    varied(kTurns, kVariations, jumping)}) {
        const PtnReading reading = readPtn(text, "x.ptn");
        ASSERT_TRUE(reading.ok()) << reading.errors.front().describe();
        const int turns = reading.games[0].tree.size();
        ASSERT_EQ(turns, 1 + 2 * kTurns + kVariations);
        EXPECT_LT(reading.movesMade, static_cast<std::size_t>(turns + 33 * kVariations));
    }
}

TEST(PtnReading, NestedVariationsCostNoMoreThanTheirNames) {
    std::string text = longGame(300);
    std::string path;
    for (std::size_t depth = 0; depth < ptn::kDeepestVariation; ++depth) {
        path += depth == 0 ? "n" : "/n";
        text += "\n{" + path + "}\n250. b1 c1\n";
    }
    const PtnReading reading = readPtn(text, "x.ptn");
    ASSERT_TRUE(reading.ok()) << reading.errors.front().describe();
    EXPECT_LT(reading.movesMade, 600U + ptn::kDeepestVariation * 34);
}

TEST(PtnReading, TheFirstTagOfManyCounts) {
    const PtnReading reading =
        readPtn("[Size \"4\"]\n[SIZE \"6\"]\n" + repeated("[a \"b\"]\n", 900), "x.ptn");
    ASSERT_TRUE(reading.ok());
    EXPECT_EQ(reading.games[0].start.size(), 4);
    EXPECT_EQ(reading.warnings.size(), 900U);
}

TEST(PtnReading, SaysWhichLimitIsPassed) {
    EXPECT_EQ(firstProblem(repeated("[a \"b\"]\n", 200'000)),
              "x.ptn:1001:1: this game has more than 1000 tags");
    EXPECT_EQ(firstProblem("[a \"" + std::string(2'000'000, 'x') + "\"]\n"),
              "x.ptn:1:1: this tag is longer than 1 MiB");
    EXPECT_EQ(firstProblem(kTags + "1. "s + std::string(10'000'000, 'x')),
              "x.ptn:3:4: this word is longer than 64 KiB");
    EXPECT_EQ(firstProblem(kTags + "1. a1 {"s + std::string(2'000'000, 'x') + "}"),
              "x.ptn:3:7: this comment is longer than 1 MiB");
    EXPECT_EQ(firstProblem(varied(4, ptn::kMostVariations + 1, [](int) { return 3; })),
              "x.ptn:300008:1: this game has more than 100000 variations");
    std::string path = "n";
    std::string nested = kTags + "1. a1 e5\n2. b1\n\n{n}\n2. b2\n"s;
    for (std::size_t i = 1; i <= ptn::kDeepestVariation; ++i) nested += "\n{" + (path += "/n") + "}\n2. b2\n";
    EXPECT_NE(firstProblem(nested).find("variations are nested more than 100 deep"), std::string::npos)
        << firstProblem(nested);
}

TEST(PtnReading, AGameOfTooManyTurnsIsRefused) {
    EXPECT_EQ(firstProblem(longGame(ptn::kMostTurns / 2 + 1)),
              "x.ptn:250003:9: this game has more than 500000 turns, variations included");
}

TEST(PtnReading, ReportsAThousandProblemsAndStops) {
    const PtnReading reading = readPtn(repeated("[Size \"9\"]\n*\n", 5000), "x.ptn");
    ASSERT_EQ(reading.errors.size(), ptn::kMostProblems + 1);
    EXPECT_EQ(reading.errors.back().message.english(),
              "there are more errors; the rest of the file was not read");
    const PtnReading doubtful =
        readPtn("[Size \"5\"]\n" + repeated("{}\n[Size \"5\"]\n1. a1 b1 2. c1 R-0\n", 3000), "x.ptn");
    EXPECT_TRUE(doubtful.ok());
    EXPECT_EQ(doubtful.count, 3001U);
    EXPECT_EQ(doubtful.warnings.size(), ptn::kMostProblems + 1);
}

TEST(PtnReading, HandsGamesOverOneByOneAndKnowsWhereTheyStand) {
    const std::string text =
        "\xEF\xBB\xBF\r\n[Size \"3\"]\r\n1. a1 b1\r\n\r\n\r\n[Size \"4\"]\r\n\r\n{x}\r\n[Size "
        "\"5\"]\r\n*\r\n";
    std::vector<std::string> seen;
    const PtnReading reading = readPtnGames(text, "x.ptn", {}, [&](const PtnGame& game, std::size_t number) {
        seen.push_back(std::to_string(number) +
                       base::plainText(text).substr(game.extent.begin, game.extent.end - game.extent.begin));
    });
    EXPECT_TRUE(reading.ok());
    EXPECT_TRUE(reading.games.empty());
    EXPECT_EQ(reading.count, 3U);
    EXPECT_EQ(seen, (std::vector<std::string>{"1[Size \"3\"]\r\n1. a1 b1", "2[Size \"4\"]\r\n\r\n{x}",
                                              "3[Size \"5\"]\r\n*"}));
}

TEST(PtnReading, GamesWithErrorsAreNotHandedOver) {
    std::string seen;
    const PtnReading reading =
        readPtnGames("[Size \"3\"]\n*\n[Size \"4\"]\n1. a1 a1\n\n[Size \"5\"]\n", "x.ptn", {},
                     [&](const PtnGame&, std::size_t number) { seen += std::to_string(number); });
    EXPECT_FALSE(reading.ok());
    EXPECT_EQ(seen, "13");
}

TEST(PtnReading, TellsHowFarItIsAndStops) {
    const std::string text = repeated("[Size \"3\"]\n1. a1 b1 *\n\n", 20'000);
    std::vector<double> shares;
    (void)readPtnGames(text, "x.ptn", {.progress = [&](double share) { shares.push_back(share); }},
                       [](const PtnGame&, std::size_t) {});
    EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
    EXPECT_GT(shares.size(), 100U);
    EXPECT_LT(shares.size(), 300U);
    EXPECT_GT(shares.back(), 0.98);

    std::stop_source stop;
    std::size_t games = 0;
    const PtnReading stopped =
        readPtnGames(text, "x.ptn", {.stop = stop.get_token()}, [&](const PtnGame&, std::size_t number) {
            games = number;
            if (number == 7) stop.request_stop();
        });
    EXPECT_EQ(games, 7U);
    ASSERT_EQ(stopped.errors.size(), 1U);
    EXPECT_EQ(stopped.errors[0].message.english(), "the reading was stopped");
}

TEST(PtnReading, StopsWithinAGameToo) {
    std::stop_source stop;
    const std::string text = longGame(50'000);
    const PtnReading reading = readPtnGames(text, "x.ptn",
                                            {.stop = stop.get_token(),
                                             .progress =
                                                 [&](double share) {
                                                     if (share > 0.1) stop.request_stop();
                                                 }},
                                            [](const PtnGame&, std::size_t) { FAIL() << "it was stopped"; });
    EXPECT_LT(reading.movesMade, 20'000U);
}

TEST(PtnReading, NamesWideEncodings) {
    EXPECT_EQ(firstProblem("\xFF\xFE[\0S\0i\0"s),
              "x.ptn:1:1: this text is in UTF-16; please save it as UTF-8");
    EXPECT_EQ(firstProblem("\0\0\0["s), "x.ptn:1:1: this text is in UTF-32; please save it as UTF-8");
}

TEST(PtnReading, ReadsOldNamesAsWindows1252AndSaysSo) {
    const std::string text =
        "[Size \"5\"]\n[Player1 \"J\xFCrgen\"]\n[Player2 \"Ren\xE9\"]\n\n1. a1 {sch\xF6n}\n";
    EXPECT_EQ(onlyWarning(text), "x.ptn:2:12: this is not UTF-8; it is read as Windows-1252");
    const PtnGame game = readPtn(text).games.at(0);
    EXPECT_EQ(*game.tag("Player1"), "J\u00FCrgen");
    EXPECT_EQ(*game.tag("Player2"), "Ren\u00E9");
    EXPECT_EQ(game.tree.node(1).comments.at(0), "sch\u00F6n");
}

TEST(PtnReading, SpacesOfEveryKindSeparate) {
    const PtnReading reading =
        readPtn("[Size\u00A0\"5\"]\u2003\n\n\uFEFF1.\u00A0a1\u202Fe5\n2.\u3000c\u200B3 d3\n\0\0\0"s);
    ASSERT_TRUE(reading.ok()) << reading.errors.at(0).describe();
    EXPECT_EQ(reading.games.at(0).tree.size(), 5);
    const PtnReading hidden = readPtn("[Size \"5\"]\n\n1. a1 \u200Ee5\n", "x.ptn");
    ASSERT_FALSE(hidden.ok());
    EXPECT_NE(hidden.errors.at(0).describe().find("U+200E"), std::string::npos);
}

TEST(PtnReading, KeepsControlCharactersAndShowsThemHarmlessly) {
    const PtnReading reading =
        readPtn("[Size \"5\"]\n[Player1 \"\x1b[31m\0red\"]\n[Result \"\x1b]0;x\a\"]\n"s, "x.ptn");
    ASSERT_TRUE(reading.ok());
    EXPECT_EQ(*reading.games[0].tag("Player1"), "\x1b[31m\0red"s);
    EXPECT_EQ(reading.warnings.at(0).describe(), "x.ptn:3:10: Result \"\\x1B]0;x\\x07\" is not a result");
}

TEST(PtnReading, WrongSuppliesAreNamedWhereTheyStand) {
    EXPECT_EQ(firstProblem("[Size \"5\"]\n[Flats \"0\"]\n"),
              "x.ptn:2:9: Flats \"0\": expected stones from 1 to 80");
    EXPECT_EQ(firstProblem("[Size \"5\"]\n[Flats \"20\"]\n[Flats2 \"81\"]\n"),
              "x.ptn:3:10: Flats2 \"81\": expected stones from 1 to 80");
    EXPECT_EQ(firstProblem("[Size \"5\"]\n[Caps1 \"6\"]\n"),
              "x.ptn:2:9: Caps1 \"6\": expected capstones from 0 to 5");
    EXPECT_EQ(firstProblem("[TPS \"x3/x3/x3 1 1\"]\n[Flats \"0\"]\n"),
              "x.ptn:2:9: Flats \"0\": expected stones from 1 to 80");
}

TEST(PtnReading, NamesOfManyVariationsStayApart) {
    // The second half of the variations has no names of its own, and the names that they would get exist
    // already.
    constexpr int kHalf = 2000;
    PtnGame game;
    (void)game.tree.add(PtnTree::kRoot, parseMove("a1", game.start).value());

    for (int i = 1; i < 2 * kHalf; ++i) {
        const int node = game.tree.add(PtnTree::kRoot, parseMove("b1", game.start).value());
        if (i < kHalf) game.tree.setVariation(node, automaticVariationName(0, kHalf + i));
    }
    const PtnReading again = readPtn(writePtn(game), "x.ptn");
    ASSERT_TRUE(again.ok()) << again.errors.front().describe();
    EXPECT_EQ(again.games[0].tree.size(), 2 * kHalf + 1);
}

}  // namespace
}  // namespace tak::rules
