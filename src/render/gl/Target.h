#pragma once

#include "render/gl/GlHandle.h"

namespace render {

/// A render target: a colour texture, a depth texture, or both.
class Target {
  public:
    struct Format {
        GLenum color = GL_NONE;  ///< OpenGL's internal format; GL_NONE: no colour
        GLenum depth = GL_NONE;
        GLint filter = GL_LINEAR;
    };
    Target() = default;
    /// Sizes below 1 become 1.
    Target(int width, int height, Format format);

    /// Binds it for drawing, over its full size.
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

/// A render target with several samples for each pixel, to be resolved into another of the same size.
class MultisampleTarget {
  public:
    /// `samples` is limited to the device's maximum.
    MultisampleTarget(int width, int height, int samples);
    /// False if the device has no room for it, or not in this combination: then nothing can be drawn.
    [[nodiscard]] bool complete() const;
    void bind() const;
    /// Averages the samples of these pixels into `target`.
    void resolve(const Target& target, int x, int y, int width, int height) const;

  private:
    int width_;
    int height_;
    RenderbufferHandle color_;
    RenderbufferHandle depth_;
    FramebufferHandle framebuffer_;
};

}  // namespace render
