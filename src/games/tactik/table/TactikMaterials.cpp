#include "games/tactik/table/TactikMaterials.h"

namespace tactik::table {

using scene::plainMaterial;
using scene::Surface;

scene::GameMaterials materials() {
    return {plainMaterial("tactik_board", Surface::Frame, {0.16F, 0.08F, 0.04F}, 0.7F),
            plainMaterial("tactik_track", Surface::Light, {0.62F, 0.45F, 0.26F}, 0.7F),
            plainMaterial("tactik_field", Surface::Frame, {0.24F, 0.12F, 0.06F}, 0.7F),
            plainMaterial("tactik_hole", Surface::Dark, {0.03F, 0.02F, 0.015F}, 0.9F),
            plainMaterial("tactik_line", Surface::Mark, {0.80F, 0.62F, 0.30F}, 0.4F),
            plainMaterial("tactik_rack", Surface::Frame, {0.16F, 0.08F, 0.04F}, 0.7F),
            plainMaterial("tactik_red", Surface::Light, {0.50F, 0.05F, 0.03F}, 0.5F),
            plainMaterial("tactik_blue", Surface::Dark, {0.03F, 0.09F, 0.26F}, 0.5F),
            plainMaterial("tactik_yellow", Surface::Light, {0.84F, 0.60F, 0.12F}, 0.5F),
            plainMaterial("tactik_green", Surface::Dark, {0.08F, 0.27F, 0.11F}, 0.5F),
            plainMaterial("tactik_card", Surface::Light, {0.86F, 0.82F, 0.72F}, 0.8F),
            plainMaterial("tactik_print", Surface::Mark, {0.06F, 0.045F, 0.04F}, 0.8F)};
}

}  // namespace tactik::table
