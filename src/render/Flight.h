#pragma once

#include <span>
#include <vector>

#include "scene/DrawList.h"

namespace render {

/// Metres: what is so high in the air darkens nothing below it, since light comes in from all sides.
inline constexpr float kClear = 0.03F;

/// For each item how high it is in the air: metres from its lower edge down to the nearest solid thing below;
/// 0 if it lies on something, or nothing is below. Pieces of a pile in the air are about as high as the
/// lowest.
[[nodiscard]] std::vector<float> heightsInAir(const scene::DrawList& list,
                                              std::span<const scene::Bounds> meshBounds);

/// The list as a height field must see it, in which everything stands on the ground like a pillar: what is in
/// the air is sunk the more the higher it is, and from kClear on it casts nothing.
[[nodiscard]] scene::DrawList sunk(const scene::DrawList& list, std::span<const scene::Bounds> meshBounds);

}  // namespace render
