#include "app/GameCatalog.h"

#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"
#include "games/tak/table/MoveBuilder.h"
#include "games/tak/table/TakTable.h"

namespace app {

std::vector<CatalogEntry> gameCatalog() {
    std::vector<CatalogEntry> catalog;
    catalog.push_back({.kind = std::make_unique<tak::play::TakKind>(),
                       .makeTable =
                           [](const game::State& state, const scene::Theme& theme) {
                               // Throws where a state of another game is handed to it.
                               const auto& tak = dynamic_cast<const tak::play::TakState&>(state);
                               return std::make_shared<const tak::table::TakTable>(tak.position().setup(),
                                                                                   theme);
                           },
                       .makeInput = [] { return std::make_unique<tak::table::MoveBuilder>(); }});
    return catalog;
}

}  // namespace app
