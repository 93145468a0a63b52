#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/Random.h"
#include "cli/tune/Adam.h"
#include "cli/tune/Fit.h"

namespace cli::tune {
namespace {

namespace engine = tak::engine;
using namespace tak::rules;

constexpr std::size_t kBatch = 256;

/// The terms of every legal move of one position; made anew for each visit, for keeping them takes gigabytes.
class Choice {
  public:
    void fill(const Sample& sample) {
        terms_.clear();
        begin_.assign(1, 0);
        MoveList moves;
        generateMoves(sample.position, moves);
        const engine::MoveContext context(sample.position, sample.last);
        chosen = 0;
        for (int i = 0; i < moves.size(); ++i) {
            context.describe(moves[i], [&](int which, int n) { terms_.push_back({which, n}); });
            begin_.push_back(terms_.size());
            if (moves[i] == sample.best) chosen = static_cast<std::size_t>(i);
        }
    }
    [[nodiscard]] std::size_t size() const { return begin_.size() - 1; }
    [[nodiscard]] double logit(std::size_t move, const std::vector<double>& values) const {
        double sum = 0;
        for (std::size_t i = begin_[move]; i < begin_[move + 1]; ++i)
            sum += values[static_cast<std::size_t>(terms_[i].which)] * terms_[i].count;
        return sum;
    }
    void addTo(std::size_t move, double scale, std::vector<double>& gradient) const {
        for (std::size_t i = begin_[move]; i < begin_[move + 1]; ++i)
            gradient[static_cast<std::size_t>(terms_[i].which)] += scale * terms_[i].count;
    }
    std::size_t chosen = 0;

  private:
    struct Term {
        int which;
        int count;
    };
    std::vector<Term> terms_;
    std::vector<std::size_t> begin_;
};

double visit(const Sample& sample, Choice& choice, Adam& adam, bool learn) {
    choice.fill(sample);
    std::vector<double> share(choice.size());
    double most = -1e9;
    for (std::size_t i = 0; i < share.size(); ++i)
        most = std::max(most, share[i] = choice.logit(i, adam.values));
    double sum = 0;
    for (double& s : share) sum += s = std::exp(s - most);
    if (learn)
        for (std::size_t i = 0; i < share.size(); ++i)
            choice.addTo(i, share[i] / sum - (i == choice.chosen ? 1 : 0), adam.gradient);
    return -std::log(std::max(share[choice.chosen] / sum, 1e-12));
}

}  // namespace

engine::PolicyWeights fitPolicy(std::span<const Sample> samples, const Fitting& fitting,
                                const FitProgress& progress) {
    Adam adam(engine::policy::kCount, fitting.rate, fitting.decay);
    Choice choice;
    const std::size_t learned = samples.size() * 9 / 10;
    std::vector<std::size_t> order(learned);
    std::iota(order.begin(), order.end(), 0);
    base::Random random(1);
    for (int epoch = 1; epoch <= fitting.epochs; ++epoch) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
        adam.setRate(fitting.rate * (1 - 0.95 * (epoch - 1) / fitting.epochs));
        double loss = 0;
        for (std::size_t i = 0; i < order.size(); i += kBatch) {
            const std::size_t end = std::min(i + kBatch, order.size());
            for (std::size_t k = i; k < end; ++k) loss += visit(samples[order[k]], choice, adam, true);
            adam.step(1.0 / static_cast<double>(end - i));
        }
        double heldBack = 0;
        for (std::size_t i = learned; i < samples.size(); ++i)
            heldBack += visit(samples[i], choice, adam, false);
        progress(epoch, loss / static_cast<double>(std::max<std::size_t>(learned, 1)),
                 heldBack / static_cast<double>(std::max<std::size_t>(samples.size() - learned, 1)));
    }
    engine::PolicyWeights weights{};
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = static_cast<std::int16_t>(
            std::lround(std::clamp(adam.values[i] * engine::kPolicyUnit, -32000.0, 32000.0)));
    return weights;
}

}  // namespace cli::tune
