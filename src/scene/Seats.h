#pragma once

#include <glm/gtc/constants.hpp>

#include "game/Ids.h"

namespace scene {

/// Radians above the table from which a seated player looks at most tables while he plays.
inline constexpr float kUsualPitch = 0.82F;

/// The side of the table at which a player sits, as a camera's yaw: radians around the vertical, 0 to 2π; 0
/// is the first player's chair. Seats are spread evenly, clockwise seen from above: the next player sits on
/// the left.
[[nodiscard]] inline float seatYaw(game::PlayerId player, std::size_t players) {
    const std::size_t before = (players - player.value % players) % players;
    return glm::two_pi<float>() * static_cast<float>(before) / static_cast<float>(players);
}

}  // namespace scene
