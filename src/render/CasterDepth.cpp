#include "render/CasterDepth.h"

#include "render/Batches.h"

namespace render {

void drawCasterDepth(const Target& target, PixelRect part, const glm::mat4& matrix,
                     const scene::DrawList& list, MeshStore& meshes, const Program& depthProgram) {
    const Casters casters =
        makeCasters(list, meshes.bounds(), Frustum(cropped(matrix, part, target.width(), target.height())));
    meshes.setInstances(casters.instances);
    target.bind();
    glEnable(GL_SCISSOR_TEST);
    glScissor(part.x, part.y, part.width, part.height);
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LESS);
    glDepthMask(GL_TRUE);
    glClear(GL_DEPTH_BUFFER_BIT);
    depthProgram.use();
    depthProgram.set("uDepthMatrix", matrix);
    for (const Batch& batch : casters.batches) meshes.draw(batch);
}

}  // namespace render
