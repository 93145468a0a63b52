// Which positions are puzzles, and what solves them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/tactiki/play/RightTurns.h"
#include "games/tactiki/play/TactikiPuzzles.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

rules::Board boardOf(std::string_view text) {
    const auto board = rules::parsePosition(text);
    EXPECT_TRUE(board) << board.error().describe();
    return *board;
}

/// The first acts, each with the number of second ones.
std::string textOf(const std::vector<RightTurn>& turns, const rules::Board& board) {
    std::string text;
    for (const RightTurn& turn : turns) {
        text += (text.empty() ? "" : " ") + rules::textOf(turn.first, board);
        if (!turn.second.empty()) text += "+" + std::to_string(turn.second.size());
    }
    return text;
}

std::string solved(std::string_view position) {
    const rules::Board board = boardOf(position);
    return textOf(winningTurns(board), board);
}

/// "none" where there is no such task.
std::string held(std::string_view position) {
    const rules::Board board = boardOf(position);
    const auto turns = holdingTurns(board);
    return turns ? textOf(*turns, board) : "none";
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
    const std::string text = puzzlesAmong(boards, "statue", {});
    EXPECT_EQ(text.substr(0, 20), "theme statue\nstatue-");
    EXPECT_THAT(text, HasSubstr("c3c4 (c4c5)"));
    EXPECT_THAT(text, HasSubstr(" k1 9 0 remember\"")) << "the solver sees the ranks that everybody knows";
    EXPECT_EQ(text.find("statue-", 20), std::string::npos) << "one is the other at another turn";
    EXPECT_EQ(puzzlesAmong({}, "statue", {}), "");
}

// Four Tiki stand on c5, and a fifth piece on c4 goes there next. Tac can reach it with the 3 of b5, by a tie
// that blocks it (rule 11) or a win, and with the 4 of d5.
TEST(Puzzles, AStatueIsHeldOffByAFightThatEndsWellForSure) {
    const auto position = [](const std::string& near, const std::string& home) {
        return held("c1c2,c2c3,k1!k1!k2!k2!,c3c4,c4c5/x2," + near + ",x2/x5/x5/x2,k3!,k4!" + home +
                    ",k5!k5! - 15 c1 10 0");
    };
    EXPECT_THAT(position("k3!", "k4!"), AllOf(HasSubstr("b5b4+1"), HasSubstr("d5d4+1")));
    // It is a 3 or a 4: the 3 might fall, but the 4 wins or ties.
    EXPECT_EQ(position("k3", "k4"), "d5d4+1");
    EXPECT_EQ(position("k4", "k3"), "d5d4+1") << "the truth does not matter";
}

TEST(Puzzles, OnlyAThreatThatIsCertainIsHeldOff) {
    constexpr const char* kFar =
        "c1c2,c2c3,k1!k1!k2!k2!,c3c4,c4c5/x5/x5/x2,k3!,x2/x2,k3!,k4!k4!,k5!k5! - 15 c1 10 0";
    EXPECT_EQ(held(kFar), "none");
    constexpr const char* kOwnStatue =
        "c4,c5,k1!k1!k2!k2!,x2/x2,k3!,x2/x5/c4,x4/c1c1c2c2,x,k3!,k4!k4!,k5!k5! - 335 c1 10 0";
    EXPECT_EQ(held(kOwnStatue), "none") << "who can win has another task";
    constexpr const char* kUnknown =
        "c1c2,c2c3,k1k1k2k2,c3c4,c4c5/x2,k3,x2/x5/x5/x2,k3,k4k4,k5k5 - 15 c1 10 0";
    EXPECT_EQ(held(kUnknown), "none") << "22,680 orders of the ranks are too many";
}

}  // namespace
}  // namespace tactiki::play
