// The engine's levels in their seats.

#include "games/tactik/play/TactikBot.h"

#include <gtest/gtest.h>

#include "SampleGame.h"
#include "games/tactik/play/TactikBeliefs.h"
#include "games/tactik/play/TactikKind.h"

namespace tactik::play {
namespace {

game::Action answerOf(std::string_view level, const game::View& view) {
    const auto bot = createTactikBot(level);
    const auto answer = bot->choose(view, {.nodes = 2000, .seed = 1}, {}, [](const game::Thought&) {});
    EXPECT_TRUE(answer);
    return answer ? *answer : game::Action();
}

TEST(TactikBot, EveryLevelPlaysWhatIsLegalInEveryPhase) {
    base::Random random(1);
    const TactikKind kind;
    for (const game::Opponent& opponent : kind.opponents())
        for (int i = 0; i < 8; ++i) {
            const TactikState state(randomGame(i % 2 == 0 ? 2 : 4, i * 11, random), game::Chance());
            const auto view = state.view(state.toMove());
            EXPECT_TRUE(view->isLegal(answerOf(opponent.id, *view))) << opponent.id;
        }
}

/// Whatever the others hold, the same view gets the same answer.
TEST(TactikBot, KnowsNoMoreThanItsView) {
    base::Random random(2);
    int different = 0;
    for (int i = 0; i < 30; ++i) {
        const TactikState state(randomGame(i % 2 == 0 ? 2 : 4, 5 + i, random), game::Chance());
        const auto view = state.view(state.toMove());
        const auto other = view->sample(random);
        different += other->view(game::Viewer::record())->positionText() !=
                     state.view(game::Viewer::record())->positionText();
        for (const char* level : {"tac-tik-5", "tac-tik-8"})
            EXPECT_EQ(answerOf(level, *view), answerOf(level, *other->view(state.toMove())));
    }
    EXPECT_GT(different, 20);
}

TEST(TactikBeliefs, FollowFromWhatTheViewerSees) {
    base::Random random(3);
    const TactikBeliefs beliefs;
    for (int i = 0; i < 20; ++i) {
        const int players = i % 2 == 0 ? 2 : 4;
        const TactikState state(randomGame(players, 5 + 2 * i, random), game::Chance());
        for (const game::Viewer viewer : {game::Viewer(playerAt(0)), game::Viewer::onlooker()}) {
            const auto all = beliefs.of(*state.view(viewer), playerAt(0), "tac-tik-8");
            EXPECT_LE(all.size(), static_cast<std::size_t>(players));
            for (const game::Beliefs::Suspicion& one : all) {
                EXPECT_FALSE(one.places.empty());
                EXPECT_EQ(one.possibilities.size(), static_cast<std::size_t>(rules::kKinds));
                for (const auto& possibility : one.possibilities) {
                    EXPECT_GE(possibility.chance, 0);
                    EXPECT_LE(possibility.chance, 1 + 1e-9);
                }
            }
        }
    }
}

}  // namespace
}  // namespace tactik::play
