#pragma once

#include <array>
#include <glm/glm.hpp>
#include <optional>

#include "render/texture/SurfaceTexture.h"

namespace render {

/// A surface in a single texture, for devices on which each fetch is expensive. The colours of wood, rock
/// and leather lie near one curve from dark to light, so that one byte stores the colour and there is room
/// for the normal.
struct PackedSurface {
    /// Four bytes a texel: parameter on the curve, roughness, x and y of the normal.
    TextureLevel texels;
    /// The curve: square root of the linear colour = [0] + t · ([1] + t · [2]).
    std::array<glm::vec3, 3> curve{};
};

/// Packs a surface; nothing if its colours do not fit one curve.
[[nodiscard]] std::optional<PackedSurface> packed(const SurfaceTexture& surface);

}  // namespace render
