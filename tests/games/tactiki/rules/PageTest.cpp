// What docs/TACTIKI.md says about piles and about pieces that came back.

#include <gtest/gtest.h>

#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/Position.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::rules {
namespace {

std::string positionAfter(const std::string& start, std::initializer_list<const char*> acts) {
    const auto board = parsePosition(start);
    if (!board) return board.error().describe();
    Position position(*board);
    for (const char* text : acts) {
        const auto act = actIn(position.board(), text, position.board().toMove());
        if (!act) return text + std::string(": ") + act.error().describe();
        position.play(*act);
    }
    return formatPosition(position.board());
}

TEST(PageOfTacTiki, AReturnLeavesThePileInThisOrder) {
    const std::string tac = "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/";
    const std::string start = tac + "k1,k1,k3,k4,x/k4,k5,x3 2325 - k1 9 0";
    EXPECT_EQ(positionAfter(start, {"+2c1"}), tac + "k1,k1,k3,k4,x/k4,k5,k2(1:2235),x2 235 - c1 10 0");
    EXPECT_EQ(positionAfter(start, {"+5c1"}), tac + "k1,k1,k3,k4,x/k4,k5,k5(1:2235),x2 232 - c1 10 0");
    EXPECT_EQ(positionAfter(start, {"+3c1"}), tac + "k1,k1,k3,k4,x/k4,k5,k3(1:2235),x2 252 - c1 10 0");
}

TEST(PageOfTacTiki, ListsBoundThePiecesUpToTheirOwn) {
    const std::string start = "x5/c1,c1,c2,c3,c4/c4,c5,x3/x5/k1k5,k2k4,k3k3,k4k2,k5k1 - 235 c1 10 0";
    EXPECT_EQ(positionAfter(start, {"+3e5", "a1b1", "b1a1", "+5d5"}),
              "x3,c5(2:235),c3(1:235)/c1,c1,c2,c3,c4/c4,c5,x3/x5/k1k5,k2k4,k3k3,k4k2,k5k1 - 2 k1 13 0");
}

TEST(PageOfTacTiki, AShownRankLeavesItsListAndThoseBehindIt) {
    const auto limits = [](std::initializer_list<Rank> ranks) {
        RankCounts counts{};
        for (const Rank rank : ranks) ++counts[rank];
        return counts;
    };
    Unseen unseen;
    unseen.rise(Piece(10), limits({2, 3, 5}));
    unseen.rise(Piece(11), limits({2, 3, 5}));
    unseen.rise(Piece(12), limits({1, 2, 3, 5}));
    unseen.show(Piece(11), 5);
    ASSERT_EQ(unseen.reborn().size(), 2U);
    EXPECT_EQ(unseen.reborn()[0], (Reborn{Piece(10), limits({2, 3})}))
        << "no more of a rank than the shown one's";
    EXPECT_EQ(unseen.reborn()[1], (Reborn{Piece(12), limits({1, 2, 3})}));
}

TEST(PageOfTacTiki, AGameGoesOnAfterTheLastTurnOfAPosition) {
    const std::string board = "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - - ";
    const std::string later = positionAfter(board + "k1 30000 0", {"a1a2", "a2a3"});
    EXPECT_NE(later.find(" c1 30001 0"), std::string::npos) << later;
    EXPECT_FALSE(parsePosition(later)) << "and is not read";
}

}  // namespace
}  // namespace tactiki::rules
