#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "games/tak/engine/Margins.h"
#include "games/tak/rules/Setup.h"

namespace tak::lab::tune {

/// Games in which the numbers of the search are tuned: simultaneous perturbation stochastic approximation
/// (J. C. Spall, 1992). Each pair of games has one opening and exchanged colours. All numbers are moved at
/// once, one way for one side and the other way for the other, and then a little towards the winner.
struct SearchTuning {
    std::vector<tak::rules::Setup> setups;  ///< used in turn
    std::vector<std::string> names = {};    ///< of the numbers to tune; empty: all
    int pairs = 1000;
    std::uint64_t nodes = 3000;  ///< of a search
    double rate = 0.006;         ///< share of its step that a number moves at the end for half a point
    int threads = 1;
    std::uint64_t seed = 1;
};

/// Called after every pair, never by two threads at once.
using SearchProgress = std::function<void(int pairs, const tak::engine::Margins& now)>;

/// Blocks; a stop request ends it early. With one thread the result follows from the request.
[[nodiscard]] tak::engine::Margins fitSearch(const SearchTuning& tuning, const std::stop_token& stop,
                                             const SearchProgress& progress);

}  // namespace tak::lab::tune
