#pragma once

#include "scene/Theme.h"

namespace scene {

/// Implements loadTheme(), which has the contract.
[[nodiscard]] base::Result<Theme> readTheme(const std::filesystem::path& folder,
                                            const GameMaterials& ofGames);

}  // namespace scene
