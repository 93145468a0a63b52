#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "games/tactik/rules/Play.h"

namespace tactik::engine {

using Milliseconds = std::chrono::milliseconds;

/// How long to think. The first limit that is reached ends it; without any it ends when more thinking would
/// hardly change the choice.
struct Limits {
    std::optional<Milliseconds> time = {};
    std::optional<std::uint64_t> nodes = {};  ///< cards played in thought; with one thread, makes the answer
                                              ///< depend on the seed only
};

struct Candidate {
    rules::Act act;
    /// That the player's side wins, from 0 to 1; a draw is half a win. 0 and 1 are proved. Nothing: not
    /// thought about, since the act is forced or careless.
    std::optional<double> chance = {};
};

/// What thinking has found so far.
struct Report {
    std::vector<Candidate> candidates;  ///< the best first
    int depth = 0;                      ///< cards that are played until the deal is over
    int worlds = 0;                     ///< how many possibilities for the hidden cards were looked at
    std::uint64_t nodes = 0;            ///< cards played in thought
    Milliseconds time{};
};
using Listener = std::function<void(const Report&)>;

struct Choice {
    rules::Act act;
    Report report;
};

}  // namespace tactik::engine
