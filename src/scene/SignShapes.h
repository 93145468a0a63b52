#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "scene/Mesh.h"

/// Signs are shapes on places of the table. They differ by shape, so that nobody needs to tell colours apart.
namespace scene {

enum class SignShape : std::uint8_t {
    Ring,
    Diamond,
    Cross,
    Box,
    Corners,
    Disc,
    Lozenge,
    Wedge,
    Block,
    Tile,
    Triangle
};
inline constexpr std::size_t kSignShapes = 11;

/// The shape of the sign that stands for the player at this seat, counted from 0. Corners belongs to no
/// player.
[[nodiscard]] constexpr SignShape shapeOfSeat(std::size_t seat) { return static_cast<SignShape>(seat % 4); }
/// The same in a place that names shapes by seat ("ring", "diamond", "cross", "box", "triangle"), because the
/// usual ones look like its pieces. A name that is none of these, or is missing, stands for the usual shape.
[[nodiscard]] SignShape shapeOfSeat(std::size_t seat, const std::vector<std::string>& names);
/// The filled shape on places that this player is expected to hold at the end, counted from seat 0. A Tile
/// covers the whole place.
[[nodiscard]] constexpr SignShape claimOfSeat(std::size_t seat) {
    return static_cast<SignShape>(static_cast<std::size_t>(SignShape::Disc) + seat % 4);
}

/// A mesh of the sign for a place with this side, drawn with strokes of this width. It faces up at
/// y = 0. The seats' shapes lie within each other, so that two of them can share a place; the filled shapes
/// lie inside all of these.
[[nodiscard]] Mesh signMesh(SignShape shape, float side, float width);

}  // namespace scene
