// The first layer that follows a search is the one that is computed anew.

#include "games/tak/network/Accumulators.h"

#include <gtest/gtest.h>

#include "games/tak/network/SomeNetwork.h"

namespace tak::network {
namespace {

using namespace rules;
using test::randomPosition;
using test::SomeNetwork;

class AccumulatorsOf : public ::testing::TestWithParam<int> {
  protected:
    void expectAnew(const Accumulators& followed, const Position& position) const {
        Accumulators anew(network);
        anew.look(position);
        for (const Color side : {Color::White, Color::Black}) {
            const auto expected = anew.as(side);
            const auto found = followed.as(side);
            ASSERT_TRUE(std::equal(expected.begin(), expected.end(), found.begin(), found.end()));
        }
    }

    Network network = *Network::parse(SomeNetwork(GetParam(), 5).file());
};

TEST_P(AccumulatorsOf, FollowASearch) {
    // Random walks forward and back, as a search makes them, with positions that it does not look at.
    base::Random random(11);
    Accumulators accumulators(network);
    for (int game = 0; game < 30; ++game) {
        Position p = randomPosition(GetParam(), random, 4 + 3 * game);
        std::vector<Undo> past;
        for (int step = 0; step < 150; ++step) {
            if (!past.empty() && random.below(2) == 0) {
                p.undo(past.back());
                past.pop_back();
            } else {
                MoveList moves;
                legalMoves(p, moves);
                if (moves.empty()) break;
                past.push_back(
                    p.make(moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))]));
            }
            if (random.below(3) == 0) continue;
            accumulators.look(p);
            expectAnew(accumulators, p);
        }
    }
}

TEST_P(AccumulatorsOf, FollowTurnsThatArePassed) {
    base::Random random(12);
    Accumulators accumulators(network);
    for (int i = 0; i < 50; ++i) {
        const Position p = randomPosition(GetParam(), random, 5 + i);
        accumulators.look(p);
        accumulators.look(p.passed());
        expectAnew(accumulators, p.passed());
    }
}

TEST_P(AccumulatorsOf, JumpBetweenUnrelatedPositions) {
    base::Random random(13);
    Accumulators accumulators(network);
    for (int i = 0; i < 100; ++i) {
        const Position p = randomPosition(GetParam(), random, static_cast<int>(random.below(120)));
        accumulators.look(p);
        expectAnew(accumulators, p);
    }
}

INSTANTIATE_TEST_SUITE_P(Sizes, AccumulatorsOf, ::testing::Values(5, 7));

}  // namespace
}  // namespace tak::network
