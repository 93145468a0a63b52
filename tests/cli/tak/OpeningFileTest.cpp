#include "cli/tak/OpeningFile.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace cli::openings {
namespace {

using tak::rules::Setup;
using Setups = std::vector<Setup>;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

Setups setups(const std::vector<int>& sizes, const std::vector<int>& halfKomis = {0}) {
    Setups all;
    for (const int size : sizes)
        for (const int halfKomi : halfKomis) {
            all.push_back(Setup::standard(size, halfKomi));
            all.back().draws = {.quietPlies = true, .repetition = true};
        }
    return all;
}

/// The opening as text: its TPS, if it begins from a position, and its moves.
std::string textOf(const Opening& opening) {
    std::string text;
    tak::rules::Position position = opening.start;
    if (position.occupied() != 0) text = formatTps(position);
    for (const tak::rules::Move move : opening.moves) {
        text += (text.empty() ? "" : " ") + tak::rules::formatMove(position, move);
        (void)position.make(move);
    }
    return text;
}

/// All openings of a set-up, in the order in which they are played.
std::vector<std::string> openingsOf(const OpeningList& list, const Setups& all, std::size_t setup = 0) {
    ListedOpenings source(list, all);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < list.bySetup[setup].size(); ++i) {
        const Opening opening = source.at(setup, i);
        Setup wanted = all[setup];
        wanted.opening = opening.start.setup().opening;
        EXPECT_EQ(opening.start.setup(), wanted);
        texts.push_back(textOf(opening));
    }
    return texts;
}

std::vector<std::string> read(std::string_view text, const Setups& all = setups({5}), std::size_t setup = 0) {
    const auto list = readOpenings(text, "book", all);
    if (!list) {
        ADD_FAILURE() << list.error().describe();
        return {};
    }
    return openingsOf(*list, all, setup);
}

std::string errorOf(std::string_view text, const Setups& all = setups({5})) {
    const auto list = readOpenings(text, "book", all);
    return list ? "" : list.error().describe();
}

constexpr const char* kTps = "x5/x5/x2,1,2,x/x5/x5 2 2";

TEST(OpeningFile, GamesMayBeginInOtherWays) {
    using tak::rules::Opening;
    const auto waysOf = [](std::string_view text) {
        const Setups all = setups({5});
        ListedOpenings source(readOpenings(text, "book", all).value(), all);
        return std::vector{source.at(0, 0).start.setup().opening, source.at(0, 1).start.setup().opening};
    };
    const char* const lines = "2a1 e5 c3\na1 e5 c3\n";
    EXPECT_THAT(read(lines), ElementsAre("2a1 e5 c3", "a1 e5 c3"));
    EXPECT_THAT(waysOf(lines), ElementsAre(Opening::DoubleBlackStack, Opening::Swap));
    const char* const games =
        "[Size \"5\"]\n[Opening \"double black stack\"]\n\n1. 2a1 e5\n2. c3\n\n[Size \"5\"]\n"
        "[Opening \"no-swap\"]\n\n1. Sa1 e5\n";
    EXPECT_THAT(read(games), ElementsAre("2a1 e5 c3", "Sa1 e5"));
    EXPECT_THAT(waysOf(games), ElementsAre(Opening::DoubleBlackStack, Opening::NoSwap));
}

TEST(OpeningFile, LinesAreMovesOrPositions) {
    EXPECT_THAT(
        read("# a book of five openings\n"
             "1. a1 e5 2. c3 c2\n"
             "\n"
             "  a1 e1 c3\n"
             "1.a1 e5 2.c3' {the middle} c2? *\n"
             "\t# the positions\n"
             "x5/x5/x2,1,2,x/x5/x5 2 2\n"
             "[TPS \"x5/x5/x2,1,2,x/x5/x5 2 2\"]\n"
             "[TPS \"x5/x5/x2,1,2,x/x5/x5 2 2\"] 2... d4 3. Sb2"),
        ElementsAre("a1 e5 c3 c2", "a1 e1 c3", "a1 e5 c3 c2", kTps, kTps, std::string(kTps) + " d4 Sb2"));
}

