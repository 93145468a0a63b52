#pragma once

#include <cstdint>
#include <span>

#include "render/gl/GlHandle.h"

namespace render {

/// A texture of one byte a pixel, which shaders read as white of that opacity: for letters.
class CoverageTexture {
  public:
    /// Replaces the picture; `opacities` has width times height bytes. The bound texture stays bound.
    void upload(std::span<const std::uint8_t> opacities, int width, int height);
    [[nodiscard]] GLuint id() const { return texture_.id(); }

  private:
    TextureHandle texture_;
};

}  // namespace render
