#pragma once

#include <filesystem>
#include <memory>

#include "app/catalog/GameCatalog.h"
#include "app/table/TableSession.h"

namespace app {

/// Creates the table behind the start screen: the game's showcase position, or a new game if that cannot be
/// read. `assets`: the folder of the program's assets.
[[nodiscard]] std::unique_ptr<TableSession> makeShowcase(const CatalogEntry& game,
                                                         const std::filesystem::path& assets,
                                                         const scene::Theme& theme,
                                                         const TableWishes& wishes);

}  // namespace app
