// Texts with some bad games. The other games are read nevertheless.
#include <gtest/gtest.h>

#include "games/tak/rules/Ptn.h"

namespace tak::rules {
namespace {

constexpr const char* kGood = "[Size \"5\"]\n\n1. a1 e5\n\n";

struct Each {
    std::vector<PtnGame> games;
    std::vector<std::string> problems;
    std::vector<std::size_t> numbers;  ///< of the games with problems
    PtnReading reading;
};

Each each(const std::string& text, const PtnControl& control = {}) {
    Each result;
    result.reading = readEachPtnGame(
        text, "x.ptn", control, [&](PtnGame game, std::size_t) { result.games.push_back(std::move(game)); },
        [&](const base::Error& problem, std::size_t number) {
            result.problems.push_back(problem.describe());
            result.numbers.push_back(number);
        });
    return result;
}

/// Reads a bad game between two good ones; expects both good ones and one problem.
std::string betweenGoodOnes(const std::string& bad) {
    const Each result = each(kGood + bad + "\n\n" + kGood);
    EXPECT_TRUE(result.reading.ok());
    EXPECT_EQ(result.games.size(), 2U) << bad;
    EXPECT_EQ(result.problems.size(), 1U) << bad;
    return result.problems.empty() ? "" : result.problems.front();
}

TEST(PtnEachGame, AfterAnyProblemTheNextGameIsRead) {
    EXPECT_EQ(betweenGoodOnes("[Size \"5\"]\n1. a1 z9 x y").substr(0, 10), "x.ptn:6:7:");
    EXPECT_EQ(betweenGoodOnes("[Size \"55\"]\n1. a1 e5").substr(0, 8), "x.ptn:5:");
    EXPECT_EQ(betweenGoodOnes("[Size \"5\n[Date \"x\"]\n1. a1 e5").substr(0, 8), "x.ptn:5:");
    EXPECT_EQ(betweenGoodOnes("[Size \"5\"]\n1. a1 {no end").substr(0, 10), "x.ptn:6:7:");
    EXPECT_EQ(betweenGoodOnes("[Size \"5\"]\n1. a1 a1 {a\n\n[b] c}").substr(0, 10), "x.ptn:6:7:");
}

TEST(PtnEachGame, AGameMayFollowATurnAtOnce) {
    const Each result = each("[Size \"5\"]\n1. a1 zz\n[Size \"5\"]\n1. a1 e5\n[Size \"6\"]\n1. b2 zz\n");
    EXPECT_EQ(result.games.size(), 1U);
    EXPECT_EQ(result.problems.size(), 2U);
    EXPECT_EQ(result.numbers, (std::vector<std::size_t>{1, 3}));
}

TEST(PtnEachGame, ReportsALimitedNumberOfBadGames) {
    std::string text;
    for (int i = 0; i < 3000; ++i) text += "[Size \"5\"]\n\n1. zz\n\n";
    const Each result = each(text + kGood);
    EXPECT_TRUE(result.reading.ok());
    EXPECT_EQ(result.problems.size(), 3000U);
    EXPECT_EQ(result.games.size(), 1U);
}

TEST(PtnEachGame, CommentsWithoutAnEndCostNoMoreThanTheirGames) {
    std::string text;
    for (int i = 0; i < 50'000; ++i) text += "[Size \"5\"]\n\n1. a1 {\n\n";
    const Each result = each(text + kGood);
    EXPECT_EQ(result.problems.size(), 50'000U);
    EXPECT_EQ(result.games.size(), 1U);
}

TEST(PtnEachGame, TheTagsResultCountsAfterABadGame) {
    const Each result = each("[Size \"5\"]\n1. zz\n\n[Size \"5\"]\n[Result \"0-R\"]\n\n1. a1 e5\n");
    ASSERT_EQ(result.games.size(), 1U);
    EXPECT_EQ(result.games[0].result, "0-R");
}

TEST(PtnEachGame, UpToTheirFaultsAllLinesAreRead) {
    const Each result =
        each(std::string(kGood) +
                 "[Size \"5\"]\n[Result \"R-0\"]\n\n1. a1 e5\n2. c3 c9\n3. d4 R-0\n\n{2w1}\n2. d1 z\n" +
                 "\n{2w2}\n2. d2\n\n[Size \"5\"]\n\n1. zz\n",
             {.upToFaults = true});
    ASSERT_EQ(result.games.size(), 2U) << "a game without any turn is not begun";
    const PtnGame& begun = result.games[1];
    EXPECT_EQ(begun.tree.mainLine().size(), 3U);
    EXPECT_EQ(begun.tree.size(), 6);
    EXPECT_EQ(begun.result, "") << "the game did not end where the fault is";
    ASSERT_EQ(result.problems.size(), 2U);
    EXPECT_EQ(result.problems[0].substr(0, 10), "x.ptn:9:8:");
    EXPECT_EQ(result.numbers, (std::vector<std::size_t>{2, 3}));
}

TEST(PtnEachGame, OfOtherLettersAsOfUtf8) {
    const Each result =
        each("[Size \"5\"]\n[Player1 \"Zo\xEB\"]\n\n1. a1 zz\n\n[Size \"5\"]\n[Player1 \"Zo\xEB\"]\n1. a1\n");
    ASSERT_EQ(result.games.size(), 1U);
    EXPECT_EQ(*result.games[0].tag("Player1"), "Zoë");
}

TEST(PtnEachGame, StoppedItSaysSo) {
    std::stop_source stop;
    stop.request_stop();
    const Each result = each(kGood, {.stop = stop.get_token()});
    EXPECT_FALSE(result.reading.ok());
    EXPECT_TRUE(result.problems.empty());
}

TEST(PtnEachGame, ATextWithoutAGame) { EXPECT_FALSE(each(" \n").reading.ok()); }

}  // namespace
}  // namespace tak::rules
