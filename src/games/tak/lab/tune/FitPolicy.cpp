#include <algorithm>
#include <cmath>

#include "games/tak/lab/tune/Adam.h"
#include "games/tak/lab/tune/Training.h"

namespace tak::lab::tune {

namespace {

namespace engine = tak::engine;
using namespace tak::rules;

constexpr std::size_t kPolicyBatch = 256;

/// The features of every legal move of one position; computed for each visit, since storing them would take
/// gigabytes.
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
    train(
        adam, samples.size(), kPolicyBatch, fitting,
        [&](std::size_t row, bool learn) { return visit(samples[row], choice, adam, learn); }, progress);
    engine::PolicyWeights weights{};
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = static_cast<std::int16_t>(
            std::lround(std::clamp(adam.values[i] * engine::kPolicyUnit, -32000.0, 32000.0)));
    return weights;
}

}  // namespace tak::lab::tune
