#include "app/caravan/CaravanEntry.h"

#include "games/caravan/play/CaravanKind.h"
#include "games/caravan/table/CamelInput.h"
#include "games/caravan/table/CaravanMaterials.h"
#include "games/caravan/table/CaravanPresentation.h"
#include "games/caravan/table/CaravanTable.h"
#include "games/caravan/table/CardInput.h"

namespace test {
namespace {

/// The game's files lie beside its tests, not among the program's assets.
const std::filesystem::path kAssets = DOLMEN_CARAVAN_ASSETS;

}  // namespace

app::CatalogEntry caravanEntry() {
    return {.kind = std::make_unique<caravan::play::CaravanKind>(),
            .makeTable =
                [](const game::View& view, const scene::Theme& theme, const app::TableWishes&) {
                    return std::make_shared<const caravan::table::CaravanTable>(view.playerCount(), theme);
                },
            .makeInput = [] { return std::make_unique<caravan::table::CardInput>(); },
            .makeDraftInput = [] { return std::make_unique<caravan::table::CamelInput>(); },
            .presentation = std::make_unique<caravan::table::CaravanPresentation>(),
            .materials = caravan::table::materials(),
            .showcase = kAssets / "showcase.position",
            .lessons = kAssets / "lessons",
            .rules = kAssets / "rules",
            .puzzles = kAssets / "puzzles",
            .howToPlay = kAssets / "how-to-play.json"};
}

}  // namespace test
