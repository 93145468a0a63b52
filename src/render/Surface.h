#pragma once

#include "render/Image.h"
#include "render/Target.h"

namespace render {

/// The target on which a frame is put together: the window, or a picture in memory.
class Surface {
  public:
    /// The window of the current context.
    Surface() = default;
    /// A picture in memory.
    [[nodiscard]] static Surface offscreen(int width, int height);

    [[nodiscard]] unsigned framebuffer() const { return target_.framebuffer().id(); }
    /// Makes it the one that is drawn into, over `width` by `height` pixels, in the state in which other
    /// drawers expect it.
    void bind(int width, int height) const;
    void copyTo(const Surface& other, int width, int height) const;
    /// Its present pixels; those of a window only before its buffers are swapped.
    [[nodiscard]] Image readPixels(int width, int height) const;

  private:
    Target target_;
};

}  // namespace render
