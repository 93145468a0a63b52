#pragma once

#include <optional>

#include "base/Message.h"
#include "games/tak/rules/Types.h"
#include "games/tak/table/SpreadPlan.h"

/// Sentences for a player who enters a move by pointing: the pieces in the hand, and how to continue.
namespace tak::table {

/// About a piece taken from its pile. `turns`: another click on the pile stands the piece up or lays it flat.
[[nodiscard]] base::Message pieceInHand(rules::PieceKind kind, bool turns);

/// About the two flats that begin the double black stack.
[[nodiscard]] base::Message twoFlatsInHand();

/// About a lifted stack. `plan`: the drop that a click at the pointer would do.
[[nodiscard]] base::Message stackInHand(const SpreadEntry& entry, const std::optional<SpreadPlan>& plan);

}  // namespace tak::table
