#pragma once

#include <cstddef>
#include <cstdint>

#include "scene/Mesh.h"

/// Signs that lie on places. They differ by shape, so that nobody needs to tell colours apart.
namespace scene {

enum class SignShape : std::uint8_t { Ring, Diamond, Cross, Square, Corners };
inline constexpr std::size_t kSignShapes = 5;

/// The shape that stands for a player, from 0; Corners stand for none.
[[nodiscard]] constexpr SignShape shapeOfSeat(std::size_t seat) { return static_cast<SignShape>(seat % 4); }

/// A sign for a square place of this side, drawn with strokes of this width; facing up at y = 0. Those of the
/// seats lie within each other, so that two of them can share a place.
[[nodiscard]] Mesh signMesh(SignShape shape, float side, float width);

}  // namespace scene
