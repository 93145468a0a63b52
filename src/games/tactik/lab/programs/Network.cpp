// Fits the network that judges boards between deals: plays games of the policy against itself and learns what
// the boards foretell, round for round, as tactik_fit does for the sum of features; then prints the weights
// in thousandths.
//   tactik_network PLAYERS [GAMES [ROUNDS [SEED]]]

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

#include "games/tactik/engine/Network.h"
#include "games/tactik/lab/SelfPlay.h"

namespace tactik::lab {

using namespace engine;

namespace {

constexpr int kRarelyRandom = 25;  ///< boards that good play avoids are searched, too
constexpr double kTrust = 0.8;     ///< as in tactik_fit
constexpr int kEpochs = 6;
constexpr std::size_t kBatch = 128;
constexpr float kRate = 0.002F;  ///< of the first epoch; then less and less (Adam, Kingma and Ba 2015)

struct Sample {
    Inputs inputs;
    float target = 0;  ///< what side 0 may expect
    float result = 0;  ///< what came: 1 won, 0 lost
    float linear = 0;  ///< the sum of features, as a chance
};
using Game = std::vector<Sample>;

/// Calls visit with the same row of weights of several networks at a time.
template <class Visit, class... Networks>
void eachRow(Visit visit, Networks&... networks) {
    for (std::size_t i = 0; i < kInputs; ++i) visit(networks.own[i]...);
    for (std::size_t i = 0; i < kInputs; ++i) visit(networks.other[i]...);
    visit(networks.bias...);
    visit(networks.out...);
    visit(networks.direct...);
}

Network randomNetwork(base::Random& random) {
    Network network{};
    const auto draw = [&](auto& row) {
        for (float& weight : row) weight = static_cast<float>(random.unit() - 0.5) * 0.4F;
    };
    for (std::size_t i = 0; i < kInputs; ++i) {
        draw(network.own[i]);
        draw(network.other[i]);
    }
    draw(network.out);
    return network;
}

double chanceFor(const Network& network, const Inputs& inputs) { return chanceOf(network.judged(inputs, 0)); }

class Learner {
  public:
    explicit Learner(base::Random& random) : random_(random), network_(randomNetwork(random)) {}

    [[nodiscard]] const Network& network() const { return network_; }

    void learn(const std::vector<Sample>& samples) {
        for (int epoch = 0; epoch < kEpochs; ++epoch) {
            const float rate = kRate * std::pow(0.5F, static_cast<float>(epoch));
            for (std::size_t done = 0; done + kBatch <= samples.size(); done += kBatch) {
                gradient_ = {};
                for (std::size_t i = 0; i < kBatch; ++i)
                    addGradient(samples[random_.below(static_cast<std::uint32_t>(samples.size()))]);
                step(rate);
            }
        }
    }

  private:
    using Units = std::array<float, kHidden>;

    void addGradient(const Sample& sample) {
        const auto& mine = sample.inputs[0];
        const auto& theirs = sample.inputs[1];
        Units forMe = network_.bias;
        Units forThem = network_.bias;
        float total = 0;
        for (std::size_t i = 0; i < kInputs; ++i) {
            if (mine[i] == 0 && theirs[i] == 0) continue;
            for (std::size_t u = 0; u < kHidden; ++u) {
                forMe[u] += network_.own[i][u] * mine[i] + network_.other[i][u] * theirs[i];
                forThem[u] += network_.own[i][u] * theirs[i] + network_.other[i][u] * mine[i];
            }
            total += network_.direct[i] * (mine[i] - theirs[i]);
        }
        for (std::size_t u = 0; u < kHidden; ++u)
            total += network_.out[u] * (squashed(forMe[u]) - squashed(forThem[u]));
        const auto error = static_cast<float>(chanceOf(total)) - sample.target;
        const auto slope = [](float sum) { return 1 / ((1 + std::abs(sum)) * (1 + std::abs(sum))); };
        for (std::size_t u = 0; u < kHidden; ++u) {
            gradient_.out[u] += error * (squashed(forMe[u]) - squashed(forThem[u]));
            forMe[u] = error * network_.out[u] * slope(forMe[u]);
            forThem[u] = -error * network_.out[u] * slope(forThem[u]);
            gradient_.bias[u] += forMe[u] + forThem[u];
        }
        for (std::size_t i = 0; i < kInputs; ++i) {
            if (mine[i] == 0 && theirs[i] == 0) continue;
            for (std::size_t u = 0; u < kHidden; ++u) {
                gradient_.own[i][u] += mine[i] * forMe[u] + theirs[i] * forThem[u];
                gradient_.other[i][u] += theirs[i] * forMe[u] + mine[i] * forThem[u];
            }
            gradient_.direct[i] += error * (mine[i] - theirs[i]);
        }
    }

