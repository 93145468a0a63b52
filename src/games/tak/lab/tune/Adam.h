#pragma once

#include <cmath>
#include <vector>

namespace tak::lab::tune {

/// The Adam optimiser of Kingma and Ba (2015) for a vector of parameters.
class Adam {
  public:
    Adam(std::size_t size, double rate, double decay)
        : values(size), gradient(size), mean_(size), square_(size), rate_(rate), decay_(decay) {}

    /// Makes a step and resets the gradient.
    void step(double scale) {
        ++steps_;
        const double meanShare = 1 - std::pow(kMeanDecay, steps_);
        const double squareShare = 1 - std::pow(kSquareDecay, steps_);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double g = gradient[i] * scale + decay_ * values[i];
            mean_[i] = kMeanDecay * mean_[i] + (1 - kMeanDecay) * g;
            square_[i] = kSquareDecay * square_[i] + (1 - kSquareDecay) * g * g;
            values[i] -= rate_ * (mean_[i] / meanShare) / (std::sqrt(square_[i] / squareShare) + 1e-8);
            gradient[i] = 0;
        }
    }
    void setRate(double rate) { rate_ = rate; }

    std::vector<double> values;
    std::vector<double> gradient;

  private:
    static constexpr double kMeanDecay = 0.9;
    static constexpr double kSquareDecay = 0.999;
    std::vector<double> mean_;
    std::vector<double> square_;
    double rate_;
    double decay_;
    int steps_ = 0;
};

}  // namespace tak::lab::tune
