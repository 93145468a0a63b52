#include "games/tak/engine/tei/TeiPosition.h"

#include <gtest/gtest.h>

#include "games/tak/rules/Tps.h"

namespace tak::engine {
namespace {

using namespace rules;

TeiResult<Game> positionOf(std::string_view words, const SetupOptions& agreed = {.size = 5, .halfKomi = 4}) {
    return readPosition(TeiWords(words), agreed);
}

std::string problem(std::string_view words) {
    const auto game = positionOf(words);
    return game ? "none" : game.error().message;
}

TEST(TeiPosition, ReadsTheStart) {
    for (const char* words : {"startpos", "startpos moves", "  startpos\tmoves "}) {
        const auto game = positionOf(words);
        ASSERT_TRUE(game) << words;
        EXPECT_EQ(game->position(), Position(Setup::standard(5, 4)));
    }
}

TEST(TeiPosition, PlaysTheMoves) {
    for (const char* words : {"startpos moves a1 e5 Cc3 Sd4 c3+", "startpos a1 e5 Cc3 Sd4 c3+"}) {
        const auto game = positionOf(words);
        ASSERT_TRUE(game) << words;
        EXPECT_EQ(formatTps(game->position()), "x4,1/x2,1C,2S,x/x5/x5/2,x4 2 3");
        EXPECT_EQ(game->movesPlayed(), 5);
    }
}

TEST(TeiPosition, ATpsBringsItsSizeAndTakesTheRest) {
    const SetupOptions agreed{.size = 6,
                              .stones = {12, 12},
                              .halfKomi = 4,
                              .opening = Opening::NoSwap,
                              .draws = DrawRules::playtak()};
    const auto game = positionOf("tps x3/x,1,x/x,x,2 1 2 moves a1", agreed);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->position().size(), 3);
    EXPECT_EQ(game->position().setup().halfKomi, 4);
    EXPECT_EQ(game->position().setup().draws, DrawRules::playtak());
    EXPECT_EQ(game->position().setup().opening, Opening::NoSwap);
    EXPECT_EQ(game->position().setup().supply[1], (Supply{12, 0}));
    EXPECT_EQ(game->position().toMove(), Color::Black);
}

TEST(TeiPosition, RefusesNamingTheMoveAndItsNumber) {
    EXPECT_EQ(problem("startpos moves a1 a1"), "move 2: a1 is not legal: there is already a piece on a1");
    EXPECT_EQ(problem("startpos moves a1 e5 zz a2").substr(0, 8), "move 3: ");
    EXPECT_NE(problem("startpos moves a1 e5 zz a2").find("zz"), std::string::npos);
}

TEST(TeiPosition, RefusesMovesAfterTheEnd) {
    const std::string road = "startpos moves a5 a1 b1 b5 c1 c5 d1 d5 e1";
    EXPECT_TRUE(positionOf(road));
    EXPECT_EQ(problem(road + " e5"), "move 10: \"e5\" comes after the end of the game");
}

TEST(TeiPosition, RefusesSuppliesThatTheOpeningCannotUse) {
    const SetupOptions agreed{.size = 5, .stones = {1, 1}, .opening = Opening::DoubleBlackStack};
    ASSERT_FALSE(positionOf("startpos", agreed));
    EXPECT_EQ(positionOf("startpos", agreed).error().message,
              "the double black stack needs two stones of Black");
}

TEST(TeiPosition, RefusesOtherStarts) {
    EXPECT_EQ(problem(""), "expected startpos or tps, not \"\"");
    EXPECT_EQ(problem("fen x5"), "expected startpos or tps, not \"fen\"");
    for (const char* words : {"tps", "tps x3/x3/x3", "tps x3/x3/x3 1", "tps x3/x3/x3 1 moves a1",
                              "tps x3/x2/x3 1 1", "tps x9 1 1", "tps \xff \xfe 1"})
        EXPECT_EQ(problem(words).substr(0, 12), "tps, column ") << words;
}

}  // namespace
}  // namespace tak::engine
