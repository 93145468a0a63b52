#include "games/tactik/engine/Evaluation.h"

#include "games/tactik/engine/FeatureSum.h"
#include "games/tactik/engine/Places.h"

namespace tactik::engine {

struct Evaluation::Sum {
    const Evaluation& by;
    float total = 0;

    void add(int feature, float amount) { total += by.weights_[static_cast<std::size_t>(feature)] * amount; }
    void addPlace(int step, float amount) { total += by.places_[static_cast<std::size_t>(step)] * amount; }
};

Evaluation::Evaluation(const Weights& weights, int squares) : weights_(weights) {
    for (int step = 0; step < squares; ++step) {
        const Between between = knotsAround(step, squares);
        const auto knot = static_cast<std::size_t>(kPlace + between.knot);
        places_[static_cast<std::size_t>(step)] = weights[knot];
        if (between.share > 0)
            places_[static_cast<std::size_t>(step)] += between.share * (weights[knot + 1] - weights[knot]);
    }
}

float Evaluation::ofBoard(const FastBoard& board, int toMove, int side) const {
    Sum sum{*this};
    BoardSum<Sum>(board, toMove, sum).add(side);
    return sum.total;
}

float Evaluation::ofHand(const FastBoard& board, rules::Colours movers, const Hand& hand) const {
    Sum sum{*this};
    HandSum<Sum>(board, movers, hand, sum).add(1);
    return sum.total;
}

const Evaluation& evaluationFor(int players, int squares) {
    static const std::array<Evaluation, 4> kAll{{
        {weightsFor(2), rules::kSquares},
        {weightsFor(2), rules::kMostSquares},
        {weightsFor(rules::kMostPlayers), rules::kSquares},
        {weightsFor(rules::kMostPlayers), rules::kMostSquares},
    }};
    return kAll[(players == 2 ? 0U : 2U) + (squares == rules::kSquares ? 0U : 1U)];
}

double chanceAfter(const World& world, const Evaluation& evaluation, const Network* network) {
    if (world.isSideHome(0)) return 1;
    if (world.isSideHome(1)) return 0;
    if (world.isLastDeal()) return 0.5;
    return chanceOf(network != nullptr ? network->judged(inputsOf(world.board(), world.toMove()), 0)
                                       : evaluation.ofBoard(world.board(), world.toMove(), 0));
}

}  // namespace tactik::engine
