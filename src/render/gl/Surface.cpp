#include "render/gl/Surface.h"

#include "render/gl/Device.h"
#include "render/gl/Framebuffers.h"

namespace render {

Surface Surface::offscreen(int width, int height) {
    Surface surface;
    surface.target_ = Target(width, height, {.color = GL_RGBA8});
    return surface;
}

void Surface::bind(int width, int height) const {
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer());
    glViewport(0, 0, width, height);
    device::writeColoursUnchanged();
}

void Surface::copyTo(const Surface& other, int width, int height) const {
    glDisable(GL_SCISSOR_TEST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, other.framebuffer());
    device::beginCopyTo(other.framebuffer());
    glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
}

Image Surface::readPixels(int width, int height) const {
    return readFramebuffer(framebuffer(), width, height);
}

}  // namespace render
