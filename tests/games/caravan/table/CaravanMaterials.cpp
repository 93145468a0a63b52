#include "games/caravan/table/CaravanMaterials.h"

namespace caravan::table {
namespace {

using scene::Surface;

scene::GameMaterial material(const char* name, Surface like, glm::vec3 tint, float roughness) {
    scene::GameMaterial needed;
    needed.like = like;
    needed.plain.name = name;
    needed.plain.tint = tint;
    needed.plain.roughnessScale = roughness;
    return needed;
}

}  // namespace

scene::GameMaterials materials() {
    return {material("caravan_stone", Surface::Light, {0.55F, 0.42F, 0.26F}, 0.9F),
            material("caravan_gate", Surface::Light, {0.70F, 0.62F, 0.50F}, 0.8F),
            material("caravan_camel", Surface::Light, {0.80F, 0.75F, 0.66F}, 0.6F),
            material("caravan_card", Surface::Light, {0.85F, 0.82F, 0.74F}, 0.8F),
            material("caravan_back", Surface::Light, {0.85F, 0.82F, 0.74F}, 0.8F)};
}

}  // namespace caravan::table
