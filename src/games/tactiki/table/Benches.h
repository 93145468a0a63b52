#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "game/Place.h"
#include "games/tactiki/rules/Types.h"

namespace tactiki::table {

/// The area of each player's bench (play/Pieces.h), as far as it can be pointed at.
using BenchAreas = std::array<std::optional<std::uint16_t>, rules::kSides>;

/// The next place on the board or on one of these benches; the same place at the edge. Directions are those
/// of Tiki's chair; each bench stands at its player's left hand.
[[nodiscard]] game::Place neighbourOn(const BenchAreas& benches, game::Place from, int dx, int dy);

}  // namespace tactiki::table
