#include "render/Surface.h"

#include <algorithm>

namespace render {

Surface Surface::offscreen(int width, int height) {
    Surface surface;
    surface.target_ = Target(width, height, {.color = GL_RGBA8});
    return surface;
}

void Surface::bind(int width, int height) const {
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer());
    glViewport(0, 0, width, height);
    glDisable(GL_FRAMEBUFFER_SRGB);
}

void Surface::copyTo(const Surface& other, int width, int height) const {
    glDisable(GL_SCISSOR_TEST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, other.framebuffer());
    glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
}

Image Surface::readPixels(int width, int height) const {
    Image image{
        width, height,
        std::vector<std::uint8_t>(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3)};
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer());
    glReadBuffer(framebuffer() == 0 ? GL_BACK : GL_COLOR_ATTACHMENT0);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, image.rgb.data());
    const auto row = static_cast<std::ptrdiff_t>(width) * 3;
    for (int y = 0; y < height / 2; ++y)
        std::swap_ranges(image.rgb.begin() + y * row, image.rgb.begin() + (y + 1) * row,
                         image.rgb.begin() + (height - 1 - y) * row);
    return image;
}

}  // namespace render
