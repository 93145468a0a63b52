#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "games/tactiki/rules/Act.h"

namespace tactiki::engine {

using Milliseconds = std::chrono::milliseconds;

/// How long to think. The first limit that is reached ends it; without any it goes on until it is stopped.
struct Limits {
    std::optional<Milliseconds> time = {};
    std::optional<std::uint64_t> nodes = {};  ///< with one thread, makes the answer depend on the seed only
    std::optional<int> depth = {};            ///< plies; a turn has two
};

struct Candidate {
    rules::Act act;
    /// That the player to move wins, from 0 to 1; a draw is half a win. Nothing: not thought about, since the
    /// act is forced or careless.
    std::optional<double> chance = {};
};

/// What thinking has found so far.
struct Report {
    std::vector<Candidate> candidates;  ///< the best first
    int depth = 0;                      ///< plies
    int worlds = 0;                     ///< how many possibilities for the hidden ranks were looked at
    std::uint64_t nodes = 0;
    Milliseconds time{};
};
using Listener = std::function<void(const Report&)>;

struct Choice {
    rules::Act act;
    Report report;
};

}  // namespace tactiki::engine
