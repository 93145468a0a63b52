#pragma once

#include "games/tak/rules/Position.h"

namespace tak::rules {

/// Whether the player who moved last could complete a road of theirs with one move, were it their turn again:
/// what "Tak" announces (rule 23). False once the game is over. Costs some tens of microseconds at worst.
[[nodiscard]] bool threatensRoad(const Position& position);

}  // namespace tak::rules
