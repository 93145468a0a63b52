#pragma once

#include <cstddef>
#include <vector>

#include "game/Bot.h"

/// How much the candidates of a thought count.
namespace game {

/// A player's chance to win; one half if it is not known.
[[nodiscard]] double chanceFor(const std::vector<double>& chances, PlayerId player);

/// The weight of a candidate compared to the best one, 0 to 1, from the loss of winning chance.
[[nodiscard]] float weightOf(const Thought& thought, std::size_t candidate, PlayerId mover);

}  // namespace game
