#include "games/tak/engine/tei/TeiInfo.h"

#include <gtest/gtest.h>

#include "games/tak/rules/Notation.h"

namespace tak::engine {
namespace {

using rules::Move;

Move moveOf(std::string_view text) { return rules::parseMoveText(text).value().move; }

TEST(TeiInfo, ScoresAreHundredthsOfAFlat) {
    EXPECT_EQ(scoreText(0), "cp 0");
    EXPECT_EQ(scoreText(-125), "cp -125");
}

TEST(TeiInfo, ProofsCountTurnsOfTheSideToMove) {
    EXPECT_EQ(scoreText(winIn(1)), "mate 1");
    EXPECT_EQ(scoreText(winIn(3)), "mate 2");
    EXPECT_EQ(scoreText(winIn(5)), "mate 3");
    EXPECT_EQ(scoreText(lossIn(1)), "mate -1");  // the player's own last stone ends the game
    EXPECT_EQ(scoreText(lossIn(2)), "mate -1");
    EXPECT_EQ(scoreText(lossIn(4)), "mate -2");
}

TEST(TeiInfo, ALineTellsAllFields) {
    const Report report{.depth = 5,
                        .selDepth = 9,
                        .nodes = 4000,
                        .time = Milliseconds(20),
                        .hashFull = 31,
                        .lines = {{0, {moveOf("a1")}}, {winIn(3), {moveOf("3c3>21"), moveOf("Sd4")}}}};
    EXPECT_EQ(infoText(report, 0),
              "info depth 5 seldepth 9 time 20 nodes 4000 nps 200000 hashfull 31 multipv 1 score cp 0 wdl "
              "500 0 500 pv a1");
    EXPECT_EQ(infoText(report, 1),
              "info depth 5 seldepth 9 time 20 nodes 4000 nps 200000 hashfull 31 multipv 2 score mate 2 wdl "
              "1000 0 0 pv 3c3>21 Sd4");
}

TEST(TeiInfo, TheReplyIsNamedWhereAskedAndKnown) {
    Result result{.best = moveOf("Ca1"), .ponder = moveOf("b2"), .report = {}};
    EXPECT_EQ(bestMoveText(result, true), "bestmove Ca1 ponder b2");
    EXPECT_EQ(bestMoveText(result, false), "bestmove Ca1");
    result.ponder = Move::none();
    EXPECT_EQ(bestMoveText(result, true), "bestmove Ca1");
    EXPECT_EQ(bestMoveText({}, true), "bestmove (none)");
}

}  // namespace
}  // namespace tak::engine
