#pragma once

#include <chrono>

#include "base/Result.h"
#include "render/Renderer.h"

namespace app {

/// Reloads shaders when their files change, for developers. Does nothing in release builds.
class ShaderReload {
  public:
    /// The renderer must outlive it. `on`: whether to watch the files.
    ShaderReload(render::Renderer& renderer, bool on) : renderer_(renderer), on_(on) {}
    /// Checks the files a few times a second; call once a frame. True if the shaders were replaced; an error
    /// if a file does not compile.
    base::Result<bool> update();

  private:
    render::Renderer& renderer_;
    bool on_;
    std::chrono::steady_clock::time_point lastLook_;
};

}  // namespace app
