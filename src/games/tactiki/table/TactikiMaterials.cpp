#include "games/tactiki/table/TactikiMaterials.h"

namespace tactiki::table {

using scene::plainMaterial;
using scene::Surface;

scene::GameMaterials materials() {
    return {plainMaterial("tactiki_board", Surface::Frame, {0.10F, 0.05F, 0.025F}, 0.8F),
            plainMaterial("tactiki_field", Surface::Light, {0.50F, 0.34F, 0.18F}, 0.9F),
            plainMaterial("tactiki_start", Surface::Dark, {0.16F, 0.08F, 0.04F}, 0.9F),
            plainMaterial("tactiki_tiki", Surface::Dark, {0.05F, 0.10F, 0.12F}, 0.5F),
            plainMaterial("tactiki_tac", Surface::Light, {0.82F, 0.62F, 0.34F}, 0.5F),
            plainMaterial("tactiki_rank", Surface::Mark, {0.95F, 0.80F, 0.45F}, 0.6F)};
}

}  // namespace tactiki::table
