#pragma once

#include <filesystem>
#include <vector>

#include "base/Result.h"
#include "scene/Mesh.h"

namespace scene {

/// Reads a Wavefront file: all its faces as one mesh, whatever its groups and materials. Lengths are metres,
/// v upwards; texture coordinates are metres of material. Missing normals are smooth ones. Errors name the
/// file and, where it is known, the line: no such file, a face of corners that there are not, numbers that
/// are none, a line that breaks off, nothing to draw, more than can be drawn. Corners that no face has, or
/// a last line that does not end, are allowed, but as a rule the file was cut: `warnings` then says so.
[[nodiscard]] base::Result<Mesh> readModel(const std::filesystem::path& file,
                                           std::vector<base::Error>& warnings);

}  // namespace scene
