#include "games/tactiki/lab/Arena.h"

#include <gtest/gtest.h>

#include "games/tactiki/lab/Contestants.h"
#include "games/tactiki/lab/SimplePlayers.h"
#include "support/Extent.h"

namespace tactiki::lab {

using namespace engine;

namespace {

TEST(Tally, ScoreAndError) {
    const Tally even{.wins = 50, .draws = 0, .losses = 50};
    EXPECT_NEAR(even.score(), 0.5, 1e-9);
    EXPECT_NEAR(even.error(), 0.05, 1e-9);
    const Tally drawn{.draws = 10};
    EXPECT_NEAR(drawn.score(), 0.5, 1e-9);
    EXPECT_NEAR(drawn.error(), 0, 1e-9);
    const Tally won{.wins = 3, .draws = 1};
    EXPECT_NEAR(won.score(), 0.875, 1e-9);
}

TEST(Arena, ExchangesColours) {
    // The stronger player wins with both colours, so Tiki wins half of the games.
    const Tally tally = playMatch(lookingAhead(1, true), randomPlayer(), {.games = 20});
    EXPECT_EQ(tally.games(), 20);
    EXPECT_GE(tally.wins, 18);
    EXPECT_NEAR(tally.winsOfTiki, 10, 2);
}

TEST(Arena, SameSeedSameGames) {
    const Contestant player = lookingAhead(1, false);
    const Tally one = playMatch(player, randomPlayer(), {.games = 6, .seed = 3});
    const Tally two = playMatch(player, randomPlayer(), {.games = 6, .seed = 3, .threads = 3});
    EXPECT_EQ(one.turns, two.turns);
    EXPECT_EQ(one.fights, two.fights);
    EXPECT_NE(one.turns, playMatch(player, randomPlayer(), {.games = 6, .seed = 4}).turns);
}

TEST(Arena, EveryLevelBeatsTheOneBelow) {
    for (int level = kMinLevel + 1; level <= 6; level += support::everyNth(2)) {
        const Tally tally = playMatch(levelPlayer(level, {.depth = 2}), levelPlayer(level - 1, {.depth = 2}),
                                      {.games = support::extent(8, 24), .seed = 8});
        EXPECT_GT(tally.score(), 0.5) << level;
    }
}

TEST(Arena, TreeSearchPlays) {
    const Tally tally =
        playMatch(treeSearching(TreeSearch::Leaf::Evaluation, Milliseconds(1)), randomPlayer(), {.games = 4});
    EXPECT_GE(tally.wins, 3);
}

TEST(Contestants, HaveNames) {
    for (const char* name : {"random", "level 3", "full", "cheater", "1 turn", "1 plain turn",
                             "2 plain turns", "2 turns seeing all", "tree", "playouts"})
        EXPECT_TRUE(contestantNamed(name, {.nodes = 100})) << name;
    for (const char* name : {"", "level 0", "level 9", "level", "9 turns", "9 plain turns", "anyone"})
        EXPECT_FALSE(contestantNamed(name, {})) << name;
}

}  // namespace
}  // namespace tactiki::lab
