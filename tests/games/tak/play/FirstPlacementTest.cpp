#include "games/tak/play/FirstPlacement.h"

#include <gtest/gtest.h>

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Ptn.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

std::string placed(const rules::Position& position) {
    const rules::Move move = firstPlacement(position);
    EXPECT_TRUE(position.isLegal(move));
    return rules::formatMove(position, move);
}

std::string placed(const char* tps, rules::Opening opening) {
    return placed(*rules::parseTps(tps, {.opening = opening}));
}

TEST(FirstPlacement, PutsFlatsOfTheOpponentIntoCorners) {
    for (const rules::Opening opening : {rules::Opening::Swap, rules::Opening::DoubleBlackStack}) {
        const bool stack = opening == rules::Opening::DoubleBlackStack;
        EXPECT_EQ(placed("x6/x6/x6/x6/x6/x6 1 1", opening), stack ? "2a1" : "a1");
        EXPECT_EQ(placed(stack ? "x6/x6/x6/x6/x6/22,x5 2 1" : "x6/x6/x6/x6/x6/2,x5 2 1", opening), "f6");
    }
    EXPECT_EQ(placed("x3/x3/x2,2 2 1", rules::Opening::Swap), "a3");
}

TEST(FirstPlacement, PutsOwnFlatsNearTheMiddle) {
    EXPECT_EQ(placed("x5/x5/x5/x5/x5 1 1", rules::Opening::NoSwap), "c3");
    EXPECT_EQ(placed("x5/x5/x2,1,x2/x5/x5 2 1", rules::Opening::NoSwap), "c2");
    EXPECT_EQ(placed("x6/x6/x6/x6/x6/x6 1 1", rules::Opening::NoSwap), "c3");
}

TEST(FirstPlacement, FindsAFreeSquareAmongPieces) {
    const auto game =
        rules::readPtn("[Size \"3\"]\n[TPS \"1,x,2/x,12,x/1,x,2 1 1\"]\n[OpeningTurns \"follow\"]\n\n*\n")
            .games.at(0);
    ASSERT_TRUE(game.start.opensAmongPieces());
    EXPECT_EQ(placed(game.start), "b1");
}

}  // namespace
}  // namespace tak::play
