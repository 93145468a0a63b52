#pragma once

namespace render {

/// What one picture asks of the graphics device, whatever the device is. A point is one run of a fragment
/// shader, or a depth that is written; what lies behind something else and is not drawn does not count.
struct Work {
    long draws = 0;      ///< calls that draw meshes
    long triangles = 0;  ///< of these meshes, before clipping
    long passes = 0;     ///< triangles that cover a whole target, for effects
    long maps = 0;       ///< points of shadows and occlusion
    long table = 0;      ///< points of the table and the room
    long finish = 0;     ///< points of edges, bloom and tone curve
};

}  // namespace render
