// Which positions are puzzles, and what solves them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tactiki/play/TactikiPuzzles.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {
namespace {

using ::testing::HasSubstr;

rules::Board boardOf(std::string_view text) {
    const auto board = rules::parsePosition(text);
    EXPECT_TRUE(board) << board.error().describe();
    return *board;
}

std::string solved(std::string_view position) {
    const rules::Board board = boardOf(position);
    std::string text;
    for (const WinningTurn& turn : winningTurns(board)) {
        text += (text.empty() ? "" : " ") + textOf(turn.first, board);
        if (!turn.second.empty()) text += "+" + std::to_string(turn.second.size());
    }
    return text;
}

TEST(Puzzles, AStatueIsCompletedByOneActOrByTwo) {
    // Four Tiki stand on c5, and a 3 on c4: it goes there at once, or after another move.
    const std::string near =
        solved("c1c2,c2c3,k1k1k2k2,c3c4,c4c5/x2,k3,x2/x5/x5/x2,k3,k4k4,k5k5 - 15 k1 9 0");
    EXPECT_THAT(near, HasSubstr("c4c5"));
    // From c3 it takes both moves.
    EXPECT_EQ(solved("c1c2,c2c3,k1k1k2k2,c3c4,c4c5/x5/x2,k3,x2/x5/x2,k3,k4k4,k5k5 - 15 k1 9 0"), "c3c4+1");
}

TEST(Puzzles, AFightCountsOnlyIfEverybodyKnowsItsEnd) {
    constexpr const char* kHidden =
        "c1c2,c2c3,k1k1k2k2,c3c4,c5/x2,c4,x2/x2,k5,x2/x5/x2,k3,k3k4,k4k5 - 15 k1 9 0";
    constexpr const char* kShown =
        "c1c2,c2c3,k1k1k2k2,c3c4,c5/x2,c4!,x2/x2,k5,x2/x5/x2,k3,k3k4,k4k5 - 15 k1 9 0";
    EXPECT_EQ(solved(kHidden), "");
    EXPECT_EQ(solved(kShown), "c3c4+1");
}

TEST(Puzzles, AreWrittenOnceAndWithEasyOnesFirst) {
    const std::vector<rules::Board> boards{
        boardOf("c1c2,c2c3,k1k1k2k2,c3c4,c4c5/x5/x2,k3,x2/x5/x2,k3,k4k4,k5k5 - 15 k1 9 0"),
        boardOf("c1c2,c2c3,k1k1k2k2,c3c4,c4c5/x5/x2,k3,x2/x5/x2,k3,k4k4,k5k5 - 15 k1 11 2"),
        boardOf("x5/x5/x5/x5/x5 - - s 0 0")};
    const std::string text = puzzlesAmong(boards, {});
    EXPECT_EQ(text.substr(0, 20), "theme statue\nstatue-");
    EXPECT_THAT(text, HasSubstr("c3c4 (c4c5)"));
    EXPECT_EQ(text.find("statue-", 20), std::string::npos) << "one is the other at another turn";
    EXPECT_EQ(puzzlesAmong({}, {}), "");
}

}  // namespace
}  // namespace tactiki::play
