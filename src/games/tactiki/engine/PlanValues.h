#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace tactiki::engine {

/// What each plan was worth in each world: the chance to win, from the deepest search of that world.
class PlanValues {
  public:
    /// The biases, one for each plan, are added to the means.
    PlanValues(std::vector<double> biases, std::size_t worlds)
        : plans_(biases.size()), biases_(std::move(biases)), values_(plans_ * worlds) {}

    /// The values of some plans in a world replace older ones. All of them come from one depth: only such
    /// values may be compared.
    void set(std::size_t world, const std::vector<std::size_t>& plans, const std::vector<double>& values);
    /// Mean of a plan over the worlds that were searched.
    [[nodiscard]] double mean(std::size_t plan) const;
    /// Plans by their means, the best first.
    [[nodiscard]] std::vector<std::size_t> ranked(std::vector<std::size_t> plans) const;
    [[nodiscard]] std::size_t worldsSearched() const { return searched_.size(); }

  private:
    std::size_t plans_;
    std::vector<double> biases_;
    std::vector<double> values_;
    std::vector<std::size_t> searched_;  ///< worlds
};

}  // namespace tactiki::engine
