// Positions with thousands of moves: their greatest number, and code that lists all of them.

#include <gtest/gtest.h>

#include "games/tak/rules/Completion.h"
#include "games/tak/rules/CrowdedBoards.h"
#include "games/tak/rules/Perft.h"
#include "games/tak/rules/SpreadTables.h"
#include "games/tak/rules/Threat.h"

namespace tak::rules {
namespace {

int spreads(int size, Square s, int height) {
    int sum = 0;
    for (const int ahead : {s.file(), size - 1 - s.file(), s.rank(), size - 1 - s.rank()})
        sum += kSpreads.count[static_cast<std::size_t>(ahead)][static_cast<std::size_t>(height)];
    return sum;
}

/// The most moves when `pieces` pieces stand on the board with nothing in their way: the best heights for all
/// squares together, by dynamic programming over the squares. No position with these pieces has more.
int mostMoves(int size, int pieces) {
    std::vector<int> best(static_cast<std::size_t>(pieces + 1), 0);
    for (int i = 0; i < size * size; ++i) {
        const std::vector<int> before = best;
        for (std::size_t n = 0; n < best.size(); ++n) {
            best[n] = before[n] + 3;
            for (std::size_t h = 1; h <= std::min(n, static_cast<std::size_t>(size)); ++h)
                best[n] = std::max(
                    best[n], before[n - h] + spreads(size, Square(i % size, i / size), static_cast<int>(h)));
        }
    }
    return *std::max_element(best.begin(), best.end());
}

int piecesOf(const Setup& setup) { return setup.supply[0].total() + setup.supply[1].total(); }

TEST(MoveBound, BoundsEveryBoard) {
    for (int size = kMinSize; size <= kMaxSize; ++size)
        EXPECT_LE(mostMoves(size, piecesOf(test::largestSetup(size))), kMaxMoves) << size;
    // Where stacks of eight use up all pieces, there is no slack in the derivation.
    for (const int stacks : {1, 16, 21}) EXPECT_EQ(mostMoves(8, 8 * stacks), mostMovesWith(8 * stacks));
    // While the game goes on, both players have a piece left.
    EXPECT_EQ(mostMoves(8, piecesOf(Setup::standard(8)) - 2), 6443);
    EXPECT_EQ(mostMoves(8, piecesOf(test::largestSetup(8)) - 2), 10797);
}

TEST(MoveBound, CrowdedBoardsComeCloseToIt) {
    for (const Position& position : test::crowdedBoards()) {
        ASSERT_FALSE(position.outcome().over());
        // Capstones stay in the supplies, since they would stand in the way.
        int placed = piecesOf(position.setup());
        for (const Color c : {Color::White, Color::Black}) placed -= position.supply(c).total();
        const int most = mostMoves(position.size(), placed);
        EXPECT_GT(countMoves(position), static_cast<std::uint64_t>(most * 98 / 100)) << position.size();
        EXPECT_LE(countMoves(position), static_cast<std::uint64_t>(most)) << position.size();
    }
}

TEST(MoveBound, EveryMoveOfACrowdedBoardIsListedOnce) {
    for (const Position& position : test::crowdedBoards()) {
        MoveList moves;
        legalMoves(position, moves);
        ASSERT_EQ(static_cast<std::uint64_t>(moves.size()), countMoves(position));
        std::vector<bool> seen(65536);
        for (const Move move : moves) {
            ASSERT_TRUE(position.isLegal(move));
            ASSERT_FALSE(seen[move.bits()]);
            seen[move.bits()] = true;
        }
        moves.clear();
        EXPECT_TRUE(moves.empty());
        legalMoves(position, moves);
        EXPECT_EQ(static_cast<std::uint64_t>(moves.size()), countMoves(position)) << "a list serves again";
    }
}

TEST(MoveBound, CodeThatListsAllMovesHandlesThem) {
    for (const Position& position : test::crowdedBoards()) {
        const std::uint64_t count = countMoves(position);
        EXPECT_EQ(perft(position, 1), count);
        EXPECT_EQ(perftGenerated(position, 1), count);
        EXPECT_EQ(completions("", position).size(), count);
        EXPECT_FALSE(threatensRoad(position));
    }
    const Position widest = test::crowdedBoard(test::largestSetup(8));
    EXPECT_GT(perft(widest, 2), countMoves(widest));
}

}  // namespace
}  // namespace tak::rules
