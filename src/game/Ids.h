#pragma once

#include <cstddef>
#include <cstdint>

#include "base/StrongId.h"

namespace game {

/// A player of a match, from 0 in the order of the seats.
using PlayerId = base::StrongId<struct PlayerTag, std::uint8_t>;
[[nodiscard]] constexpr PlayerId playerAt(std::size_t seat) {
    return PlayerId(static_cast<std::uint8_t>(seat));
}

/// One physical piece; keeps its id through the whole game.
using PieceId = base::StrongId<struct PieceTag, std::uint16_t>;

/// A player's decision in one turn. Only the game that issued the code can read it.
using Action = base::StrongId<struct ActionTag, std::uint64_t>;

}  // namespace game
