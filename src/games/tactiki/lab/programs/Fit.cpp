// Fits the weights of the features alone (featureWeights): plays games of the engine against itself and
// prints the weights with which the positions best predict the results.
//   tactiki_fit [GAMES [SEED]]

#include <array>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <thread>
#include <vector>

#include "base/Random.h"
#include "games/tactiki/engine/Engine.h"
#include "games/tactiki/engine/Features.h"

namespace tactiki::lab {

using namespace engine;

namespace {

constexpr int kDepth = 2;   ///< plies; deeper games are better, but far fewer
constexpr int kWorlds = 4;  ///< for the same reason
constexpr int kRarelyRandom =
    30;  ///< one act in this many is random: positions that good play avoids are searched, too
constexpr int kMostTurns = 250;
constexpr int kIterations = 10;  ///< of Newton's method; it has converged long before
constexpr double kPrior = 30;    ///< pulls weights that few positions show towards nothing

struct Sample {
    Features features{};
    double result = 0;  ///< of the player to move: 1 won, 0.5 drawn, 0 lost
};
using Samples = std::vector<Sample>;

rules::Act actIn(const rules::Position& game, base::Random& random) {
    const rules::Side side = game.awaited().front();
    const bool settingUp = game.board().stage() == rules::Stage::SetUp;
    if (!settingUp && random.below(kRarelyRandom) == 0) {
        const auto legal = game.board().legalActs();
        return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    }
    const Engine engine({.seed = random.next(), .style = {.worlds = kWorlds}, .learned = false});
    return engine.choose(game.seenBy(side), side, {.depth = kDepth}).act;
}

void addGame(Samples& samples, std::uint64_t seed) {
    base::Random random(seed);
    rules::Position game;
    std::vector<std::pair<Features, rules::Side>> positions;
    while (!game.over() && game.board().turn() < kMostTurns) {
        if (game.board().stage() == rules::Stage::First && random.below(2) == 0)
            positions.emplace_back(featuresOf(World(game.board())), game.board().toMove());
        game.play(actIn(game, random));
    }
    const auto winner = game.board().winner();
    for (const auto& [features, side] : positions)
        samples.push_back({features, !winner ? 0.5 : *winner == side ? 1.0 : 0.0});
}

Samples played(int games, std::uint64_t seed) {
    const auto count = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::vector<Samples> parts(static_cast<std::size_t>(count));
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < count; ++thread)
            threads.emplace_back([&, thread] {
                for (int game = thread; game < games; game += count)
                    addGame(parts[static_cast<std::size_t>(thread)],
                            base::scrambled(seed) + static_cast<std::uint64_t>(game));
            });
    }
    Samples all;
    for (const Samples& part : parts) all.insert(all.end(), part.begin(), part.end());
    return all;
}

using Vector = std::array<double, kFeatures>;
struct Equations {
    std::array<Vector, kFeatures> matrix{};
    Vector right{};
};

/// One step of Newton's method for the logistic regression.
Equations equationsOf(const Samples& samples, const Vector& weights) {
    Equations equations;
    for (std::size_t i = 0; i < kFeatures; ++i) {
        equations.matrix[i][i] = kPrior;
        equations.right[i] = -kPrior * weights[i];
    }
    for (const Sample& sample : samples) {
        double sum = 0;
        for (std::size_t i = 0; i < kFeatures; ++i) sum += weights[i] * sample.features[i];
        const double chance = 1 / (1 + std::exp(-sum));
        for (std::size_t i = 0; i < kFeatures; ++i) {
            equations.right[i] += (sample.result - chance) * sample.features[i];
            for (std::size_t j = 0; j < kFeatures; ++j)
                equations.matrix[i][j] += chance * (1 - chance) * sample.features[i] * sample.features[j];
        }
    }
    return equations;
}

/// Gauss and Jordan's elimination; the prior keeps the diagonal positive.
Vector solutionOf(Equations equations) {
    auto& [matrix, right] = equations;
    for (std::size_t i = 0; i < kFeatures; ++i)
        for (std::size_t k = 0; k < kFeatures; ++k) {
            if (k == i) continue;
            const double factor = matrix[k][i] / matrix[i][i];
            for (std::size_t j = i; j < kFeatures; ++j) matrix[k][j] -= factor * matrix[i][j];
            right[k] -= factor * right[i];
        }
    for (std::size_t i = 0; i < kFeatures; ++i) right[i] /= matrix[i][i];
    return right;
}

}  // namespace
}  // namespace tactiki::lab

int main(int count, char** arguments) {
    using namespace tactiki::engine;
    using namespace tactiki::lab;
    const int games = count > 1 ? std::atoi(arguments[1]) : 4000;
    const Samples samples = played(games, count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1);
    Vector weights{};
    for (int i = 0; i < kIterations; ++i) {
        const Vector step = solutionOf(equationsOf(samples, weights));
        for (std::size_t k = 0; k < kFeatures; ++k) weights[k] += step[k];
    }
    std::cout << samples.size() << " positions\n";
    for (const double weight : weights) std::cout << std::lround(1000 * weight) << ", ";
    std::cout << '\n';
}
