// Learns the weights of the evaluation from the scores of a deeper search, and prints them as weights.inc
// has them; what it gained on games held back goes to the standard error.
//   tactiki_learn [GAMES [SEED]] > src/games/tactiki/engine/weights.inc

#include <cmath>
#include <cstdlib>
#include <iostream>
#include <numbers>
#include <numeric>
#include <thread>

#include "base/Random.h"
#include "games/tactiki/lab/Lessons.h"

namespace tactiki::lab {

using namespace engine;

namespace {

constexpr int kHeldBack = 20;  ///< one game in this many is only measured
constexpr int kEpochs = 5;
constexpr std::size_t kBatch = 2048;
constexpr double kRate = 0.003;  ///< of the first batches; it falls to nothing along half a cosine
constexpr std::size_t kParameters = kFeatures + static_cast<std::size_t>(Inputs::kNumbers);

/// First those of the features, then those of the inputs, as logits.
using Parameters = std::vector<double>;

/// Inputs that mirror each other share the lower one's parameter.
std::size_t parameterOf(int input) {
    return kFeatures + static_cast<std::size_t>(std::min(input, mirroredInput(input)));
}

double chanceBy(const Parameters& parameters, const Lesson& lesson) {
    double sum = 0;
    for (std::size_t i = 0; i < kFeatures; ++i) sum += parameters[i] * lesson.features[i];
    for (const std::uint16_t input : lesson.inputs) sum += parameters[parameterOf(input)];
    return 1 / (1 + std::exp(-sum));
}

/// Adam (Kingma and Ba 2015), with its usual constants.
class Adam {
  public:
    void step(Parameters& parameters, const Parameters& gradient, double rate) {
        constexpr double kMean = 0.9;
        constexpr double kSquare = 0.999;
        constexpr double kTiny = 1e-8;
        ++steps_;
        for (std::size_t i = 0; i < kParameters; ++i) {
            mean_[i] = kMean * mean_[i] + (1 - kMean) * gradient[i];
            square_[i] = kSquare * square_[i] + (1 - kSquare) * gradient[i] * gradient[i];
            const double mean = mean_[i] / (1 - std::pow(kMean, steps_));
            const double square = square_[i] / (1 - std::pow(kSquare, steps_));
            parameters[i] -= rate * mean / (std::sqrt(square) + kTiny);
        }
    }

  private:
    int steps_ = 0;
    Parameters mean_ = Parameters(kParameters);
    Parameters square_ = Parameters(kParameters);
};

/// The gradient of the mean loss.
Parameters gradientOf(const Parameters& parameters, const std::vector<const Lesson*>& lessons,
                      std::size_t first) {
    Parameters gradient(kParameters);
    for (std::size_t k = first; k < first + kBatch; ++k) {
        const Lesson& lesson = *lessons[k];
        const double error = (chanceBy(parameters, lesson) - lesson.chance) / kBatch;
        for (std::size_t i = 0; i < kFeatures; ++i) gradient[i] += error * lesson.features[i];
        for (const std::uint16_t input : lesson.inputs) gradient[parameterOf(input)] += error;
    }
    return gradient;
}

Parameters firstParameters() {
    Parameters parameters(kParameters);
    for (std::size_t i = 0; i < kFeatures; ++i) parameters[i] = featureWeights().features[i] / 1000.0;
    return parameters;
}

Parameters learned(std::vector<const Lesson*> lessons) {
    Parameters parameters = firstParameters();
    Adam adam;
    base::Random random(1);
    const std::size_t batches = lessons.size() / kBatch;
    for (int epoch = 0; epoch < kEpochs; ++epoch) {
        for (std::size_t i = lessons.size(); i > 1; --i)
            std::swap(lessons[i - 1], lessons[random.below(static_cast<std::uint32_t>(i))]);
        for (std::size_t batch = 0; batch < batches; ++batch) {
            const double done = (epoch + static_cast<double>(batch) / static_cast<double>(batches)) / kEpochs;
            const double rate = kRate * 0.5 * (1 + std::cos(std::numbers::pi * done));
            adam.step(parameters, gradientOf(parameters, lessons, batch * kBatch), rate);
        }
    }
    return parameters;
}

/// Mean divergence of the chances from those of the teacher: the loss, less what the teacher itself has.
double divergence(const Parameters& parameters, const std::vector<const Lesson*>& lessons) {
    double sum = 0;
    for (const Lesson* lesson : lessons) {
        const double chance = chanceBy(parameters, *lesson);
        sum += lesson->chance * std::log(lesson->chance / chance) +
               (1 - lesson->chance) * std::log((1 - lesson->chance) / (1 - chance));
    }
    return sum / static_cast<double>(lessons.size());
}

void print(const Parameters& parameters, std::size_t positions, int games, std::uint64_t seed) {
    constexpr int kPerLine = 15;
    const auto printAll = [&](const char* name, int count, auto parameter) {
        std::cout << '.' << name << " = {{";
        for (int i = 0; i < count; ++i)
            std::cout << (i % kPerLine == 0 ? "\n    " : " ") << std::lround(1000 * parameters[parameter(i)])
                      << ',';
        std::cout << "\n}},\n";
    };
    std::cout << "// Written by tactiki_learn " << games << ' ' << seed << " from " << positions
              << " positions.\n";
    printAll("features", kFeatures, [](int i) { return static_cast<std::size_t>(i); });
    printAll("inputs", Inputs::kNumbers, parameterOf);
}

}  // namespace
}  // namespace tactiki::lab

int main(int count, char** arguments) {
    using namespace tactiki::engine;
    using namespace tactiki::lab;
    const int games = count > 1 ? std::atoi(arguments[1]) : 1300;
    const std::uint64_t seed = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 11;
    const int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const std::vector<Lesson> lessons = lessonsOf(games, seed, threads);
    std::vector<const Lesson*> studied;
    std::vector<const Lesson*> heldBack;
    for (const Lesson& lesson : lessons)
        (lesson.game % kHeldBack == 0 ? heldBack : studied).push_back(&lesson);
    const Parameters parameters = learned(studied);
    std::cerr << heldBack.size() << " positions held back: divergence "
              << divergence(firstParameters(), heldBack) << " -> " << divergence(parameters, heldBack)
              << '\n';
    print(parameters, studied.size(), games, seed);
}
