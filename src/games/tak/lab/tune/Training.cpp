#include "games/tak/lab/tune/Training.h"

#include <algorithm>
#include <numeric>

#include "base/Shuffle.h"
#include "games/tak/lab/tune/Adam.h"

namespace tak::lab::tune {

namespace {

constexpr double kRateLost = 0.95;  ///< decrease of the step size until the last epoch, as a share

double mean(double sum, std::size_t count) {
    return sum / static_cast<double>(std::max<std::size_t>(count, 1));
}

}  // namespace

void train(Adam& adam, std::size_t rows, std::size_t batch, const Fitting& fitting, const VisitRow& visit,
           const FitProgress& progress) {
    const std::size_t learned = rows * 9 / 10;
    std::vector<std::size_t> order(learned);
    std::iota(order.begin(), order.end(), 0);
    base::Random random(1);
    for (int epoch = 1; epoch <= fitting.epochs; ++epoch) {
        base::shuffle(order, random);
        adam.setRate(fitting.rate * (1 - kRateLost * (epoch - 1) / fitting.epochs));
        double loss = 0;
        for (std::size_t i = 0; i < learned; i += batch) {
            const std::size_t end = std::min(i + batch, learned);
            for (std::size_t k = i; k < end; ++k) loss += visit(order[k], true);
            adam.step(1.0 / static_cast<double>(end - i));
        }
        double heldBack = 0;
        for (std::size_t row = learned; row < rows; ++row) heldBack += visit(row, false);
        progress(epoch, mean(loss, learned), mean(heldBack, rows - learned));
    }
}

}  // namespace tak::lab::tune
