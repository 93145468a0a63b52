#include "render/gl/Framebuffers.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "render/gl/Device.h"

namespace render {

void copyPixels(const Target& from, GLuint framebuffer, int width, int height, const PixelRect* part) {
    glDisable(GL_SCISSOR_TEST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, from.framebuffer().id());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer);
    device::beginCopyTo(framebuffer);
    const bool same = width == from.width() && height == from.height();
    if (same && part != nullptr) {
        const int right = part->x + part->width;
        const int top = part->y + part->height;
        glBlitFramebuffer(part->x, part->y, right, top, part->x, part->y, right, top, GL_COLOR_BUFFER_BIT,
                          GL_NEAREST);
        return;
    }
    glBlitFramebuffer(0, 0, from.width(), from.height(), 0, 0, width, height, GL_COLOR_BUFFER_BIT,
                      same ? GL_NEAREST : GL_LINEAR);
}

Image readFramebuffer(GLuint framebuffer, int width, int height) {
    Image image{width, height, {}};
    const auto row = static_cast<std::ptrdiff_t>(width) * 3;
    image.rgb.resize(static_cast<std::size_t>(row) * static_cast<std::size_t>(height));
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
    glReadBuffer(framebuffer == 0 ? GL_BACK : GL_COLOR_ATTACHMENT0);
    // OpenGL ES reads four channels only.
    std::vector<std::uint8_t> rgba(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, rgba.data());
    // OpenGL counts rows from below.
    const std::uint8_t* from = rgba.data();
    for (int y = height - 1; y >= 0; --y)
        for (std::uint8_t* to = image.rgb.data() + y * row; to != image.rgb.data() + (y + 1) * row;
             to += 3, from += 4)
            std::copy_n(from, 3, to);
    return image;
}

}  // namespace render
