// The figures of the rule sheet, in games of simple players. With four players, this careful player has only
// one play in 17 % of his turns, and not in 22 %: he plays somewhat differently from the one of the sheet.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/Random.h"
#include "games/tactik/lab/Arena.h"
#include "games/tactik/lab/SampleGames.h"
#include "games/tactik/lab/SimplePlayers.h"
#include "support/Extent.h"

namespace tactik::lab {

using namespace engine;

namespace {

struct Expected {
    int players;
    double turns;
    double deals;
    double discards;  ///< share of turns
    double plays;     ///< a turn
    double onlyOne;   ///< share of turns with one play
    double careful;   ///< score against greedy
};
void PrintTo(const Expected& expected, std::ostream* out) { *out << expected.players << " players"; }

class FiguresTest : public testing::TestWithParam<Expected> {};

TEST_P(FiguresTest, OfGames) {
    const Expected& expected = GetParam();
    const Contestant careful = carefulPlayer();
    const int games = support::extent(25, 50);
    Tally tally;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(games); ++seed)
        tally.add(playGame({&careful, &careful}, expected.players, base::scrambled(seed)));
    const auto turns = static_cast<double>(tally.turns);
    EXPECT_NEAR(turns / tally.games(), expected.turns, 0.12 * expected.turns);
    EXPECT_NEAR(static_cast<double>(tally.deals) / tally.games(), expected.deals, 0.12 * expected.deals);
    EXPECT_NEAR(static_cast<double>(tally.discards) / turns, expected.discards, 0.03);
    // The side that plays first wins 49.5 %.
    EXPECT_NEAR(static_cast<double>(tally.winsOfFirst) / tally.games(), 0.495, 2.5 * std::sqrt(0.25 / games));
    EXPECT_EQ(tally.draws, 0);
}

TEST_P(FiguresTest, OfChoices) {
    const Expected& expected = GetParam();
    double plays = 0;
    int onlyOne = 0;
    int turns = 0;
    std::size_t most = 0;
    for (std::uint64_t seed = 0; seed < 25; ++seed) {
        rules::Position game = rules::Position::dealt(expected.players, seed);
        const Chooser careful = carefulPlayer().create(seed);
        while (!game.over()) {
            const int player = game.awaited().front();
            if (game.table().phase == rules::Phase::Playing) {
                const auto legal = game.legalActs(player);
                const auto count = static_cast<std::size_t>(
                    std::count_if(legal.begin(), legal.end(),
                                  [](const rules::Act& act) { return act.kind == rules::Act::Kind::Play; }));
                plays += static_cast<double>(count);
                onlyOne += count == 1 ? 1 : 0;
                most = std::max(most, count);
                ++turns;
            }
            game.play(careful(game, player));
        }
    }
    EXPECT_NEAR(plays / turns, expected.plays, 0.15 * expected.plays);
    EXPECT_NEAR(static_cast<double>(onlyOne) / turns, expected.onlyOne, 0.03);
    EXPECT_LE(most, 335U);
}

TEST_P(FiguresTest, OfSkill) {
    const Expected& expected = GetParam();
    const Tally random =
        playMatch(greedyPlayer(), randomPlayer(), {.players = expected.players, .pairs = 5, .seed = 6});
    EXPECT_GE(random.score(), 0.9);
    const Tally careful =
        playMatch(carefulPlayer(), greedyPlayer(),
                  {.players = expected.players, .pairs = support::extent(12, 40), .seed = 7});
    EXPECT_NEAR(careful.score(), expected.careful, 3 * careful.error() + 0.02);
}

INSTANTIATE_TEST_SUITE_P(Players, FiguresTest,
                         testing::Values(Expected{4, 329, 21, 0.18, 4.1, 0.17, 0.80},
                                         Expected{2, 262, 22, 0.14, 7.6, 0.08, 0.89}));

}  // namespace
}  // namespace tactik::lab
