#include "games/tactiki/table/TactikiMaterials.h"

namespace tactiki::table {
namespace {

using scene::Surface;

scene::GameMaterial material(const char* name, Surface like, glm::vec3 tint, float roughness,
                             float metallic = 0) {
    scene::GameMaterial needed;
    needed.like = like;
    needed.plain.name = name;
    needed.plain.tint = tint;
    needed.plain.roughnessScale = roughness;
    needed.plain.metallic = metallic;
    return needed;
}

}  // namespace

scene::GameMaterials materials() {
    return {material("tactiki_board", Surface::Frame, {0.10F, 0.05F, 0.025F}, 0.8F),
            material("tactiki_field", Surface::Light, {0.50F, 0.34F, 0.18F}, 0.9F),
            material("tactiki_start", Surface::Dark, {0.16F, 0.08F, 0.04F}, 0.9F),
            material("tactiki_tiki", Surface::Dark, {0.05F, 0.10F, 0.12F}, 0.5F),
            material("tactiki_tac", Surface::Light, {0.82F, 0.62F, 0.34F}, 0.5F),
            material("tactiki_rank", Surface::Mark, {0.95F, 0.80F, 0.45F}, 0.6F)};
}

}  // namespace tactiki::table
