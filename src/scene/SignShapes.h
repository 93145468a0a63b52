#pragma once

#include <cstddef>
#include <cstdint>

#include "scene/Mesh.h"

/// Signs on places. They differ by shape, so that nobody has to tell colours apart.
namespace scene {

enum class SignShape : std::uint8_t {
    Ring,
    Diamond,
    Cross,
    Square,
    Corners,
    Disc,
    Lozenge,
    Wedge,
    Block,
    Tile
};
inline constexpr std::size_t kSignShapes = 10;

/// The shape of a player's sign, from seat 0; Corners belongs to no player.
[[nodiscard]] constexpr SignShape shapeOfSeat(std::size_t seat) { return static_cast<SignShape>(seat % 4); }
/// The filled shape that marks what is expected to become this player's, from 0; a Tile covers the place.
[[nodiscard]] constexpr SignShape claimOfSeat(std::size_t seat) {
    return static_cast<SignShape>(static_cast<std::size_t>(SignShape::Disc) + seat % 4);
}

/// A sign for a square place of this side, drawn with strokes of this width; facing up at y = 0. The shapes
/// of the seats lie within each other, so that two of them can share a place; the filled ones in the middle
/// of them.
[[nodiscard]] Mesh signMesh(SignShape shape, float side, float width);

}  // namespace scene
