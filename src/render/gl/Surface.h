#pragma once

#include "render/gl/Target.h"
#include "render/texture/Image.h"

namespace render {

/// The target of a whole frame: the window, or a picture in memory.
class Surface {
  public:
    /// The window of the current context.
    Surface() = default;
    /// A picture in memory.
    [[nodiscard]] static Surface offscreen(int width, int height);

    [[nodiscard]] unsigned framebuffer() const { return target_.framebuffer().id(); }
    /// Binds it for drawing with `width` by `height` pixels, and sets the state that other drawing code
    /// expects.
    void bind(int width, int height) const;
    void copyTo(const Surface& other, int width, int height) const;
    /// Reads its pixels; those of a window only before its buffers are swapped.
    [[nodiscard]] Image readPixels(int width, int height) const;

  private:
    Target target_;
};

}  // namespace render
