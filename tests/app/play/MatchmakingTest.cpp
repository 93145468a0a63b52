#include "app/play/Matchmaking.h"

#include <gtest/gtest.h>

namespace {

using app::BotGame;

std::vector<game::Opponent> levels() {
    std::vector<game::Opponent> known;
    for (const char* id : {"one", "two", "three"})
        known.push_back({.id = id, .name = base::msgid("bot"), .label = base::msgid("bot")});
    return known;
}

std::string suiting(const std::vector<BotGame>& games) {
    const auto known = levels();
    return app::suitableOpponent(known, games).opponent->id;
}

TEST(Matchmaking, BeginsWithTheWeakest) {
    EXPECT_EQ(suiting({}), "one");
    EXPECT_EQ(suiting({{"gone", true, false}}), "one") << "a bot that there is no more";
    EXPECT_EQ(app::suitableOpponent({}, {}).opponent, nullptr);
}

TEST(Matchmaking, RisesAfterTwoWinsInARow) {
    EXPECT_EQ(suiting({{"one", true, false}}), "one");
    EXPECT_EQ(suiting({{"one", true, false}, {"one", true, false}}), "two");
    EXPECT_EQ(suiting({{"two", true, false}, {"one", true, false}}), "two") << "one win against this one";
    EXPECT_EQ(suiting({{"one", true, false}, {"one", false, true}, {"one", true, false}}), "one");
    EXPECT_EQ(suiting({{"three", true, false}, {"three", true, false}}), "three") << "there is none above";
}

TEST(Matchmaking, RisesFasterWhileEverythingIsWon) {
    const BotGame won{"one", true, false};
    EXPECT_EQ(suiting({won, won, won}), "two");
    EXPECT_EQ(suiting({won, won, won, won}), "three");
    EXPECT_EQ(suiting({won, won, won, {"one", false, true}}), "two");
    const BotGame wonAbove{"two", true, false};
    EXPECT_EQ(suiting({wonAbove, wonAbove, won, won}), "three") << "there is none two above";
}

TEST(Matchmaking, ExplainsAChangeOfOpponent) {
    const auto known = levels();
    const auto newsAfter = [&](const std::vector<BotGame>& games) {
        const auto news = app::newsOf(app::suitableOpponent(known, games));
        return news ? news->english() : std::string();
    };
    const BotGame won{"one", true, false};
    const BotGame lost{"two", false, true};
    EXPECT_EQ(newsAfter({}), "");
    EXPECT_EQ(newsAfter({won}), "");
    EXPECT_EQ(newsAfter({won, won}), "Two wins in a row: next time you meet bot.");
    EXPECT_EQ(newsAfter({lost, lost, lost}), "Three losses in a row: next time you meet bot.");
}

TEST(Matchmaking, FallsAfterThreeLossesInARow) {
    const BotGame lost{"two", false, true};
    EXPECT_EQ(suiting({lost, lost}), "two");
    EXPECT_EQ(suiting({lost, lost, lost}), "one");
    EXPECT_EQ(suiting({lost, {"two", false, false}, lost, lost}), "two") << "a draw between";
    const BotGame first{"one", false, true};
    EXPECT_EQ(suiting({first, first, first, first}), "one") << "there is none below";
}

TEST(Matchmaking, LooksAtFinishedGamesOfAPersonAgainstABot) {
    archive::Game game{.id = archive::GameId(1),
                       .entry = {.players = {"Ann", "Bot"},
                                 .opponents = {"", "two"},
                                 .result = "0-R",
                                 .winners = {1},
                                 .finished = true},
                       .created = {},
                       .changed = {}};
    ASSERT_EQ(app::botGames({game}).size(), 1U);
    EXPECT_EQ(app::botGames({game})[0].opponent, "two");
    EXPECT_TRUE(app::botGames({game})[0].lost);
    archive::Game aborted = game;
    aborted.entry.result = "*";
    archive::Game persons = game;
    persons.entry.opponents = {"", ""};
    archive::Game bots = game;
    bots.entry.opponents = {"one", "two"};
    EXPECT_TRUE(app::botGames({aborted, persons, bots}).empty());
}

}  // namespace
