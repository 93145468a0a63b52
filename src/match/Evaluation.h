#pragma once

#include <optional>
#include <string>
#include <vector>

namespace match {

/// An analysis of a position, kept with the turn that led to it. Everything may be missing.
struct Evaluation {
    std::vector<double> chances = {};    ///< of winning, by player, 0 to 1; 0 and 1 are certain
    int depth = 0;                       ///< turns that the search looked ahead; 0: unknown
    std::vector<std::string> line = {};  ///< the expected turns from here on, as the record writes them
    /// In a game with secrets, of the turn that led here: its mover's chance by what he knew before, by which
    /// the turn is judged. Nothing: as after the turn.
    std::optional<double> foreseen = {};
    std::string details = {};  ///< what else another program has told: its name, time, nodes
    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

}  // namespace match
