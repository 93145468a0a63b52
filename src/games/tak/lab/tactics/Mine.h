#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

#include "games/tak/lab/tactics/Suite.h"

namespace tak::lab::tactics {

/// The problems to look for.
struct Wanted {
    std::vector<Theme> themes;
    int longest = 9;          ///< plies: as for Prover
    bool quietFirst = false;  ///< only wins that begin with a quiet move
};

/// Searches positions in the order of their games for problems: with few right moves, proved, and not two of
/// one theme close together. Calls found() for each, progress() now and then. Blocks.
void mine(const std::vector<tak::rules::Position>& positions, const Wanted& wanted,
          const std::stop_token& stop, const std::function<void(const Problem&)>& found,
          const std::function<void(std::size_t)>& progress);

}  // namespace tak::lab::tactics
