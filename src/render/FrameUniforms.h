#pragma once

#include <glm/glm.hpp>

#include "render/Jitter.h"
#include "render/LightMaps.h"
#include "render/View.h"
#include "render/gl/GlHandle.h"
#include "render/texture/EnvironmentTexture.h"
#include "scene/DrawList.h"
#include "scene/Theme.h"

namespace render {

/// The uniform block for all surface shaders, on the graphics device.
class FrameUniforms {
  public:
    FrameUniforms();

    /// The input for the block. use() reads it and keeps no reference.
    struct Source {
        const scene::DrawList& list;
        const scene::Lighting& lighting;
        const LightMaps& light;
        const EnvironmentTexture& environment;
        const View& view;
        const Jitter& jitter;
        glm::vec2 size;  ///< of the picture, pixels
        bool refines;    ///< whether this is a sample of a still picture after the first
    };
    /// Fills the block and binds it.
    void use(const Source& source) const;

  private:
    BufferHandle buffer_ = BufferHandle::create();
};

}  // namespace render
