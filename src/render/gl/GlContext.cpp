#include "render/gl/GlContext.h"

#include <GL/glew.h>

#include <algorithm>

namespace render {
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

bool contextLost() {
    return GLEW_ARB_robustness != 0 && glGetGraphicsResetStatusARB != nullptr &&
           glGetGraphicsResetStatusARB() != GL_NO_ERROR;
}

base::Result<GlLimits> prepareContext(base::Log& log) {
    glewExperimental = GL_TRUE;
    const GLenum answer = glewInit();
    if (answer != GLEW_OK && answer != kNoGlxDisplay)
        return noOpenGl({msgid("The graphics driver's functions could not be loaded: {why}."),
                         {{"why", reinterpret_cast<const char*>(glewGetErrorString(answer))}}});
    if (textOf(GL_VERSION).empty()) return noOpenGl(msgid("There is no OpenGL context to draw with."));
    while (glGetError() != GL_NO_ERROR) {
    }  // glewInit() queries a name that core contexts reject; this clears the error

    GLint major = 0;
    GLint minor = 0;
    glGetIntegerv(GL_MAJOR_VERSION, &major);
    glGetIntegerv(GL_MINOR_VERSION, &minor);
    while (glGetError() != GL_NO_ERROR) {
    }  // contexts before 3.0 reject the names above; this clears the error
    if (major * 10 + minor < 33)
        return noOpenGl(
            {msgid("The graphics driver offers OpenGL {version}."), {{"version", textOf(GL_VERSION)}}});

    GlLimits limits;
    GLint size = 0;
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &size);
    limits.textureSize = std::max(size, 1024);
    limits.renderer = textOf(GL_RENDERER);
    for (const char* name : {"llvmpipe", "softpipe", "swrast", "SwiftShader", "Software"})
        limits.software = limits.software || limits.renderer.find(name) != std::string::npos;
    listenToDebugMessages(log);
    log.info("OpenGL " + textOf(GL_VERSION) + ", " + limits.renderer);
    return limits;
}

}  // namespace render
