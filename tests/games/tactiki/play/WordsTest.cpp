// What words and copies tell a player is what he sees on the table.

#include <gtest/gtest.h>

#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {
namespace {

using game::PlayerId;
using rules::Side;

/// Tiki's 3 on b2 can attack a 4 on b3.
TactikiState beforeAFight(const std::string& agreed) {
    const auto board = rules::parsePosition(
        "c1c2,c2c3,x,c3c5,c1c5/x5/x,c4,x3/x,k3,x3/k1k1,k2k2,k3,k4k4,k5k5 - 4 k1 5 0" + agreed);
    EXPECT_TRUE(board) << board.error().describe();
    return TactikiState{rules::Position(*board)};
}

/// It has, and was beaten.
TactikiState afterAFight(const std::string& agreed) {
    TactikiState state = beforeAFight(agreed);
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

TEST(TactikiWords, TellOfAFigureThatArrivesThatItStays) {
    const auto board =
        rules::parsePosition("c1c2,x,c1c2,c3c5,c3c5/x,k3,x3/x,c4,x3/x5/k1k1,k2k2,k3,k4k4,k5k5 - 4 k1 5 0");
    ASSERT_TRUE(board) << board.error().describe();
    TactikiState state{rules::Position(*board)};
    const auto told = [&](const char* act) {
        const auto view = state.view(PlayerId(0));
        const game::Transition turn = state.apply(*view->parse(act));
        return state.view(PlayerId(0))->describeTurn(PlayerId(0), turn)->english();
    };
    EXPECT_EQ(told("b4b5"), "Tiki goes from b4 to b5. It moves no more: five on one field win.");
    const auto view = state.view(PlayerId(0));
    for (const game::Action action : view->legalActions())
        EXPECT_NE(view->notation(action).rfind("b5", 0), 0U) << "it is said to move no more";
    EXPECT_EQ(told("c1c2"), "Tiki goes from c1 to c2.");
}

TEST(TactikiWords, TellThatTheOneDefeatsTheFiveAndNoOtherRank) {
    const auto told = [](const char* text) {
        const auto board = rules::parsePosition(text);
        EXPECT_TRUE(board) << board.error().describe();
        TactikiState state{rules::Position(*board)};
        const game::Transition turn = state.apply(*state.view(game::Viewer::record())->parse("b2b3"));
        return state.view(PlayerId(0))->describeTurn(PlayerId(0), turn)->english();
    };
    EXPECT_EQ(told("c4c2,c2c3,x,c3c5,c1c5/x5/x,c1,x3/x,k5,x3/k1k1,k2k2,k3k3,k4k4,k5 - 4 k1 5 0"),
              "Tiki goes from b2 to b3. Rank 5 meets rank 1 and falls: the 1 defeats the 5, and only the 5.");
    EXPECT_EQ(told("c1c2,c2c3,x,c3c4,c1c5/x5/x,c5,x3/x,k1,x3/k1,k2k2,k3k3,k4k4,k5k5 - 4 k1 5 0"),
              "Tiki goes from b2 to b3. Rank 1 defeats rank 5, and no other rank.");
    for (rules::Rank other = 1; other <= rules::kHighestRank; ++other)
        EXPECT_EQ(rules::fight(1, other) == rules::FightResult::Won, other == rules::kHighestRank);
}

TEST(TactikiWords, TellOfAnActBeforeItIsPlayedWhatItsPlayerKnows) {
    const auto view = beforeAFight("").view(PlayerId(0));
    const auto words = view->describeAction(*view->parse("b2b3"));
    ASSERT_TRUE(words);
    EXPECT_EQ(words->english(), "Tiki goes from b2 to b3. Nobody has seen the rank there: it is a risk.");
    EXPECT_EQ(view->describeAction(*view->parse("b2a2"))->english(), "Tiki goes from b2 to a2.")
        << "nobody is there";
}

TEST(TactikiWords, KeepTheRanksOfAFightOnlyIfNobodyHasToRememberThem) {
    const auto kept = [](const TactikiState& state, game::Viewer viewer) {
        return state.view(viewer)->earlierNotation(state.lastNotation(viewer));
    };
    const TactikiState state = afterAFight("");
    EXPECT_EQ(state.lastNotation(PlayerId(1)), "b2b3x3:4");
    EXPECT_EQ(kept(state, PlayerId(1)), "b2b3x");
    EXPECT_EQ(kept(state, game::Viewer::onlooker()), "b2b3x");
    EXPECT_EQ(kept(state, game::Viewer::record()), "b2b3x3:4");
    EXPECT_EQ(kept(afterAFight(" remember"), PlayerId(1)), "b2b3x3:4");
    EXPECT_EQ(state.view(PlayerId(1))->earlierNotation("b2b3"), "b2b3");
}

TEST(TactikiWords, TellWhatTheTableRemembers) {
    const TactikiState state = afterAFight(" remember");
    EXPECT_EQ(told(state, PlayerId(0), "b3"), "b3, Tac with rank 4");
}

TEST(TactikiCopies, TellNoRankThatIsHiddenAgain) {
    const TactikiState state = afterAFight("");
    const auto copy = [&](game::Viewer viewer) { return state.view(viewer)->positionText(); };
    EXPECT_EQ(copy(PlayerId(0)), "c?c?,c?c?,x,c?c?,c?c?/x5/x,c?,x3/x5/k1k1,k2k2,k3,k4k4,k5k5 3 1:? k2 5 -");
    EXPECT_EQ(copy(PlayerId(1)), "c1c2,c2c3,x,c3c5,c1c5/x5/x,c4,x3/x5/k?k?,k?k?,k?,k?k?,k?k? 1:? 4 k2 5 -");
    EXPECT_EQ(copy(game::Viewer::onlooker()),
              "c?c?,c?c?,x,c?c?,c?c?/x5/x,c?,x3/x5/k?k?,k?k?,k?,k?k?,k?k? 1:? 1:? k2 5 -");
    const std::string whole = copy(game::Viewer::record());
    EXPECT_EQ(whole, "c1c2,c2c3,x,c3c5,c1c5/x5/x,c4!,x3/x5/k1k1,k2k2,k3,k4k4,k5k5 3 4 k2 5 -");
    EXPECT_TRUE(rules::parsePosition(whole)) << "the whole truth can be set up again";
    EXPECT_FALSE(rules::parsePosition(copy(PlayerId(0))));
    EXPECT_FALSE(rules::parsePosition("x5/x5/x5/x5/k1k1,k2k2,k3k3,k4k4,k5k5 - 10:? k1 5 0"))
        << "also where only a pile is hidden";
}

TEST(TactikiCopies, DoNotTellWhichFiguresCameBack) {
    const auto board =
        rules::parsePosition("c1c2,c2c3,x,c3c5,c1c5/x5/x,c4,x3/x,k3,x3/k1k1,k2k2,k3,k4,k5k5 4 4 k1 5 0");
    ASSERT_TRUE(board) << board.error().describe();
    TactikiState state{rules::Position(*board)};
    // Tac's figure comes back as the only one of its pile, Tiki's out of two ranks.
    for (const char* act : {"b2b3", "d1d2", "+4c5", "+3d1"})
        (void)state.apply(*state.view(game::Viewer::record())->parse(act));
    const std::string whole = state.view(game::Viewer::record())->positionText();
    EXPECT_NE(whole.find("c4!"), std::string::npos) << whole;
    EXPECT_NE(whole.find("k3(1:34)"), std::string::npos) << whole;
    for (const game::Viewer viewer : {game::Viewer(PlayerId(0)), game::Viewer(PlayerId(1))}) {
        const std::string copy = state.view(viewer)->positionText();
        EXPECT_EQ(copy.find_first_of("(!"), std::string::npos) << copy;
    }
}

TEST(TactikiCopies, TellWhatTheTableRemembers) {
    const TactikiState state = afterAFight(" remember");
    EXPECT_EQ(state.view(PlayerId(0))->positionText(),
              "c?c?,c?c?,x,c?c?,c?c?/x5/x,c4!,x3/x5/k1k1,k2k2,k3,k4k4,k5k5 3 1:4 k2 5 - remember");
}

}  // namespace
}  // namespace tactiki::play
