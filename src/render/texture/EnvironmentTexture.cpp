#include "render/texture/EnvironmentTexture.h"

namespace render {

void EnvironmentTexture::load(const Environment& environment) {
    texture_ = TextureHandle::create();
    irradiance_ = environment.irradiance;
    lastLevel_ = static_cast<float>(environment.levels.size() - 1);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, texture_.id());
    for (std::size_t i = 0; i < environment.levels.size(); ++i) {
        const FloatImage& level = environment.levels[i];
        glTexImage2D(GL_TEXTURE_2D, static_cast<GLint>(i), GL_RGB16F, level.width, level.height, 0, GL_RGB,
                     GL_FLOAT, level.pixels.data());
    }
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, static_cast<GLint>(environment.levels.size() - 1));
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

}  // namespace render
