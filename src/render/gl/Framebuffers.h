#pragma once

#include "render/Changes.h"
#include "render/gl/Target.h"
#include "render/texture/Image.h"

namespace render {

/// Copies the colours of a target into a framebuffer of this size in pixels, with filtering if the sizes
/// differ; `part`: only these pixels, if the sizes are equal.
void copyPixels(const Target& from, GLuint framebuffer, int width, int height,
                const PixelRect* part = nullptr);
/// Reads the colours of a framebuffer (0: the window's, before its buffers are swapped). Waits for the
/// device.
[[nodiscard]] Image readFramebuffer(GLuint framebuffer, int width, int height);

}  // namespace render
