// Fits the weights of the evaluation: plays games of the policy against itself and prints the weights with
// which the positions of a deal best predict what comes: a mixture of the judgements at the ends of the deals
// that follow, by the weights before, and of the result (temporal differences, Sutton 1988). Results alone
// are so much a matter of luck that a hundred times the games would be needed. Then plays the new weights
// against those before, round for round.
//   tactik_fit PLAYERS [GAMES [ROUNDS [SEED]]]

#include <array>
#include <cmath>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <thread>
#include <utility>
#include <vector>

#include "games/tactik/lab/SelfPlay.h"

namespace tactik::lab {

using namespace engine;

namespace {

constexpr int kRarelyRandom = 30;  ///< positions that good play avoids are searched, too
constexpr int kOneIn = 12;         ///< of the positions of a game, which are much alike, one in kOneIn counts
constexpr int kIterations = 8;     ///< of Newton's method; it has converged before
constexpr double kTrust = 0.7;     ///< share of what comes later in the mixture, from one deal to the next
constexpr double kPrior = 20;      ///< pulls weights that few positions show towards nothing

struct Sample {
    Features features{};
    float result = 0;  ///< what side 0 may expect: 1 won, 0 lost
};
using Samples = std::vector<Sample>;

template <class Work>
void inThreads(int count, Work work) {
    const int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::vector<std::jthread> all;
    for (int thread = 0; thread < threads; ++thread)
        all.emplace_back([=] {
            for (int i = thread; i < count; i += threads) work(thread, i);
        });
}

/// The positions of one game, and what the weights say after each deal.
class Watched {
  public:
    Watched(const Evaluation& evaluation, std::uint64_t seed) : evaluation_(&evaluation), random_(seed) {}

    void see(const World& world) {
        // Between deals more often: there the search stops.
        if (!world.over() && random_.below(world.dealOver() ? 2 : kOneIn) == 0) {
            samples_.push_back({featuresOf(world, 0)});
            deals_.push_back(chances_.size());
        }
        if (world.dealOver()) chances_.push_back(chanceAfter(world, *evaluation_, nullptr));
    }
    /// With what was to be expected in each deal.
    [[nodiscard]] Samples finished(double result) {
        double expected = result;
        for (std::size_t deal = chances_.size(); deal-- > 0;) {
            const bool last = deal + 1 == chances_.size();
            if (!last) expected = kTrust * expected + (1 - kTrust) * chances_[deal];
            chances_[deal] = expected;
        }
        for (std::size_t i = 0; i < samples_.size(); ++i)
            samples_[i].result = static_cast<float>(chances_[deals_[i]]);
        return std::move(samples_);
    }

  private:
    const Evaluation* evaluation_;
    base::Random random_;
    Samples samples_;
    std::vector<std::size_t> deals_;  ///< of each sample
    std::vector<double> chances_;     ///< of side 0, at the end of each deal
};

Samples played(const Policy& policy, int players, int games, std::uint64_t seed) {
    std::array<Samples, 256> parts;
    inThreads(games, [&parts, &policy, players, seed](int thread, int game) {
        Watched watched(policy.evaluation(), seed + base::scrambled(static_cast<std::uint64_t>(game) + 77));
        const SelfPlay self{.players = players,
                            .by = {&policy, &policy},
                            .rarelyRandom = kRarelyRandom,
                            .watch = [&](const World& world) { watched.see(world); }};
        const SelfPlay::Result result = self.play(seed + static_cast<std::uint64_t>(game));
        if (result.winner < 0) return;
        const Samples own = watched.finished(result.winner == 0 ? 1 : 0);
        Samples& part = parts[static_cast<std::size_t>(thread)];
        part.insert(part.end(), own.begin(), own.end());
    });
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
    std::array<std::size_t, kFeatures> used{};
    for (const Sample& sample : samples) {
        double sum = 0;
        std::size_t count = 0;
        for (std::size_t i = 0; i < kFeatures; ++i)
            if (sample.features[i] != 0) {
                sum += weights[i] * sample.features[i];
                used[count++] = i;
            }
        const double chance = 1 / (1 + std::exp(-sum));
        for (std::size_t a = 0; a < count; ++a) {
            const std::size_t i = used[a];
            equations.right[i] += (sample.result - chance) * sample.features[i];
            const double factor = chance * (1 - chance) * sample.features[i];
            for (std::size_t b = 0; b < count; ++b)
                equations.matrix[i][used[b]] += factor * sample.features[used[b]];
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

Weights fitted(const Samples& samples) {
    Vector sum{};
    for (int i = 0; i < kIterations; ++i) {
        const Vector step = solutionOf(equationsOf(samples, sum));
        for (std::size_t k = 0; k < kFeatures; ++k) sum[k] += step[k];
    }
    Weights weights{};
    for (std::size_t k = 0; k < kFeatures; ++k) weights[k] = static_cast<float>(sum[k]);
    return weights;
}

void print(const Weights& weights) {
    std::cout << std::fixed << std::setprecision(3);
    for (const float weight : weights) std::cout << weight << "F, ";
    std::cout << '\n';
}

/// The share of games that the first policy wins, each deck twice with sides exchanged.
double scoreOf(const Policy& first, const Policy& second, int players, int pairs, std::uint64_t seed) {
    std::array<double, 256> won{};
    inThreads(2 * pairs, [&, players, seed](int thread, int game) {
        const bool exchanged = game % 2 == 1;
        const SelfPlay self{.players = players,
                            .by = exchanged ? std::array{&second, &first} : std::array{&first, &second}};
        const int winner = self.play(seed + static_cast<std::uint64_t>(game / 2)).winner;
        won[static_cast<std::size_t>(thread)] += winner < 0 ? 0.5 : winner == (exchanged ? 1 : 0) ? 1 : 0;
    });
    double sum = 0;
    for (const double one : won) sum += one;
    return sum / (2 * pairs);
}

}  // namespace
}  // namespace tactik::lab

int main(int count, char** arguments) {
    using namespace tactik::engine;
    using namespace tactik::lab;
    const auto number = [&](int at, int otherwise) {
        return count > at ? std::atoi(arguments[at]) : otherwise;
    };
    const int players = number(1, 4) == 2 ? 2 : 4;
    const int games = number(2, 2000);
    std::uint64_t seed = static_cast<std::uint64_t>(number(4, 1)) * 1'000'000;
    Weights weights = weightsFor(players);
    for (int round = 0; round < number(3, 1); ++round, seed += 100'000) {
        const Evaluation before(weights, tactik::rules::kSquares);
        const Samples samples = played(Policy(before), players, games, seed);
        weights = fitted(samples);
        print(weights);
        const Evaluation after(weights, tactik::rules::kSquares);
        std::cout << samples.size() << " positions; against the weights before: "
                  << 100 * scoreOf(Policy(after), Policy(before), players, 500, seed + 50'000) << " %\n"
                  << std::flush;
    }
}
