#pragma once

#include <array>

#include "games/tactik/table/TablePlan.h"
#include "scene/Mesh.h"
#include "scene/TableModel.h"

/// The board: a turned disc with drilled holes.
namespace tactik::table {

/// Its parts, each of a material of its own.
struct BoardShape {
    scene::Mesh body;   ///< the rim, and the ring with the pockets
    scene::Mesh track;  ///< the ring of the circuit, and the bases
    scene::Mesh field;  ///< what lies between the bases, and a mark at every fourth square
    scene::Mesh holes;  ///< the inside of all holes
    scene::Mesh lines;  ///< beads beside the circuit, arrows along it, frames of the piles
    /// Around each colour's start square, cells and hollows: signs of a shape of its own.
    std::array<scene::Mesh, rules::kColours> rings;
};
[[nodiscard]] BoardShape boardShape(const TablePlan& plan);

/// The highlight of a round place of this radius: a ring, four arcs with a dot, two rings, or many arcs.
[[nodiscard]] scene::Mesh roundHighlight(scene::HighlightStyle style, float radius);
/// A highlight for a place that is longer than it is wide.
[[nodiscard]] scene::Mesh longHighlight(scene::HighlightStyle style, float width, float length);

}  // namespace tactik::table
