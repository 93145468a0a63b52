#pragma once

#include <chrono>

#include "base/Result.h"
#include "render/Renderer.h"

namespace app {

/// For work on the shaders: what was saved is seen at once. Does nothing in release builds.
class ShaderReload {
  public:
    /// The renderer must outlive it. `on`: somebody watches.
    ShaderReload(render::Renderer& renderer, bool on) : renderer_(renderer), on_(on) {}
    /// Looks at the files a few times a second; once a frame. True if the renderer draws by other shaders
    /// now; an error if a file does not compile.
    base::Result<bool> update();

  private:
    render::Renderer& renderer_;
    bool on_;
    std::chrono::steady_clock::time_point lastLook_;
};

}  // namespace app
