#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "game/Ids.h"

namespace game {

/// What beginnings of games are wanted.
struct OpeningRequest {
    int turns = 4;           ///< of each beginning, from 0; there may be fewer
    std::uint64_t seed = 1;  ///< another one, other beginnings
};

/// Beginnings of games in which nobody is ahead by much, for matches between bots: each as the turns from the
/// start of the game. Used by one thread at a time.
class Openings {
  public:
    virtual ~Openings() = default;
    /// Beginning number `index`, from 0; the same for the same request. Where there are no more of them they
    /// begin anew. May think for a second; obeys the token, and what it answers then is not used.
    [[nodiscard]] virtual std::vector<Action> at(std::size_t index, const std::stop_token& stop) = 0;
};

}  // namespace game
