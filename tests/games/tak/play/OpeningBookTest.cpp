#include "games/tak/play/OpeningBook.h"

#include <gtest/gtest.h>

#include <set>

#include "games/tak/engine/Engine.h"
#include "games/tak/rules/Game.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

using tak::rules::Game;
using tak::rules::Setup;

TEST(OpeningBook, AreLegalDistinctAndBalanced) {
    const OpeningRequest request{.setup = Setup::standard(5, 4), .plies = 4, .seed = 7};
    OpeningBook book(request);
    std::set<std::string> keys;
    tak::engine::Engine engine({.hashMiB = 1});
    for (int i = 0; i < 12; ++i) {
        const Opening& opening = book.at(i);
        EXPECT_EQ(opening.size(), 4U);
        Game game(request.setup);
        for (const auto move : opening) {
            ASSERT_TRUE(game.isLegal(move));
            game.play(move);
        }
        EXPECT_TRUE(keys.insert(symmetryKey(game.position())).second);
        engine.newGame();
        const auto result = engine.search(game, {.nodes = request.nodes});
        EXPECT_LE(std::abs(result.report.lines.front().score), request.bound);
    }
}

TEST(OpeningBook, AreTheSameForTheSameSeed) {
    OpeningRequest request{.setup = Setup::standard(6), .seed = 1};
    const Opening third = OpeningBook(request).at(2);
    OpeningBook again(request);
    for (int i = 0; i < 5; ++i) (void)again.at(i);
    EXPECT_EQ(again.at(2), third);
    request.seed = 2;
    EXPECT_NE(OpeningBook(request).at(2), third);
}

TEST(OpeningBook, BeginAnewWhereABoardHasNoMore) {
    OpeningBook book({.setup = Setup::standard(3), .plies = 2, .nodes = 50});
    std::set<std::string> keys;
    for (int i = 0; i < 40; ++i) {
        Game game(Setup::standard(3));
        for (const auto move : book.at(i)) game.play(move);
        keys.insert(symmetryKey(game.position()));
    }
    EXPECT_GE(keys.size(), 1U);
    EXPECT_LE(keys.size(), 12U);
    EXPECT_TRUE(OpeningBook({.setup = Setup::standard(5), .plies = 0}).at(9).empty());
}

TEST(SymmetryKey, IsTheSameForTurnedAndMirroredBoards) {
    const auto key = [](const char* tps) { return symmetryKey(*tak::rules::parseTps(tps)); };
    const auto corner = key("2,x2/x3/x,1,x 1 2");
    EXPECT_EQ(corner, key("x2,2/x3/x,1,x 1 2"));
    EXPECT_EQ(corner, key("x,1,x/x3/2,x2 1 2"));
    EXPECT_EQ(corner, key("2,x2/x2,1/x3 1 2"));
    EXPECT_NE(corner, key("1,x2/x3/x,2,x 1 2"));
    EXPECT_NE(corner, key("x,2,x/x3/x,1,x 1 2"));
    EXPECT_NE(key("12,1,x/x3/2,x2 1 3"), key("21,1,x/x3/2,x2 1 3"));
}

}  // namespace
}  // namespace tak::play
