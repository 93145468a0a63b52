// The highest stack that play can reach: every stone of both players, and a capstone on top.

#include <gtest/gtest.h>

#include "games/tak/rules/CrowdedBoards.h"
#include "games/tak/rules/RulesTesting.h"

namespace tak::rules {
namespace {

/// Both players place their stones beside c3, White to the left and Black to the right, and move them onto it
/// one after the other. At last White does the same with a capstone.
Game highestStack() {
    Game game(test::largestSetup(5));
    game = test::played(std::move(game), "d3 b3");
    for (int stones = 1; stones < kMaxStones; ++stones) game = test::played(std::move(game), "b3> d3< b3 d3");
    return test::played(std::move(game), "b3> d3< Cb3 Ca1 b3>");
}

TEST(HighestStack, IsReachedByPlay) {
    const Game game = highestStack();
    const Position& p = game.position();
    const Square c3(2, 2);
    EXPECT_EQ(p.height(c3), kMaxHeight);
    EXPECT_FALSE(game.outcome().over());
    EXPECT_EQ(p.topKind(c3), PieceKind::Capstone);
    for (int depth = 0; depth < kMaxHeight; ++depth)
        EXPECT_EQ(p.colors(c3).at(depth), depth % 2 == 0 ? Color::White : Color::Black) << depth;
}

TEST(HighestStack, IsTakenBackTurnByTurn) {
    Game game = highestStack();
    const Position start(test::largestSetup(5));
    while (game.movesPlayed() > 0) game.undo();
    EXPECT_EQ(game.position(), start);
}

TEST(HighestStack, IsWrittenReadAndMoved) {
    const Position p = highestStack().position();
    const auto read = parseTps(formatTps(p), SetupOptions::of(p.setup()));
    ASSERT_TRUE(read);
    Position moved = test::after(p, "Cb1");
    const Position before = moved;
    const auto spread = parseMove("5c3>32", moved);
    ASSERT_TRUE(spread);
    const Undo undo = moved.make(*spread);
    EXPECT_EQ(moved.height(Square(2, 2)), kMaxHeight - 5);
    moved.undo(undo);
    EXPECT_EQ(moved, before);
}

TEST(HighestStack, TheDeepestPieceChangesTheHash) {
    std::array<StackContent, 64> board{};
    StackContent& stack = board[0];
    std::vector<std::uint64_t> hashes;
    for (const std::uint64_t deepest : {0U, 1U}) {
        stack = {};
        stack.colors.push(deepest, 1);
        for (stack.height = 1; stack.height < 150; ++stack.height)
            stack.colors.push(static_cast<std::uint64_t>(stack.height % 2), 1);
        hashes.push_back(Position::assemble(test::largestSetup(5), board, 400).value().hash());
    }
    EXPECT_NE(hashes[0], hashes[1]);
}

TEST(HighestStack, OneMoreIsRefused) {
    std::array<StackContent, 64> board{};
    board[0].height = kMaxHeight + 1;
    EXPECT_FALSE(Position::assemble(test::largestSetup(5), board, 400));
}

}  // namespace
}  // namespace tak::rules
