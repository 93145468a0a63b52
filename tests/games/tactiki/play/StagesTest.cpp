// How a turn is shown: each end of a fight (rules 10 and 11), a return (rule 12), and a piece that stays for
// ever (rules 9 and 14) look different.

#include <gtest/gtest.h>

#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {
namespace {

using game::Manner;
using game::Reason;
using rules::Side;

/// The position after one act.
TactikiState after(std::string_view position, std::string_view act) {
    const auto board = rules::parsePosition(position);
    EXPECT_TRUE(board) << board.error().describe();
    TactikiState state{rules::Position(*board)};
    const auto action = state.view(game::Viewer::record())->parse(act);
    EXPECT_TRUE(action) << act;
    (void)state.apply(*action);
    return state;
}

/// A turn, stage by stage, as "Show TurnOver TurnOver".
std::vector<std::string> stagesOf(const game::Transition& turn) {
    constexpr std::array kReasons{"Move", "Show",    "Hide",   "Capture", "Deal",
                                  "Pass", "Shuffle", "Settle", "Complete"};
    constexpr std::array kManners{"Slide",    "Jump",   "Reveal", "TurnOver", "Crush",
                                  "Exchange", "Burrow", "Tumble", "Recoil",   "Settle"};
    std::vector<std::string> stages;
    for (const game::Stage& stage : turn.stages) {
        std::string& text = stages.emplace_back(kReasons[static_cast<std::size_t>(stage.reason)]);
        for (const game::Hop& hop : stage.hops)
            text += std::string(" ") + kManners[static_cast<std::size_t>(hop.manner)];
    }
    return stages;
}

/// What one act shows.
std::vector<std::string> shown(std::string_view position, std::string_view act,
                               game::Viewer viewer = game::Viewer::record()) {
    return stagesOf(after(position, act).lastTurn(viewer));
}

/// What the table shows of it later, while the game goes on.
game::Transition shownLater(std::string_view position, std::string_view act, game::Viewer viewer) {
    const TactikiState state = after(position, act);
    return state.view(viewer)->earlierTurn(state.lastTurn(viewer));
}

using Stages = std::vector<std::string>;
// Tiki's 3 on b2 meets what stands on b3.
constexpr const char* kMet2 = "c1c3,c3c4,x,c4c5,c1c5/x5/x,c2,x3/x,k3,x3/k1k1,k2k2,k3,k4k4,k5k5 - 2 k1 5 0";
constexpr const char* kMet3 = "c1c2,c2c4,x,c4c5,c1c5/x5/x,c3,x3/x,k3,x3/k1k1,k2k2,k3,k4k4,k5k5 - 3 k1 5 0";
constexpr const char* kMet4 = "c1c2,c2c3,x,c3c5,c1c5/x5/x,c4,x3/x,k3,x3/k1k1,k2k2,k3,k4k4,k5k5 - 4 k1 5 0";

TEST(Stages, ABeatenDefenderSinksIntoTheGround) {
    EXPECT_EQ(shown(kMet2, "b2b3"),
              (Stages{"Move Jump", "Show TurnOver TurnOver", "Capture Burrow Slide", "Hide TurnOver"}));
}

TEST(Stages, ABeatenAttackerIsThrownBack) {
    EXPECT_EQ(shown(kMet4, "b2b3"),
              (Stages{"Move Jump", "Show TurnOver TurnOver", "Capture Tumble", "Hide TurnOver"}));
}

TEST(Stages, InATieTheAttackerSpringsBackAndBothStay) {
    EXPECT_EQ(shown(kMet3, "b2b3"),
              (Stages{"Move Jump", "Show TurnOver TurnOver", "Move Recoil", "Hide TurnOver TurnOver"}));
}

TEST(Stages, APieceThatComesBackRisesFromTheGround) {
    constexpr const char* kPosition = "c1c2,c2c3,c3c4,c4c5,c1c5/x5/x5/x5/k1k1,k2k2,x,k4k4,k5k5 33 - k1 5 0";
    const Stages stages = shown(kPosition, "+3c1");
    ASSERT_EQ(stages.size(), 1U);
    EXPECT_EQ(stages.front().substr(0, 11), "Deal Burrow");
    EXPECT_EQ(stages.front().find("Burrow", 11), std::string::npos) << "the others stay in the pile";
}

TEST(Stages, APieceOnAStartFieldOfTheEnemySettles) {
    constexpr const char* kPosition =
        "c1c2,c2c3,x,c3c4,c4c5/x2,k3,x2/x5/x5/k1k1,k2k2,k3,k4k4,k5k5 - 15 k1 9 0";
    EXPECT_EQ(shown(kPosition, "c4c5"), (Stages{"Move Slide", "Settle Settle"}));
    EXPECT_EQ(shown(kPosition, "c4d4"), (Stages{"Move Slide"}));
}

TEST(Stages, TheFifthPieceCompletesTheStatue) {
    constexpr const char* kPosition =
        "c1c2,c2c3,k1k1k2k2,c3c4,c4c5/x2,k3,x2/x5/x5/x2,k3,k4k4,k5k5 - 15 k1 9 0";
    const Stages stages = shown(kPosition, "c4c5");
    ASSERT_EQ(stages.size(), 3U);
    EXPECT_EQ(stages[1], "Complete Settle");
    EXPECT_EQ(stages[2].substr(0, 4), "Show") << "all ranks are shown (rule 19)";
}

TEST(Stages, AnEarlierFightIsShownWithoutItsRanks) {
    const game::Viewer tac = game::PlayerId(1);
    EXPECT_EQ(stagesOf(shownLater(kMet2, "b2b3", tac)), (Stages{"Move Jump", "Capture Burrow Slide"}));
    EXPECT_EQ(stagesOf(shownLater(kMet3, "b2b3", tac)), (Stages{"Move Jump", "Move Recoil"}));
    EXPECT_EQ(stagesOf(shownLater(kMet4, "b2b3", tac)), (Stages{"Move Jump", "Capture Tumble"}));
    for (const game::Viewer viewer : {tac, game::Viewer(game::PlayerId(0)), game::Viewer::onlooker()})
        for (const char* met : {kMet2, kMet3, kMet4})
            for (const game::Hop& hop : hopsOf(shownLater(met, "b2b3", viewer)))
                for (const game::PieceState& piece : {hop.before, hop.after}) {
                    EXPECT_EQ(piece.face, kTurnedAway);
                    EXPECT_EQ(piece.shape == game::kUnknownShape, !viewer.is(piece.owner));
                }
}

TEST(Stages, AnEarlierFightIsShownWholeWhereNobodyHasToRememberIt) {
    const std::string remembered = std::string(kMet2) + " remember";
    EXPECT_EQ(stagesOf(shownLater(remembered, "b2b3", game::PlayerId(1))),
              shown(remembered, "b2b3", game::PlayerId(1)));
    EXPECT_EQ(stagesOf(shownLater(kMet2, "b2b3", game::Viewer::record())), shown(kMet2, "b2b3"));
}

}  // namespace
}  // namespace tactiki::play
