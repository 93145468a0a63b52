#pragma once

#include <filesystem>
#include <vector>

#include "base/Result.h"
#include "scene/Mesh.h"

namespace scene {

/// Reads a Wavefront file: all faces as one mesh, whatever their groups and materials. Lengths are metres;
/// texture coordinates are metres of material, v upwards. Missing normals are computed smooth. Errors name
/// the file and, if known, the line: a missing file, a face with unknown vertices, an invalid number, a line
/// cut short, nothing to draw, or more than can be drawn. Vertices without a face and a last line without its
/// end are allowed, but usually mean that the file was cut off: `warnings` then says so.
[[nodiscard]] base::Result<Mesh> readModel(const std::filesystem::path& file,
                                           std::vector<base::Error>& warnings);

}  // namespace scene
