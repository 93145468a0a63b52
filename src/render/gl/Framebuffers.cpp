#include "render/gl/Framebuffers.h"

#include <algorithm>

namespace render {

void copyPixels(const Target& from, GLuint framebuffer, int width, int height, const PixelRect* part) {
    glDisable(GL_SCISSOR_TEST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, from.framebuffer().id());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer);
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
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, image.rgb.data());
    glPixelStorei(GL_PACK_ALIGNMENT, 4);
    // OpenGL counts rows from below.
    for (int y = 0; y < height / 2; ++y)
        std::swap_ranges(image.rgb.begin() + y * row, image.rgb.begin() + (y + 1) * row,
                         image.rgb.begin() + (height - 1 - y) * row);
    return image;
}

}  // namespace render