TEST(OpeningFile, LinesOfTagsAreOpeningsOfTheirOwn) {
    EXPECT_THAT(read("[TPS \"x5/x5/x2,1,2,x/x5/x5 2 2\"]\n\n[TPS \"x5/x5/x5/x5/2,x4 2 1\"]\n"
                     "x5/x5/x5/x5/x4,2 2 1\n"),
                ElementsAre(kTps, "x5/x5/x5/x5/2,x4 2 1", "x5/x5/x5/x5/x4,2 2 1"));
}

TEST(OpeningFile, TheMainLineOfEachGameIsAnOpening) {
    EXPECT_THAT(read("[Event \"a } book { [of] \\\"two\\\"\"]\n"
                     "# between the tags\n"
                     "[Size \"5\"]\n"
                     "\n"
                     "{a comment\n"
                     "# that goes on\n"
                     "[TPS \"of no game\"]}\n"
                     "1. a1 e5 {x} 2. c3!?\n"
                     "# between the turns\n"
                     "c2'' 1-0\n"
                     "\n"
                     "{2b1}\n"
                     "2... d2\n"
                     "\n"
                     "[Size \"5\"]\n"
                     "[TPS \"x5/x5/x2,1,2,x/x5/x5 2 2\"]\n"
                     "\n"
                     "[Size \"5\"]\n"
                     "[TPS \"x5/x5/x2,1,2,x/x5/x5 2 2\"]\n"
                     "2. -- d4 3. Sb2 *\n"
                     "[Size \"5\"] 1. e1 a5\n"),
                ElementsAre("a1 e5 c3 c2", kTps, std::string(kTps) + " d4 Sb2", "e1 a5"));
}

TEST(OpeningFile, AnOpeningMayBeTheEmptyBoard) {
    EXPECT_THAT(read("[Size \"5\"]\n\n*\n"), ElementsAre(""));
    EXPECT_THAT(read("x5/x5/x5/x5/x5 1 1\n"), ElementsAre(""));
}

TEST(OpeningFile, LineEndsAndAByteOrderMarkDoNotMatter) {
    const std::vector<std::string> expected = {"a1 e5", kTps};
    EXPECT_EQ(read("\xEF\xBB\xBF# Windows\r\na1 e5\r\n\r\nx5/x5/x2,1,2,x/x5/x5 2 2\r\n"), expected);
    EXPECT_EQ(read("a1 e5\rx5/x5/x2,1,2,x/x5/x5 2 2\r"), expected);
    EXPECT_EQ(read("\xEF\xBB\xBF[Size \"5\"]\r\n\r\n1. a1 e5\r\n\r\n# next\r\n"
                   "[TPS \"x5/x5/x2,1,2,x/x5/x5 2 2\"]\r\n[Size \"5\"]\r\n\r\n*\r\n"),
              expected);
    EXPECT_THAT(errorOf("\xEF\xBB\xBF"
                        "a1 e5\r\n\r\na1 e9\r\n"),
                HasSubstr("book:3:5: "));
    EXPECT_THAT(errorOf(std::string("a\0001\0", 4)), HasSubstr("book:1:1: this text is in UTF-16"));
}

