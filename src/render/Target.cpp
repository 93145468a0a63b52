#include "render/Target.h"

#include <algorithm>

namespace render {
namespace {

TextureHandle makeTexture(GLenum internal, GLenum layout, GLenum type, int width, int height, GLint filter) {
    TextureHandle texture = TextureHandle::create();
    glBindTexture(GL_TEXTURE_2D, texture.id());
    glTexImage2D(GL_TEXTURE_2D, 0, static_cast<GLint>(internal), width, height, 0, layout, type, nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    return texture;
}

}  // namespace

Target::Target(int width, int height, Format format)
    : width_(std::max(width, 1)), height_(std::max(height, 1)), framebuffer_(FramebufferHandle::create()) {
    glActiveTexture(GL_TEXTURE0);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.id());
    if (format.color != GL_NONE) {
        color_ = makeTexture(format.color, GL_RGBA, GL_FLOAT, width_, height_, format.filter);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, color_.id(), 0);
    } else {
        glDrawBuffer(GL_NONE);
        glReadBuffer(GL_NONE);
    }
    if (format.depth != GL_NONE) {
        depth_ =
            makeTexture(format.depth, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, width_, height_, format.filter);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, depth_.id(), 0);
    }
}

void Target::bind() const {
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.id());
    glViewport(0, 0, width_, height_);
}

}  // namespace render
