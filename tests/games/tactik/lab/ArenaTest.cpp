#include "games/tactik/lab/Arena.h"

#include <gtest/gtest.h>

#include <cmath>

#include "games/tactik/lab/Contestants.h"
#include "games/tactik/lab/SimplePlayers.h"
#include "support/Extent.h"

namespace tactik::lab {

using namespace engine;

namespace {

TEST(Tally, ScoreAndError) {
    // 40 pairs of which each player wins a game: no luck is left. And 40 of which one wins both or none.
    const Tally even{.wins = 40, .losses = 40, .squares = 40 * 0.25, .pairs = 40};
    EXPECT_NEAR(even.score(), 0.5, 1e-9);
    EXPECT_NEAR(even.error(), 0, 1e-9);
    const Tally lucky{.wins = 40, .losses = 40, .squares = 20, .pairs = 40};
    EXPECT_NEAR(lucky.error(), 0.5 / std::sqrt(40), 1e-9);
    const Tally drawn{.draws = 10};
    EXPECT_NEAR(drawn.score(), 0.5, 1e-9);
}

/// Equal players win one game of each pair, since the cards are the same: nobody but chance is better.
TEST(Arena, BothGamesOfAPairHaveTheSameCards) {
    for (const int players : {2, 4}) {
        const Tally tally =
            playMatch(carefulPlayer(), policyPlayer(), {.players = players, .pairs = 1, .seed = 4});
        EXPECT_EQ(tally.games(), 2);
        const Tally same = playMatch(policyPlayer(), policyPlayer(), {.players = players, .pairs = 3});
        EXPECT_EQ(same.wins, 3);
        EXPECT_EQ(same.losses, 3);
        EXPECT_NEAR(same.error(), 0, 1e-9);
    }
}

TEST(Arena, SameSeedSameGames) {
    const MatchOptions options{.pairs = 3, .seed = 3};
    const Tally one = playMatch(greedyPlayer(), carefulPlayer(), options);
    MatchOptions threads = options;
    threads.threads = 3;
    const Tally two = playMatch(greedyPlayer(), carefulPlayer(), threads);
    EXPECT_EQ(one.turns, two.turns);
    EXPECT_EQ(one.discards, two.discards);
    MatchOptions other = options;
    other.seed = 4;
    EXPECT_NE(one.turns, playMatch(greedyPlayer(), carefulPlayer(), other).turns);
}

TEST(Arena, EveryLevelBeatsTheOneBelow) {
    for (const int players : {2, 4})
        for (int level = kMinLevel + 1; level <= 4; level += support::everyNth(2)) {
            const Tally tally = playMatch(levelPlayer(level, {}), levelPlayer(level - 1, {}),
                                          {.players = players, .pairs = 8, .seed = 8});
            EXPECT_GT(tally.score(), 0.5) << players << ' ' << level;
        }
}

TEST(Arena, FullStrengthBeatsThePolicy) {
    const Tally tally =
        playMatch(*contestantNamed("full", {.nodes = 500}), policyPlayer(), {.players = 2, .pairs = 3});
    EXPECT_GE(tally.wins, 4);
}

TEST(Contestants, HaveNames) {
    for (const char* name : {"random", "greedy", "careful", "policy", "level 3", "full", "full unread",
                             "full flat", "worlds 16", "plans finely 16", "full rough", "cheater"})
        EXPECT_TRUE(contestantNamed(name, {.nodes = 100})) << name;
    for (const char* name :
         {"", "level 0", "level 9", "level", "worlds", "worlds x", "worlds 99999999999", "anyone"})
        EXPECT_FALSE(contestantNamed(name, {})) << name;
}

}  // namespace
}  // namespace tactik::lab
