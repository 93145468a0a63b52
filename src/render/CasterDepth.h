#pragma once

#include <glm/glm.hpp>

#include "render/Changes.h"
#include "render/MeshStore.h"
#include "render/gl/Program.h"
#include "render/gl/Target.h"
#include "scene/DrawList.h"

namespace render {

/// Draws the depths of all casters anew in this part of the target, as `matrix` (world to clip) shows them.
/// Culling and polygon offset stay as they are set; afterwards drawing is limited to the part
/// (GL_SCISSOR_TEST).
void drawCasterDepth(const Target& target, PixelRect part, const glm::mat4& matrix,
                     const scene::DrawList& list, MeshStore& meshes, const Program& depthProgram);

}  // namespace render
