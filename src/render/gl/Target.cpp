#include "render/gl/Target.h"

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
        // OpenGL ES takes only a layout and a type that suit the format, although there is no data.
        const GLenum layout = format.color == GL_R8 ? GL_RED : GL_RGBA;
        const GLenum type = format.color == GL_RGBA16F ? GL_HALF_FLOAT : GL_UNSIGNED_BYTE;
        color_ = makeTexture(format.color, layout, type, width_, height_, format.filter);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, color_.id(), 0);
    } else {
        constexpr GLenum kNone = GL_NONE;
        glDrawBuffers(1, &kNone);
        glReadBuffer(GL_NONE);
    }
    if (format.depth != GL_NONE) {
        depth_ =
            makeTexture(format.depth, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, width_, height_, format.filter);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, depth_.id(), 0);
    }
}

namespace {

RenderbufferHandle makeBuffer(GLenum format, GLenum attachment, int width, int height, int samples) {
    RenderbufferHandle buffer = RenderbufferHandle::create();
    glBindRenderbuffer(GL_RENDERBUFFER, buffer.id());
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, format, width, height);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, attachment, GL_RENDERBUFFER, buffer.id());
    return buffer;
}

}  // namespace

MultisampleTarget::MultisampleTarget(int width, int height, int samples)
    : width_(width), height_(height), framebuffer_(FramebufferHandle::create()) {
    GLint most = 1;
    glGetIntegerv(GL_MAX_SAMPLES, &most);
    samples = std::clamp(samples, 1, std::max(most, 1));
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.id());
    color_ = makeBuffer(GL_RGBA8, GL_COLOR_ATTACHMENT0, width, height, samples);
    depth_ = makeBuffer(GL_DEPTH_COMPONENT24, GL_DEPTH_ATTACHMENT, width, height, samples);
}

bool MultisampleTarget::complete() const {
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.id());
    return glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
}

void MultisampleTarget::bind() const {
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.id());
    glViewport(0, 0, width_, height_);
}

void MultisampleTarget::resolve(const Target& target, int x, int y, int width, int height) const {
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer_.id());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, target.framebuffer().id());
    glDisable(GL_SCISSOR_TEST);
    glBlitFramebuffer(x, y, x + width, y + height, x, y, x + width, y + height, GL_COLOR_BUFFER_BIT,
                      GL_NEAREST);
}

void Target::bind() const {
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.id());
    glViewport(0, 0, width_, height_);
}

}  // namespace render
