#include "games/tactik/engine/FastBoard.h"

#include <gtest/gtest.h>

#include <set>

#include "games/tactik/engine/MoveList.h"
#include "games/tactik/lab/SampleGames.h"
#include "games/tactik/rules/Plays.h"

namespace tactik::engine {
namespace {

using namespace lab;

using rules::Card;
using rules::Colours;

/// A text that tells boards apart as rules::Board::key() does.
std::vector<int> lookOf(const FastBoard& board) {
    std::vector<int> look;
    for (const rules::Colour colour : rules::kAllColours) {
        std::multiset<int> steps;
        for (int i = 0; i < rules::kPawnsEach; ++i)
            steps.insert(board.stepOf(static_cast<rules::Pawn>(rules::firstOf(colour) + i)));
        look.insert(look.end(), steps.begin(), steps.end());
        look.push_back(board.hasStake(colour) ? 1 : 0);
    }
    return look;
}

class FastBoardTest : public testing::TestWithParam<rules::Rules> {};

/// In every position each card has the same moves as in the rules, and they lead to the same boards.
TEST_P(FastBoardTest, FollowsTheRules) {
    base::Random random(11);
    std::size_t moves = 0;
    for (int game = 0; game < 4; ++game) {
        rules::Position position = livelyGame(game % 2 == 0 ? 2 : 4, GetParam(), 40 * game, random);
        for (int act = 0; act < 300 && !position.over(); ++act) {
            const rules::Board& board = position.board();
            const FastBoard fast(board);
            const Colours movers = position.table().moversOf(position.awaited().front());
            for (const Card card : rules::kAllCards) {
                std::set<std::vector<int>> expected;
                for (const rules::Play& play : rules::playsOf(board, movers, card, GetParam())) {
                    rules::Board after = board;
                    after.carryOut(play);
                    const FastBoard converted(after);
                    expected.insert(lookOf(converted));
                    FastBoard played = fast;
                    played.play(moveOf(board, play));
                    ASSERT_EQ(lookOf(played), lookOf(converted)) << rules::index(card);
                }
                Moves list;
                addMoves(fast, movers, card, GetParam(), list);
                std::set<std::vector<int>> found;
                for (const Move& move : list) {
                    FastBoard after = fast;
                    after.play(move);
                    found.insert(lookOf(after));
                }
                ASSERT_EQ(found, expected) << rules::index(card);
                ASSERT_EQ(list.size(), expected.size()) << rules::index(card);
                ASSERT_EQ(hasMove(fast, movers, card, GetParam()), !expected.empty());
                moves += list.size();
            }
            playRandomly(position, random);
        }
    }
    EXPECT_GT(moves, 10'000U);
}

INSTANTIATE_TEST_SUITE_P(Options, FastBoardTest, testing::ValuesIn(allRules()));

TEST(FastBoard, IsSmall) { EXPECT_LE(sizeof(FastBoard), 104U); }

}  // namespace
}  // namespace tactik::engine
