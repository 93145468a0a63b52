#include "render/gl/GlContext.h"

#include <algorithm>

#include "render/gl/Device.h"

namespace render {

base::Result<GlLimits> prepareContext(base::Log& log) {
    if (auto loaded = device::load(log); !loaded) return loaded.error();
    GlLimits limits;
    GLint size = 0;
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &size);
    limits.textureSize = std::max(size, 1024);
    limits.renderer = device::rendererName();
    for (const char* name : {"llvmpipe", "softpipe", "swrast", "SwiftShader", "Software"})
        limits.software = limits.software || limits.renderer.find(name) != std::string::npos;
    const auto* version = reinterpret_cast<const char*>(glGetString(GL_VERSION));
    log.info("OpenGL " + std::string(version == nullptr ? "" : version) + ", " + limits.renderer);
    return limits;
}

}  // namespace render
