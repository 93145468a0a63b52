#include "games/tactik/engine/Evaluation.h"

#include <gtest/gtest.h>

#include "games/tactik/engine/Places.h"
#include "games/tactik/lab/SampleGames.h"

namespace tactik::engine {
namespace {

using namespace lab;

using rules::Colour;
using rules::Spot;

FastBoard boardWith(std::initializer_list<std::pair<rules::Pawn, Spot>> pawns,
                    rules::Pawn stake = rules::kNoPawn) {
    rules::Board board;
    for (const auto& [pawn, spot] : pawns) board.put(pawn, spot, pawn == stake);
    return FastBoard(board);
}

double judged(const FastBoard& board, int players = 4, int toMove = 1, int side = 0) {
    return evaluationFor(players, rules::kSquares).ofBoard(board, toMove, side);
}

/// What is good for one side is as bad for the other; what an evaluation adds up are the features.
TEST(Evaluation, IsTheWeightedSumOfTheFeatures) {
    base::Random random(31);
    for (int game = 0; game < 20; ++game) {
        const int players = game % 2 == 0 ? 2 : 4;
        const rules::Rules rules{.longCircuit = game % 3 == 0};
        const rules::Position position = livelyGame(players, rules, 20 * game, random);
        if (position.over()) continue;
        const World world(position.table(), rules);
        const Evaluation& evaluation = evaluationFor(players, world.board().squares());
        const Features features = featuresOf(world, 0);
        const Features others = featuresOf(world, 1);
        double sum = 0;
        for (std::size_t i = 0; i < kFeatures; ++i) {
            EXPECT_NEAR(features[i], -others[i], 1e-5) << i;
            sum += static_cast<double>(weightsFor(players)[i]) * features[i];
        }
        double judged = evaluation.ofBoard(world.board(), world.toMove(), 0);
        EXPECT_NEAR(judged, -evaluation.ofBoard(world.board(), world.toMove(), 1), 1e-4);
        for (int player = 0; player < players; ++player) {
            const double hand = evaluation.ofHand(world.board(), world.moversOf(player), world.hand(player));
            judged += sideNumber(player) == 0 ? hand : -hand;
        }
        EXPECT_NEAR(judged, sum, 1e-3);
    }
}

TEST(Evaluation, KnowsWhatIsGood) {
    for (const int players : {2, 4}) {
        const FastBoard nothing = boardWith({});
        const FastBoard stake = boardWith({{0, Spot::square(0)}}, 0);
        const FastBoard nearHome = boardWith({{0, Spot::square(60)}});
        const FastBoard home = boardWith({{0, Spot::base(Colour::Red, 4)}});
        EXPECT_GT(judged(stake, players), judged(nothing, players));
        EXPECT_GT(judged(nearHome, players), judged(stake, players));
        EXPECT_GT(judged(home, players), judged(nearHome, players));
        // An enemy five squares behind who is to move, and one whom a stake stops.
        const FastBoard chased = boardWith({{0, Spot::square(50)}, {4, Spot::square(45)}});
        const FastBoard screened =
            boardWith({{0, Spot::square(50)}, {4, Spot::square(45)}, {12, Spot::square(48)}}, 12);
        const FastBoard free = boardWith({{0, Spot::square(50)}, {4, Spot::square(37)}});
        EXPECT_LT(judged(chased, players), judged(free, players));
        const FastBoard both =
            boardWith({{0, Spot::square(50)}, {4, Spot::square(45)}, {12, Spot::square(20)}});
        EXPECT_GT(judged(screened, players) + 0.2, judged(both, players));
    }
}

TEST(Evaluation, OfAHand) {
    const Evaluation& evaluation = evaluationFor(4, rules::kSquares);
    const auto worth = [&](const FastBoard& board, std::initializer_list<rules::Card> cards) {
        Hand hand;
        for (const rules::Card card : cards) hand.add(card);
        return evaluation.ofHand(board, Colour::Red, hand);
    };
    using rules::Card;
    const FastBoard nothing = boardWith({});
    EXPECT_GT(worth(nothing, {Card::One}), worth(nothing, {Card::Six}));
    const FastBoard stake = boardWith({{0, Spot::square(0)}}, 0);
    EXPECT_GT(worth(stake, {Card::Four}), worth(stake, {Card::Six}));
    const FastBoard nearHome = boardWith({{0, Spot::square(60)}});
    EXPECT_GT(worth(nearHome, {Card::Eight}), worth(nearHome, {Card::Nine}));
    EXPECT_EQ(worth(nearHome, {}), 0);
}

TEST(Places, LieBetweenKnots) {
    EXPECT_EQ(knotsAround(0, 64).knot, 0);
    EXPECT_EQ(knotsAround(63, 64).knot, static_cast<int>(kKnots.size()) - 1);
    EXPECT_EQ(knotsAround(63, 64).share, 0);
    const Between middle = knotsAround(16, 64);
    EXPECT_EQ(kKnots[static_cast<std::size_t>(middle.knot)], 12);
    EXPECT_NEAR(middle.share, 0.5, 1e-6);
    // The last square before the start is the same on both circuits, and the first ones are.
    EXPECT_EQ(knotsAround(71, 72).knot, knotsAround(63, 64).knot);
    EXPECT_EQ(knotsAround(3, 72).share, knotsAround(3, 64).share);
    EXPECT_GT(knotsAround(40, 72).knot, knotsAround(20, 72).knot);
}

TEST(Evaluation, ChanceAfterADeal) {
    EXPECT_NEAR(chanceOf(0), 0.5, 1e-9);
    EXPECT_GT(chanceOf(2), 0.85);
    rules::Table table;
    table.players = 4;
    for (const Colour colour : {Colour::Red, Colour::Yellow})
        for (int cell = 1; cell <= rules::kBaseCells; ++cell)
            table.board.put(static_cast<rules::Pawn>(rules::firstOf(colour) + cell - 1),
                            Spot::base(colour, cell));
    const World won(table, {});
    for (const Network* network : {static_cast<const Network*>(nullptr), &networkFor(4)})
        EXPECT_EQ(chanceAfter(won, evaluationFor(4, 64), network), 1);
}

/// Nobody can come home any more (rule 14).
TEST(Evaluation, ChanceAfterTheLastDeal) {
    rules::Table table;
    table.players = 4;
    table.deal = rules::kMostDeals;
    table.board.put(0, Spot::square(60));
    const World drawn(table, {});
    table.deal = rules::kMostDeals - 1;
    const World goesOn(table, {});
    for (const Network* network : {static_cast<const Network*>(nullptr), &networkFor(4)}) {
        EXPECT_EQ(chanceAfter(drawn, evaluationFor(4, 64), network), 0.5);
        EXPECT_NE(chanceAfter(goesOn, evaluationFor(4, 64), network), 0.5);
    }
}

}  // namespace
}  // namespace tactik::engine
