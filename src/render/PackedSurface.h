#pragma once

#include <array>
#include <glm/glm.hpp>
#include <optional>

#include "render/SurfaceTexture.h"

namespace render {

/// A surface in a single texture, where each fetch costs: wood, stone and leather vary along one curve from
/// dark to light, so that one byte says which colour it is, and there is room for the normal.
struct PackedSurface {
    /// Four bytes a texel: place on the curve, roughness, x and y of the normal.
    TextureLevel texels;
    /// The curve: square root of the linear colour = [0] + t · ([1] + t · [2]).
    std::array<glm::vec3, 3> curve{};
};

/// Nothing for a surface that is too colourful for one curve.
[[nodiscard]] std::optional<PackedSurface> packed(const SurfaceTexture& surface);

}  // namespace render
