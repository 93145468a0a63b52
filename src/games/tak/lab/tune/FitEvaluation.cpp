#include <algorithm>
#include <cmath>

#include "games/tak/lab/tune/Adam.h"
#include "games/tak/lab/tune/Training.h"

namespace tak::lab::tune {

namespace {

namespace engine = tak::engine;
namespace feature = tak::engine::feature;

constexpr std::size_t kBatch = 1024;

struct Term {
    std::uint16_t which;
    std::int16_t count;
};

/// All samples as rows of terms.
struct Rows {
    std::vector<Term> terms;
    std::vector<std::size_t> begin{0};
    std::vector<float> phase;   ///< 0 to 1
    std::vector<float> target;  ///< chance of White

    [[nodiscard]] std::size_t size() const { return phase.size(); }
};

Rows rowsOf(std::span<const Sample> samples, double resultShare) {
    Rows rows;
    for (const Sample& s : samples) {
        engine::extractFeatures(s.position, [&](int which, int n) {
            rows.terms.push_back({static_cast<std::uint16_t>(which), static_cast<std::int16_t>(n)});
        });
        rows.begin.push_back(rows.terms.size());
        rows.phase.push_back(static_cast<float>(engine::phaseOf(s.position)) / engine::kPhaseEnd);
        const bool white = s.position.toMove() == tak::rules::Color::White;
        const double chance = engine::winProbability(white ? s.score : -s.score);
        rows.target.push_back(static_cast<float>(resultShare * s.result + (1 - resultShare) * chance));
    }
    return rows;
}

class Regression {
  public:
    Regression(const Rows& rows, const Fitting& fitting)
        : rows_(rows), adam_(2 * feature::kCount, fitting.rate, fitting.decay) {}

    /// The loss of a row; with `learn`, also adds its gradient.
    double visit(std::size_t row, bool learn) {
        const double end = rows_.phase[row];
        double logit = 0;
        for (std::size_t i = rows_.begin[row]; i < rows_.begin[row + 1]; ++i) {
            const Term t = rows_.terms[i];
            logit += t.count * (adam_.values[2 * t.which] * (1 - end) + adam_.values[2 * t.which + 1] * end);
        }
        const double chance = 1 / (1 + std::exp(-logit));
        const double error = chance - rows_.target[row];
        if (learn) {
            for (std::size_t i = rows_.begin[row]; i < rows_.begin[row + 1]; ++i) {
                const Term t = rows_.terms[i];
                adam_.gradient[2 * t.which] += error * t.count * (1 - end);
                adam_.gradient[2 * t.which + 1] += error * t.count * end;
            }
        }
        const double kept = std::clamp(chance, 1e-9, 1 - 1e-9);
        return -(rows_.target[row] * std::log(kept) + (1 - rows_.target[row]) * std::log(1 - kept));
    }

    Adam& adam() { return adam_; }

    [[nodiscard]] engine::Weights weights() const {
        engine::Weights weights{};
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] = {rounded(adam_.values[2 * i]), rounded(adam_.values[2 * i + 1])};
        return weights;
    }

  private:
    static std::int16_t rounded(double logit) {
        const double scaled = logit * engine::kScoreScale * engine::kWeightUnit;
        return static_cast<std::int16_t>(std::lround(std::clamp(scaled, -32000.0, 32000.0)));
    }
    const Rows& rows_;
    Adam adam_;
};

}  // namespace

engine::Weights fitEvaluation(std::span<const Sample> samples, const Fitting& fitting,
                              const FitProgress& progress) {
    const Rows rows = rowsOf(samples, fitting.resultShare);
    Regression regression(rows, fitting);
    train(
        regression.adam(), rows.size(), kBatch, fitting,
        [&](std::size_t row, bool learn) { return regression.visit(row, learn); }, progress);
    return regression.weights();
}

}  // namespace tak::lab::tune