TEST(OpeningFile, AnOpeningIsPlayedWithTheSetupsThatItFits) {
    const Setups all = setups({4, 5, 6}, {0, 4});
    const std::string lines = "a1 e5\na1 d4\nx4/x4/x4/2,x3 2 1\na1 f6\n";
    for (const std::size_t komi : {0U, 1U}) {
        EXPECT_THAT(read(lines, all, komi), ElementsAre("a1 d4", "x4/x4/x4/2,x3 2 1"));
        EXPECT_THAT(read(lines, all, 2 + komi), ElementsAre("a1 e5", "a1 d4"));
        EXPECT_THAT(read(lines, all, 4 + komi), ElementsAre("a1 e5", "a1 d4", "a1 f6"));
    }
    const std::string games =
        "[Size \"4\"]\n1. a1 d4\n[Event \"x\"]\n1. a1 e5\n[Size \"5\"]\n[Komi \"2\"]\n1. a1 b2\n"
        "[Size \"6\"]\n[Komi \"0\"]\n1. a1 f6\n[Size \"6\"]\n[Komi \"?\"]\n1. a1 f5\n";
    EXPECT_THAT(read(games, all, 0), ElementsAre("a1 d4"));
    EXPECT_THAT(read(games, all, 2), ElementsAre("a1 e5"));
    EXPECT_THAT(read(games, all, 3), ElementsAre("a1 e5", "a1 b2"));
    EXPECT_THAT(read(games, all, 4), ElementsAre("a1 e5", "a1 f6", "a1 f5"));
    EXPECT_THAT(read(games, all, 5), ElementsAre("a1 e5", "a1 f5"));
}

TEST(OpeningFile, AfterTheLastOpeningTheFirstFollows) {
    const auto all = setups({5});
    const auto list = readOpenings("a1 e5\na1 e4\na1 e3\n", "book", all);
    ASSERT_TRUE(list);
    ListedOpenings source(*list, all);
    EXPECT_EQ(textOf(source.at(0, 2)), "a1 e3");
    EXPECT_EQ(textOf(source.at(0, 3)), "a1 e5");
    EXPECT_EQ(textOf(source.at(0, 7)), "a1 e4");
}

TEST(OpeningFile, RandomOrderGoesByTheSeed) {
    const auto all = setups({5, 6});
    std::string text;
    for (int i = 1; i <= 5; ++i)
        for (const char file : {'b', 'c', 'd', 'e'})
            text += std::string("a1 ") + file + std::to_string(i) + '\n';
    const auto list = readOpenings(text, "book", all);
    ASSERT_TRUE(list);
    const auto shuffled = [&](std::uint64_t seed) {
        OpeningList other = *list;
        other.shuffle(seed);
        return openingsOf(other, all, 1);
    };
    const auto inOrder = openingsOf(*list, all, 1);
    EXPECT_EQ(shuffled(1), shuffled(1));
    EXPECT_NE(shuffled(1), inOrder);
    EXPECT_NE(shuffled(1), shuffled(2));
    EXPECT_THAT(shuffled(1), ::testing::UnorderedElementsAreArray(inOrder));
}

