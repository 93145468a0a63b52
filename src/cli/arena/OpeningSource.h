#pragma once

#include <vector>

#include "games/tak/rules/Position.h"

namespace cli::arena {

/// How a game begins: a position, and the moves from there that the engines do not choose.
struct Opening {
    tak::rules::Position start;
    std::vector<tak::rules::Move> moves = {};
};

/// The openings of a match. Used by one thread at a time.
class OpeningSource {
  public:
    virtual ~OpeningSource() = default;
    /// Opening number `index` of a set-up, both from 0; the set-up as an index into the match's list. The
    /// same for the same numbers. After the last opening they repeat.
    [[nodiscard]] virtual Opening at(std::size_t setup, std::size_t index) = 0;
};

}  // namespace cli::arena
