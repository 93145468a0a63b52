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

/// The handle by which one viewer knows a piece, from 0 without gaps. It stays with the piece while he can
/// tell it from others, so two viewers may know a piece by different ids; after a stage that mixes pieces
/// (Stage::mixed) their ids are dealt anew, and those of the record tell nothing about his.
using PieceId = base::StrongId<struct PieceTag, std::uint16_t>;

/// A player's decision: a turn, or a part of one. Only the game that issued the code can read it.
using Action = base::StrongId<struct ActionTag, std::uint64_t>;

}  // namespace game
