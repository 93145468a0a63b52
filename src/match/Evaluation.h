#pragma once

#include <string>
#include <vector>

namespace match {

/// What an analysis expects of a position, kept with the turn that led to it. Everything may be missing.
struct Evaluation {
    std::vector<double> chances = {};    ///< of winning, by player, 0 to 1; 0 and 1 are certain
    int depth = 0;                       ///< turns looked ahead; 0: nobody knows
    std::vector<std::string> line = {};  ///< the turns that are expected from here on, as the record has them
    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

}  // namespace match
