// What words tell a player is what he sees on the table.

#include <gtest/gtest.h>

#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {
namespace {

using game::PlayerId;
using rules::Side;

/// Tiki's 3 on b2 has attacked a 4 on b3, and was beaten.
TactikiState afterAFight(const std::string& agreed) {
    const auto board = rules::parsePosition(
        "c1c2,c2c3,x,c3c5,c1c5/x5/x,c4,x3/x,k3,x3/k1k1,k2k2,k3,k4k4,k5k5 - 4 k1 5 0" + agreed);
    EXPECT_TRUE(board) << board.error().describe();
    TactikiState state{rules::Position(*board)};
    (void)state.apply(*state.view(game::Viewer::record())->parse("b2b3"));
    return state;
}

std::string told(const TactikiState& state, game::Viewer viewer, const char* field) {
    return state.view(viewer)->describe(placeOf(*rules::fieldNamed(field))).english();
}

TEST(TactikiWords, TellNoRankThatIsHiddenAgain) {
    const TactikiState state = afterAFight("");
    EXPECT_EQ(told(state, PlayerId(0), "b3"), "b3, Tac");
    EXPECT_EQ(told(state, PlayerId(1), "b3"), "b3, Tac with rank 4");
    EXPECT_EQ(told(state, game::Viewer::record(), "b3"), "b3, Tac with rank 4");
    const auto pile = [&](game::Viewer viewer) {
        return state.view(viewer)->describe({pileArea(Side::Tiki), 0, 0}).english();
    };
    EXPECT_EQ(pile(PlayerId(0)), "Defeated Tiki, by rank: 3.");
    EXPECT_EQ(pile(PlayerId(1)), "Defeated Tiki: 1.");
    std::string whole;
    for (const auto& part : state.view(PlayerId(0))->describePosition()) whole += part.english();
    EXPECT_EQ(whole.find("Tac with rank"), std::string::npos) << whole;
}

TEST(TactikiWords, TellWhatTheTableRemembers) {
    const TactikiState state = afterAFight(" remember");
    EXPECT_EQ(told(state, PlayerId(0), "b3"), "b3, Tac with rank 4");
}

}  // namespace
}  // namespace tactiki::play
