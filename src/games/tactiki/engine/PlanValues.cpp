#include "games/tactiki/engine/PlanValues.h"

#include <algorithm>

namespace tactiki::engine {

void PlanValues::set(std::size_t world, const std::vector<std::size_t>& plans,
                     const std::vector<double>& values) {
    for (std::size_t i = 0; i < plans.size(); ++i) values_[world * plans_ + plans[i]] = values[i];
    if (std::find(searched_.begin(), searched_.end(), world) == searched_.end()) searched_.push_back(world);
}

double PlanValues::mean(std::size_t plan) const {
    if (searched_.empty()) return 0.5 + biases_[plan];
    double sum = 0;
    for (const std::size_t world : searched_) sum += values_[world * plans_ + plan];
    return sum / static_cast<double>(searched_.size()) + biases_[plan];
}

std::vector<std::size_t> PlanValues::ranked(std::vector<std::size_t> plans) const {
    std::vector<double> means(plans_);
    for (const std::size_t plan : plans) means[plan] = mean(plan);
    std::stable_sort(plans.begin(), plans.end(),
                     [&](std::size_t a, std::size_t b) { return means[a] > means[b]; });
    return plans;
}

}  // namespace tactiki::engine