TEST(OpeningFile, ErrorsNameThePlaceAndWhatWasExpected) {
    const std::string road = "1. a3 c1 2. b1 Sa1 3. b2 c3 4. b3";
    const auto three = setups({3});
    for (const auto& [text, all, error] : std::vector<std::tuple<std::string, Setups, std::string>>{
             {"", setups({5}),
              "book:1:1: there is no opening in this file: a TPS, a list of moves or a game in PTN"},
             {"# none\n\n  \r\n", setups({5}), "book:1:1: there is no opening"},
             {"a1 e5\n  a1 a1\n", setups({5}), "book:2:6: a1 is not legal: "},
             {"a1 e5\n1. a1 e5 2. Sa9\n", setups({5}), "book:2:15: cannot read the move 'Sa9'"},
             {"hello\n", setups({5}), "book:1:2: cannot read the move 'hello': "},
             {"a1 {to the end\n", setups({5}), "book:1:4: this comment has no end"},
             {"*\n", setups({5}), "book:1:1: a TPS or a list of moves was expected"},
             {"1. a1 e5\n2. c3 c2\n", setups({5}),
              "book:2:1: move number 1 was expected, not 2: every line is an opening of its own"},
             {"x5/x5/x5/x5/x4,1 2 2\n[TPS \"x5/x5/x2,1,2,x/x5/x5 2 2\"]  3. a1\n", setups({5}),
              "book:2:35: move number 2 was expected, not 3"},
             {"x5/x5/x2,1,2,x/x5/x5 2 2\n x5/x5/x3,1,2,x/x5/x5 2 2\n", setups({5}),
              "book:2:15: this row has more"},
             {"x5/x5/x2,1,2,x/x5/x5 2\n", setups({5}), "book:1:23: expected three fields"},
             {"[TPS \"x5/x5/x2,1,2,x/x5/x6 2 2\"]\n", setups({5}), "book:1:25: this row has more"},
             {"x5/x5/x2,1,2,x/x5/x5 1 1\n", setups({5}),
              "book:1:1: by its move number this is one of the first"},
             {"a1 e5\nx5/x5/x2,1,2,x/x5/x5 2 2\nx6/x6/x6/x6/x6/x5,2 2 1\n", setups({3, 5}),
              "book:3:1: a board of size 3, 5 was expected, as --size says, not 6"},
             {road + "\n", three, "book:1:1: the game is over after this opening (R-0); one that goes on"},
             {road + " a2\n", three, "book:1:35: a2 is not legal: "},
             {"1,1,1/x3/2,x,2 2 4\n", three, "book:1:1: the game is over after this opening (R-0)"},
             // The same position for the third time (rule 21).
             {"a3 c1 c3 a1 c3- a1+ c2+ a2- c3- a1+ c2+ a2-\n", three, "book:1:1: the game is over after"},
             {"a1 e5\n", setups({5, 4, 3}, {0}),
              "book: an opening for 4x4 with komi 0 was expected; none fits"},
             {"[Size \"5\"]\n[Komi \"2\"]\n\n1. a1 e5\n", setups({5}, {0, 1, -1}),
              "book:1:1: komi -0.5, 0, 0.5 was expected, as --komi says, not 2"},
             {"[Size \"5\"]\n1. a1 e5\n\n [Size \"5\"]\n[Caps \"3\"]\n\n1. a1 e5\n", setups({5}),
              "book:4:2: the usual pieces were expected"},
             {"[Size \"5\"]\n[Opening \"backwards\"]\n\n1. a1 e5\n", setups({5}),
              "no-swap or double black stack"},
             {"a1 e5\n2a1 e5 f6\n", setups({5}), "book:2:1: "},
             {"[Size \"5\"]\n[Opening \"swap\"]\n\n1. 2a1 e5\n", setups({5}), "book:4:4: "},
             {"[Size \"5\"]\n\n1. a1 e5\n\n[Size \"5\"]\n\n1. a1 e5 2. f6\n", setups({5}),
              "book:7:13: f6 is not legal"},
             {"[Size \"9\"]\n\n1. a1 e5\n", setups({5}), "book:1:8: Size \"9\": expected a board size"},
             {"[Size \"5\"]\n\n1. a1 e5 [Size \"5\"] 1. a1 d5\n", setups({5}),
              "book:3:10: a line of its own was expected for each game's tags"},
             {"[TPS \"x5/x5/x2,1,2,x/x5/x5 2 2\"]\n[Site \"a\"]\n\n[Size \"5\"]\n[TPS \"x5/x5/x5/x5/2,x4 2 "
              "1\"]\n",
              setups({5}), "book:1:1: one TPS tag for each game was expected"},
             {"[Event \"x\"]\n\n1. a1 d4 2. g7\n", setups({4, 5, 6}), "book:3:13: g7 is not legal"}}) {
        EXPECT_THAT(errorOf(text, all), HasSubstr(error)) << text;
    }
}

TEST(OpeningFile, MayBeLong) {
    constexpr int kLines = 100'000;
    std::string text;
    for (int i = 0; i < kLines; ++i) {
        const std::string first = {static_cast<char>('a' + i % 5), static_cast<char>('1' + i / 5 % 5)};
        text += first + (first == "c3" ? " c4\n" : " c3\n");
    }
    const auto all = setups({5});
    const auto list = readOpenings(text, "book", all);
    ASSERT_TRUE(list) << list.error().describe();
    EXPECT_EQ(list->entries.size(), std::size_t{kLines});
    ListedOpenings source(*list, all);
    EXPECT_EQ(textOf(source.at(0, kLines - 1)), "e5 c3");
}

}  // namespace
}  // namespace cli::openings
