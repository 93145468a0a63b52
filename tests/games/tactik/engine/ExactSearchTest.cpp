#include "games/tactik/engine/ExactSearch.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/tactik/lab/SampleGames.h"

namespace tactik::engine {
namespace {

using namespace lab;

/// All ways to play the rest of a deal, one by one.
double bestIn(const World& world, const Policy& policy) {
    if (world.dealOver()) return chanceAfter(world, policy.evaluation(), nullptr);
    Moves moves;
    addTurns(world, moves);
    const bool upwards = sideNumber(world.toMove()) == 0;
    double best = upwards ? 0 : 1;
    for (const Move& move : moves) {
        World after = world;
        after.play(move);
        const double chance = bestIn(after, policy);
        best = upwards ? std::max(best, chance) : std::min(best, chance);
    }
    return best;
}

TEST(ExactSearch, FindsTheBestOfAllWays) {
    base::Random random(5);
    int different = 0;
    for (int game = 0; game < 60; ++game) {
        const int players = game % 2 == 0 ? 2 : 4;
        rules::Position position = livelyGame(players, {}, 30 + 4 * game, random);
        const auto cardsLeft = [&] {
            int left = 0;
            for (int player = 0; player < players; ++player) left += position.table().cardsHeld(player);
            return left;
        };
        while (!position.over() && (position.table().phase == rules::Phase::Passing || cardsLeft() > 3))
            playRandomly(position, random);
        if (position.over()) continue;
        const World world(position.table(), {});
        const Policy policy(evaluationFor(players, rules::kSquares));
        ExactSearch search(policy, nullptr, [](std::uint64_t) { return false; });
        const auto found = search.chanceIn(world);
        ASSERT_TRUE(found);
        EXPECT_NEAR(*found, bestIn(world, policy), 1e-9);
        World played = world;
        policy.playOut(played);
        different += chanceAfter(played, policy.evaluation(), nullptr) == *found ? 0 : 1;
    }
    EXPECT_GT(different, 3);
}

TEST(ExactSearch, MayBeInterrupted) {
    const rules::Position game = rules::Position::dealt(2, 1);
    World world(game.table(), {});
    const Policy policy(evaluationFor(2, rules::kSquares));
    ExactSearch search(policy, nullptr, [](std::uint64_t nodes) { return nodes >= 500; });
    EXPECT_FALSE(search.chanceIn(world));
    EXPECT_LT(search.nodes(), 2000U);
}

}  // namespace
}  // namespace tactik::engine
