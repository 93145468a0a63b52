// The figures of the rule sheet, in games of simple players.

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "base/Random.h"
#include "games/tactiki/engine/SampleGames.h"
#include "games/tactiki/engine/World.h"
#include "games/tactiki/lab/Arena.h"
#include "games/tactiki/lab/SimplePlayers.h"
#include "support/Extent.h"

namespace tactiki::lab {

using namespace engine;

namespace {

// Standard deviations of one game, measured in 600.
constexpr double kTurns = 16;
constexpr double kFights = 7;
constexpr double kReincarnations = 5;

/// Whether a mean of so many games agrees with a figure of the sheet, which is rounded to a whole number.
/// `spread`: the standard deviation of one game.
void expectFigure(double mean, double figure, double spread, int games) {
    EXPECT_NEAR(mean, figure, 0.5 + 2.5 * spread / std::sqrt(games));
}

// The sheet names the features that its players look at, but not their weights; round ones give its figures.
TEST(Figures, OfGames) {
    const Contestant plain = lookingAhead(2, false, plainWeights());
    const Tally tally = playMatch(plain, plain, {.games = support::extent(24, 100), .seed = 5});
    const int games = tally.games();
    const double decided = tally.wins + tally.losses;
    const double tiki = tally.winsOfTiki / decided;
    const double error = std::sqrt(0.25 / decided);
    EXPECT_GT(tiki, 0.51 - 2.5 * error);
    EXPECT_LT(tiki, 0.54 + 2.5 * error);
    EXPECT_LE(tally.draws, 4);
    const double turns = static_cast<double>(tally.turns) / games;
    EXPECT_GT(turns, 49 - 2.5 * kTurns / std::sqrt(games));
    EXPECT_LT(turns, 65 + 2.5 * kTurns / std::sqrt(games));
    expectFigure(static_cast<double>(tally.fights) / games, 16, kFights, games);
    expectFigure(static_cast<double>(tally.reincarnations) / games, 7, kReincarnations, games);
}

TEST(Figures, OfChoices) {
    const Contestant skilled = lookingAhead(1, false);
    base::Random random(2);
    double firstMoves = 0;
    double secondMoves = 0;
    double after = 0;
    int turns = 0;
    int seconds = 0;
    std::size_t most = 0;
    for (int game = 0; game < 20; ++game) {
        rules::Position position = randomGame({}, 0, random);
        const Chooser chooser = skilled.create(static_cast<std::uint64_t>(game));
        while (!position.over()) {
            const World world(position.board());
            Steps steps;
            world.addSteps(steps);
            if (world.second()) {
                secondMoves += steps.size();
                ++seconds;
            } else {
                std::set<std::uint64_t> ends;
                for (const Step step : steps) {
                    World next = world;
                    next.play(step);
                    Steps more;
                    if (next.over() || next.toMove() != world.toMove()) {
                        ends.insert(next.key());
                        continue;
                    }
                    next.addSteps(more);
                    for (const Step second : more) {
                        World end = next;
                        end.play(second);
                        ends.insert(end.key());
                    }
                }
                firstMoves += steps.size();
                after += static_cast<double>(ends.size());
                most = std::max(most, ends.size());
                ++turns;
            }
            const rules::Side side = position.board().toMove();
            position.play(chooser(position.seenBy(side), side));
        }
    }
    EXPECT_NEAR(firstMoves / turns, 14, 4);  // grows with the piles, which differ with the players
    EXPECT_NEAR(secondMoves / seconds, 12, 2);
    EXPECT_NEAR(after / turns, 80, 16);
    EXPECT_LE(most, 422U);
    EXPECT_GT(most, 150U);
}

TEST(Figures, OfDepth) {
    const Tally one = playMatch(lookingAhead(1, false), randomPlayer(), {.games = 40});
    EXPECT_GT(one.score(), 0.95);
    const Tally two = playMatch(lookingAhead(2, true), lookingAhead(1, true), {.games = 30});
    EXPECT_GT(two.score(), 0.75);
}

}  // namespace
}  // namespace tactiki::lab
