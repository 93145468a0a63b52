#include "games/caravan/table/CaravanMaterials.h"

namespace caravan::table {

using scene::plainMaterial;
using scene::Surface;

scene::GameMaterials materials() {
    return {plainMaterial("caravan_stone", Surface::Light, {0.55F, 0.42F, 0.26F}, 0.9F),
            plainMaterial("caravan_gate", Surface::Light, {0.70F, 0.62F, 0.50F}, 0.8F),
            plainMaterial("caravan_camel", Surface::Light, {0.80F, 0.75F, 0.66F}, 0.6F),
            plainMaterial("caravan_card", Surface::Light, {0.85F, 0.82F, 0.74F}, 0.8F),
            plainMaterial("caravan_back", Surface::Light, {0.85F, 0.82F, 0.74F}, 0.8F)};
}

}  // namespace caravan::table