    void step(float rate) {
        constexpr float kMean = 0.9F;
        constexpr float kSquare = 0.999F;
        constexpr float kDecay = 1e-5F;
        ++steps_;
        const float unbias = std::sqrt(1 - std::pow(kSquare, static_cast<float>(steps_))) /
                             (1 - std::pow(kMean, static_cast<float>(steps_)));
        eachRow(
            [&](auto& weights, auto& gradients, auto& means, auto& squares) {
                for (std::size_t k = 0; k < weights.size(); ++k) {
                    const float gradient = gradients[k] / kBatch + kDecay * weights[k];
                    means[k] = kMean * means[k] + (1 - kMean) * gradient;
                    squares[k] = kSquare * squares[k] + (1 - kSquare) * gradient * gradient;
                    weights[k] -= rate * unbias * means[k] / (std::sqrt(squares[k]) + 1e-8F);
                }
            },
            network_, gradient_, means_, squares_);
    }

    base::Random& random_;
    Network network_;
    Network gradient_{};
    Network means_{};
    Network squares_{};
    int steps_ = 0;
};

/// The boards between the deals of a game. Without a network the sum of features says what to expect.
Game gameOf(const Policy& policy, const Network* network, int players, std::uint64_t seed) {
    Game game;
    const SelfPlay self{.players = players,
                        .by = {&policy, &policy},
                        .rarelyRandom = kRarelyRandom,
                        .watch = [&](const World& world) {
                            if (!world.dealOver() || world.over()) return;
                            const float linear =
                                policy.evaluation().ofBoard(world.board(), world.toMove(), 0);
                            game.push_back({.inputs = inputsOf(world.board(), world.toMove()),
                                            .linear = static_cast<float>(chanceOf(linear))});
                        }};
    const SelfPlay::Result result = self.play(seed);
    if (result.winner < 0) return {};
    double expected = result.winner == 0 ? 1 : 0;
    for (auto sample = game.rbegin(); sample != game.rend(); ++sample) {
        sample->result = result.winner == 0 ? 1.0F : 0.0F;
        sample->target = static_cast<float>(expected);
        const double now = network != nullptr ? chanceFor(*network, sample->inputs) : sample->linear;
        expected = kTrust * expected + (1 - kTrust) * now;
    }
    return game;
}

std::vector<Sample> played(const Policy& policy, const Network* network, int players, int games,
                           std::uint64_t seed) {
    const auto threads = static_cast<std::size_t>(std::max(1U, std::thread::hardware_concurrency()));
    std::vector<std::vector<Sample>> parts(threads);
    {
        std::vector<std::jthread> all;
        for (std::size_t thread = 0; thread < threads; ++thread)
            all.emplace_back([&, thread] {
                for (auto game = static_cast<int>(thread); game < games; game += static_cast<int>(threads)) {
                    const Game one =
                        gameOf(policy, network, players, seed + static_cast<std::uint64_t>(game));
                    parts[thread].insert(parts[thread].end(), one.begin(), one.end());
                }
            });
    }
    std::vector<Sample> samples;
    for (const auto& part : parts) samples.insert(samples.end(), part.begin(), part.end());
    return samples;
}

/// How badly chances foretell results: the mean logarithm, 0.693 for one who knows nothing.
template <class Chance>
double lossOf(const std::vector<Sample>& samples, Chance chance) {
    double sum = 0;
    for (const Sample& sample : samples) {
        const double foretold = std::clamp(static_cast<double>(chance(sample)), 1e-4, 1 - 1e-4);
        sum -= std::log(sample.result > 0.5F ? foretold : 1 - foretold);
    }
    return sum / static_cast<double>(samples.size());
}

void print(const Network& network) {
    eachRow(
        [](const auto& row) {
            for (const float weight : row) std::cout << std::lround(1000 * weight) << ", ";
            std::cout << '\n';
        },
        network);
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
    const int games = number(2, 10'000);
    auto seed = static_cast<std::uint64_t>(number(4, 1)) * 10'000'000;
    const Policy policy(evaluationFor(players, tactik::rules::kSquares));
    base::Random random(seed);
    const auto learner = std::make_unique<Learner>(random);
    for (int round = 0; round < number(3, 3); ++round, seed += 1'000'000) {
        const Network before = learner->network();
        const auto samples = played(policy, round == 0 ? nullptr : &before, players, games, seed);
        const auto tests = played(policy, &before, players, games / 10, seed + 500'000);
        learner->learn(samples);
        const Network& network = learner->network();
        std::cerr << samples.size() << " boards; loss of the sum "
                  << lossOf(tests, [](const Sample& sample) { return sample.linear; }) << ", of the network "
                  << lossOf(tests, [&](const Sample& sample) { return chanceFor(network, sample.inputs); })
                  << '\n';
    }
    print(learner->network());
}
