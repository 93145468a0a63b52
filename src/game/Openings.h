#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "game/Ids.h"

namespace game {

/// Which openings are wanted.
struct OpeningRequest {
    int turns = 4;           ///< length of each opening, from 0; some may be shorter
    std::uint64_t seed = 1;  ///< different seeds give different openings
    /// The greatest lead of a side after an opening, in hundredths of the unit of the game's figures
    /// (Candidate::figure). Nothing: the game's own bound.
    std::optional<int> bound = {};
};

/// Openings in which nobody is far ahead, for matches between bots: each is the list of turns from the start
/// of the game. Used by one thread at a time.
class Openings {
  public:
    virtual ~Openings() = default;
    /// Opening number `index`, from 0; the same for the same request. After the last one they repeat. May
    /// take a second; after a stop request it returns soon, and that answer is not used.
    [[nodiscard]] virtual std::vector<Action> at(std::size_t index, const std::stop_token& stop) = 0;
};

}  // namespace game
