#include "games/tak/table/TakMaterials.h"

namespace tak::table {
namespace {

using scene::plainMaterial;
using scene::Surface;

scene::GameMaterial optional(scene::GameMaterial needed) {
    needed.optional = true;
    return needed;
}

}  // namespace

scene::GameMaterials materials() {
    constexpr glm::vec3 kWhite{0.80F, 0.75F, 0.66F};
    constexpr glm::vec3 kBlack{0.035F, 0.033F, 0.036F};
    return {plainMaterial("board_frame", Surface::Frame, {0.10F, 0.04F, 0.018F}, 0.8F),
            plainMaterial("square_light", Surface::Light, {0.62F, 0.40F, 0.19F}, 0.9F),
            plainMaterial("square_dark", Surface::Dark, {0.16F, 0.075F, 0.035F}, 0.9F),
            optional(plainMaterial("inlay", Surface::Mark, {0.95F, 0.68F, 0.30F}, 0.6F, 1)),
            plainMaterial("tray", Surface::Frame, {0.08F, 0.032F, 0.015F}, 0.8F),
            plainMaterial("tray_bed", Surface::Dark, {0.14F, 0.02F, 0.018F}, 1.3F),
            plainMaterial("stone_white", Surface::Light, kWhite, 0.5F),
            plainMaterial("stone_black", Surface::Dark, kBlack, 0.45F),
            optional(plainMaterial("capstone_white", Surface::Light, kWhite, 0.5F)),
            optional(plainMaterial("capstone_black", Surface::Dark, kBlack, 0.45F)),
            plainMaterial("label", Surface::Mark, {0.72F, 0.52F, 0.24F}, 0.8F, 0.6F)};
}

}  // namespace tak::table
