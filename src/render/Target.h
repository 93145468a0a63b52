#pragma once

#include "render/GlHandle.h"

namespace render {

/// A picture to draw into: a colour texture, a depth texture, or both.
class Target {
  public:
    struct Format {
        GLenum color = GL_NONE;  ///< internal format; GL_NONE: no colour
        GLenum depth = GL_NONE;
        GLint filter = GL_LINEAR;
    };
    Target() = default;
    /// Sizes below 1 become 1.
    Target(int width, int height, Format format);

    /// Makes it the one that is drawn into, over its full size.
    void bind() const;
    [[nodiscard]] const TextureHandle& color() const { return color_; }
    [[nodiscard]] const TextureHandle& depth() const { return depth_; }
    [[nodiscard]] const FramebufferHandle& framebuffer() const { return framebuffer_; }
    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }

  private:
    int width_ = 0;
    int height_ = 0;
    TextureHandle color_;
    TextureHandle depth_;
    FramebufferHandle framebuffer_;
};

}  // namespace render
