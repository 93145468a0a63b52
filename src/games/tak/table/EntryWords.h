#pragma once

#include <optional>

#include "base/Message.h"
#include "games/tak/rules/Types.h"
#include "games/tak/table/SpreadPlan.h"

/// What a player is told who enters a move by pointing: what is in the hand, and what he can do with it.
namespace tak::table {

/// Of a piece that was taken from its pile. `turns`: another click on the pile stands it up or lays it flat.
[[nodiscard]] base::Message pieceInHand(rules::PieceKind kind, bool turns);

/// Of a stack that was lifted. `plan`: what a click where the pointer is would drop.
[[nodiscard]] base::Message stackInHand(const SpreadEntry& entry, const std::optional<SpreadPlan>& plan);

}  // namespace tak::table
