#pragma once

#include <optional>
#include <vector>

#include "game/Place.h"
#include "game/State.h"

namespace game {

/// The end of a game as it is expected from a position.
struct ExpectedEnd {
    struct Owner {
        Place place;
        std::vector<double> chances;  ///< by player, that he has the place at the end; 0 to 1 together
    };
    std::vector<Owner> owners = {};
    std::vector<double> points = {};   ///< by player: View::Holding::points at the end, on average
    std::vector<double> chances = {};  ///< by player, that he wins, alone or with partners
};

/// How a game's positions are expected to end, told at once instead of by games that are played on. One
/// object for each game: any thread may call it.
class ExpectedEnds {
  public:
    virtual ~ExpectedEnds() = default;
    /// Nothing where the game cannot tell. May take a tenth of a second.
    [[nodiscard]] virtual std::optional<ExpectedEnd> expect(const State& state) const = 0;
};

}  // namespace game
