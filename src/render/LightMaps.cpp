#include "render/LightMaps.h"

#include "render/Flight.h"

namespace render {

void LightMaps::update(const scene::DrawList& list, glm::vec3 towardsLight, MeshStore& meshes,
                       const Programs& programs) {
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glDisable(GL_BLEND);
    glCullFace(GL_BACK);
    const std::vector<WorldBox> casters = casterBoxesOf(list, meshes.bounds());
    shadowStale_ = shadow_.aim(towardsLight, casters) || shadowStale_;
    occlusionStale_ = occlusion_.aim(casters) || occlusionStale_;
    const std::span<const WorldBox> changed(changed_);
    if (shadowStale_ || !changed.empty())
        shadow_.draw(list, shadowStale_ ? std::span<const WorldBox>() : changed, meshes, programs.depth);
    if (occlusionStale_ || !changed.empty())
        occlusion_.draw(sunk(list, meshes.bounds()), occlusionStale_ ? std::span<const WorldBox>() : changed,
                        meshes, programs);
    shadowStale_ = occlusionStale_ = false;
    changed_.clear();
}

}  // namespace render
