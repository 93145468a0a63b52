#pragma once

#include <vector>

#include "base/Result.h"
#include "render/texture/TexturePyramid.h"
#include "scene/Theme.h"

namespace render {

/// A material's textures in the layout of the shaders, before the upload.
struct SurfaceTexture {
    /// Four bytes a texel: the square root of linear red, green and blue, and roughness. The root is close to
    /// sRGB's curve, and the shader undoes it by one multiplication instead of using a slow sRGB format.
    TextureLevel colorRoughness;
    /// Two bytes a texel: x and y of the normal. Empty: a smooth surface.
    TextureLevel normal;
};

/// Reads and packs the files of a material. Each missing or broken one is replaced by a plain surface, and
/// its error is appended to `errors`. Calls no OpenGL, so any thread may use it.
[[nodiscard]] SurfaceTexture loadSurface(const scene::Material& material, const std::filesystem::path& folder,
                                         std::vector<base::Error>& errors);

/// A slightly mottled surface for materials without files: colour and roughness vary around one half.
[[nodiscard]] SurfaceTexture plainSurface();

}  // namespace render
