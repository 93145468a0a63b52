#pragma once

#include <array>
#include <cstddef>

#include "game/Sketch.h"
#include "scene/Mesh.h"

/// The shapes of what players draw. Each ink has a line of its own, so that nobody needs to tell colours
/// apart: a whole one, a double one, dashes, dots.
namespace scene {

/// The meshes of strokes, for places with the side kSketchSide; for others they are scaled. All face up at
/// y = 0 with their middle over the origin.
struct SketchMeshes {
    /// A ring, and a wider one of the same shape for its rim.
    struct Ring {
        MeshId line{};
        MeshId rim{};
    };
    std::array<Ring, game::kInks> rings = {};  ///< by game::Ink
    std::array<Ring, game::kInks> bold = {};   ///< the same with thick lines
    MeshId bar{};                              ///< with sides of kSketchSide, for pieces of a line
    MeshId dot{};                              ///< with this diameter
    MeshId head{};  ///< of an arrow that leads along -z: a triangle as long and as wide, tip first
};

/// Metres.
inline constexpr float kSketchSide = 0.05F;

/// Adds the meshes to a table's.
[[nodiscard]] SketchMeshes addSketchMeshes(MeshSet& meshes);

/// How a line is drawn.
struct LineLook {
    int rails = 1;      ///< lines beside each other
    float dash = 0;     ///< length of a dash, in widths of the line; 0: it is not interrupted
    float gap = 0;      ///< between two dashes
    bool dots = false;  ///< dots instead of dashes
};
[[nodiscard]] LineLook lineOf(game::Ink ink);

}  // namespace scene
