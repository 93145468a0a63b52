#pragma once

#include "render/texture/CoverageTexture.h"

namespace app {

/// The texture of the fonts of an interface. Dear ImGui's back end would make one of four bytes a pixel, of
/// which three are always 255: 16 MiB, and as much again in memory.
class FontTexture {
  public:
    /// Has the back end of the current interface make what else it needs, and none of its own textures of
    /// fonts. Call it once, before its first frame.
    static void replaceThatOfBackEnd();
    /// Makes the texture anew from the atlas of the current interface. The renderer must have been made
    /// before; not within a frame.
    void upload();

  private:
    render::CoverageTexture texture_;
};

}  // namespace app
