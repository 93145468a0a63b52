// The catalogue of a Dolmen without Tak: tests/arch/without_tak/Build.cmake compiles it instead of the real
// one.
#include "app/catalog/GameCatalog.h"

#include "games/caravan/play/CaravanKind.h"
#include "games/caravan/table/CamelInput.h"
#include "games/caravan/table/CaravanMaterials.h"
#include "games/caravan/table/CaravanPresentation.h"
#include "games/caravan/table/CaravanTable.h"
#include "games/caravan/table/CardInput.h"

namespace app {

std::vector<CatalogEntry> gameCatalog() {
    std::vector<CatalogEntry> catalog;
    catalog.push_back({.kind = std::make_unique<caravan::play::CaravanKind>(),
                       .makeTable =
                           [](const game::View& view, const scene::Theme& theme, const TableWishes&) {
                               return std::make_shared<const caravan::table::CaravanTable>(view.playerCount(),
                                                                                           theme);
                           },
                       .makeInput = [] { return std::make_unique<caravan::table::CardInput>(); },
                       .makeDraftInput = [] { return std::make_unique<caravan::table::CamelInput>(); },
                       .presentation = std::make_unique<caravan::table::CaravanPresentation>(),
                       .materials = caravan::table::materials()});
    return catalog;
}

}  // namespace app
