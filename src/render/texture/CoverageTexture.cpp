#include "render/texture/CoverageTexture.h"

#include "render/gl/Device.h"

namespace render {

void CoverageTexture::upload(std::span<const std::uint8_t> opacities, int width, int height) {
    GLint before = 0;
    glGetIntegerv(GL_TEXTURE_BINDING_2D, &before);
    texture_ = TextureHandle::create();
    glBindTexture(GL_TEXTURE_2D, texture_.id());
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    device::fillWithOpacities(width, height, opacities);
    glBindTexture(GL_TEXTURE_2D, static_cast<GLuint>(before));
}

}  // namespace render
