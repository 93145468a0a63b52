#include "games/tactiki/engine/Habits.h"

#include <cmath>

namespace tactiki::engine {
namespace {

/// Hundredths of the natural logarithm of a likelihood, for ranks 1 to 5.
using Habit = std::array<std::int8_t, rules::kHighestRank>;

constexpr Habit kReturns = {0, 0, 0, 0, 0};
constexpr std::array<std::array<Habit, kConducts>, kSituations> kHabits = {};

/// The observations of one piece are not independent: one that stays likes to stay. Without this share the
/// belief would be too sure.
constexpr double kIndependence = 0.7;

}  // namespace

ByRank likelihoods(const Observation& observation) {
    const Habit& habit = observation.returned ? kReturns
                                              : kHabits[static_cast<std::size_t>(observation.situation)]
                                                       [static_cast<std::size_t>(observation.conduct)];
    const double share = observation.returned ? 1 : kIndependence;
    ByRank found{};
    for (std::size_t rank = 1; rank <= rules::kHighestRank; ++rank)
        found[rank] = std::exp(share * habit[rank - 1] / 100.0);
    return found;
}

}  // namespace tactiki::engine
