#pragma once

#include <filesystem>
#include <memory>

#include "app/GameCatalog.h"
#include "app/TableSession.h"

namespace app {

/// The table that decorates the start screen: the game's showcase, or a new game where that cannot be read.
/// `assets` is the folder of the program's assets.
[[nodiscard]] std::unique_ptr<TableSession> makeShowcase(const CatalogEntry& game,
                                                         const std::filesystem::path& assets,
                                                         const scene::Theme& theme);

}  // namespace app
