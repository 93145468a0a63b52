#include <algorithm>
#include <array>

#include "render/gl/Device.h"

namespace render::device {
namespace {

using base::msgid;

// The error of glewInit() if GLEW's GLX part finds no X display. The entry points are loaded nevertheless.
constexpr GLenum kNoGlxDisplay = 4;

base::Error noOpenGl(base::Message problem) {
    return {{msgid("{problem} Dolmen needs OpenGL 3.3. A newer graphics driver, or Mesa's software "
                   "drawing (LIBGL_ALWAYS_SOFTWARE=1), may provide it."),
             {{"problem", std::move(problem)}}}};
}

std::string textOf(GLenum name) {
    const auto* text = glGetString(name);
    return text == nullptr ? std::string() : reinterpret_cast<const char*>(text);
}

void clearErrors() {
    while (glGetError() != GL_NO_ERROR) {
    }
}

#ifndef NDEBUG
void GLAPIENTRY onDebugMessage(GLenum /*source*/, GLenum type, GLuint /*id*/, GLenum severity, GLsizei length,
                               const GLchar* message, const void* user) {
    if (severity == GL_DEBUG_SEVERITY_NOTIFICATION || type == GL_DEBUG_TYPE_PERFORMANCE) return;
    auto* log = static_cast<base::Log*>(const_cast<void*>(user));
    const std::string text = "OpenGL: " + std::string(message, static_cast<std::size_t>(std::max(length, 0)));
    type == GL_DEBUG_TYPE_ERROR ? log->error(text) : log->warning(text);
}

void listenToDebugMessages(base::Log& log) {
    if (GLEW_KHR_debug != 0) {
        glEnable(GL_DEBUG_OUTPUT);
        glEnable(GL_DEBUG_OUTPUT_SYNCHRONOUS);
        glDebugMessageCallback(onDebugMessage, &log);
    } else if (GLEW_ARB_debug_output != 0) {
        glEnable(GL_DEBUG_OUTPUT_SYNCHRONOUS_ARB);
        glDebugMessageCallbackARB(onDebugMessage, &log);
    }
}
#else
void listenToDebugMessages(base::Log& /*log*/) {}
#endif

}  // namespace

base::Result<void> load(base::Log& log) {
    glewExperimental = GL_TRUE;
    const GLenum answer = glewInit();
    if (answer != GLEW_OK && answer != kNoGlxDisplay)
        return noOpenGl({msgid("The graphics driver's functions could not be loaded: {why}."),
                         {{"why", reinterpret_cast<const char*>(glewGetErrorString(answer))}}});
    if (textOf(GL_VERSION).empty()) return noOpenGl(msgid("There is no OpenGL context to draw with."));
    clearErrors();  // glewInit() queries a name that core contexts reject

    GLint major = 0;
    GLint minor = 0;
    glGetIntegerv(GL_MAJOR_VERSION, &major);
    glGetIntegerv(GL_MINOR_VERSION, &minor);
    clearErrors();  // contexts before 3.0 reject these names
    if (major * 10 + minor < 33)
        return noOpenGl(
            {msgid("The graphics driver offers OpenGL {version}."), {{"version", textOf(GL_VERSION)}}});
    listenToDebugMessages(log);
    return {};
}

std::string rendererName() { return textOf(GL_RENDERER); }

bool lost() {
    return GLEW_ARB_robustness != 0 && glGetGraphicsResetStatusARB != nullptr &&
           glGetGraphicsResetStatusARB() != GL_NO_ERROR;
}

std::string_view shaderHeader() { return "#version 330 core\n"; }

void writeColoursUnchanged() { glDisable(GL_FRAMEBUFFER_SRGB); }

void clearDepthTo(float depth) { glClearDepth(depth); }

void lightOutside(GLuint sampler) {
    constexpr float kLit[4] = {1, 1, 1, 1};
    glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, kLit);
    glSamplerParameterfv(sampler, GL_TEXTURE_BORDER_COLOR, kLit);
    for (const GLenum axis : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T}) {
        glTexParameteri(GL_TEXTURE_2D, axis, GL_CLAMP_TO_BORDER);
        glSamplerParameteri(sampler, axis, GL_CLAMP_TO_BORDER);
    }
}

void beginCopyTo(GLuint /*framebuffer*/) {}

void fillWithOpacities(int width, int height, std::span<const std::uint8_t> opacities) {
    constexpr std::array<GLint, 4> kWhite{GL_ONE, GL_ONE, GL_ONE, GL_RED};
    glTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_RGBA, kWhite.data());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, width, height, 0, GL_RED, GL_UNSIGNED_BYTE, opacities.data());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
}

void setAnisotropy(int samples) {
    if (GLEW_EXT_texture_filter_anisotropic == 0) return;
    GLfloat most = 1;
    glGetFloatv(GL_MAX_TEXTURE_MAX_ANISOTROPY_EXT, &most);
    glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_MAX_ANISOTROPY_EXT,
                    std::clamp(static_cast<GLfloat>(samples), 1.0F, most));
}

void finish() { glFinish(); }

GLenum timeQuery() { return GL_TIME_ELAPSED; }

GLenum pointQuery() { return GL_SAMPLES_PASSED; }

std::uint64_t resultOf(GLuint query) {
    GLuint64 result = 0;
    glGetQueryObjectui64v(query, GL_QUERY_RESULT, &result);
    return result;
}

}  // namespace render::device
