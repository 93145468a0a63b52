// What a table shows of the players' beliefs about hidden ranks.

#include <gtest/gtest.h>

#include <algorithm>

#include "games/tactiki/play/TactikiBeliefs.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/Perft.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {
namespace {

using rules::Side;
using Suspicions = std::vector<game::Beliefs::Suspicion>;

TactikiState randomGame(int acts, base::Random& random) {
    rules::Position position;
    const auto& all = rules::allSetUps();
    for (const Side side : {Side::Tiki, Side::Tac})
        position.play(settingUp(side, all[random.below(static_cast<std::uint32_t>(all.size()))]));
    for (int i = 0; i < acts && !position.over(); ++i) {
        const auto legal = position.board().legalActs();
        position.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return TactikiState(position);
}

Suspicions of(const TactikiState& state, game::Viewer viewer, Side believer, std::string_view bot = {}) {
    return TactikiBeliefs().of(*state.view(viewer), playerOf(believer), bot);
}

std::string textOf(const Suspicions& suspicions) {
    std::string text;
    for (const auto& suspicion : suspicions) {
        text += std::to_string(suspicion.places.front().spot) + "/" +
                std::to_string(suspicion.places.front().level);
        for (const auto& one : suspicion.possibilities)
            text += " " + one.text + ":" + std::to_string(one.chance);
        text += "\n";
    }
    return text;
}

TEST(Beliefs, AreAboutTheHiddenPiecesOfTheOther) {
    base::Random random(1);
    for (int game = 0; game < 40; ++game) {
        const TactikiState state = randomGame(game, random);
        if (state.position().over()) continue;
        const auto view = state.view(playerOf(Side::Tiki));
        std::vector<game::Place> hidden;
        for (const game::PieceState& piece : view->pieces())
            if (piece.place.area == kBoardArea && piece.owner == playerOf(Side::Tac) &&
                static_cast<const TactikiView&>(*view).board().rankOf(
                    static_cast<const TactikiView&>(*view).board().column(
                        fieldOf(piece.place))[piece.place.level]) == rules::kUnknownRank)
                hidden.push_back(piece.place);
        const Suspicions all = of(state, playerOf(Side::Tiki), Side::Tiki);
        EXPECT_EQ(all.size(), hidden.size());
        for (const auto& suspicion : all) {
            EXPECT_NE(std::find(hidden.begin(), hidden.end(), suspicion.places.front()), hidden.end());
            double sum = 0;
            for (const auto& one : suspicion.possibilities) sum += one.chance;
            EXPECT_NEAR(sum, 1, 1e-9);
            EXPECT_EQ(suspicion.possibilities.size(), 5U);
        }
    }
}

/// Two games that a viewer cannot tell apart give him the same beliefs, his own and those of others.
TEST(Beliefs, TellNothingThatTheViewerDoesNotKnow) {
    base::Random random(2);
    int different = 0;
    for (int game = 0; game < 60; ++game) {
        const TactikiState state = randomGame(3 + game, random);
        if (state.position().over()) continue;
        for (const game::Viewer viewer : {game::Viewer(playerOf(Side::Tiki)),
                                          game::Viewer(playerOf(Side::Tac)), game::Viewer::onlooker()}) {
            const auto other = state.view(viewer)->sample(random);
            const auto& alike = static_cast<const TactikiState&>(*other);
            different += alike.position() == state.position() ? 0 : 1;
            for (const Side believer : {Side::Tiki, Side::Tac})
                EXPECT_EQ(textOf(of(state, viewer, believer)), textOf(of(alike, viewer, believer)));
        }
    }
    EXPECT_GT(different, 50);
}

TEST(Beliefs, OfWeakLevelsDrawNoConclusionsFromConduct) {
    base::Random random(3);
    const TactikiState state = randomGame(14, random);
    const game::Viewer viewer = playerOf(Side::Tiki);
    const std::string full = textOf(of(state, viewer, Side::Tiki));
    EXPECT_EQ(full, textOf(of(state, viewer, Side::Tiki, "tactiki-8")));
    EXPECT_NE(full, textOf(of(state, viewer, Side::Tiki, "tactiki-4")));
}

/// By what was shown, they tell what the other ranks can be.
TEST(Beliefs, NeedMemoryUnlessShownRanksStayInSight) {
    const auto need = [](bool remember, game::Viewer viewer) {
        return TactikiBeliefs().needMemory(
            *TactikiState(rules::Position(rules::Rules{.remember = remember})).view(viewer));
    };
    for (const game::Viewer viewer : {game::Viewer(playerOf(Side::Tac)), game::Viewer::onlooker()}) {
        EXPECT_TRUE(need(false, viewer));
        EXPECT_FALSE(need(true, viewer));
    }
    EXPECT_FALSE(need(false, game::Viewer::record())) << "it sees all ranks";
}

TEST(Beliefs, ThereAreNoneDuringTheSetUpAndWhereAllIsKnown) {
    EXPECT_TRUE(of(TactikiState(rules::Position()), playerOf(Side::Tiki), Side::Tiki).empty());
    base::Random random(4);
    EXPECT_TRUE(of(randomGame(5, random), game::Viewer::record(), Side::Tiki).empty());
    // At the end all ranks are shown (rule 19), those of figures that came back unseen, too.
    const auto board =
        rules::parsePosition("c1k1k2k3k4,c4,c3c3,c4c2,c5c1/k5,x4/x5/x5/k1,k4,k3,k2(1:2),k5 - 25 k1 9 0");
    ASSERT_TRUE(board) << board.error().describe();
    rules::Position ended(*board);
    EXPECT_FALSE(of(TactikiState(ended), playerOf(Side::Tac), Side::Tac).empty());
    ended.play(rules::move(rules::Field(0, 3), rules::Field(0, 4), 0));
    ASSERT_TRUE(ended.over());
    EXPECT_TRUE(of(TactikiState(ended), playerOf(Side::Tac), Side::Tac).empty());
}

}  // namespace
}  // namespace tactiki::play
