#include <emscripten/html5.h>

#include <algorithm>
#include <vector>

#include "render/gl/Device.h"

namespace render::device {
namespace {

using base::msgid;

std::string textOf(GLenum name) {
    const auto* text = glGetString(name);
    return text == nullptr ? std::string() : reinterpret_cast<const char*>(text);
}

bool enable(const char* extension) {
    return emscripten_webgl_enable_extension(emscripten_webgl_get_current_context(), extension) != 0;
}

}  // namespace

base::Result<void> load(base::Log& /*log*/) {
    if (textOf(GL_VERSION).empty())
        return base::Error{msgid("This browser offers no WebGL 2, which Dolmen draws with.")};
    enable("EXT_color_buffer_float");  // draws into textures of half floats
    enable("OES_texture_float_linear");
    return {};
}

std::string rendererName() {
    constexpr GLenum kUnmaskedRenderer = 0x9246;  // of the extension; GL_RENDERER is the same for all
    const std::string name = enable("WEBGL_debug_renderer_info") ? textOf(kUnmaskedRenderer) : std::string();
    return name.empty() ? textOf(GL_RENDERER) : name;
}

bool lost() { return emscripten_is_webgl_context_lost(emscripten_webgl_get_current_context()) != 0; }

std::string_view shaderHeader() {
    return "#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2D;\n"
           "precision highp sampler2DShadow;\n";
}

void writeColoursUnchanged() {}

void clearDepthTo(float depth) { glClearDepthf(depth); }

void lightOutside(GLuint sampler) {
    for (const GLenum axis : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T}) {
        glTexParameteri(GL_TEXTURE_2D, axis, GL_CLAMP_TO_EDGE);
        glSamplerParameteri(sampler, axis, GL_CLAMP_TO_EDGE);
    }
}

void beginCopyTo(GLuint framebuffer) {
    // A browser clears its buffer at the first drawing after that was shown, but not for a copy, which it
    // would erase later.
    if (framebuffer == 0) glClear(GL_COLOR_BUFFER_BIT);
}

void fillWithOpacities(int width, int height, std::span<const std::uint8_t> opacities) {
    std::vector<std::uint8_t> white;
    white.reserve(opacities.size() * 4);
    for (const std::uint8_t opacity : opacities) white.insert(white.end(), {255, 255, 255, opacity});
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, white.data());
}

void setAnisotropy(int samples) {
    constexpr GLenum kAnisotropy = 0x84FE;
    constexpr GLenum kMostAnisotropy = 0x84FF;
    static const bool kFilters = enable("EXT_texture_filter_anisotropic");
    if (!kFilters) return;
    GLfloat most = 1;
    glGetFloatv(kMostAnisotropy, &most);
    glTexParameterf(GL_TEXTURE_2D, kAnisotropy, std::clamp(static_cast<GLfloat>(samples), 1.0F, most));
}

void finish() {
    // glFinish() does not wait here, but reading does.
    GLint read = 0;
    glGetIntegerv(GL_READ_FRAMEBUFFER_BINDING, &read);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
    std::uint32_t pixel = 0;
    glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, &pixel);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, static_cast<GLuint>(read));
}

GLenum timeQuery() {
    constexpr GLenum kTimeElapsed = 0x88BF;
    static const bool kMeasures = enable("EXT_disjoint_timer_query_webgl2");
    return kMeasures ? kTimeElapsed : 0;
}

GLenum pointQuery() { return 0; }

std::uint64_t resultOf(GLuint query) {
    GLuint result = 0;
    glGetQueryObjectuiv(query, GL_QUERY_RESULT, &result);
    return result;
}

}  // namespace render::device
