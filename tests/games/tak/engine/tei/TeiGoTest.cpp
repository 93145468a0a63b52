#include "games/tak/engine/tei/TeiGo.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tak/rules/Notation.h"

namespace tak::engine {
namespace {

using rules::Position;
using rules::Setup;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TeiGo goOf(std::string_view words) { return readGo(TeiWords(words), Position(Setup::standard(5))); }

TEST(TeiGo, ReadsEveryLimit) {
    const TeiGo go =
        goOf("wtime 1000 btime 2000 winc 10 binc 20 movestogo 5 movetime 300 depth 7 nodes 12345");
    EXPECT_THAT(go.problems, IsEmpty());
    ASSERT_TRUE(go.limits.clocks[0] && go.limits.clocks[1]);
    EXPECT_EQ(go.limits.clocks[0]->left, Milliseconds(1000));
    EXPECT_EQ(go.limits.clocks[0]->increment, Milliseconds(10));
    EXPECT_EQ(go.limits.clocks[1]->left, Milliseconds(2000));
    EXPECT_EQ(go.limits.clocks[1]->increment, Milliseconds(20));
    EXPECT_EQ(go.limits.movesToGo, 5);
    EXPECT_EQ(go.limits.moveTime, Milliseconds(300));
    EXPECT_EQ(go.limits.depth, 7);
    EXPECT_EQ(go.limits.nodes, 12345U);
    EXPECT_FALSE(go.infinite || go.ponder);
}

TEST(TeiGo, NothingIsNoLimit) {
    const TeiGo go = goOf("");
    EXPECT_FALSE(go.limits.clocks[0] || go.limits.clocks[1] || go.limits.moveTime || go.limits.depth ||
                 go.limits.nodes || go.infinite);
}

TEST(TeiGo, AnIncrementAloneIsNoClock) {
    const TeiGo go = goOf("binc 20 wtime 5 winc 3");
    EXPECT_FALSE(go.limits.clocks[1]);
    EXPECT_EQ(go.limits.clocks[0]->increment, Milliseconds(3));
}

TEST(TeiGo, TheOnlyClockCountsForTheSideToMove) {
    const TeiGo go = goOf("btime 300 binc 7");
    ASSERT_TRUE(go.limits.clocks[0]);
    EXPECT_EQ(go.limits.clocks[0]->left, Milliseconds(300));
    EXPECT_EQ(go.limits.clocks[0]->increment, Milliseconds(7));
    EXPECT_FALSE(goOf("wtime 300").limits.clocks[1]);
    for (const char* other : {"movetime 100", "depth 3", "nodes 1000", "infinite"})
        EXPECT_FALSE(goOf(std::string("btime 300 ") + other).limits.clocks[0]) << other;
}

TEST(TeiGo, ReadsFlagsAndSearchMovesInAnyOrder) {
    const TeiGo go = goOf("searchmoves a1 e5 infinite depth 3 ponder");
    EXPECT_TRUE(go.infinite);
    EXPECT_TRUE(go.ponder);
    EXPECT_EQ(go.limits.depth, 3);
    ASSERT_EQ(go.limits.searchMoves.size(), 2U);
    EXPECT_EQ(formatMove(go.limits.searchMoves[1]), "e5");
}

TEST(TeiGo, LeavesOutSearchMovesThatAreIllegal) {
    const TeiGo go = goOf("searchmoves a1 f6 Sb2 nonsense");
    EXPECT_EQ(go.limits.searchMoves.size(), 1U);
    EXPECT_EQ(go.problems.size(), 3U);
}

TEST(TeiGo, MovesNumbersIntoTheirRange) {
    const TeiGo low = goOf("wtime -5 movestogo -1 movetime -99999999999999999999 depth 0 nodes -1");
    EXPECT_THAT(low.problems, IsEmpty());
    EXPECT_EQ(low.limits.clocks[0]->left, Milliseconds(0));
    EXPECT_EQ(low.limits.movesToGo, 0);
    EXPECT_EQ(low.limits.moveTime, Milliseconds(0));
    EXPECT_EQ(low.limits.depth, 1);
    EXPECT_EQ(low.limits.nodes, 1U);
    const TeiGo high = goOf("wtime 99999999999999999999 depth 99999999999 movestogo 99999999999");
    EXPECT_GT(high.limits.clocks[0]->left, std::chrono::hours(24));
    EXPECT_EQ(high.limits.depth, kMaxPly);
    EXPECT_EQ(high.limits.movesToGo, 1000);
}

TEST(TeiGo, UnreadableTimesMeanNoTimeLeft) {
    const TeiGo go = goOf("movetime soon nodes depth 4 wtime");
    EXPECT_EQ(go.limits.moveTime, Milliseconds(0));
    EXPECT_EQ(go.limits.nodes, 1U);
    EXPECT_EQ(go.limits.depth, 4);
    EXPECT_EQ(go.limits.clocks[0]->left, Milliseconds(0));
    EXPECT_THAT(go.problems, ElementsAre("movetime \"soon\": expected a number",
                                         "nodes \"\": expected a number", "wtime \"\": expected a number"));
}

TEST(TeiGo, DoesNotComplainForever) {
    std::string words;
    for (int i = 0; i < 1000; ++i) words += " what";
    const TeiGo go = goOf(words + " depth 2");
    EXPECT_LT(go.problems.size(), 10U);
    EXPECT_EQ(go.limits.depth, 2);
}

}  // namespace
}  // namespace tak::engine
