#pragma once

#include <vector>

#include "base/Result.h"
#include "render/TexturePyramid.h"
#include "scene/Theme.h"

namespace render {

/// A material's textures as the shaders want them, before they are uploaded.
struct SurfaceTexture {
    /// Four bytes a texel: the square root of linear red, green and blue, and roughness. The root is sRGB's
    /// curve in all but name, and costs the shader one multiplication to undo instead of a slow texture
    /// format.
    TextureLevel colorRoughness;
    /// Two bytes a texel: x and y of the normal. Empty: a flat surface.
    TextureLevel normal;
};

/// Reads and packs the files of a material; for each that is missing or broken a plain surface stands in, and
/// the reason is appended to `errors`. Touches no OpenGL, so any thread may call it.
[[nodiscard]] SurfaceTexture loadSurface(const scene::Material& material, const std::filesystem::path& folder,
                                         std::vector<base::Error>& errors);

/// A surface with a little life in it, for materials that name no files: mottled colour and roughness around
/// one half.
[[nodiscard]] SurfaceTexture plainSurface();

}  // namespace render
