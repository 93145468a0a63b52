#include "games/tactiki/engine/Habits.h"

#include <cmath>

namespace tactiki::engine {
namespace {

/// Hundredths of the natural logarithm of a likelihood, for ranks 1 to 5, less their mean: counted in 600
/// games of the engine against itself, at one turn ahead, without these habits.
using Habit = std::array<std::int16_t, rules::kHighestRank>;

constexpr Habit kReturns = {-24, -193, 11, 130, 75};

/// By situation and conduct. Attacks are left out: after them the rank is known.
constexpr std::array<std::array<Habit, kConducts - 1>, kSituations> kHabits = {{
    {{{-4, 14, 6, -20, 4}, {35, -37, 3, 57, -59}, {-11, -2, -22, -83, 118}}},      // at home
    {{{12, 23, 9, -38, -7}, {-7, -32, 6, 58, -24}, {23, -13, -30, 5, 15}}},        // away
    {{{50, 50, 12, -37, -75}, {-18, -9, 40, 39, -51}, {48, 28, -21, -58, 4}}},     // facing a hidden piece
    {{{67, -34, -39, -43, 49}, {-61, 11, 2, 75, -27}, {-59, 32, 16, -10, 21}}},    // facing a 1
    {{{34, 65, -64, -48, 14}, {-10, -35, 9, 72, -36}, {13, -28, 0, -8, 23}}},      // a 2
    {{{40, 57, 68, -89, -77}, {20, -53, -65, 101, -4}, {51, 54, -17, -74, -15}}},  // a 3
    {{{70, 72, 71, 0, -213}, {1, -10, -16, -14, 40}, {47, 52, 56, -171, 16}}},     // a 4
    {{{-107, 64, 50, 31, -38}, {95, -26, -11, 9, -67}, {-7, 34, 48, 69, -145}}},   // a 5
}};

/// The observations of one piece are not independent: one that stays likes to stay. Without this share the
/// belief would be too sure.
constexpr double kIndependence = 0.7;

const Habit& habitOf(const Observation& observation) {
    return kHabits[static_cast<std::size_t>(observation.situation)]
                  [static_cast<std::size_t>(observation.conduct)];
}

}  // namespace

ByRank likelihoods(const Observation& observation) {
    if (!observation.returned && observation.conduct == Conduct::Attacked) return {0, 1, 1, 1, 1, 1};
    const Habit& habit = observation.returned ? kReturns : habitOf(observation);
    const double share = observation.returned ? 1 : kIndependence;
    ByRank found{};
    for (std::size_t rank = 1; rank <= rules::kHighestRank; ++rank)
        found[rank] = std::exp(share * habit[rank - 1] / 100.0);
    return found;
}

}  // namespace tactiki::engine
